"""Garbage that a broken or hostile program may send instead of an action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

NO_OBJECTS: tuple[Any, ...] = (None, True, 0, -1, 1.5, 2**70, "", "pass", "\x00", [], [[]], {})
NO_TYPES: tuple[Any, ...] = (None, True, 7, "", "no_such_thing", "__init__", "TYPE", [], {})
NO_VALUES: tuple[Any, ...] = (1.5, float("nan"), -(2**70), "\x00", "\ud800", [{}], [[[]]], {"no": "such"})


def garbled(action: Mapping[str, Any]) -> Iterator[Any]:
    """Yield distortions of a good action: cut, bent, or with something added."""
    yield from NO_OBJECTS
    yield [action]
    yield {"action": action}
    yield {**action, "extra": None}
    yield {**action, "seat": 0}
    yield {field: value for field, value in action.items() if field != "type"}
    yield from ({**action, "type": value} for value in NO_TYPES)
    for field in action:
        yield from ({**action, field: value} for value in NO_VALUES)


def no_seats(seats: int) -> tuple[Any, ...]:
    """Return values that are no seat of a table with this many."""
    return (-1, seats, 2**70, True, 0.0, "0", "", None, [0], {})
