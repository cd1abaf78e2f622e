"""What a mode says about its tables: who plays, on which sides, and with which options of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias

from commonroom.engine import Option, Table

from .pack.ids import Id
from .pack.world import World

Variant: TypeAlias = Literal["underage", "qualified", "team", "solo"]

YEAR, RETURNS = "year", "voldemort-returns"


class Edition(NamedTuple):
    """The tables of one mode."""

    name: str
    players: tuple[int, int]
    """The smallest and the largest number of players."""
    variant: Callable[[Table], Variant]
    """Returns the variant; BadInput where it does not fit the table."""
    sides: Callable[[Table], tuple[int, ...]]
    """Returns the side of each seat."""
    boards: Callable[[World], tuple[Id, ...]]
    """Returns the boards that a seat may wish for."""
    options: tuple[Option, ...] = ()
    """Options that only this mode has."""
    own: Callable[[Table], Any] = lambda _table: None
    """Returns what the table has chosen of them, as a frozen struct of the mode."""
    is_scored: bool = True
    """True if the sides play for points."""
    has_death_eaters: bool = True
    """True if death eaters stand on towers from the start, except among underage wizards."""


EDITIONS: dict[str, Edition] = {}
"""By name; `registered.py` fills the dictionary."""
