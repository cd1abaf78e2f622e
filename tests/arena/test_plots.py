"""The picture of a report."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from commonroom.arena import Plan, Report, simulate
from commonroom.arena.plots import check_path, draw, headline
from commonroom.engine import BadInput


@pytest.fixture(scope="module")
def report() -> Report:
    return simulate(Plan("sequence", ("greedy", "random"), 6, 1, seats=4))


@pytest.mark.parametrize(("suffix", "magic"), [(".png", b"\x89PNG"), (".svg", b"<?xml"), (".pdf", b"%PDF")])
def test_the_suffix_says_what_is_drawn(report: Report, tmp_path: Path, suffix: str, magic: bytes) -> None:
    path = tmp_path / f"games{suffix}"
    check_path(path)
    assert not path.exists()
    draw(report, path)
    assert path.read_bytes().startswith(magic)


def test_a_game_without_a_board_or_an_end_can_be_drawn_too(report: Report, tmp_path: Path) -> None:
    draw(msgspec.structs.replace(report, heat=None, length=None), tmp_path / "bare.svg")


def test_the_headline_is_the_result(report: Report) -> None:
    assert headline(report).startswith("6 games of Sequence: greedy wins ")
    alone = msgspec.structs.replace(report, by_bot=report.by_bot[:1], played=1)
    assert headline(alone) == "1 game of Sequence, all played by greedy"


@pytest.mark.parametrize("name", ["games.gif", "games", "nowhere/games.png"])
def test_a_bad_place_is_found_out_before(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput, match="plot"):
        check_path(tmp_path / name)


def test_checking_leaves_an_older_picture_alone(tmp_path: Path) -> None:
    path = tmp_path / "old.png"
    path.write_bytes(b"old")
    check_path(path)
    assert path.read_bytes() == b"old"
