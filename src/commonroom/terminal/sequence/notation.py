"""How cards, cells and chips are written and painted. Shapes tell the sides apart where colours cannot."""

from __future__ import annotations

from dataclasses import dataclass

from commonroom.games.sequence.board import Cell
from commonroom.games.sequence.cards import Card
from commonroom.games.sequence.edition import Edition

ROWS = "abcdefghij"
SHAPES = ("●", "◆", "▲")
CORNER = "★"
FRESH = "▸"
GONE = "\N{MULTIPLICATION SIGN}"
OWN = "·"


@dataclass(frozen=True)
class Paint:
    """A side's colour: light under a chip that can still be removed, solid under a locked one, and for words."""

    light: str
    solid: str
    word: str


PAINTS = {
    "blue": Paint("#b9d2ff", "#1d4fc4", "#5c8fff"),
    "green": Paint("#b4e6c0", "#137a3d", "#35b866"),
    "red": Paint("#ffc2bb", "#b3261e", "#ff6a5e"),
    "gold": Paint("#f5d76e", "#a87b00", "#dca92c"),
    "onyx": Paint("#b9b9c4", "#23232b", "#9595a5"),
    "silver": Paint("#d5e3ee", "#5d7286", "#9db8cc"),
}
OTHER_PAINT = Paint("#dddddd", "#555555", "#b07cc6")

BLACK, RED = "#1c1c1c", "#c8102e"
INKS = {"♠": BLACK, "♥": RED, "♦": RED, "♣": BLACK, "G": "#a3161a", "S": "#14693a", "H": "#7d5c00", "R": "#1c3f94"}
"""Suits by the symbol that their edition prints."""

PAPER = ("#fbf6e8", "#efe6cf")
"""The colours of empty cells by turns, so that neighbours can be told apart without lines."""


def paint(colour: str) -> Paint:
    """Return the paint for chips of a colour."""
    return PAINTS.get(colour, OTHER_PAINT)


def label(edition: Edition, card: Card) -> str:
    """Write a card as the edition prints it: its rank and its suit's symbol."""
    return card[:-1] + edition.data.suits[card[-1]].symbol


def ink(edition: Edition, card: Card) -> str:
    """Return the colour of the card's suit."""
    return INKS.get(edition.data.suits[card[-1]].symbol, BLACK)


def cell_name(cell: Cell | list[int]) -> str:
    """Name a cell as the edges of the board do: row a to j, column 1 to 10."""
    return f"{ROWS[cell[0]]}{cell[1] + 1}"


def line_name(cells: list[list[int]]) -> str:
    """Name a line of cells by the two at its ends."""
    return f"{cell_name(cells[0])}-{cell_name(cells[-1])}"
