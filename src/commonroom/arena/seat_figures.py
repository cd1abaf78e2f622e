"""Figures of one seat: `points by Quaffles of seat 0` says what the seat did, and so what its bot did.

A game says so by the names alone: what comes before ` of seat ` is the figure, what comes after it the seat.
"""

from __future__ import annotations

OF_SEAT = " of seat "


def of_seat(name: str) -> tuple[str, int | None]:
    """The figure, and whose it is; nobody's in particular where the name does not say."""
    figure, of, seat = name.rpartition(OF_SEAT)
    return (figure, int(seat)) if of and seat.isdecimal() else (name, None)
