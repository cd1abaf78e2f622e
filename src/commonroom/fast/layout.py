"""The board and the editions as arrays."""

from __future__ import annotations

import numpy as np

from commonroom.games.sequence.board import BIT, CARD_CELLS, CELLS, CORNERS, SIZE, WINDOWS, WINDOWS_THROUGH, Mask
from commonroom.games.sequence.cards import DESIGNS, ORDER
from commonroom.games.sequence.options import Settings

from .compiled import Ints
from .state import HALF, LINES_OF_A_SIDE, MARGIN

PRINTED, WILD, ANTI_WILD = range(3)
"""Kinds of card."""


def halves(mask: Mask) -> tuple[int, int]:
    """Divide a set of cells into its two numbers."""
    return mask & (1 << HALF) - 1, mask >> HALF


def _array(values: object) -> Ints:
    return np.array(values, dtype=np.int64)


NUMBER_OF = {window: number for number, window in enumerate(WINDOWS)}
PLACE_OF = {cell: place for place, cell in enumerate(CELLS)}

WINDOW_MASKS: Ints = _array([halves(window.mask) for window in WINDOWS])
WINDOW_CELLS: Ints = _array([[PLACE_OF[cell] for cell in window.cells] for window in WINDOWS])
WINDOW_WITH_CORNER: Ints = _array([bool(window.mask & CORNERS) for window in WINDOWS])
WINDOW_WAY: Ints = _array([window.direction for window in WINDOWS])

THROUGH: Ints = np.full((len(CELLS), 4, 5), -1, dtype=np.int64)
"""By cell and direction: the windows through it, in reading order; -1 where there are no more."""
for _cell, _windows in WINDOWS_THROUGH.items():
    for _way in range(4):
        for _at, _window in enumerate(window for window in _windows if window.direction == _way):
            THROUGH[PLACE_OF[_cell], _way, _at] = NUMBER_OF[_window]

LINE_AT: Ints = _array(
    [(row, SIZE + column, 3 * SIZE - 1 + row - column, 4 * SIZE - 1 + row + column) for row, column in CELLS]
)
"""By cell and direction: the line that it is on."""
PLACE_ON: Ints = _array([(column, row, row, row) for row, column in CELLS])
"""By cell and direction: its place on that line."""
CORNER_LINES: Ints = np.zeros(LINES_OF_A_SIDE, dtype=np.int64)
"""The corners, which count for every side, on each line."""
OPEN: Ints = _array(halves(CARD_CELLS))
CORNER_MASK: Ints = _array(halves(CORNERS))
for _cell, _place in PLACE_OF.items():
    if BIT[_cell] & CORNERS:
        for _way in range(4):
            CORNER_LINES[LINE_AT[_place, _way]] |= 1 << (MARGIN + PLACE_ON[_place, _way])


# A table is one row of numbers too: arrays inside a tuple would be counted as used and unused at every call.
SEATS_AT, SIDES_AT, TARGET, HAND_SIZE, ENDS_WHEN_EMPTY, DRAWERS = range(6)
"""How many play, on how many sides; sequences to win; cards in a hand; whether the game ends with the last card of the
pile, instead of shuffling the discards again; how many draw for the start, each as likely to begin as any other."""
SIDE_OF = 8
"""By seat: its side. Looked up, because a division takes as long as all else that a play does."""
MASKS = SIDE_OF + 12
"""By design: the cells on which it may place a chip, if they are open: its two, any for wild jacks, none for others."""
TAKES = MASKS + 2 * len(DESIGNS)
"""By design: the cells from which it may take one: any for anti-wild jacks."""
PLACES = TAKES + 2 * len(DESIGNS)
"""By design: its two cells; -1 for jacks."""
KINDS = PLACES + 2 * len(DESIGNS)
PRINTED_ON = KINDS + len(DESIGNS)
"""By cell: the design that is printed on it; -1 in the corners."""


def table_of(settings: Settings) -> Ints:
    """Prepare a table: the edition's cards and board, and how many play (SEQ-20, SEQ-21, RUL-SEQ-08)."""
    box, layout = settings.edition, settings.edition.layout
    drawers = settings.seats if box.data.start_draw == "lowest_player_deals" else settings.sides
    ends = settings.pile_exhausted == "draw_game"
    numbers = [settings.seats, settings.sides, settings.target, settings.hand_size, ends, drawers, 0, 0]
    numbers += [seat % settings.sides for seat in range(12)]  # RUL-SEQ-11
    for card in DESIGNS:
        numbers += halves(CARD_CELLS if card in box.wild else layout.masks.get(card, 0))
    for card in DESIGNS:
        numbers += halves(CARD_CELLS if card in box.anti_wild else 0)
    for card in DESIGNS:
        numbers += [PLACE_OF[cell] for cell in layout.cells.get(card, ())] or [-1, -1]
    numbers += [WILD if card in box.wild else ANTI_WILD if card in box.anti_wild else PRINTED for card in DESIGNS]
    numbers += [ORDER[layout.card_at[cell]] if cell in layout.card_at else -1 for cell in CELLS]
    return _array(numbers)
