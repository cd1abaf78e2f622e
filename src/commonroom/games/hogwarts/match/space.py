"""Every action that could be sent at a table, legal or not: for brute force and for learners."""

from __future__ import annotations

from collections.abc import Iterator

from .actions import (
    CONCEDE,
    END,
    FORMATION,
    PIECES,
    ROLL,
    SHOOT,
    TAKE,
    Action,
    Aim,
    Move,
    Pass,
    Place,
    Play,
    Put,
    Throw,
)
from .ground import DIRECTIONS
from .state import State


def space(state: State) -> Iterator[Action]:
    """Yield every action that could be sent at this table, legal or not."""
    fields = tuple(state.settings.ground.passes)
    yield from (FORMATION, ROLL, TAKE, SHOOT, END, CONCEDE)
    for piece in PIECES:
        yield Aim(piece)
        for spot in fields:
            yield Place(piece, spot)
            yield Move(piece, spot)
    for spot in fields:
        yield Pass(spot)
        yield Put(spot)
    yield from map(Throw, DIRECTIONS)
    yield from map(Play, state.settings.cards)
