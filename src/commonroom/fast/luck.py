"""Random numbers by counter: the same game of the same series has the same luck, whoever plays it, and in any order.

A number is a hash of the game's key and of how many were drawn before it (SplitMix64's finaliser). The readable
engine has other luck, which anybody can check from a seed; here nothing is at stake but time.
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
    """Draw a whole number from 0 to bound - 1; for a few hundred moves, each is as likely to a billionth."""
    state[at.DRAWN] += 1
    number = mixed(np.uint64(state[at.KEY]) + np.uint64(state[at.DRAWN]) * GOLDEN)
    return np.int64(((number >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))


@compiled
def shuffle(state: Ints, first: int, number: int) -> None:
    """Put some neighbouring entries of a state into random order."""
    for last in range(number - 1, 0, -1):
        other = below(state, last + 1)
        state[first + last], state[first + other] = state[first + other], state[first + last]
