"""Tables and positions for the tests of the contract."""

from __future__ import annotations

from typing import Any

from commonroom.engine import Dice, Table
from commonroom.engine.table import read_table
from commonroom.games import hogwarts
from commonroom.games.hogwarts.state import State

SEED = bytes(32)
OTHER_SEED = b"\xff" * 32


def table(seats: int = 2, edition: str = "year", **options: Any) -> Table:
    return read_table(hogwarts.ABOUT, edition, options, [f"P{seat}" for seat in range(seats)])


def at(where: Table, seed: bytes = SEED, **position: Any) -> State:
    """Return the state that a position describes at this table."""
    return hogwarts.from_position(where, position, Dice(seed, 0))


def dice(number: int = 1) -> Dice:
    return Dice(SEED, number)
