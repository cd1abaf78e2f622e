"""The moves of the seat on turn, as a set of places.

Actions have the numbers of all environments here. Their places have gaps, so that a set of cells fills whole words: 128
places for each hundred plays, 64 for the exchanges, then passing and the choices.
"""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import Array

from ..sequence.numbers import ACTIONS, CELLS, CHOOSE_AT, EXCHANGE_AT, JACKS, PASS_AT
from .bits import BITS, count, has, nth, only, packed, room_for, set_of, some
from .box import DECK, OPEN_FIRST, ROOM, Box
from .luck import below
from .state import State

PLAYS = (1 + JACKS) * ROOM
"""Words of the plays: of printed cards, and with each jack."""
REST = PLAYS + room_for(DECK)
WORDS = REST + room_for(ACTIONS - PASS_AT)
MASK = 768
"""Places in a mask. Networks and devices like whole multiples of 256; no action has the last 23 numbers."""


def place_of(action: Any) -> Any:
    """Return the place of an action."""
    gaps = jnp.where(action < PASS_AT, BITS * PLAYS - EXCHANGE_AT, BITS * REST - PASS_AT)
    return action + jnp.where(action < EXCHANGE_AT, action // CELLS * (BITS * ROOM - CELLS), gaps)


def action_at(place: Array) -> Array:
    """Return the action that has a place."""
    gaps = jnp.where(place < BITS * REST, BITS * PLAYS - EXCHANGE_AT, BITS * REST - PASS_AT)
    return place - jnp.where(place < BITS * PLAYS, place // (BITS * ROOM) * (BITS * ROOM - CELLS), gaps)


def moves_of(box: Box, state: State) -> Array:
    """List the moves where no window has to be chosen (SEQ-23, SEQ-28, RUL-SEQ-14).

    One dead card a turn can be exchanged (SEQ-48, SEQ-51). Only who can do nothing else passes (RUL-SEQ-15).
    """
    own, other, hand = state.own, state.other, state.own.hand.once
    is_open = jnp.asarray(OPEN_FIRST) & ~(own.chips | other.chips)
    removable = other.chips & ~other.made
    holds = has(hand[ROOM:], jnp.asarray(box.jacks))
    with_jacks = jnp.where(holds[:, None], jnp.where(jnp.asarray(box.takes)[:, None], removable, is_open), 0)
    dead = jnp.where(state.exchanged, 0, hand[ROOM:] & state.closed)
    plays = hand[:ROOM] & is_open
    can_act = some(plays) | some(dead) | (holds & jnp.where(box.takes, some(removable), some(is_open))).any()
    passing = jnp.where(can_act, 0, jnp.asarray(set_of([0], ACTIONS - PASS_AT)))
    return jnp.concatenate([plays, with_jacks.reshape(-1), dead, passing])


def choices_of(windows: Array) -> Array:
    """List the choice of each window (RUL-SEQ-52); a window of -1 is none."""
    first = place_of(jnp.int32(CHOOSE_AT))
    chosen = jnp.zeros(WORDS, jnp.uint32)
    for window in windows:
        chosen |= only(jnp.where(window < 0, -1, first + window), BITS * WORDS)
    return chosen


def is_move(moves: Array, action: Array) -> Array:
    """Tell whether an action is among the moves; any other number is not."""
    return (action >= 0) & (action < ACTIONS) & has(moves, jnp.clip(place_of(action), 0, BITS * WORDS - 1))


def random_move(moves: Array, bits: Array) -> Array:
    """Draw one of the moves with 32 random bits, each with the same probability."""
    return action_at(nth(moves, below(bits, count(moves))))


def mask_of(moves: Array) -> Array:
    """Write the moves out, 1 for each number of an action that is among them."""
    fours = place_of(np.arange(0, MASK, 4))  # no four of them have a gap among them
    bits = moves[fours // BITS] >> jnp.asarray(fours % BITS, jnp.uint32)
    return packed([bits >> number for number in range(4)], jnp.int8).reshape(MASK)
