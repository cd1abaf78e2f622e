"""Every action that could be sent at a table, legal or not: for brute force and for learners."""

from __future__ import annotations

from collections.abc import Iterator

from .actions import (
    ADMIT,
    CONCEDE,
    DRAW,
    EXCHANGE,
    FORFEIT,
    LEAVE,
    PASS,
    PLAY,
    Action,
    ChooseSequence,
    ClaimCoaching,
    Rule,
)
from .board import WINDOWS
from .state import State


def space(state: State) -> Iterator[Action]:
    """Yield every action that could be sent at this table, legal or not."""
    yield from PLAY.values()
    yield from EXCHANGE.values()
    yield from FORFEIT.values()
    yield from (ChooseSequence(window.cells) for window in WINDOWS)
    yield from (DRAW, PASS, ADMIT, CONCEDE, LEAVE)
    for side in range(state.settings.sides):
        yield ClaimCoaching(side)
        yield from (Rule(upheld, side) for upheld in (True, False))
