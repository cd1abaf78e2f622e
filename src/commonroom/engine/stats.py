"""The figures of one match, in terms that fit every game, for statistics over many."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Heat(msgspec.Struct, frozen=True):
    """A board from above: something counted on each cell, and what people call the cell."""

    title: str
    """What is counted, as a sentence."""
    labels: tuple[tuple[str, ...], ...]
    counts: tuple[tuple[int | None, ...], ...]
    """None for cells where nothing can be counted."""


class Summary(msgspec.Struct, frozen=True):
    """One match in numbers; `counts` and `samples` have the same names in every match of a game.

    Names such as `points by Quaffles` and `points by Free Goals` say that these are the parts of all points. A name
    such as `points by Quaffles of seat 0` is the same figure for one seat: the part before ` of seat ` is common to all
    seats, so that a bot's figures can be collected wherever it sat.
    """

    counts: Mapping[str, int]
    """Number of times each rule came up, including those that never did."""
    samples: Mapping[str, float]
    """Measures whose spread is of interest. What did not happen is left out."""
    heat: Heat | None = None
