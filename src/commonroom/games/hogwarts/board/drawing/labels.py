"""Places for names on the map: beside their medallion, wherever they cover the least; a name without room is left out.

The page places its names in the same way, for each zoom level and language (web/src/art/hogwarts/map/labels.ts).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..map import Field
from .layout import FRAME, Layout
from .medallions import look_of
from .pen import Point

SIZE = 21.0
LETTER, LINE, LETTERS = 0.5, 0.98, 15
"""Width of a letter and height of a line for a font size of 1; letters in a line."""
ON_A_FIELD, ON_A_WAY, NOWHERE = 2.0, 14.0, 4000.0
TOO_MUCH, TOO_MUCH_FOR_A_CORRIDOR = 900.0, 220.0

Seat = tuple[int, float, float]
SEATS: tuple[Seat, ...] = (
    (0, 1, 0), (0, -1, 3), (1, 0, 3.6), (-1, 0, 4.2), (1, 0.8, 6), (-1, 0.8, 6), (1, -0.8, 7.2), (-1, -0.8, 7.2),
)  # fmt: skip
"""Sides of the medallion: across, down, and how little we like it."""
RANKS = {"place": 0, "pitch": 0, "classroom": 1, "hp": 1, "start": 1, "tower": 2, "bridge": 3}


class Box(NamedTuple):
    """A rectangle on the map."""

    left: float
    top: float
    right: float
    bottom: float

    def shared(self, other: Box) -> float:
        """Return the area that two boxes share."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0

    def meets(self, other: Box) -> bool:
        """Tell whether two boxes overlap."""
        return self.shared(other) > 0

    def holds(self, point: Point) -> bool:
        """Tell whether a point is inside."""
        return self.left < point[0] < self.right and self.top < point[1] < self.bottom


class Label(NamedTuple):
    """The lines of a name, the box that they fill, and the side to which they are set."""

    lines: tuple[str, ...]
    box: Box
    size: float
    anchor: str


def rank(field: Field) -> int:
    """Return how early a field gets its name: places first, corridors last."""
    return 1 if field.common_room is not None else RANKS.get(field.kind, 5)


def place_labels(layout: Layout, names: Iterable[tuple[Field, str]], kept: Iterable[Box] = ()) -> list[Label]:
    """Place the names, the most important first, each where it is least in the way; `kept` stays free."""
    taken, placed = list(kept), list[Label]()
    fields = [box for field in layout.board.field for box in _filled(field, field.at)]
    points = [point for way in layout.ways for point in way.points(30)]
    for field, name in sorted(names, key=lambda each: (rank(each[0]), each[0].at[1])):
        found = []
        for label, dislike in _candidates(field, field.at, broken(name)):
            cost = dislike + (NOWHERE if any(label.box.meets(box) for box in taken) else 0)
            cost += sum(label.box.shared(box) for box in fields) * ON_A_FIELD
            cost += sum(label.box.holds(point) for point in points) * ON_A_WAY
            found.append((cost + (0 if _inside(label.box, layout.size) else NOWHERE), label))
        cost, best = min(found, key=lambda each: each[0])
        if cost <= (TOO_MUCH if rank(field) <= 2 else TOO_MUCH_FOR_A_CORRIDOR):
            placed.append(best)
            taken.append(best.box)
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


def _filled(field: Field, middle: Point) -> list[Box]:
    """Return what a field and the roof above it cover."""
    if field.kind == "blocked":
        return [Box(middle[0] - 125, middle[1] - 82, middle[0] + 125, middle[1] + 68)]
    reach = look_of(field).radius + 2
    covered = [Box(middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach)]
    if field.reached_by != "walking":
        covered.append(Box(middle[0] - 72, middle[1] - 170, middle[0] + 72, middle[1] + 8))
    if field.kind == "tower":
        covered.append(Box(middle[0] - 26, middle[1] - 80, middle[0] + 26, middle[1] - 26))
    return covered


def _candidates(field: Field, middle: Point, lines: tuple[str, ...]) -> Iterable[tuple[Label, float]]:
    size = SIZE * (1 if rank(field) <= 1 else 0.94 if rank(field) <= 3 else 0.88)
    wide, high = max(map(len, lines)) * size * LETTER + 4, len(lines) * size * LINE
    reach = look_of(field).radius + 6
    for across, down, dislike in SEATS:
        if across:
            left = middle[0] + reach if across > 0 else middle[0] - reach - wide
            top = middle[1] - high / 2 + down * high * 0.7
        else:
            left, top = middle[0] - wide / 2, middle[1] + reach if down > 0 else middle[1] - reach - high
        on_the_roof = 180.0 if field.kind == "tower" and not across and down < 0 else dislike
        anchor = ("middle", "start", "end")[across]
        yield Label(lines, Box(left, top, left + wide, top + high), size, anchor), on_the_roof


def _inside(box: Box, size: tuple[int, int]) -> bool:
    limit = FRAME - 12
    return box.left > limit and box.top > limit and box.right < size[0] - limit and box.bottom < size[1] - limit
