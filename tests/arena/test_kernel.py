"""Many games on the compiled kernel: it is used where it fits, says so, and reports the same things."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import commonroom
from commonroom import BadInput, Report
from commonroom.cli import app
from commonroom.fast import why_not

AUTO = {"draw_mode": "auto"}


def report(bots: Any = "random", games: int = 3000, **rest: Any) -> Report:
    given: dict[str, Any] = {"options": AUTO, "seed": 1, "engine": "auto"} | rest
    return commonroom.simulate("sequence", bots, games, **given)


def test_many_games_are_played_by_the_kernel_and_few_are_not() -> None:
    assert report(games=1000).engine == "fast"
    assert report(games=3).engine == "readable"
    assert report(games=3, engine="fast").engine == "fast"
    assert report(games=1000, engine="readable").engine == "readable"


def test_in_python_a_report_does_not_depend_on_what_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def plain() -> Report:
        return commonroom.simulate("sequence", "random", 1000, seed=1, options=AUTO, jobs=2)

    with_the_kernel = plain()
    assert with_the_kernel.engine == "readable"
    monkeypatch.setitem(sys.modules, "numba", None)
    assert plain() == with_the_kernel


def test_the_command_takes_the_kernel_for_many_games() -> None:
    arguments = ["simulate", "sequence", "--games", "1000", "--seed", "1", "--option", "draw_mode=auto"]
    done = CliRunner().invoke(app, arguments)
    assert "engine fast" in done.output
    assert "engine readable" in CliRunner().invoke(app, [*arguments, "--engine", "readable"]).output


def test_the_number_of_jobs_changes_nothing_and_the_seed_does() -> None:
    alone = report(["greedy", "random", "easy"], games=5000, seats=3)
    assert report(["greedy", "random", "easy"], games=5000, seats=3, jobs=3) == alone
    assert report(["greedy", "random", "easy"], games=5000, seats=3, seed=2).length != alone.length


@pytest.mark.parametrize(
    ("bots", "seats", "edition"),
    [
        (["greedy", "random"], 2, "classic-2022"),
        (["random"], 3, "harry-potter-2021"),
        (["easy", "greedy"], 4, "classic-2022"),
        (["normal", "easy"], 2, "harry-potter-2021"),
        (["random"], 12, "harry-potter-2021"),
    ],
)
def test_it_reports_what_the_readable_engine_does(bots: list[str], seats: int, edition: str) -> None:
    fast = report(bots, 4000, seats=seats, edition=edition)
    slow = report(bots, 100, seats=seats, edition=edition)
    assert [rule.name for rule in fast.rules] == [rule.name for rule in slow.rules]
    assert set(fast.samples) == set(slow.samples)
    assert (fast.sides, fast.seats, fast.bots) == (slow.sides, slow.seats, slow.bots)
    assert [standing.name for standing in fast.by_bot] == [standing.name for standing in slow.by_bot]
    assert fast.heat is not None
    assert slow.heat is not None
    assert (fast.heat.title, fast.heat.labels) == (slow.heat.title, slow.heat.labels)
    # The same games in the mean: a hundred games of the one stay near to thousands of the other.
    assert fast.length is not None
    assert slow.length is not None
    assert slow.length.mean == pytest.approx(fast.length.mean, rel=0.08)
    for one, other in zip(fast.by_bot, slow.by_bot, strict=True):
        assert other.low - 0.02 <= one.share <= other.high + 0.02


def test_everything_is_counted_once() -> None:
    made = report(["greedy", "random"], 4000, seats=4)
    assert sum(made.reasons.values()) == made.played == 4000
    assert sum(side.won for side in made.by_side) + made.draws.games == 4000
    assert [seat.won for seat in made.by_seat[:2]] == [side.won for side in made.by_side]
    assert sum(bot.played for bot in made.by_bot) == 2 * 4000
    assert made.heat_games == 4000 - made.draws.games
    assert made.length is not None
    assert made.length.games == 4000
    assert msgspec.json.decode(msgspec.json.encode(made), type=Report) == made


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"game": "quidditch"}, "sequence only"),
        ({"bots": "search@5"}, "has the bots random, greedy, easy"),
        ({"options": {}}, "draw_mode=auto"),
        ({"options": AUTO | {"long_line_lock": "whole_line"}}, "default for every ruling"),
        ({"engine": "quick"}, "must be one of auto, readable, fast"),
    ],
)
def test_it_says_why_it_cannot_play(arguments: dict[str, Any], says: str) -> None:
    given: dict[str, Any] = {"game": "sequence", "options": AUTO, "engine": "fast", "games": 2, "seed": 1} | arguments
    if given["game"] != "sequence":
        given["options"] = {}
    with pytest.raises(BadInput, match=says) as refused:
        commonroom.simulate(**given)
    assert refused.value.field == "engine"


def test_without_the_extra_the_readable_engine_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert report(games=1000).engine == "readable"
    with pytest.raises(BadInput, match=r"commonroom\[research\]"):
        report(engine="fast")


def test_it_can_be_asked_without_the_extra_what_it_plays() -> None:
    table = commonroom.new("sequence", seats=["Ann", "Bob"], options=AUTO).table
    assert why_not("sequence", table, ["greedy", "easy"]) is None
    assert why_not("sequence", table, ["search"]) is not None
