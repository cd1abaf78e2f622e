"""Our own games do not repeat what the contract's default already says."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from commonroom.engine.defaults import SAME_FOR_ALL
from commonroom.engine.load import Game
from commonroom.games import GAMES
from commonroom.testing.play import Ply, games_in_turn
from commonroom.testing.tables import AnyRules, some_tables

OFTEN = 7
"""A game is asked once in this many plies."""


def own_parts(rules: AnyRules) -> set[str]:
    """Return the parts that a game defines although there is a default, which is the same for all games."""
    assert isinstance(rules, Game)
    # Its way of writing a state, or the values of a reason, is another matter.
    return set(rules.own) & set(SAME_FOR_ALL) - {"to_position", "wording"}


def answers(rules: Any, table: Any, ply: Ply, name: str) -> Any:
    """Return a game's answer for one name of the contract."""
    part, state = getattr(rules, name), ply.before
    match name:
        case "BOTS" | "CONTENT" | "HINTS" | "LEVELS" | "REASON":
            return part
        case "sides_of":
            return part(table)
        case "hold":
            return part(state, ply.seat, ply.action)
        case "summarise":
            return part(state, ply.events)
        case "learnt":
            return part(ply.events)
        case "asides" | "courtesy" | "outlook" | "patience" | "question" | "shortcuts" | "team_channel":
            return [part(state, each) for each in range(len(table.seats))]
    return part(state)


def as_data(answer: Any) -> Any:
    """Return the answer with all tuples as lists, so that an empty one equals any other."""
    return [as_data(each) for each in answer] if isinstance(answer, list | tuple) else answer


def silent_parts(rules: AnyRules) -> set[str]:
    """Return the parts that never differ from the default, in a game at every kind of table."""
    silent = own_parts(rules)
    plain = rules.altered(**{name: SAME_FOR_ALL[name] for name in silent})  # type: ignore[attr-defined]
    for game in islice(games_in_turn(rules), 3 * len(some_tables(rules))):
        for ply in islice(game.plies, 0, None, OFTEN):
            asked = [
                (name, answers(rules, game.table, ply, name), answers(plain, game.table, ply, name)) for name in silent
            ]
            silent -= {name for name, own, default in asked if as_data(own) != as_data(default)}
        if not silent:
            break
    return silent


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_only_what_the_default_does_not(game: str) -> None:
    assert not silent_parts(GAMES[game])


def test_would_find_a_part_that_says_nothing() -> None:
    """A mutant: a clock that never runs."""
    quidditch: Any = GAMES["quidditch"]
    assert silent_parts(quidditch.altered(clock=lambda _: None)) == {"clock"}
