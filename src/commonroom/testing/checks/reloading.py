"""A match that is saved and loaded after every action is the same match (TRUST R17)."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

from commonroom.engine import Dice, Table

from ..play import games_in_turn, luck
from ..sight import encoded, viewers
from ..tables import AnyRules


def reloaded(rules: AnyRules, table: Table, state: Any) -> Any:
    """Return the state after a trip through JSON, read with dice that must not matter."""
    return rules.from_position(table, json.loads(json.dumps(rules.to_position(state))), Dice(b"\xff" * 32, 0))


def alike(rules: AnyRules, table: Table, one: Any, other: Any) -> bool:
    """Tell whether two states are the same, in themselves and to every viewer."""
    return (
        one == other
        and encoded(rules.to_position(one)) == encoded(rules.to_position(other))
        and all(encoded(rules.view(one, who)) == encoded(rules.view(other, who)) for who in viewers(table))
    )


def check_reloading(rules: AnyRules, games: int, part: int = 0, parts: int = 1) -> None:
    """Play each game twice, once straight and once with a reload after every action."""
    for table, seed, plies in islice(games_in_turn(rules, part, parts), games):
        copy = reloaded(rules, table, rules.setup(table, luck(seed, 0)))
        for ply in plies:
            assert alike(rules, table, ply.before, copy)
            after, events = rules.apply(copy, ply.seat, ply.action, luck(seed, ply.number))
            assert events == ply.events
            copy = reloaded(rules, table, after)
        assert alike(rules, table, ply.after, copy)
