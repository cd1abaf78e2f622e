"""What a game has to tell of one match, in words that fit every game, for statistics over many."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Heat(msgspec.Struct, frozen=True):
    """A board from above: something counted on each cell, and what people call the cell."""

    title: str
    """What is counted, as a sentence."""
    labels: tuple[tuple[str, ...], ...]
    counts: tuple[tuple[int | None, ...], ...]
    """None where nothing can be counted."""


class Summary(msgspec.Struct, frozen=True):
    """One match in numbers; `counts` and `samples` have the same names in every match of a game.

    Names such as `points by Quaffles` and `points by Free Goals` say that these are the parts of all points. A name
    such as `points by Quaffles of seat 0` is the same figure for one seat: what comes before ` of seat ` is what all
    seats have in common, so that it can be told what each bot did wherever it sat.
    """

    counts: Mapping[str, int]
    """How often each rule came up, those that never did included."""
    samples: Mapping[str, float]
    """Measures whose spread is of interest; what did not happen is left out."""
    heat: Heat | None = None
