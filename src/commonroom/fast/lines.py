"""Sequences: the windows that a chip completes, and which of them are registered."""

from __future__ import annotations

from . import state as at
from .compiled import Ints, bits_in, compiled, inlined
from .layout import (
    CORNER_MASK,
    LINE_AT,
    PLACE_ON,
    TARGET,
    THROUGH,
    WINDOW_CELLS,
    WINDOW_MASKS,
    WINDOW_WAY,
    WINDOW_WITH_CORNER,
)
from .state import HALF, LINES_OF_A_SIDE, MADE_MOST, MARGIN


@inlined
def completes_nothing(state: Ints, side: int, cell: int) -> bool:
    """Tell quickly whether a chip on a cell makes no five in a row: in nine cells, any five include the middle one."""
    first, found = at.LINES + LINES_OF_A_SIDE * side, 0
    for way in range(4):
        around = state[first + LINE_AT[cell, way]] >> PLACE_ON[cell, way] & 0b111111111 | 1 << MARGIN
        pairs = around & around >> 1
        found |= pairs & pairs >> 2 & around >> 4
    return found == 0


@inlined
def has_chip(state: Ints, side: int, cell: int) -> bool:
    """Tell whether a side has a chip on a cell."""
    if cell < HALF:
        return state[at.CHIPS + 2 * side] >> cell & 1 == 1
    return state[at.CHIPS + 2 * side + 1] >> (cell - HALF) & 1 == 1


@inlined
def cells_held(state: Ints, side: int) -> tuple[int, int]:
    """Return the cells that count for a side: its chips, and the corners, which count for every side."""
    return state[at.CHIPS + 2 * side] | CORNER_MASK[0], state[at.CHIPS + 2 * side + 1] | CORNER_MASK[1]


@inlined
def put_chip(state: Ints, side: int, cell: int) -> None:
    """Place a chip on a cell."""
    if cell < HALF:
        state[at.CHIPS + 2 * side] |= 1 << cell
    else:
        state[at.CHIPS + 2 * side + 1] |= 1 << (cell - HALF)
    _turn_bits(state, side, cell)


@inlined
def take_chip(state: Ints, side: int, cell: int) -> None:
    """Remove a chip from a cell."""
    if cell < HALF:
        state[at.CHIPS + 2 * side] &= ~(1 << cell)
    else:
        state[at.CHIPS + 2 * side + 1] &= ~(1 << (cell - HALF))
    _turn_bits(state, side, cell)


@inlined
def _turn_bits(state: Ints, side: int, cell: int) -> None:
    first = at.LINES + LINES_OF_A_SIDE * side
    for way in range(4):
        state[first + LINE_AT[cell, way]] ^= 1 << (MARGIN + PLACE_ON[cell, way])


@inlined
def is_candidate(state: Ints, side: int, window: int, low: int, high: int) -> bool:
    """Tell whether a window is complete (SEQ-36, SEQ-37, SEQ-38) and compatible with the side's sequences (SEQ-56)."""
    own_low, own_high = WINDOW_MASKS[window, 0], WINDOW_MASKS[window, 1]
    if own_low & ~low or own_high & ~high:
        return False
    return may_share(state, side, own_low, own_high)


@inlined
def may_share(state: Ints, side: int, low: int, high: int) -> bool:
    """Tell whether five cells share at most one cell with each of the side's sequences (SEQ-57, SEQ-58).

    Rules: RUL-SEQ-53, RUL-SEQ-54.
    """
    for number in range(state[at.NUMBER_MADE + side]):
        other = state[at.MADE + MADE_MOST * side + number]
        if bits_in(low & WINDOW_MASKS[other, 0]) + bits_in(high & WINDOW_MASKS[other, 1]) > 1:
            return False
    return True


@inlined
def is_end(window: int, cell: int) -> bool:
    """Tell whether a window begins or ends at a cell."""
    return WINDOW_CELLS[window, 0] == cell or WINDOW_CELLS[window, 4] == cell


@compiled
def register_sequences(state: Ints, table: Ints, side: int, cell: int) -> None:
    """Register what a placement completes, or ask the player which five cells of a long line count (RUL-SEQ-52).

    Each direction adds the two windows that meet in the new chip, or one window; where a direction offers several, the
    player chooses, unless any choice wins (RUL-SEQ-50).
    """
    low, high = cells_held(state, side)
    gained = number_gained(state, side, cell, low, high)
    if gained == 0:
        return
    choices, ambiguous = 1, -1
    for way in range(4):
        found, meeting = _in_line(state, side, cell, way, low, high)
        if found > 1 and meeting < 2:
            choices *= found
            ambiguous = way
    if choices > 1 and state[at.NUMBER_MADE + side] + gained < table[TARGET]:
        _open_choice(state, side, cell, ambiguous, low, high)
        return
    # Windows of different directions meet in the new chip alone, so that each stays possible beside the others.
    for way in range(4):
        _, meeting = _in_line(state, side, cell, way, low, high)
        _register_line(state, side, cell, way, low, high, meeting == 2)


@compiled
def number_gained(state: Ints, side: int, cell: int, low: int, high: int) -> int:
    """Count the sequences that a chip on a cell brings; the two numbers hold all cells that then count for its side."""
    gained = 0
    for way in range(4):
        found, meeting = _in_line(state, side, cell, way, low, high)
        gained += 2 if meeting == 2 else found > 0
    return gained


@compiled
def _in_line(state: Ints, side: int, cell: int, way: int, low: int, high: int) -> tuple[int, int]:
    """Count the candidates of one direction, and those of them that end or begin at the cell."""
    found = meeting = 0
    for place in range(5):
        window = THROUGH[cell, way, place]
        if window < 0:
            break
        if is_candidate(state, side, window, low, high):
            found += 1
            meeting += is_end(window, cell)
    return found, meeting


@compiled
def _open_choice(state: Ints, side: int, cell: int, way: int, low: int, high: int) -> None:
    for place in range(5):
        window = THROUGH[cell, way, place]
        if window >= 0 and is_candidate(state, side, window, low, high):
            state[at.CHOICE + state[at.CHOOSING]] = window
            state[at.CHOOSING] += 1


@compiled
def _register_line(state: Ints, side: int, cell: int, way: int, low: int, high: int, both: bool) -> None:
    """Register the windows of one direction: the two that meet in the cell, or the first in reading order."""
    for place in range(5):
        window = THROUGH[cell, way, place]
        if window < 0:
            return
        if is_candidate(state, side, window, low, high) and (not both or is_end(window, cell)):
            register(state, side, window)
            if not both:
                return


@compiled
def register(state: Ints, side: int, window: int) -> None:
    """Fix a window's five cells for the rest of the game and lock their chips (SEQ-54, RUL-SEQ-51, RUL-SEQ-56)."""
    low, high = WINDOW_MASKS[window, 0], WINDOW_MASKS[window, 1]
    for number in range(state[at.NUMBER_MADE + side]):
        other = state[at.MADE + MADE_MOST * side + number]
        state[at.SHARED] += bits_in(low & WINDOW_MASKS[other, 0]) + bits_in(high & WINDOW_MASKS[other, 1])
    state[at.MADE + MADE_MOST * side + state[at.NUMBER_MADE + side]] = window
    state[at.NUMBER_MADE + side] += 1
    state[at.LOCKED + 2 * side] |= low & state[at.CHIPS + 2 * side]
    state[at.LOCKED + 2 * side + 1] |= high & state[at.CHIPS + 2 * side + 1]
    if state[at.MADE_ALL] == 0:
        state[at.FIRST_MADE_AT] = state[at.PLAYS]
    state[at.MADE_ALL] += 1
    state[at.MADE_WITH_CORNER] += WINDOW_WITH_CORNER[window]
    state[at.LONG_LINES] += _length(state, side, window) > 5


@compiled
def _length(state: Ints, side: int, window: int) -> int:
    """Count the cells of the unbroken line that a window is part of."""
    way, first = WINDOW_WAY[window], WINDOW_CELLS[window, 0]
    line = state[at.LINES + LINES_OF_A_SIDE * side + LINE_AT[first, way]]
    start = MARGIN + PLACE_ON[first, way]
    end = start + 5
    while line >> end & 1:
        end += 1
    while line >> (start - 1) & 1:
        start -= 1
    return end - start
