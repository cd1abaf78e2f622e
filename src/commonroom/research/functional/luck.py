"""Random numbers by counter: each is a hash of a table's key and of how many the table has drawn before it."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array


class Luck(NamedTuple):
    """What the luck of a table follows from, all of it."""

    key: Array
    """64 bits, as two words."""
    drawn: Array
    """Numbers that were drawn so far."""


def luck_of(key: Array) -> Luck:
    """Return the luck of a table for a key of JAX."""
    return Luck(jax.random.bits(key, (2,), jnp.uint32), jnp.uint32(0))


def mixed(number: Array) -> Array:
    """Hash a word to another, each with the same probability (`triple32` of Chris Wellons' hash prospector)."""
    number ^= number >> 17
    number *= jnp.uint32(0xED5AD4BB)
    number ^= number >> 11
    number *= jnp.uint32(0xAC4C1B51)
    number ^= number >> 15
    number *= jnp.uint32(0x31848BAB)
    return number ^ number >> 14


def below(bits: Array, bound: Any) -> Array:
    """Turn 32 random bits into a number below a bound of at most 16 bits."""
    bound = jnp.asarray(bound, jnp.uint32)
    return (bits >> 16) * bound + ((bits & 0xFFFF) * bound >> 16) >> 16


def draw(luck: Luck, numbers: int) -> tuple[Array, Luck]:
    """Draw some words of 32 random bits."""
    counter = luck.drawn + jnp.arange(numbers, dtype=jnp.uint32)
    bits = mixed(mixed(counter ^ luck.key[0]) ^ luck.key[1])
    return bits, Luck(luck.key, luck.drawn + jnp.uint32(numbers))
