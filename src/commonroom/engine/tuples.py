"""Small changes of tuples, and the two sides of a game for two. A state holds only values that never change."""

from __future__ import annotations

from typing import TypeAlias, TypeVar, overload

from .contract import Seat

T = TypeVar("T")

Both: TypeAlias = tuple[T, T]
"""One value for each of two sides."""


def other(seat: Seat) -> Seat:
    """Return the opponent in a game for two."""
    return 1 - seat


@overload
def replaced(values: Both[T], index: int, value: T) -> Both[T]: ...
@overload
def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]: ...
def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return the values with one changed."""
    changed = [*values]
    changed[index] = value
    return (*changed,)


def without(values: tuple[T, ...], *gone: T) -> tuple[T, ...]:
    """Return the values without one copy of each of the given ones."""
    left = list(values)
    for value in gone:
        left.remove(value)
    return tuple(left)
