"""What an action does, with the default rulings and automatic drawing."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from ..sequence.numbers import CELLS, CHOOSE_AT, EXCHANGE_AT, PASS_AT, WITH_JACKS
from .bits import only, some
from .box import BOARD, CORNER_CELLS, ROOM, WINDOW_CELLS, Box
from .cards import Cards, top
from .lines import Found, completed
from .moves import choices_of
from .state import Side, State, either


class Action(NamedTuple):
    """What a number stands for."""

    plays: Array
    takes: Array
    """Whether it is a play that takes a chip away."""
    exchanges: Array
    passes: Array
    chooses: Array
    cell: Array
    design: Array
    window: Array


def read(box: Box, number: Array) -> Action:
    """Return what a number stands for; where it stands for no cell, design or window, these mean nothing."""
    plays, passes, chooses = number < EXCHANGE_AT, number == PASS_AT, number >= CHOOSE_AT
    cell, jack = number % CELLS, number // CELLS - 1
    with_jack = plays & (number >= WITH_JACKS)
    design = jnp.where(with_jack, jnp.asarray(box.jacks)[jack], jnp.asarray(box.card_on)[cell])
    return Action(
        plays,
        with_jack & jnp.asarray(box.takes)[jack],
        ~(plays | passes | chooses),
        passes,
        chooses,
        cell,
        jnp.where(plays, design, number - EXCHANGE_AT),
        number - CHOOSE_AT,
    )


class Settled(NamedTuple):
    """What has become of a table."""

    state: State
    """Of its moves, only the windows to be chosen are listed."""
    won: Array
    """By the seat that has acted: nobody else can win."""
    over: Array


def settle(box: Box, state: State, number: Array, bits: Array) -> Settled:
    """Settle a legal action; the bits decide which card is drawn."""
    action = read(box, number)
    own, other, closed = _chips(box, state, action)
    puts = action.plays & ~action.takes
    found = completed(own.chips | CORNER_CELLS, own.made, action.cell)
    brings = jnp.where(puts, found.sequences, 0)
    won = brings + some(own.made) >= 2
    is_long = (found.windows >= 0).sum() > 1
    choosing = (brings == 1) & ~won & is_long
    own = own._replace(made=_made(own, action, found, (brings == 1) & ~is_long))

    state = state._replace(own=own, other=other, closed=closed)
    state = _discard(box, state, action)
    draws = ~(action.passes | choosing | won)
    state, exhausted = _draw(box, state, bits, draws)
    stalemate = action.passes & state.passed & ~state.exchanged
    state = state._replace(
        passed=action.passes & ~state.exchanged,
        exchanged=state.exchanged | action.exchanges,
        choosing=choosing,
    )
    state = either(action.exchanges | choosing, state, _next_turn(state))
    state = state._replace(moves=choices_of(found.windows))
    return Settled(state, won, won | exhausted | stalemate)


def _chips(box: Box, state: State, action: Action) -> tuple[Side, Side, Array]:
    """Place or remove a chip (SEQ-28, SEQ-41, SEQ-44); return both sides, and the designs that are closed then."""
    chip = jnp.where(action.plays, only(action.cell, BOARD), 0)
    own = state.own._replace(chips=state.own.chips | jnp.where(action.takes, 0, chip))
    other = state.other._replace(chips=state.other.chips & ~jnp.where(action.takes, chip, 0))
    printed = jnp.asarray(box.card)[jnp.asarray(box.card_on)[action.cell]]
    is_open = some(printed[:ROOM] & ~(own.chips | other.chips))
    closed = jnp.where(is_open, state.closed & ~printed[ROOM:], state.closed | printed[ROOM:])
    return own, other, jnp.where(action.plays, closed, state.closed)


def _made(own: Side, action: Action, found: Found, is_made: Array) -> Array:
    """Return the cells of the side's sequence: those of the only window, or of the chosen one (SEQ-54, RUL-SEQ-51)."""
    window = jnp.where(action.chooses, action.window, found.windows.max())
    return jnp.where(is_made | action.chooses, jnp.asarray(WINDOW_CELLS)[window], own.made)


def _discard(box: Box, state: State, action: Action) -> State:
    """Move the card that was played or exchanged to the discards (SEQ-28, SEQ-50)."""
    discards = action.plays | action.exchanges
    card = jnp.where(discards, jnp.asarray(box.card)[action.design], 0)
    own = state.own._replace(hand=state.own.hand.minus(card))
    return state._replace(own=own, out=state.out.plus(card))


def _draw(box: Box, state: State, bits: Array, draws: Array) -> tuple[State, Array]:
    """Draw a card, and tell whether the game ends with it (RUL-SEQ-62).

    Else the discards become the new pile (RUL-SEQ-66, RUL-SEQ-67). Who draws has just discarded, so it is never empty.
    """
    card = jnp.where(draws, jnp.asarray(box.card)[top(state.pile, bits)], 0)
    own = state.own._replace(hand=state.own.hand.plus(card))
    pile, out = state.pile.minus(card[ROOM:]), state.out
    is_empty = ~some(pile.once)
    is_new = is_empty & ~box.ends_when_empty
    discards = Cards(out.once[ROOM:], out.twice[ROOM:])
    pile = jax.tree.map(lambda now, new: jnp.where(is_new, new, now), pile, discards)
    out = jax.tree.map(lambda now: jnp.where(is_new, 0, now), out)
    return state._replace(own=own, pile=pile, out=out), is_empty & box.ends_when_empty


def _next_turn(state: State) -> State:
    """Give the turn to the other seat (SEQ-23)."""
    return state._replace(turn=1 - state.turn, own=state.other, other=state.own, exchanged=jnp.bool_(False))
