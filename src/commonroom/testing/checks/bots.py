"""Every bot at every game: it makes legal moves, the same with the same dice, and only of what its seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from commonroom.bots import bots_of, find_bot
from commonroom.engine import Dice, Seat
from commonroom.engine.eyes import Bot, Eyes

from ..play import games_in_turn, is_long
from ..tables import AnyRules, some_tables

QUICK = {"search": "search@3"}
"""Where a bot would think for long, a name by which it thinks for a moment."""
EVERY, EVERY_OF_A_LONG_GAME = 29, 13
"""Out of so many states of random games, one is put to the bots; of long games only a stretch is played."""


def states_in_play(rules: AnyRules, every: int, games: int) -> Iterator[tuple[Any, Seat]]:
    """Yield states from random games at every kind of table, each with everybody who may act there."""
    number = 0
    for game in islice(games_in_turn(rules), games):
        for ply in game.plies:
            number += 1
            if number % every == 0:
                for seat in rules.to_act(ply.before):
                    yield ply.before, seat


def all_bots(rules: AnyRules) -> dict[str, Bot]:
    """Return the bots of a game, each thinking for a moment only."""
    return {name: find_bot(rules, QUICK.get(name, name)) for name in bots_of(rules)}


def check_legal_moves(rules: AnyRules, decisions: int) -> None:
    """Let every bot make legal moves at every kind of table, so many or as many as short games give."""
    bots, asked = all_bots(rules), 0
    assert {"random", "search"} <= set(bots)
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
    """Return states from a few games, and of very short ones every state of the first."""
    return list(states_in_play(rules, every, games=4)) or list(states_in_play(rules, 1, games=1))


def check_same_dice(rules: AnyRules) -> None:
    """Make the same move with the same dice."""
    for name, bot in all_bots(rules).items():
        for state, seat in some_states(rules, every=61):
            twice = [bot(Eyes(rules, state, seat), Dice(bytes(32), 5)) for _ in range(2)]
            assert twice[0] == twice[1], name


def check_hidden_does_not_matter(rules: AnyRules) -> None:
    """Make the same move whatever lies where the seat cannot see."""
    for name, bot in all_bots(rules).items():
        for state, seat in some_states(rules, every=61):
            other = rules.imagine(state, seat, Dice(bytes(32), 9))
            moves = [bot(Eyes(rules, world, seat), Dice(bytes(32), 5)) for world in (state, other)]
            assert moves[0] == moves[1], name


def check_nothing_changes(rules: AnyRules) -> None:
    """Think without touching the state."""
    for state, seat in some_states(rules, every=97):
        before = rules.to_position(state)
        for bot in all_bots(rules).values():
            bot(Eyes(rules, state, seat), Dice(bytes(32), 1))
        assert rules.to_position(state) == before
