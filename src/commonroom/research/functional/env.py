"""Sequence for two as an environment of JAX: two pure functions, which `jax.jit` and `jax.vmap` take as they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import jax.numpy as jnp
from jax import Array

from commonroom.engine import BadInput
from commonroom.fast import fits
from commonroom.games.sequence.options import settings

from ..table import read
from .box import box_of
from .moves import MASK, mask_of, random_move
from .planes import PLANES, observe
from .state import State
from .table import Result, advance, start


class Shown(NamedTuple):
    """What a step shows."""

    observation: Array
    """10 rows, 10 columns, 16 planes, as the seat on turn sees them."""
    mask: Array
    """By number of an action: 1 if it is allowed now, else 0. There are 768 numbers."""
    reward: Array
    """Of the seat that has acted: 1 if it has won, -1 if its move was not allowed, else 0."""
    done: Array
    """Whether the game has ended; the observation and the mask then belong to the next one."""


class SequenceJax:
    """Sequence for two seats, with automatic drawing.

    One learner plays both seats in turn; `state.turn` is the seat that observes. After the end of a game the next one
    is dealt in the same step. A move that is not in the mask is not made: it loses the game.
    """

    actions = MASK
    """Outputs that a network needs. Numbers from 745 on stand for no action."""
    observation_shape = (10, 10, PLANES)

    def __init__(
        self, *, edition: str | None = None, options: Mapping[str, Any] | None = None, dtype: Any = jnp.bfloat16
    ) -> None:
        """Open a table; `dtype` is what observations are made of. BadInput says what is wrong with the choices."""
        _, table = read("sequence", 2, edition, {"draw_mode": "auto", **(options or {})})
        if not fits(table):
            raise BadInput("options", "jax needs draw_mode=auto, and the default for every ruling")
        self.box = box_of(settings(table))
        self.dtype = dtype

    def reset(self, key: Array) -> tuple[State, Shown]:
        """Deal a game. All luck of the table follows from the key, that of the games to come too."""
        state = start(self.box, key)
        return state, self._shown(state, Result(jnp.float32(0), jnp.bool_(False)))

    def step(self, state: State, action: Array) -> tuple[State, Shown]:
        """Let the seat on turn act; after the end of a game, deal the next one."""
        state, result = advance(self.box, state, action)
        return state, self._shown(state, result)

    def sample(self, state: State, bits: Array) -> Array:
        """Draw one of the moves with 32 random bits, each with the same probability."""
        return random_move(state.moves, bits)

    def _shown(self, state: State, result: Result) -> Shown:
        return Shown(observe(self.box, state, self.dtype), mask_of(state.moves), *result)
