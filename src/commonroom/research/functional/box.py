"""The board and the cards of an edition as constant arrays, and the geometry of lines, which no edition changes."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from commonroom.games.sequence.board import BIT, CARD_CELLS, CELLS, CORNERS, DIRECTIONS, WINDOWS
from commonroom.games.sequence.cards import DESIGNS, ORDER
from commonroom.games.sequence.options import Settings

from .bits import BITS, Words, room_for, set_of

Numbers = npt.NDArray[np.int32]

BOARD, DECK = len(CELLS), len(DESIGNS)
ROOM = room_for(BOARD)
"""Words of a set of cells. In a set of cards, those of its designs come after them."""

CORNERS_AT = [cell for cell in CELLS if BIT[cell] & CORNERS]
PLACE_OF = {cell: place for place, cell in enumerate(CELLS)}
OUTSIDE = -1


def _cells(mask: int) -> Words:
    return set_of((place for place in range(BOARD) if mask >> place & 1), BOARD)


OPEN_FIRST: Words = _cells(CARD_CELLS)
CORNER_CELLS: Words = _cells(CORNERS)

_AROUND = np.array(
    [
        [
            [PLACE_OF.get((row + step * down, column + step * right), OUTSIDE) for step in range(-4, 5)]
            for down, right in DIRECTIONS
        ]
        for row, column in CELLS
    ],
    np.int32,
)
"""By cell and direction: the nine cells in whose middle it is. Any five in a row with it are among them."""
WORD_AROUND: Numbers = _AROUND // BITS
"""The word of each of the nine; -1 outside the board."""
BIT_AROUND: Numbers = _AROUND % BITS

_STARTS = {(PLACE_OF[window.cells[0]], window.direction): number for number, window in enumerate(WINDOWS)}
WINDOW: Numbers = np.array(
    [
        [[_STARTS.get((int(first), way), -1) for first in line[:5]] for way, line in enumerate(lines)]
        for lines in _AROUND
    ],
    np.int32,
)
"""By cell, direction and place among the nine: the window that begins there; -1 for none."""

WINDOW_CELLS: Words = np.array([_cells(window.mask) for window in WINDOWS])


class Box(NamedTuple):
    """What an edition decides."""

    card_on: Numbers
    """By cell: the design that is printed on it; 0 in the corners."""
    card: Words
    """By design: the set of this card, which is its two cells, or a corner for a jack, and the design itself."""
    jacks: Numbers
    """The designs with a power instead of cells."""
    takes: npt.NDArray[np.bool_]
    """By jack: whether it takes a chip away, instead of placing one."""
    ends_when_empty: npt.NDArray[np.bool_]
    """Whether the game ends with the last card of the pile, instead of shuffling the discards again."""


def box_of(settings: Settings) -> Box:
    """Prepare the edition of a table (SEQ-04, RUL-SEQ-19, RUL-SEQ-20)."""
    edition = settings.edition
    cells, card_at = edition.layout.cells, edition.layout.card_at
    jacks = [card for card in DESIGNS if card in edition.wild or card in edition.anti_wild]
    shown_on = cells | {jack: (corner,) for jack, corner in zip(jacks, CORNERS_AT, strict=True)}
    return Box(
        np.array([ORDER[card_at[cell]] if cell in card_at else 0 for cell in CELLS], np.int32),
        np.array([_card(ORDER[card], [PLACE_OF[cell] for cell in shown_on[card]]) for card in DESIGNS]),
        np.array([ORDER[card] for card in jacks], np.int32),
        np.array([card in edition.anti_wild for card in jacks]),
        np.array(settings.pile_exhausted == "draw_game"),
    )


def _card(design: int, places: Any) -> Words:
    return np.concatenate([set_of(places, BOARD), set_of([design], DECK)])
