"""Every bot at every game: its moves are legal, the same with the same dice, and depend only on its seat's view."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from commonroom.bots import bots_of, find_bot
from commonroom.bots.levels import levels_of
from commonroom.engine import Dice, Seat
from commonroom.engine.eyes import Bot, Eyes

from ..play import games_in_turn, is_long
from ..tables import AnyRules, some_tables

QUICK = {"search": "search@3"}
"""Names under which slow bots think only for a moment."""
EVERY, EVERY_OF_A_LONG_GAME = 29, 13
"""One of this many states of random games is put to the bots; of long games only a stretch is played."""


def states_in_play(rules: AnyRules, every: int, games: int) -> Iterator[tuple[Any, Seat]]:
    """Yield states from random games at every kind of table, each with every seat that may act there."""
    number = 0
    for game in islice(games_in_turn(rules), games):
        for ply in game.plies:
            number += 1
            if number % every == 0:
                for seat in rules.to_act(ply.before):
                    yield ply.before, seat


def all_bots(rules: AnyRules) -> dict[str, Bot]:
    """Return the bots of a game, each thinking only for a moment."""
    return {name: find_bot(rules, QUICK.get(name, name)) for name in bots_of(rules)}


def check_legal_moves(rules: AnyRules, decisions: int) -> None:
    """Expect legal moves of every bot at every kind of table, this many or as many as short games give."""
    bots, asked = all_bots(rules), 0
    assert {"random", "search", *levels_of(rules).values()} <= set(bots)
    every, games = EVERY_OF_A_LONG_GAME if is_long(rules) else EVERY, max(20, len(some_tables(rules)))
    for state, seat in states_in_play(rules, every, games):
        legal = rules.legal(state, seat)
        for bot in bots.values():
            assert bot(Eyes(rules, state, seat), Dice(bytes(32), asked)) in legal
        asked += 1
    if asked < decisions:
        for state, seat in islice(states_in_play(rules, 1, games), decisions):
            legal = rules.legal(state, seat)
            for bot in bots.values():
                assert bot(Eyes(rules, state, seat), Dice(bytes(32), asked)) in legal
            asked += 1
    assert asked >= decisions, f"only {asked} decisions in {games} games"


def some_states(rules: AnyRules, every: int) -> list[tuple[Any, Seat]]:
    """Return states from a few games; of very short ones, every state of the first."""
    return list(states_in_play(rules, every, games=4)) or list(states_in_play(rules, 1, games=1))


def check_same_dice(rules: AnyRules) -> None:
    """Expect the same move with the same dice."""
    for name, bot in all_bots(rules).items():
        for state, seat in some_states(rules, every=61):
            twice = [bot(Eyes(rules, state, seat), Dice(bytes(32), 5)) for _ in range(2)]
            assert twice[0] == twice[1], name


def check_hidden_does_not_matter(rules: AnyRules) -> None:
    """Expect the same move whatever the seat cannot see."""
    for name, bot in all_bots(rules).items():
        for state, seat in some_states(rules, every=61):
            other = rules.imagine(state, seat, Dice(bytes(32), 9))
            moves = [bot(Eyes(rules, world, seat), Dice(bytes(32), 5)) for world in (state, other)]
            assert moves[0] == moves[1], name


def check_nothing_changes(rules: AnyRules) -> None:
    """Expect a bot to leave the state as it is."""
    for state, seat in some_states(rules, every=97):
        before = rules.to_position(state)
        for bot in all_bots(rules).values():
            bot(Eyes(rules, state, seat), Dice(bytes(32), 1))
        assert rules.to_position(state) == before
