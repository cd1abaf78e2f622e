"""Files are read with a limit and written whole."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

import commonroom
from commonroom import BadInput
from commonroom.engine.strict_json import MAX_BYTES
from commonroom.terminal import files


def test_a_record_has_one_line_for_each_action() -> None:
    match = commonroom.new("sequence", seats=["Ann", "Bob"], seed=1)
    for _ in range(3):
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    text = files.record_text(match.record())
    assert json.loads(text) == match.record()
    assert sum(line.startswith('    {"seat"') for line in text.splitlines()) == 3


def test_a_file_as_large_as_allowed_is_read_and_not_a_byte_more(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b" " * MAX_BYTES)
    assert len(files.read_bytes(str(file))) == MAX_BYTES
    file.write_bytes(b" " * (MAX_BYTES + 1))
    with pytest.raises(BadInput, match="is larger than 5 MiB"):
        files.read_bytes(str(file))


def test_what_claims_no_size_is_read_with_the_same_limit() -> None:
    with pytest.raises(BadInput, match="is larger than 5 MiB"):
        files.read_bytes("/dev/zero")


def test_a_new_file_has_usual_permissions_and_an_old_one_keeps_its_own(tmp_path: Path) -> None:
    file = tmp_path / "file"
    mask = os.umask(0o022)
    try:
        files.write_text(str(file), "one")
        assert stat.S_IMODE(file.stat().st_mode) == 0o644
        file.chmod(0o600)
        files.write_text(str(file), "two")
    finally:
        os.umask(mask)
    assert (file.read_text(), stat.S_IMODE(file.stat().st_mode)) == ("two", 0o600)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_text("one")
    link.symlink_to(file)
    files.write_text(str(link), "two")
    assert link.is_symlink()
    assert file.read_text() == "two"


def test_a_device_is_written_to_and_not_replaced() -> None:
    files.write_text("/dev/null", "text")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("one")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(BadInput, match="cannot write it: no space left on device"):
        files.write_text(str(file), "two")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert file.read_text() == "one"
