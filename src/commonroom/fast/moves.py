"""The legal moves, the same as `legality.legal` lists: written down, or one drawn at random."""

from __future__ import annotations

from . import state as at
from .compiled import Int, Ints, bits_in, compiled, inlined, lowest_bit
from .layout import KINDS, MASKS, OPEN, PRINTED, SIDE_OF, SIDES_AT, TAKES
from .luck import below
from .state import CARD_SHIFT, CHOOSE, EXCHANGE, HALF, HAND, PASS, RUNNING

MOST_MOVES = 7 * 96
"""No card has more moves than there are cells to play on."""


@inlined
def open_cells(state: Ints, table: Ints) -> tuple[int, int]:
    """Return the cells where a chip can be placed; a corner never is one (RUL-SEQ-21)."""
    low, high = OPEN[0], OPEN[1]
    for side in range(table[SIDES_AT]):
        low &= ~state[at.CHIPS + 2 * side]
        high &= ~state[at.CHIPS + 2 * side + 1]
    return low, high


@inlined
def removable(state: Ints, table: Ints, side: int) -> tuple[int, int]:
    """Return the chips that a side may remove: other sides' chips outside sequences (RUL-SEQ-22, SEQ-45)."""
    low = high = 0
    for other in range(table[SIDES_AT]):
        if other != side:
            low |= state[at.CHIPS + 2 * other] & ~state[at.LOCKED + 2 * other]
            high |= state[at.CHIPS + 2 * other + 1] & ~state[at.LOCKED + 2 * other + 1]
    return low, high


@inlined
def cells_for(
    table: Ints, card: int, open_low: int, open_high: int, taken_low: int, taken_high: int
) -> tuple[int, int]:
    """Return the cells on which a card can be played (SEQ-28, SEQ-29, SEQ-41, SEQ-44, RUL-SEQ-19, RUL-SEQ-20)."""
    low = table[MASKS + 2 * card] & open_low | table[TAKES + 2 * card] & taken_low
    high = table[MASKS + 2 * card + 1] & open_high | table[TAKES + 2 * card + 1] & taken_high
    return low, high


@inlined
def nth_cell(low: int, high: int, number: Int) -> int:
    """Return a cell of a set by its place in reading order."""
    before = bits_in(low)
    in_low = number < before
    left, cell = (low, 0) if in_low else (high, HALF)
    return cell + nth_bit(left, number if in_low else number - before)


@inlined
def nth_bit(left: int, number: Int) -> int:
    """Return the place of one of the bits that are set, counted from the lowest; there is no branch to mispredict."""
    place, width = 0, 32
    while width:
        below_it = bits_in(left & ((1 << width) - 1))
        skip = number >= below_it
        left = left >> width if skip else left
        number = number - below_it if skip else number
        place = place + width if skip else place
        width >>= 1
    return place


@compiled
def random_move(state: Ints, table: Ints) -> int:
    """Draw one of the moves of the seat on turn, each with the same probability, by the rules of `list_moves`."""
    if state[at.CHOOSING]:
        return CHOOSE + state[at.CHOICE + below(state, state[at.CHOOSING])]
    seat = state[at.TURN]
    hand, held = at.HANDS + HAND * seat, state[at.HELD + seat]
    open_low, open_high = open_cells(state, table)
    taken_low, taken_high = removable(state, table, table[SIDE_OF + seat])
    plays = dead = seen = 0
    for place in range(held):
        card = state[hand + place]
        low, high = cells_for(table, card, open_low, open_high, taken_low, taken_high)
        is_first = seen >> card & 1 ^ 1  # two copies are one card
        seen |= 1 << card
        number = (bits_in(low) + bits_in(high)) * is_first
        plays += number
        state[at.SCRATCH + place] = plays
        dead |= (low | high == 0 and table[KINDS + card] == PRINTED) << card
    if state[at.EXCHANGED] or state[at.PILE_AT] == state[at.PILE_END]:
        dead = 0
    number = plays + bits_in(dead)
    if number == 0:
        return PASS
    left = below(state, number)
    if left >= plays:
        return EXCHANGE + nth_bit(dead, left - plays)
    chosen = 0
    for place in range(held):
        chosen += state[at.SCRATCH + place] <= left
    card = state[hand + chosen]
    low, high = cells_for(table, card, open_low, open_high, taken_low, taken_high)
    before = state[at.SCRATCH + chosen - 1] if chosen else 0
    return (card << CARD_SHIFT) + nth_cell(low, high, left - before)


@compiled
def list_moves(state: Ints, table: Ints, moves: Ints) -> int:
    """Write all moves of the seat on turn into `moves`, and return their number (SEQ-23, RUL-SEQ-14, RUL-SEQ-52).

    One dead card a turn can be exchanged (SEQ-48, SEQ-49, SEQ-51, RUL-SEQ-39, RUL-SEQ-44, RUL-SEQ-45, RUL-SEQ-47). Only
    a player who can do nothing else passes (RUL-SEQ-15, RUL-SEQ-16).
    """
    if state[at.RESULT] != RUNNING:
        return 0
    for number in range(state[at.CHOOSING]):
        moves[number] = CHOOSE + state[at.CHOICE + number]
    if state[at.CHOOSING]:
        return state[at.CHOOSING]
    seat = state[at.TURN]
    hand = at.HANDS + HAND * seat
    open_low, open_high = open_cells(state, table)
    taken_low, taken_high = removable(state, table, table[SIDE_OF + seat])
    number = seen = dead = 0
    for place in range(state[at.HELD + seat]):
        card = state[hand + place]
        if seen >> card & 1:
            continue
        seen |= 1 << card
        low, high = cells_for(table, card, open_low, open_high, taken_low, taken_high)
        if low | high == 0 and table[KINDS + card] == PRINTED:
            dead |= 1 << card
        for first, left in ((0, low), (HALF, high)):
            while left:
                moves[number] = (card << CARD_SHIFT) + first + lowest_bit(left)
                number += 1
                left &= left - 1
    if not state[at.EXCHANGED] and state[at.PILE_AT] < state[at.PILE_END]:
        while dead:
            moves[number] = EXCHANGE + lowest_bit(dead)
            number += 1
            dead &= dead - 1
    if number == 0:
        moves[0] = PASS
        number = 1
    return number
