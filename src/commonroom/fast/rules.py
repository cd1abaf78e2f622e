"""A game of Sequence on a row of numbers: the deal, and what each action does.

It has only what the default rulings with automatic drawing can bring about; `commonroom.fast.fits` names those tables.
"""

from __future__ import annotations

from . import state as at
from .compiled import Int, Ints, compiled, inlined
from .layout import (
    ANTI_WILD,
    CORNER_LINES,
    DRAWERS,
    ENDS_WHEN_EMPTY,
    HAND_SIZE,
    KINDS,
    SEATS_AT,
    SIDE_OF,
    SIDES_AT,
    TARGET,
    WILD,
)
from .lines import completes_nothing, has_chip, put_chip, register, register_sequences, take_chip
from .luck import below, shuffle
from .state import CARD_SHIFT, CARDS, CELL_MASK, CHOOSE, DESIGNS, EXCHANGE, HAND, LINES_OF_A_SIDE, PASS, RUNNING, SIZE


@inlined
def clear(state: Ints, table: Ints) -> None:
    """Lay out an empty board."""
    for place in range(SIZE):
        state[place] = 0
    for side in range(table[SIDES_AT]):
        for line in range(LINES_OF_A_SIDE):
            state[at.LINES + LINES_OF_A_SIDE * side + line] = CORNER_LINES[line]
    state[at.WINNER] = -1


@compiled
def deal(state: Ints, table: Ints, key: Int) -> None:
    """Draw for the start, shuffle, and deal one card at a time from the first player (SEQ-24, SEQ-26, RUL-SEQ-09)."""
    clear(state, table)
    state[at.KEY] = key
    first = below(state, table[DRAWERS])
    for card in range(CARDS):
        state[at.PILE + card] = card >> 1
    shuffle(state, at.PILE, CARDS)
    for number in range(table[HAND_SIZE] * table[SEATS_AT]):
        seat = (first + number) % table[SEATS_AT]
        state[at.HANDS + HAND * seat + state[at.HELD + seat]] = state[at.PILE + number]
        state[at.HELD + seat] += 1
    state[at.PILE_AT] = table[HAND_SIZE] * table[SEATS_AT]
    state[at.PILE_END] = CARDS
    state[at.TURN] = first


@compiled
def apply(state: Ints, table: Ints, action: int) -> None:
    """Settle a legal action of the seat on turn."""
    state[at.ACTIONS] += 1
    seat = state[at.TURN]
    if action < EXCHANGE:
        _play(state, table, seat, action >> CARD_SHIFT, action & CELL_MASK)
    elif action < PASS:
        _exchange(state, table, seat, action - EXCHANGE)
    elif action == PASS:
        _note_pass(state, table, seat)
        if state[at.RESULT] == RUNNING:
            _next_turn(state, table)
    else:
        state[at.CHOOSING] = 0
        register(state, table[SIDE_OF + seat], action - CHOOSE)
        _finish_play(state, table, seat)
    _pass_over_idle_seats(state, table)


@inlined
def _play(state: Ints, table: Ints, seat: int, card: int, cell: int) -> None:
    """Play a card and place or remove a chip (SEQ-28, SEQ-41, SEQ-44, SEQ-46, RUL-SEQ-23, RUL-SEQ-49)."""
    side = table[SIDE_OF + seat]
    state[at.PASSED] = 0
    state[at.PLAYS] += 1
    _discard(state, seat, card)
    if table[KINDS + card] == ANTI_WILD:
        state[at.ANTI_PLAYED] += 1
        take_chip(state, _owner(state, table, cell), cell)
    else:
        state[at.WILD_PLAYED] += table[KINDS + card] == WILD
        put_chip(state, side, cell)
        if not completes_nothing(state, side, cell):
            register_sequences(state, table, side, cell)
    if not state[at.CHOOSING]:
        _finish_play(state, table, seat)


@inlined
def _owner(state: Ints, table: Ints, cell: int) -> int:
    """Return the side whose chip is on a cell."""
    for side in range(1, table[SIDES_AT]):
        if has_chip(state, side, cell):
            return side
    return 0


@compiled
def _exchange(state: Ints, table: Ints, seat: int, card: int) -> None:
    """Discard a dead card and draw another (SEQ-50, RUL-SEQ-25, RUL-SEQ-41, RUL-SEQ-42); the turn goes on."""
    state[at.DEAD_EXCHANGED] += 1
    state[at.EXCHANGED] = 1
    state[at.PASSED] = 0
    _discard(state, seat, card)
    _take_card(state, table, seat)


@inlined
def _finish_play(state: Ints, table: Ints, seat: int) -> None:
    """End the game if the side has won; else draw and pass the turn (SEQ-18, SEQ-32, SEQ-47, SEQ-62, RUL-SEQ-61)."""
    side = table[SIDE_OF + seat]
    if state[at.NUMBER_MADE + side] >= table[TARGET]:
        state[at.RESULT], state[at.WINNER] = at.WON, side
        return
    _take_card(state, table, seat)
    if state[at.RESULT] == RUNNING:
        _next_turn(state, table)


@inlined
def _discard(state: Ints, seat: int, card: int) -> None:
    """Move a card from the hand to the discards; the last card of the hand takes its place."""
    hand, last = at.HANDS + HAND * seat, state[at.HELD + seat] - 1
    spot = hand
    for place in range(hand, hand + HAND):  # no early exit: the processor could not predict it
        spot = place if state[place] == card and place <= hand + last else spot
    state[spot] = state[hand + last]
    state[at.HELD + seat] = last
    state[at.OUT + card] += 1


@inlined
def _take_card(state: Ints, table: Ints, seat: int) -> None:
    """Move the top card of the pile to a hand, and deal with an empty pile before and afterwards (RUL-SEQ-62)."""
    if state[at.PILE_AT] == state[at.PILE_END]:
        _see_to_empty_pile(state, table)
        if state[at.PILE_AT] == state[at.PILE_END]:
            return
    state[at.HANDS + HAND * seat + state[at.HELD + seat]] = state[at.PILE + state[at.PILE_AT]]
    state[at.HELD + seat] += 1
    state[at.PILE_AT] += 1
    if state[at.PILE_AT] == state[at.PILE_END]:
        _see_to_empty_pile(state, table)


@compiled
def _see_to_empty_pile(state: Ints, table: Ints) -> None:
    """End the game, or shuffle the discards into a new pile (SEQ-63, RUL-SEQ-66, RUL-SEQ-67)."""
    if table[ENDS_WHEN_EMPTY]:
        state[at.RESULT] = at.EXHAUSTED
        return
    number = 0
    for card in range(DESIGNS):
        for _ in range(state[at.OUT + card]):
            state[at.PILE + number] = card
            number += 1
        state[at.OUT + card] = 0
    if number:
        shuffle(state, at.PILE, number)
        state[at.PILE_AT], state[at.PILE_END] = 0, number
        state[at.RESHUFFLES] += 1


@inlined
def _next_turn(state: Ints, table: Ints) -> None:
    """Give the turn to the next seat (SEQ-23)."""
    state[at.TURN] += 1
    if state[at.TURN] == table[SEATS_AT]:
        state[at.TURN] = 0
    state[at.EXCHANGED] = 0


@compiled
def _note_pass(state: Ints, table: Ints, seat: int) -> None:
    """Note a pass; when all pass in a row without an exchange, nothing can change any more (RUL-SEQ-17)."""
    state[at.PASSES] += 1
    state[at.PASSED] = 0 if state[at.EXCHANGED] else state[at.PASSED] | 1 << seat
    if state[at.PASSED] == (1 << table[SEATS_AT]) - 1:
        state[at.RESULT] = at.STALEMATE


@inlined
def _pass_over_idle_seats(state: Ints, table: Ints) -> None:
    """Pass for seats that hold no card, so that the game does not wait for them (RUL-SEQ-18)."""
    while state[at.RESULT] == RUNNING and state[at.HELD + state[at.TURN]] == 0 and not state[at.CHOOSING]:
        _note_pass(state, table, state[at.TURN])
        if state[at.RESULT] == RUNNING:
            _next_turn(state, table)
