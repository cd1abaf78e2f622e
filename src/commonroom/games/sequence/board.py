"""The board as geometry: a hundred cells, four corners, and every straight window of five (SEQ-03, SEQ-53).

A set of cells is a bit mask in one integer, so that questions about lines take a few machine operations. Cells are
(row, column); cell (r, c) has bit 10 r + c.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, TypeAlias

import msgspec

SIZE = 10
FIVE = 5

Coordinate = Annotated[int, msgspec.Meta(ge=0, lt=SIZE)]
Cell: TypeAlias = tuple[Coordinate, Coordinate]
Mask: TypeAlias = int

CELLS: tuple[Cell, ...] = tuple((row, column) for row in range(SIZE) for column in range(SIZE))
BIT: dict[Cell, Mask] = {cell: 1 << number for number, cell in enumerate(CELLS)}
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


def mask_of(cells: Iterable[Cell]) -> Mask:
    """Combine the cells into one mask, a bit for each."""
    mask = 0
    for cell in cells:
        mask |= BIT[cell]
    return mask


class Window(msgspec.Struct, frozen=True):
    """Five cells in an unbroken straight line, in reading order."""

    cells: tuple[Cell, ...]
    mask: Mask
    direction: int
    """Index into DIRECTIONS."""

    @property
    def ends(self) -> tuple[Cell, Cell]:
        return self.cells[0], self.cells[-1]


CORNERS = mask_of([(0, 0), (0, 9), (9, 0), (9, 9)])
CARD_CELLS = ((1 << SIZE * SIZE) - 1) & ~CORNERS


def _windows() -> tuple[Window, ...]:
    found = []
    for row, column in CELLS:
        for direction, (down, right) in enumerate(DIRECTIONS):
            cells = tuple((row + step * down, column + step * right) for step in range(FIVE))
            if all(cell in BIT for cell in cells):
                found.append(Window(cells, mask_of(cells), direction))
    return tuple(found)


WINDOWS = _windows()
"""All 192, ordered by their first cell in reading order (RUL-SEQ-52)."""

WINDOWS_THROUGH: dict[Cell, tuple[Window, ...]] = {
    cell: tuple(window for window in WINDOWS if cell in window.cells) for cell in CELLS
}
MASKS_THROUGH: dict[Cell, tuple[Mask, ...]] = {
    cell: tuple(window.mask for window in windows) for cell, windows in WINDOWS_THROUGH.items()
}
WINDOW_BETWEEN: dict[tuple[Cell, Cell], Window] = {window.ends: window for window in WINDOWS}
# A position may name the two ends of a sequence in either order.
WINDOW_BETWEEN |= {(last, first): window for (first, last), window in WINDOW_BETWEEN.items()}

_ROW_CELLS = [
    [tuple((row, column) for column in range(SIZE) if bits >> column & 1) for bits in range(1 << SIZE)]
    for row in range(SIZE)
]
_ROW_BITS = (1 << SIZE) - 1


@lru_cache(maxsize=4096)
def cells_of(mask: Mask) -> tuple[Cell, ...]:
    """Return the cells of a mask in reading order; cached, because every seat looks at the same chips over and over."""
    cells: list[Cell] = []
    row = 0
    while mask:
        cells += _ROW_CELLS[row][mask & _ROW_BITS]
        mask >>= SIZE
        row += 1
    return tuple(cells)


def unbroken_line(window: Window, counting: Mask) -> Mask:
    """Return the window with all counting cells that continue its line without a gap, at either end."""
    line = window.mask
    down, right = DIRECTIONS[window.direction]
    for (row, column), sign in ((window.cells[0], -1), (window.cells[-1], 1)):
        step = 1
        while BIT.get((row + sign * step * down, column + sign * step * right), 0) & counting:
            line |= BIT[row + sign * step * down, column + sign * step * right]
            step += 1
    return line
