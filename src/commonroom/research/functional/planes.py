"""What the seat on turn observes: planes of ten rows and ten columns, each cell 0 or 1."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.lax import optimization_barrier

from .bits import BITS, has, packed
from .box import BOARD, OPEN_FIRST, ROOM, Box
from .cards import size
from .state import State

PLANES = 16
FULL = np.uint32(0xFFFFFFFF)
FACTS = 7


def observe(box: Box, state: State, dtype: Any) -> Array:
    """Return the planes, the last axis being the number of the plane; docs/research.md says what each of them shows."""
    own, other, hand, out = state.own, state.other, state.own.hand, state.out
    boards = [own.chips, other.chips, own.made & OPEN_FIRST, other.made & OPEN_FIRST]
    cards = [each[:ROOM] for each in (*hand, *out)]
    # Without the barriers each thread would work out facts and planes again, for a cell of its own.
    facts = optimization_barrier(_facts(box, state))
    is_so = facts >> jnp.arange(FACTS, dtype=jnp.uint32) & 1 == 1
    full = jnp.broadcast_to(jnp.where(is_so, FULL, 0)[:, None], (FACTS, ROOM))
    bar = _bar((facts >> FACTS).astype(jnp.int32))
    words = optimization_barrier(jnp.concatenate([jnp.stack(boards + cards), full, bar[None]]))
    in_a_word = 4 // np.dtype(dtype).itemsize
    bits = words.T[:, None] >> jnp.arange(BITS, dtype=jnp.uint32)[:, None]
    cells = bits.reshape(-1, PLANES)[:BOARD]
    return packed([cells[:, first::in_a_word] for first in range(in_a_word)], dtype).reshape(10, 10, PLANES)


def _facts(box: Box, state: State) -> Array:
    """Return what holds for the whole board as the bits of a word, and above them how many cards are in the pile."""
    jacks = [has(state.own.hand.once[ROOM:], jack) for jack in box.jacks]
    facts = (*jacks, state.exchanged, state.choosing, state.passed)
    return sum((fact.astype(jnp.uint32) << place for place, fact in enumerate(facts)), start=size(state.pile) << FACTS)


def _bar(number: Array) -> Array:
    """Fill as many cells as a number says, in reading order."""
    missing = jnp.clip(BITS * np.arange(1, ROOM + 1) - number, 0, BITS)
    return jnp.where(missing == BITS, 0, FULL >> (missing % BITS).astype(jnp.uint32))
