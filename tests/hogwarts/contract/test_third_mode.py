"""A third mode is one module: no file of the game knows it, and it is played, stored and read like the others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import commonroom
from commonroom.engine import BadInput, Match
from commonroom.games import hogwarts
from commonroom.games.hogwarts import agenda
from commonroom.games.hogwarts.editions import EDITIONS
from commonroom.games.hogwarts.mode import MODES
from commonroom.games.hogwarts.modes import register
from commonroom.games.hogwarts.options import enrol

from . import holidays


@pytest.fixture(autouse=True)
def _holidays() -> Iterator[None]:
    register(holidays.MODE)
    yield
    del MODES[holidays.NAME], EDITIONS[holidays.NAME], agenda.QUESTIONS[holidays.Rest]
    enrol(EDITIONS["year"])


def new(seed: int, **options: object) -> Match:
    return commonroom.new("hogwarts", edition=holidays.NAME, seats=["Ann", "Bob"], options=options, seed=seed)


def step(match: Match, chance: Random) -> None:
    seat = chance.choice(match.to_act)
    match.act(seat, chance.choice(hogwarts.legal(match.current, seat)))


@pytest.mark.parametrize("seed", range(5))
def test_it_is_played_to_its_own_end(seed: int) -> None:
    match, chance = new(seed, rests=3), Random(seed)
    while match.to_act:
        step(match, chance)
    assert match.current.own.rests >= 3
    assert match.outcome is not None
    assert match.outcome["reason"] == "points"
    assert commonroom.replay(match.record()) == match


def test_its_positions_come_back_as_they_were() -> None:
    match, chance, asked = new(7, rests=6), Random(7), 0
    while match.to_act:
        step(match, chance)
        position = match.state
        record = commonroom.new(
            "hogwarts",
            edition=holidays.NAME,
            seats=["Ann", "Bob"],
            options={"rests": 6},
            seed=1,
            position=position,
        )
        assert record.state == position
        assert position["own"] == {"rests": match.current.own.rests}
        asked += any(task["task"] == "rest" for task in position["agenda"])
    assert asked > 6


def test_what_only_one_mode_knows_is_refused_in_another() -> None:
    with pytest.raises(BadInput, match="belongs to another edition"):
        commonroom.new("hogwarts", edition="year", seats=["Ann", "Bob"], seed=1, position={"own": {"rests": 1}})
    with pytest.raises(BadInput, match=r"position\.own"):
        commonroom.new("hogwarts", edition=holidays.NAME, seats=["Ann", "Bob"], seed=1, position={"own": {"naps": 1}})


def test_its_edition_and_option_are_offered() -> None:
    assert list(hogwarts.ABOUT.editions) == ["year", "voldemort-returns", holidays.NAME]
    names = [option.name for option in hogwarts.ABOUT.options]
    assert names[-3:] == ["rests", "seconds_per_turn", "pack_data"]
