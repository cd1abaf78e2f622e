"""Places for names on the drawn board: below, above or beside their field, wherever they cover the least."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import NamedTuple

from ..map import Field, Map
from .signs import RADIUS

FONT_SIZE, LINE_HEIGHT, LETTER_WIDTH, LETTERS = 2.1, 2.35, 1.06, 15
GAP = 1.0
ON_A_FIELD, ON_A_LABEL, ON_A_WAY = 20, 20, 1


class Box(NamedTuple):
    """A rectangle on the board."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, x: float, y: float, margin: float = 0) -> bool:
        return self.left - margin < x < self.right + margin and self.top - margin < y < self.bottom + margin

    def meets(self, other: Box) -> bool:
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


class Label(NamedTuple):
    """The lines of a name, and the box that they fill."""

    lines: tuple[str, ...]
    box: Box


def place_labels(board: Map, names: Iterable[tuple[Field, str]]) -> list[Label]:
    """Place the names one after the other, each where it is least in the way."""
    points = list(_way_points(board))
    placed: list[Label] = []
    for field, name in names:
        lines = broken(name)

        def cost(box: Box) -> int:
            fields = sum(box.holds(*other.at, margin=RADIUS * 0.9) for other in board.field)
            labels = sum(box.meets(label.box) for label in placed)
            ways = sum(box.holds(*point) for point in points)
            return fields * ON_A_FIELD + labels * ON_A_LABEL + ways * ON_A_WAY

        placed.append(Label(lines, min(_candidates(field, lines), key=cost)))
    return placed


def broken(name: str) -> tuple[str, ...]:
    """Break a name into short lines, between words."""
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + 1 + len(word) <= LETTERS:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return tuple(lines)


def _candidates(field: Field, lines: tuple[str, ...]) -> list[Box]:
    """Return the boxes below, above, right and left; the first of equals is taken."""
    x, y = field.at
    wide, high = max(map(len, lines)) * LETTER_WIDTH, len(lines) * LINE_HEIGHT
    reach_x, reach_y = (9.6, 5.4) if field.kind == "pitch" else (RADIUS + GAP, RADIUS + GAP)
    above = reach_y + (2.6 if field.slots and field.kind != "rosette" else 0)
    tops = [(x - wide / 2, y + reach_y), (x - wide / 2, y - above - high)]
    sides = [(x + reach_x, y - high / 2), (x - reach_x - wide, y - high / 2)]
    return [Box(left, top, left + wide, top + high) for left, top in tops + sides]


def _way_points(board: Map) -> Iterable[tuple[float, float]]:
    """Yield points along all ways, so close together that no line of a name slips between them."""
    at = {field.id: field.at for field in board.field}
    for here, there, _ in board.edges():
        (x, y), (to_x, to_y) = at[here], at[there]
        steps = max(1, round(hypot(to_x - x, to_y - y) / 1.5))
        for step in range(1, steps):
            yield x + (to_x - x) * step / steps, y + (to_y - y) * step / steps
