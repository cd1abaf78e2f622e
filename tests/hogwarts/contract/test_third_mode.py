"""A third mode is one module: no file of the game knows it, and it is played, stored and read like the others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import commonroom
from commonroom.engine import BadInput
from commonroom.games import hogwarts
from commonroom.games.hogwarts import agenda
from commonroom.games.hogwarts.editions import EDITIONS
from commonroom.games.hogwarts.mode import MODES
from commonroom.games.hogwarts.options import enrol
from commonroom.games.hogwarts.registered import register
from commonroom.match import Match

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


@pytest.mark.parametrize("bot", ["random", "easy", "greedy", "search@5"])
def test_every_bot_plays_it_to_the_end(bot: str) -> None:
    match = new(3, rests=4)
    player = match.bot(bot)
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, player.move(seat))
    assert match.current.own.rests >= 4


def test_its_players_are_advised() -> None:
    match, asked = new(5, rests=4), set()
    advisor = match.bot("greedy")
    while match.to_act:
        seat = match.to_act[0]
        hint = advisor.hint(seat)
        asked.add(type(match.current.agenda[-1]))
        match.submit(seat, hint.action)
    assert holidays.Rest in asked


def test_its_players_have_even_chances_until_it_ends() -> None:
    match, chance = new(2, rests=2), Random(2)
    while match.to_act:
        assert hogwarts.appraise(match.current) == (0.5, 0.5)
        step(match, chance)
    assert sorted(hogwarts.appraise(match.current)) == [0.0, 1.0]


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
