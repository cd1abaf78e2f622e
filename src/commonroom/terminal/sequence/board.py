"""The board as text: the card of every cell, the chips, and what is new or can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rich.text import Text

from commonroom.games.sequence.board import SIZE, Cell

from ..face import Moment
from ..scene import Scene
from .notation import GONE, ROWS
from .squares import Square, squares_of

Parts: TypeAlias = list[tuple[str, str]]
"""Pieces of a cell with their styles."""
Line: TypeAlias = Callable[[Square], Parts]

MARGIN = 3
WIDTH = MARGIN + 5 * SIZE
ROOMY_WIDTH = MARGIN + 7 * SIZE
HEIGHT = 1 + SIZE
ROOMY_HEIGHT = 1 + 2 * SIZE


def board(scene: Scene, moment: Moment, *, roomy: bool) -> Text:
    """Draw the hundred cells with their edges; a cell is one line high, or two where there is room."""
    squares = squares_of(scene, moment)
    width = 7 if roomy else 5
    numbers = "".join(f"{column + 1:^{width}}" for column in range(SIZE))
    text = Text().append(" " * MARGIN + numbers.rstrip(), "dim")
    for row in range(SIZE):
        text.append(f"\n {ROWS[row]} ", "dim")
        _add_row(text, squares, row, _card_line if roomy else _only_line)
        if roomy:
            text.append(f"\n{' ' * MARGIN}")
            _add_row(text, squares, row, _chip_line)
    return text


def _add_row(text: Text, squares: dict[Cell, Square], row: int, line: Line) -> None:
    for column in range(SIZE):
        square = squares[row, column]
        for part, style in line(square):
            text.append(part, f"{style} on {square.paper}")


def _only_line(square: Square) -> Parts:
    """Draw a cell in five columns: a mark, the card, the chip; a locked chip stands on both sides of its card."""
    lead = square.chip if square.locked and square.lead == " " else square.lead
    trail = square.chip or ("]" if square.lit else GONE if square.gone else " ")
    return [(lead, square.mark), (f"{square.name:>3}", square.ink), (trail, square.chip_ink)]


def _card_line(square: Square) -> Parts:
    """Draw the upper of two lines in seven columns: a mark and the card."""
    return [(square.lead, square.mark), (f"{square.name:<3}  ", square.ink), (_end(square), square.mark)]


def _chip_line(square: Square) -> Parts:
    """Draw the lower of two lines: the chip, three times if it is locked."""
    chips = square.chip * (3 if square.locked else 1) or (GONE if square.gone else "")
    return [("[" if square.lit else " ", square.mark), (f"{chips:^5}", square.chip_ink), (_end(square), square.mark)]


def _end(square: Square) -> str:
    return "]" if square.lit else " "
