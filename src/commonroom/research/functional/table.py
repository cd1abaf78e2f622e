"""A table: its first state, and each after an action, the next game being dealt when one has ended."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array
from jax.lax import optimization_barrier

from .box import ROOM, Box
from .cards import DEALT, deal, no_cards
from .luck import Luck, draw, luck_of
from .moves import WORDS, is_move, moves_of
from .rules import settle
from .state import Side, State, either

LUCK_OF_A_DEAL = DEALT + 1


class Result(NamedTuple):
    """What an action has led to."""

    reward: Array
    """Of the seat that has acted."""
    done: Array


def start(box: Box, key: Array) -> State:
    """Deal the first game. All luck of the table follows from the key, that of the games to come too."""
    bits, luck = draw(luck_of(key), LUCK_OF_A_DEAL)
    return _listed(box, _begin(box, bits, luck))


def advance(box: Box, state: State, action: Array) -> tuple[State, Result]:
    """Let the seat on turn act; after the end of a game, deal the next one."""
    legal = is_move(state.moves, action)
    bits, luck = draw(state.luck, 1 + LUCK_OF_A_DEAL)
    settled = settle(box, state._replace(luck=luck), action, bits[0])
    done = settled.over | ~legal
    reward = jnp.where(legal, settled.won.astype(jnp.float32), -1)
    after = either(done, _begin(box, bits[1:], luck), settled.state)
    return _listed(box, after), Result(reward, done)


def _begin(box: Box, bits: Array, luck: Luck) -> State:
    """Lay out an empty board, deal, and draw who begins (RUL-SEQ-08); what is allowed is still to be listed."""
    own, other, pile = deal(box, bits[:DEALT])
    empty = jnp.zeros(ROOM, jnp.uint32)
    no = jnp.bool_(False)
    return State(
        turn=(bits[DEALT] >> 31).astype(jnp.int8),
        own=Side(empty, empty, own),
        other=Side(empty, empty, other),
        out=no_cards(),
        pile=pile,
        closed=jnp.zeros_like(pile.once),
        choosing=no,
        exchanged=no,
        passed=no,
        moves=jnp.zeros(WORDS, jnp.uint32),
        luck=luck,
    )


def _listed(box: Box, state: State) -> State:
    """List the moves, unless it is the windows to be chosen."""
    # Without the barrier each word of the list would be worked out from all that has happened.
    state = optimization_barrier(state)
    return state._replace(moves=jnp.where(state.choosing, state.moves, moves_of(box, state)))
