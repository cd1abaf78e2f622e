"""Random numbers by counter, so that a game has the same luck whichever thread plays it, and in whatever order.

A number is a hash (the finaliser of SplitMix64) of the game's key and of how many were drawn before it. The readable
engine's luck can be checked from a published seed; that would take too long here, and nobody plays for anything.
"""

from __future__ import annotations

import numpy as np

from . import state as at
from .compiled import Ints, compiled, inlined

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)


@inlined
def mixed(number: np.uint64) -> np.uint64:
    """Hash a number to another, each with the same probability."""
    number = (number ^ (number >> np.uint64(30))) * FIRST
    number = (number ^ (number >> np.uint64(27))) * SECOND
    return number ^ (number >> np.uint64(31))


@compiled
def key_of(seed: np.uint64, game: int) -> np.int64:
    """Return the key of a game of a series."""
    return np.int64(mixed(mixed(seed) + np.uint64(game) * GOLDEN))


@inlined
def below(state: Ints, bound: int) -> np.int64:
    """Draw a whole number below a bound; for a few hundred moves, all are equally likely to within a ten-millionth."""
    state[at.DRAWN] += 1
    number = mixed(np.uint64(state[at.KEY]) + np.uint64(state[at.DRAWN]) * GOLDEN)
    return np.int64(((number >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))


@compiled
def shuffle(state: Ints, first: int, number: int) -> None:
    """Shuffle some neighbouring entries of a state."""
    for last in range(number - 1, 0, -1):
        other = below(state, last + 1)
        state[first + last], state[first + other] = state[first + other], state[first + last]
