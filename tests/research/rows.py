"""Tables of the compiled kernel as states of JAX, and games that JAX has dealt as tables of the kernel."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np

from commonroom.fast import state as at
from commonroom.fast.compiled import Ints
from commonroom.fast.layout import CORNER_LINES, OPEN, WINDOW_CELLS
from commonroom.fast.state import CARDS, DESIGNS, HALF, HAND, LINES_OF_A_SIDE, MADE_MOST, RUNNING
from commonroom.research.functional.bits import BITS, room_for
from commonroom.research.functional.box import Box
from commonroom.research.functional.cards import Cards
from commonroom.research.functional.luck import Luck
from commonroom.research.functional.moves import WORDS, place_of
from commonroom.research.functional.state import Side, State
from commonroom.research.sequence.numbers import ACTIONS, CELLS

SEATS = range(2)
CORNERS = (0, 9, 90, 99)


def words(flags: Any) -> Any:
    """Write sets down as words of bits; the last axis says for each number whether it is in the set."""
    flags = np.asarray(flags, np.uint32)
    room = room_for(flags.shape[-1])
    padded = np.zeros((*flags.shape[:-1], room * BITS), np.uint32)
    padded[..., : flags.shape[-1]] = flags
    return (padded.reshape(*flags.shape[:-1], room, BITS) << np.arange(BITS, dtype=np.uint32)).sum(-1, dtype=np.uint32)


def flags(sets: Any, size: int) -> Any:
    """Read sets: for each number below `size`, whether it is in the set."""
    bits = np.asarray(sets)[..., None] >> np.arange(BITS, dtype=np.uint32) & 1
    return bits.reshape(*bits.shape[:-2], -1)[..., :size] == 1


def counts(cards: Cards) -> Ints:
    """Read cards: how many there are of each design, which stand last in their sets."""
    room = room_for(DESIGNS)
    once, twice = (flags(np.asarray(part)[..., -room:], DESIGNS) for part in cards)
    found: Ints = once.astype(np.int64) + twice
    return found


def cells_of(rows: Ints, first: int) -> Any:
    """Read a set of cells of the kernel, for each row."""
    places = np.arange(HALF)
    return np.concatenate([rows[:, [first]] >> places & 1, rows[:, [first + 1]] >> places & 1], axis=1) == 1


def hand_of(rows: Ints, seats: Ints) -> Ints:
    """Count the cards of each design in the hand of a seat, for each row."""
    found = np.zeros((len(rows), DESIGNS), np.int64)
    lines = np.arange(len(rows))
    for place in range(HAND):
        held = place < rows[lines, at.HELD + seats]
        found[lines, rows[lines, at.HANDS + HAND * seats + place]] += held
    return found


def pile_of(rows: Ints) -> Ints:
    """Count the cards of each design in the pile, for each row."""
    found = np.zeros((len(rows), DESIGNS), np.int64)
    lines = np.arange(len(rows))
    for place in range(CARDS):
        in_pile = (rows[:, at.PILE_AT] <= place) & (place < rows[:, at.PILE_END])
        found[lines, rows[:, at.PILE + place]] += in_pile
    return found


def state_of(box: Box, rows: Ints, luck: Luck, mask: Any) -> State:
    """Return tables of the kernel, on which games go on, as JAX has them."""
    assert (rows[:, at.RESULT] == RUNNING).all()
    on_turn = rows[:, at.TURN]
    lines = np.arange(len(rows))
    chips = np.stack([cells_of(rows, at.CHIPS + 2 * side) for side in SEATS], axis=1)
    made = np.zeros((len(rows), 2, CELLS), np.bool_)
    for side in SEATS:
        has_one = rows[:, at.NUMBER_MADE + side] == 1
        cells = WINDOW_CELLS[rows[:, at.MADE + MADE_MOST * side]]
        made[lines[has_one, None], side, cells[has_one]] = True
        assert (rows[:, at.NUMBER_MADE + side] <= 1).all()
    is_open = np.array([OPEN[place // HALF] >> place % HALF & 1 for place in range(CELLS)]) == 1
    taken = chips.any(axis=1) | ~is_open
    return State(
        turn=jnp.asarray(on_turn, jnp.int8),
        own=_side(box, chips, made, rows, on_turn),
        other=_side(box, chips, made, rows, 1 - on_turn),
        out=cards_of(box, rows[:, at.OUT : at.OUT + DESIGNS]),
        pile=Cards(*(jnp.asarray(words(pile_of(rows) >= number)) for number in (1, 2))),
        closed=jnp.asarray(words(np.stack([closed(box, taken, design) for design in range(DESIGNS)], axis=1))),
        choosing=jnp.asarray(rows[:, at.CHOOSING] > 0),
        exchanged=jnp.asarray(rows[:, at.EXCHANGED] == 1),
        passed=jnp.asarray(rows[:, at.PASSED] >> (1 - on_turn) & 1 == 1),
        moves=jnp.asarray(places(mask)),
        luck=luck,
    )


def places(mask: Any) -> Any:
    """Return the moves of a mask as sets of places."""
    taken = np.zeros((len(mask), BITS * WORDS), np.bool_)
    taken[:, np.asarray(place_of(np.arange(ACTIONS)))] = mask
    return words(taken)


def _side(box: Box, chips: Any, made: Any, rows: Ints, seats: Ints) -> Side:
    lines = np.arange(len(rows))
    there, sealed = (jnp.asarray(words(sets[lines, seats])) for sets in (chips, made))
    return Side(there, sealed, cards_of(box, hand_of(rows, seats)))


def cards_of(box: Box, numbers: Ints) -> Cards:
    """Return so many cards of each design as sets of cells and designs."""
    assert numbers.max() <= 2
    parts = []
    for number in (1, 2):
        there = numbers >= number
        on_cells = there[:, box.card_on]
        on_cells[:, CORNERS] = there[:, box.jacks]
        parts.append(jnp.asarray(np.concatenate([words(on_cells), words(there)], axis=1)))
    return Cards(*parts)


def closed(box: Box, taken: Any, design: int) -> Any:
    """Tell whether both cells of a design are taken; a jack has none."""
    cells = np.flatnonzero((box.card_on == design) & ~np.isin(np.arange(CELLS), CORNERS))
    return taken[:, cells].all(axis=1) & (len(cells) > 0)


def deal_as(rows: Ints, state: State, which: Any) -> None:
    """Deal the games again that JAX has just dealt at some tables; the order of the pile is of no matter."""
    hands, pile = [counts(state.own.hand), counts(state.other.hand)], counts(state.pile)
    turns = np.asarray(state.turn)
    for row in np.flatnonzero(which):
        new, turn = rows[row], int(turns[row])
        new[:] = 0
        new[at.WINNER], new[at.TURN] = -1, turn
        for side in SEATS:
            new[at.LINES + LINES_OF_A_SIDE * side :][:LINES_OF_A_SIDE] = CORNER_LINES
        for hand, seat in zip(hands, (turn, 1 - turn), strict=True):
            cards = np.repeat(np.arange(DESIGNS), hand[row])
            new[at.HELD + seat] = len(cards)
            new[at.HANDS + HAND * seat :][: len(cards)] = cards
        left = np.repeat(np.arange(DESIGNS), pile[row])
        new[at.PILE_END] = len(left)
        new[at.PILE : at.PILE + len(left)] = left
