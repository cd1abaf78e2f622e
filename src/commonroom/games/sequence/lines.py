"""Sequences: the windows that a chip completes, and which of them are registered (catalogue 5.2)."""

from __future__ import annotations

from itertools import groupby, product

from commonroom.engine import Seat
from commonroom.engine.tuples import replaced

from .board import MASKS_THROUGH, WINDOWS_THROUGH, Cell, Window, unbroken_line
from .draft import Draft
from .events import ChoiceOpened, SequenceMade
from .state import State


def register_sequences(draft: Draft, seat: Seat, cell: Cell) -> None:
    """Register what a placement completes, or ask the player which five cells of a long line count.

    Rules: RUL-SEQ-49, RUL-SEQ-59, RUL-SEQ-50.
    """
    state = draft.state
    side = state.side(seat)
    counting = state.counting(side)
    # Most placements complete nothing, and this test is much cheaper than the search below.
    for mask in MASKS_THROUGH[cell]:
        if mask & counting == mask:
            break
    else:
        return
    sets = largest_sets(candidates(state, side, cell), cell, state.settings.collinear_share)
    wins = len(state.sequences[side]) + len(sets[0]) >= state.settings.target
    if len(sets) > 1 and not wins and state.settings.player_chooses_line:
        # Only a first sequence out of one long line leaves a choice, so every set is a single window.
        state.choice = tuple(window for (window,) in sets)
        draft.emit(ChoiceOpened(seat, tuple(window.cells for window in state.choice)))
        return
    for window in sets[0]:  # RUL-SEQ-52: without a choice, the first in reading order
        register(draft, side, window)


def register(draft: Draft, side: int, window: Window) -> None:
    """Fix a window's five cells for the rest of the game and lock the chips on them (SEQ-54, RUL-SEQ-51).

    Rules: SEQ-09, SEQ-55, RUL-SEQ-56, RUL-SEQ-57.
    """
    state = draft.state
    line = unbroken_line(window, state.counting(side))
    locked = line if state.settings.lock_whole_line else window.mask
    shared = sum((window.mask & other.mask).bit_count() for other in state.sequences[side])
    state.sequences = replaced(state.sequences, side, (*state.sequences[side], window))
    state.locked = replaced(state.locked, side, state.locked[side] | locked & state.chips[side])
    draft.emit(SequenceMade(side, window.cells, line.bit_count(), shared))


def candidates(state: State, side: int, cell: Cell) -> list[Window]:
    """Return the complete windows through a cell that are compatible with the side's registered sequences (SEQ-56)."""
    counting = state.counting(side)
    return [
        window
        for window in WINDOWS_THROUGH[cell]
        if window.mask & ~counting == 0
        and all(may_share(window, other, state.settings.collinear_share) for other in state.sequences[side])
    ]


def may_share(one: Window, other: Window, collinear_share: bool) -> bool:
    """Tell whether a side may have both sequences: they share at most one cell (SEQ-57, SEQ-58, RUL-SEQ-53).

    Rules: RUL-SEQ-54.
    """
    collinear = one.direction == other.direction
    limit = 1 if collinear_share or not collinear else 0
    return (one.mask & other.mask).bit_count() <= limit


def largest_sets(windows: list[Window], cell: Cell, collinear_share: bool) -> list[tuple[Window, ...]]:
    """Return the largest sets of compatible windows through a cell, in reading order; one empty set if there is none.

    Windows in different directions meet only in that cell, so each direction contributes on its own: the two windows
    that end and begin at the cell, if both are there, or any one window.
    """
    per_direction: list[list[tuple[Window, ...]]] = []
    for _, group in groupby(sorted(windows, key=_direction), key=_direction):
        line = list(group)
        meeting = tuple(window for window in line if cell in window.ends)
        both = len(meeting) == 2 and may_share(*meeting, collinear_share)
        per_direction.append([meeting] if both else [(window,) for window in line])
    return [tuple(window for part in parts for window in part) for parts in product(*per_direction)]


def _direction(window: Window) -> int:
    return window.direction
