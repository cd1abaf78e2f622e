"""A game of Sequence on a row of numbers: the deal, and what each action does.

Only what the default rulings with automatic drawing can bring about; `fits` in `series.py` says which tables these are.
"""

from __future__ import annotations

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
from .state import (
    ACTIONS,
    ANTI_PLAYED,
    CARD_SHIFT,
    CARDS,
    CELL_MASK,
    CHOOSE,
    CHOOSING,
    DEAD_EXCHANGED,
    DESIGNS,
    EXCHANGE,
    EXCHANGED,
    EXHAUSTED,
    HAND,
    HANDS,
    HELD,
    KEY,
    LINES,
    LINES_OF_A_SIDE,
    NUMBER_MADE,
    OUT,
    PASS,
    PASSED,
    PASSES,
    PILE,
    PILE_AT,
    PILE_END,
    PLAYS,
    RESHUFFLES,
    RESULT,
    RUNNING,
    SIZE,
    STALEMATE,
    TURN,
    WILD_PLAYED,
    WINNER,
    WON,
)


@inlined
def clear(state: Ints, box: Ints) -> None:
    """Lay out an empty board."""
    for place in range(SIZE):
        state[place] = 0
    for side in range(box[SIDES_AT]):
        for line in range(LINES_OF_A_SIDE):
            state[LINES + LINES_OF_A_SIDE * side + line] = CORNER_LINES[line]
    state[WINNER] = -1


@compiled
def deal(state: Ints, box: Ints, key: Int) -> None:
    """Draw for the start, shuffle, and deal one card at a time from the first player (SEQ-19 to SEQ-26)."""
    clear(state, box)
    state[KEY] = key
    first = below(state, box[DRAWERS])
    for card in range(CARDS):
        state[PILE + card] = card >> 1
    shuffle(state, PILE, CARDS)
    for number in range(box[HAND_SIZE] * box[SEATS_AT]):
        seat = (first + number) % box[SEATS_AT]
        state[HANDS + HAND * seat + state[HELD + seat]] = state[PILE + number]
        state[HELD + seat] += 1
    state[PILE_AT] = box[HAND_SIZE] * box[SEATS_AT]
    state[PILE_END] = CARDS
    state[TURN] = first


@compiled
def apply(state: Ints, box: Ints, action: int) -> None:
    """Settle a legal action of the seat on turn."""
    state[ACTIONS] += 1
    seat = state[TURN]
    if action < EXCHANGE:
        _play(state, box, seat, action >> CARD_SHIFT, action & CELL_MASK)
    elif action < PASS:
        _exchange(state, box, seat, action - EXCHANGE)
    elif action == PASS:
        _note_pass(state, box, seat)
        if state[RESULT] == RUNNING:
            _next_turn(state, box)
    else:
        state[CHOOSING] = 0
        register(state, box[SIDE_OF + seat], action - CHOOSE)
        _finish_play(state, box, seat)
    _pass_over_idle_seats(state, box)


@inlined
def _play(state: Ints, box: Ints, seat: int, card: int, cell: int) -> None:
    """Play a card and place or remove a chip (catalogue 5.1)."""
    side = box[SIDE_OF + seat]
    state[PASSED] = 0
    state[PLAYS] += 1
    _discard(state, seat, card)
    if box[KINDS + card] == ANTI_WILD:
        state[ANTI_PLAYED] += 1
        take_chip(state, _owner(state, box, cell), cell)
    else:
        state[WILD_PLAYED] += box[KINDS + card] == WILD
        put_chip(state, side, cell)
        if not completes_nothing(state, side, cell):
            register_sequences(state, box, side, cell)
    if not state[CHOOSING]:
        _finish_play(state, box, seat)


@inlined
def _owner(state: Ints, box: Ints, cell: int) -> int:
    """Return the side whose chip is on a cell."""
    for side in range(1, box[SIDES_AT]):
        if has_chip(state, side, cell):
            return side
    return 0


@compiled
def _exchange(state: Ints, box: Ints, seat: int, card: int) -> None:
    """Discard a dead card and draw another (SEQ-50); the turn goes on."""
    state[DEAD_EXCHANGED] += 1
    state[EXCHANGED] = 1
    state[PASSED] = 0
    _discard(state, seat, card)
    _take_card(state, box, seat)


@inlined
def _finish_play(state: Ints, box: Ints, seat: int) -> None:
    """End the game if the side has won; else draw and pass the turn (SEQ-47, SEQ-62)."""
    side = box[SIDE_OF + seat]
    if state[NUMBER_MADE + side] >= box[TARGET]:
        state[RESULT], state[WINNER] = WON, side
        return
    _take_card(state, box, seat)
    if state[RESULT] == RUNNING:
        _next_turn(state, box)


@inlined
def _discard(state: Ints, seat: int, card: int) -> None:
    """Move a card from the hand to the discards; the last card of the hand takes its place."""
    hand, last = HANDS + HAND * seat, state[HELD + seat] - 1
    at = hand
    for place in range(hand, hand + HAND):  # without leaving the loop early, which no processor could foresee
        at = place if state[place] == card and place <= hand + last else at
    state[at] = state[hand + last]
    state[HELD + seat] = last
    state[OUT + card] += 1


@inlined
def _take_card(state: Ints, box: Ints, seat: int) -> None:
    """Move the top card of the pile to a hand, and deal with an empty pile before and afterwards (RUL-SEQ-62)."""
    if state[PILE_AT] == state[PILE_END]:
        _see_to_empty_pile(state, box)
        if state[PILE_AT] == state[PILE_END]:
            return
    state[HANDS + HAND * seat + state[HELD + seat]] = state[PILE + state[PILE_AT]]
    state[HELD + seat] += 1
    state[PILE_AT] += 1
    if state[PILE_AT] == state[PILE_END]:
        _see_to_empty_pile(state, box)


@compiled
def _see_to_empty_pile(state: Ints, box: Ints) -> None:
    """End the game, or shuffle the discards into a new pile (RUL-SEQ-66, RUL-SEQ-67)."""
    if box[ENDS_WHEN_EMPTY]:
        state[RESULT] = EXHAUSTED
        return
    number = 0
    for card in range(DESIGNS):
        for _ in range(state[OUT + card]):
            state[PILE + number] = card
            number += 1
        state[OUT + card] = 0
    if number:
        shuffle(state, PILE, number)
        state[PILE_AT], state[PILE_END] = 0, number
        state[RESHUFFLES] += 1


@inlined
def _next_turn(state: Ints, box: Ints) -> None:
    """Give the turn to the next seat (SEQ-23)."""
    state[TURN] += 1
    if state[TURN] == box[SEATS_AT]:
        state[TURN] = 0
    state[EXCHANGED] = 0


@compiled
def _note_pass(state: Ints, box: Ints, seat: int) -> None:
    """Note a pass; when all pass in a row without an exchange, nothing can change any more (RUL-SEQ-17)."""
    state[PASSES] += 1
    state[PASSED] = 0 if state[EXCHANGED] else state[PASSED] | 1 << seat
    if state[PASSED] == (1 << box[SEATS_AT]) - 1:
        state[RESULT] = STALEMATE


@inlined
def _pass_over_idle_seats(state: Ints, box: Ints) -> None:
    """Pass for seats that hold no card, so that nobody waits for them (RUL-SEQ-18)."""
    while state[RESULT] == RUNNING and state[HELD + state[TURN]] == 0 and not state[CHOOSING]:
        _note_pass(state, box, state[TURN])
        if state[RESULT] == RUNNING:
            _next_turn(state, box)
