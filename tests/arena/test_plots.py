"""The picture of a report."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from commonroom.arena import Plan, Report, simulate
from commonroom.arena.breakdown import Breakdown, breakdowns, deeds, is_part
from commonroom.arena.plots import check_path, draw, headline
from commonroom.arena.report import Frequency, spread
from commonroom.engine import BadInput
from commonroom.games import GAMES


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


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_every_game_has_a_picture_of_its_own_figures(tmp_path: Path, suffix: str) -> None:
    for game in GAMES:
        path = tmp_path / f"{game}{suffix}"
        draw(simulate(Plan(game, ("greedy", "random"), 4, 1)), path)
        assert path.stat().st_size > 20_000


def test_figures_that_are_parts_of_a_whole_are_told_by_their_names(report: Report) -> None:
    values = {
        "points by luck": Counter({10.0: 2}),
        "points by skill": Counter({20.0: 1, 40.0: 1}),
        "days": Counter({1.0: 2}),
    }
    samples = {name: spread(counted) for name, counted in values.items()}
    won, led = (
        (Frequency("won by Ann", 1, 0.5, 0.5), Frequency("won by Bob", 0, 0.0, 0.0)),
        Frequency("led by Bob", 1, 1, 1),
    )
    found = breakdowns(msgspec.structs.replace(report, samples=samples, rules=(*won, led), played=2))
    assert found == [Breakdown("points", {"luck": 10.0, "skill": 30.0}), Breakdown("won", {"Ann": 0.5, "Bob": 0.0})]
    assert is_part("points by luck", found)
    assert is_part("won by Bob", found)
    assert not is_part("days", found)
    assert not is_part("led by Bob", found)


def test_what_bots_did_is_told_by_bot(report: Report) -> None:
    ann = {"points by luck": spread(Counter({10.0: 2})), "catches": spread(Counter({1.0: 1, 0.0: 1}))}
    bob = {"points by luck": spread(Counter({0.0: 2})), "catches": spread(Counter({0.0: 2})), "falls": ann["catches"]}
    idle = {"yawns": spread(Counter({0.0: 2}))}
    samples = {name: spread(Counter({10.0: 2})) for name in ("points by luck", "points by skill")}
    report = msgspec.structs.replace(
        report, samples=samples, rules=(), played=2, figures={"Ann": ann, "Bob": bob, "Cid": idle}
    )
    by_bot = {"Ann": {"luck": 10.0}, "Bob": {"luck": 0.0}}
    assert breakdowns(report) == [Breakdown("points", {"luck": 10.0, "skill": 10.0}, by_bot)]
    assert deeds(report) == {"catches": {"Ann": 0.5, "Bob": 0.0}, "falls": {"Bob": 0.5}}


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
