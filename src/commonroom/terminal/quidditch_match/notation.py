"""How fields, pieces, balls and cards are written: capital letters for the near side, small ones for the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from commonroom.games.hogwarts.board.map import Spot

QUAFFLE, BLUDGER = "◎", "✱"
INKS = {"gryffindor": "#ff6a5e", "hufflepuff": "#d9a400", "ravenclaw": "#6a9cff", "slytherin": "#35b866"}
"""The colours of the Houses, for words on a dark or a light background."""

SHORT = {"keeper": "K", "beater_1": "B1", "beater_2": "B2", "chaser_1": "C1", "chaser_2": "C2", "chaser_3": "C3"}
PIECE_OF = {short.lower(): piece for piece, short in SHORT.items()}


def top_row(pitch: Mapping[str, Any]) -> int:
    """Return the row of the upper goal area, the last one."""
    rows: list[int] = [abs(row) for row, _ in pitch["goals"]]
    return max(rows)


def field_name(pitch: Mapping[str, Any], spot: Spot) -> str:
    """Name a field as in chess: a letter for the column, and rows counted from the lower goal area."""
    row, column = spot
    return f"{chr(ord('a') + column)}{row + top_row(pitch) + 1}"


def read_field(pitch: Mapping[str, Any], word: str) -> Spot | None:
    """Read a field's name, or return None; the rules say whether there is such a field."""
    letter, number = word[:1], word[1:]
    if not ("a" <= letter <= "t" and number.isascii() and number.isdecimal()):
        return None
    return int(number[:3]) - top_row(pitch) - 1, ord(letter) - ord("a")
