"""The cells of the board as they are shown: the card, the chip on it, and marks."""

from __future__ import annotations

from dataclasses import dataclass

from commonroom.games.sequence.board import CELLS, Cell
from commonroom.games.sequence.edition import Edition, edition

from ..face import Moment
from ..scene import Data, Scene
from .notation import BLACK, CORNER, FRESH, OWN, PAPER, SHAPES, ink, label, paint

LIT, FITTING = "#c9f24d", "#fff0a0"
NEWS = "bold #d1006c"


@dataclass
class Square:
    """One cell, ready to be written; `paper` is the colour behind it all."""

    name: str
    ink: str
    paper: str
    lead: str = " "
    mark: str = f"bold {BLACK}"
    chip: str = ""
    chip_ink: str = f"bold {BLACK}"
    locked: bool = False
    lit: bool = False
    gone: bool = False


def squares_of(scene: Scene, moment: Moment) -> dict[Cell, Square]:
    """Return all cells; what can be chosen next is painted over everything else."""
    box = edition(scene.view["edition"])
    squares = {cell: _bare(box, cell) for cell in CELLS}
    for cell in _fitting(scene, box):
        square = squares[cell]
        square.lead, square.paper, square.ink = OWN, FITTING, f"bold {square.ink}"
    _put_chips(squares, scene.view)
    _mark_fresh(squares, moment)
    for cell in _choosable(scene, moment.pick):
        square = squares[cell]
        square.lit, square.lead, square.paper = True, "[", LIT
        square.mark = square.ink = square.chip_ink = f"bold {BLACK}"
    return squares


def _bare(box: Edition, cell: Cell) -> Square:
    if cell not in box.layout.card_at:
        return Square(f" {CORNER} ", "bold #ffd75e", "#3a3a44")
    card = box.layout.card_at[cell]
    return Square(label(box, card), ink(box, card), PAPER[sum(cell) % 2])


def _put_chips(squares: dict[Cell, Square], view: Data) -> None:
    for side, cells in enumerate(view["chips"]):
        colour = paint(view["colours"][side])
        locked = {tuple(cell) for cell in view["locked"][side]}
        for row, column in cells:
            square = squares[row, column]
            square.chip, square.locked = SHAPES[side], (row, column) in locked
            square.paper, square.chip_ink = colour.light, f"bold {colour.solid}"
            if square.locked:
                square.paper = colour.solid
                square.ink = square.chip_ink = square.mark = "bold #ffffff"


def _mark_fresh(squares: dict[Cell, Square], moment: Moment) -> None:
    for event in moment.fresh:
        if event["type"] in ("chip_placed", "chip_removed"):
            row, column = event["cell"]
            square = squares[row, column]
            square.lead, square.gone = FRESH, event["type"] == "chip_removed"
            square.mark = square.mark if square.locked else NEWS


def _fitting(scene: Scene, box: Edition) -> list[Cell]:
    """List where the cards in the viewer's hand could be played now, apart from jacks."""
    plays = [action for action in scene.legal if action["type"] == "play" and action["card"] in box.layout.cells]
    return [(action["cell"][0], action["cell"][1]) for action in plays]


def _choosable(scene: Scene, pick: str) -> list[Cell]:
    """List the cells that can be chosen next: those of the card taken up, or of a long line."""
    lines = [action["cells"] for action in scene.legal if action["type"] == "choose_sequence"]
    spaces = [action["cell"] for action in scene.legal if action["type"] == "play" and action["card"] == pick]
    return [(row, column) for row, column in [*spaces, *(cell for line in lines for cell in line)]]
