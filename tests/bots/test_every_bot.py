"""Every bot at every game: it makes legal moves, the same with the same dice, and only of what its seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from commonroom.bots import bots_of, find_bot
from commonroom.engine import Dice, Seat
from commonroom.engine.eyes import Bot, Eyes
from commonroom.games import GAMES

from ..conformance.playing import AnyRules, games_in_turn, is_long, some_tables

every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)

QUICK = {"search": "search@3"}
"""Where a bot would think for long, a name by which it thinks for a moment."""


def states_in_play(rules: AnyRules, every: int, games: int) -> Iterator[tuple[Any, Seat]]:
    """States from random games at every kind of table, each with everybody who may act there."""
    number = 0
    for game, _ in zip(games_in_turn(rules), range(games), strict=False):
        for ply in game.plies:
            number += 1
            if number % every == 0:
                for seat in rules.to_act(ply.before):
                    yield ply.before, seat


def all_bots(rules: AnyRules) -> dict[str, Bot]:
    return {name: find_bot(rules, QUICK.get(name, name)) for name in bots_of(rules)}


@every_game
def test_they_make_legal_moves_at_every_kind_of_table(rules: AnyRules) -> None:
    bots = all_bots(rules)
    asked = 0
    every = 13 if is_long(rules) else 29  # of long games only a stretch is played
    for state, seat in states_in_play(rules, every, games=max(20, len(some_tables(rules)))):
        legal = rules.legal(state, seat)
        for bot in bots.values():
            assert bot(Eyes(rules, state, seat), Dice(bytes(32), asked)) in legal
        asked += 1
    assert asked > 100


@every_game
def test_the_same_dice_give_the_same_move(rules: AnyRules) -> None:
    for name, bot in all_bots(rules).items():
        for state, seat in states_in_play(rules, every=61, games=4):
            twice = [bot(Eyes(rules, state, seat), Dice(bytes(32), 5)) for _ in range(2)]
            assert twice[0] == twice[1], name


@every_game
def test_what_a_seat_cannot_see_does_not_change_its_mind(rules: AnyRules) -> None:
    for name, bot in all_bots(rules).items():
        for state, seat in states_in_play(rules, every=61, games=4):
            other = rules.imagine(state, seat, Dice(bytes(32), 9))
            moves = [bot(Eyes(rules, world, seat), Dice(bytes(32), 5)) for world in (state, other)]
            assert moves[0] == moves[1], name


@every_game
def test_asking_a_bot_changes_nothing(rules: AnyRules) -> None:
    for state, seat in states_in_play(rules, every=97, games=4):
        before = rules.to_position(state)
        for bot in all_bots(rules).values():
            bot(Eyes(rules, state, seat), Dice(bytes(32), 1))
        assert rules.to_position(state) == before
