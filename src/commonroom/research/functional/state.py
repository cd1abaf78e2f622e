"""The state of a table for two."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from .cards import Cards
from .luck import Luck


class Side(NamedTuple):
    """What belongs to one of the two."""

    chips: Array
    made: Array
    """The cells of its sequence, a corner among them if it has one. The second sequence wins."""
    hand: Cards


class State(NamedTuple):
    """A table as the seat on turn has it."""

    turn: Array
    """The seat on turn, 0 or 1."""
    own: Side
    other: Side
    out: Cards
    """The discards of both."""
    pile: Cards
    """What is left. Their order is drawn when they are: nobody knows it before."""
    closed: Array
    """The designs whose two cells are both taken."""
    choosing: Array
    """Whether a window of a long line has to be chosen."""
    exchanged: Array
    """Whether a card was exchanged in this turn."""
    passed: Array
    """Whether the other has just passed, without having exchanged a card."""
    moves: Array
    """The places of the actions that are allowed now, see `moves`."""
    luck: Luck


def either(condition: Array, first: State, second: State) -> State:
    """Return the first of two states if a condition holds, else the second."""
    return jax.tree.map(lambda one, two: jnp.where(condition, one, two), first, second)
