"""The windows that a chip completes, seen from its cell: nine cells in each of the four directions."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array
from jax.lax import population_count

from .box import BIT_AROUND, WINDOW, WORD_AROUND

FIVE = 0b11111
ENDS = 0b10001
PLACES = range(5)


class Found(NamedTuple):
    """What a chip completes."""

    sequences: Array
    """How many sequences it brings (RUL-SEQ-50)."""
    windows: Array
    """The windows of one direction that may count, by their place among the nine cells; -1 for none (SEQ-56)."""


def completed(counting: Array, made: Array, cell: Array) -> Found:
    """Find what a chip on a cell completes; `counting` are all cells that then count for its side.

    Five cells share at most one cell with the side's sequence (SEQ-57, SEQ-58). Two windows of one direction that both
    end in the chip are two sequences; of others, one counts (RUL-SEQ-52).
    """
    line, sealed = strips(counting, cell), strips(made, cell)
    whole = line & line >> 1 & line >> 2 & line >> 3 & line >> 4
    apart = reduce(
        or_, ((population_count(sealed >> place & FIVE) <= 1).astype(jnp.uint32) << place for place in PLACES)
    )
    fits = whole & apart
    brings = (fits != 0).astype(jnp.int32) + (fits & ENDS == ENDS)
    way = jnp.where(fits[1] != 0, 1, jnp.where(fits[2] != 0, 2, jnp.where(fits[3] != 0, 3, 0)))
    windows = jnp.where(fits[way] >> jnp.arange(5, dtype=jnp.uint32) & 1 == 1, jnp.asarray(WINDOW)[cell, way], -1)
    return Found(sum(brings, start=jnp.int32(0)), windows)


def strips(cells: Array, middle: Array) -> Array:
    """Return which of the nine cells around a cell are in a set, by direction, as nine bits."""
    words, bits = jnp.asarray(WORD_AROUND)[middle], jnp.asarray(BIT_AROUND, jnp.uint32)[middle]
    # Four words are told apart faster than they are looked up. No cell outside the board is in any of them.
    found = reduce(or_, (jnp.where(words == place, word, 0) for place, word in enumerate(cells)))
    inside = found >> bits & 1
    return reduce(or_, (inside[:, place] << place for place in range(9)))
