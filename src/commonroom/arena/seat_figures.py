"""Figures of one seat: `points by Quaffles of seat 0` says what the seat did, and so what its bot did.

A game says so by the names alone: the figure comes before ` of seat `, the seat after it.
"""

from __future__ import annotations

OF_SEAT = " of seat "


def of_seat(name: str) -> tuple[str, int | None]:
    """Split a name into the figure and its seat; the seat is None where the name has none."""
    figure, of, seat = name.rpartition(OF_SEAT)
    return (figure, int(seat)) if of and seat.isdecimal() else (name, None)
