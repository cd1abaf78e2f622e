"""Sets of numbers as words of bits: number n is bit n % 32 of word n // 32, so that a board is four words.

Each function is about one set. `jax.vmap` makes it one about the sets of many tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_
from typing import Any, TypeAlias

import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
from jax import Array
from jax.lax import bitcast_convert_type, population_count

Words: TypeAlias = npt.NDArray[np.uint32]

BITS = 32


def room_for(size: int) -> int:
    """Return how many words a set of the numbers below `size` takes."""
    return -(-size // BITS)


def set_of(numbers: Iterable[int], size: int) -> Words:
    """Return a constant set."""
    words = np.zeros(room_for(size), np.uint32)
    for number in numbers:
        words[number // BITS] |= np.uint32(1 << number % BITS)
    return words


def only(number: Array, size: int) -> Array:
    """Return the set of one number, or no number if it is negative."""
    bit = jnp.uint32(1) << jnp.asarray(number % BITS, jnp.uint32)
    return jnp.where(jnp.arange(room_for(size)) == number // BITS, bit, jnp.uint32(0))


def has(words: Any, number: Any) -> Array:
    """Tell whether a number is in a set."""
    return words[number // BITS] >> jnp.asarray(number % BITS, jnp.uint32) & 1 == 1


def some(words: Array) -> Array:
    """Tell whether a set has any number."""
    return reduce(or_, words) != 0


def count(words: Array) -> Array:
    """Return how many numbers a set has."""
    return sum((population_count(word) for word in words), start=jnp.uint32(0))


def nth(words: Array, place: Array) -> Array:
    """Return a number of a set by its place among them, from the lowest; there is no loop for the device to wait in."""
    at, before, total = jnp.int32(0), jnp.uint32(0), jnp.uint32(0)
    for word in words[:-1]:
        total += population_count(word)
        at += place >= total
        before = jnp.where(place >= total, total, before)
    left, place, bit = words[at], place - before, jnp.int32(0)
    for width in (16, 8, 4, 2, 1):
        below = population_count(left & ((1 << width) - 1))
        skips = place >= below
        left = jnp.where(skips, left >> width, left)
        place = jnp.where(skips, place - below, place)
        bit += jnp.where(skips, width, 0)
    return BITS * at + bit


def packed(parts: Sequence[Array], dtype: Any) -> Array:
    """Write bits side by side, on a last axis: for each the number 0 or 1.

    Each part is the lowest bit of its words. XLA lets each thread of a GPU write one number, however small: so as many
    as a word holds are written as one.
    """
    one = np.ones((), dtype)
    width = 8 * one.itemsize
    word = reduce(or_, ((part & 1) << width * place for place, part in enumerate(parts)))
    return bitcast_convert_type(word * jnp.uint32(one.view(f"u{one.itemsize}")), dtype)
