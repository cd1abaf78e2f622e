"""Positions of the second mode: every question of it can be written down and read again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from commonroom.engine import Dice
from commonroom.engine.table import read_table
from commonroom.games.hogwarts.options import ABOUT
from commonroom.games.hogwarts.position.convert import from_position, to_position
from commonroom.games.hogwarts.returns.tasks import ChooseFoe, ChooseHero, DarkTurn, HandOver, HideToken, TryHorcrux
from commonroom.games.hogwarts.state import State

from ..tables import HARRY, HERMIONE, RON, SEED, Game
from .tables import BELLATRIX, DARK, FANG, HORCRUXES, LUCIUS, PETTIGREW, RETURNS, STONE, after, before, give, stop

SEATS = [{"name": f"P{seat}", "character": who} for seat, who in enumerate((PETTIGREW, HARRY, RON, HERMIONE))]


def read(position: dict[str, Any]) -> State:
    return from_position(read_table(ABOUT, RETURNS, {"first_player": 0}, SEATS), position, Dice(SEED, 0))


def asking(what: type) -> Game:
    """Return a table where this is being asked."""
    heroes = (HARRY, RON, HERMIONE)
    if what is ChooseFoe:
        return stop(after(*heroes).death_eater(LUCIUS, "s05").death_eater(BELLATRIX, "s05"), 1, "s05")
    if what is ChooseHero:
        game = after(*heroes).person(2, at="s09").person(3, at="s09").death_eater(LUCIUS, "bell_tower").turn_of(DARK)
        return game.dice("move", 6).do(DARK, "move", pawn=LUCIUS).do(DARK, "pass").walk(DARK, "s09")
    if what is DarkTurn:
        return after(*heroes).turn_of(DARK)
    if what is HideToken:
        return after(*heroes).turn_of(1).ask(HideToken(DARK, STONE))
    if what is HandOver:
        return stop(give(before(*heroes), 1, FANG).person(2, at="s03"), 1, "s03")
    return stop(give(before(*heroes), 1, FANG), 1, "dumbledores_office")


@pytest.mark.parametrize("what", [ChooseFoe, ChooseHero, DarkTurn, HideToken, HandOver, TryHorcrux])
def test_a_question_is_read_as_it_was_written(what: type) -> None:
    state = asking(what).state
    assert type(state.agenda[-1]) is what
    position = to_position(state)
    assert to_position(read(json.loads(json.dumps(position)))) == position


@pytest.mark.rule("HOG-606", "RUL-HOG-150")
def test_606_horcruxes_need_not_be_written() -> None:
    """They lie on their places, except those that are destroyed or written elsewhere."""
    state = read({"tokens": {"s02": [FANG]}, "destroyed": ["nagini"], "turn": 1})
    lying = {token: place for place, here in state.tokens.items() for token in here}
    assert lying == {FANG: "s02"} | {token: place for token, place in HORCRUXES.items() if token != "nagini"}
