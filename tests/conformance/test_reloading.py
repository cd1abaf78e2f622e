"""A match that is saved and loaded after every action is the same match (TRUST R17)."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

from commonroom.engine import BadInput, Dice, Table
from commonroom.games import GAMES

from .altering import altered
from .looking import encoded, viewers
from .playing import AnyRules, games_in_turn, luck, so_many, some_tables

PARTS = 2


def reloaded(rules: AnyRules, table: Table, state: Any) -> Any:
    """The state after a trip through JSON, read with dice that must not matter."""
    return rules.from_position(table, json.loads(json.dumps(rules.to_position(state))), Dice(b"\xff" * 32, 0))


def alike(rules: AnyRules, table: Table, one: Any, other: Any) -> bool:
    """Whether two states are the same, inside and in the eyes of everybody."""
    return (
        one == other
        and encoded(rules.to_position(one)) == encoded(rules.to_position(other))
        and all(encoded(rules.view(one, who)) == encoded(rules.view(other, who)) for who in viewers(table))
    )


def check_reloading(rules: AnyRules, games: int, part: int = 0) -> None:
    """Play each game twice, once straight and once with a reload after every action."""
    for table, seed, plies in islice(games_in_turn(rules, part, PARTS), games):
        copy = reloaded(rules, table, rules.setup(table, luck(seed, 0)))
        for ply in plies:
            assert alike(rules, table, ply.before, copy)
            after, events = rules.apply(copy, ply.seat, ply.action, luck(seed, ply.number))
            assert events == ply.events
            copy = reloaded(rules, table, after)
        assert alike(rules, table, ply.after, copy)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", list(GAMES))
def test_r17_two_hundred_games_reloaded_after_every_action_go_on_alike(game: str, part: int) -> None:
    rules = GAMES[game]
    in_all = max(so_many(rules, 200), len(some_tables(rules)))
    check_reloading(rules, in_all // PARTS, part)


def without(rules: AnyRules, field: str) -> AnyRules:
    """The rules with a position that lacks a field."""

    def to_position(state: Any) -> dict[str, Any]:
        return {name: value for name, value in rules.to_position(state).items() if name != field}

    return altered(rules, to_position=to_position)


def is_needed(rules: AnyRules, table: Table, state: Any, field: str) -> bool:
    """Whether the state cannot be told from the other fields alone."""
    try:
        return bool(reloaded(without(rules, field), table, state) != state)
    except BadInput:
        return True


@pytest.mark.parametrize("game", list(GAMES))
def test_r17_would_find_any_field_that_is_not_written_down(game: str) -> None:
    """The mutants: a position without one of its fields, for each that is needed somewhere in the first games."""
    rules, games = GAMES[game], 30
    needed: set[str] = set()
    for table, _, plies in islice(games_in_turn(rules, 0, PARTS), games):
        for ply in islice(plies, 0, None, 5):
            fields = rules.to_position(ply.before).keys() - needed
            needed |= {field for field in fields if is_needed(rules, table, ply.before, field)}
    assert len(needed) > 5
    for field in needed:
        with pytest.raises((AssertionError, BadInput)):
            check_reloading(without(rules, field), games)
