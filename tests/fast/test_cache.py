"""Compiled code is kept by a fingerprint of its sources."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from shutil import copytree

import pytest

import commonroom.fast.simulation  # noqa: F401, imports all that the kernel needs
from commonroom.fast.compiled import ONE_DAY, SOURCES, cache_folder, fingerprint

NOW = 1_000_000_000.0


@pytest.fixture
def sources(tmp_path: Path) -> list[Path]:
    """Return a copy of what the fingerprint is taken of."""
    return [Path(copytree(folder, tmp_path / folder.name)) for folder in SOURCES]


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("sequence/bots/judgement.py", "FAINT = 0.02", "FAINT = 0.03"),
        ("sequence/bots/choice.py", '"easy": 12', '"easy": 13'),
        ("sequence/board.py", "SIZE = 10", "SIZE = 11"),
        ("sequence/editions/classic-2022.toml", 'title = "Sequence, classic', 'title = "Sequence, Classic'),
        ("fast/play.py", "COLUMNS = BOARD + 6", "COLUMNS = BOARD + 7"),
    ],
)
def test_a_changed_source_changes_the_fingerprint(sources: list[Path], file: str, old: str, new: str) -> None:
    before = fingerprint(*sources)
    assert before == fingerprint(*SOURCES), "the place of the files does not matter"
    changed = sources[0].parent / file
    text = changed.read_text(encoding="utf-8")
    assert old in text
    changed.write_text(text.replace(old, new), encoding="utf-8")
    assert fingerprint(*sources) != before


def test_every_module_of_the_game_that_the_kernel_imports_is_a_source() -> None:
    imported = [name for name in sys.modules if name.startswith(("commonroom.fast", "commonroom.games.sequence"))]
    files = [Path(sys.modules[name].__file__ or "") for name in imported]
    assert len(files) > 10
    assert all(any(file.is_relative_to(folder) for folder in SOURCES) for file in files)


def test_a_new_folder_replaces_those_that_nobody_has_used_for_a_day(tmp_path: Path) -> None:
    old, recent = (cache_folder(tmp_path, name, NOW) for name in ("old", "recent"))
    (old / "function").mkdir()
    os.utime(old, (NOW, NOW))
    cache_folder(tmp_path, "recent", NOW + ONE_DAY)
    new = cache_folder(tmp_path, "new", NOW + ONE_DAY + 1)
    assert sorted(tmp_path.iterdir()) == sorted((new, recent))


def test_a_folder_that_is_used_again_deletes_nothing(tmp_path: Path) -> None:
    first, second = (cache_folder(tmp_path, name, NOW) for name in ("first", "second"))
    cache_folder(tmp_path, "first", NOW + 2 * ONE_DAY)
    assert sorted(tmp_path.iterdir()) == sorted((first, second))


def test_another_process_may_delete_the_same_folder_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache_folder(tmp_path, "old", NOW)
    there = list(tmp_path.iterdir())
    (tmp_path / "old").rmdir()
    monkeypatch.setattr(Path, "iterdir", lambda _: iter(there))
    assert cache_folder(tmp_path, "new", NOW + 2 * ONE_DAY).is_dir()


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cache_folder(tmp_path / "file", "name", NOW)
