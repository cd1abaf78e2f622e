"""Where everything on the map is drawn: the pack's coordinates as points of the drawing, and the lines of its ways.

A board with a size gives its coordinates in units of the drawing. A board without one has ten units to a step, as a
table of squares has, and is enlarged until its medallions do not touch.
"""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from msgspec.structs import replace

from ...pack.ids import Id
from ..map import At, Map
from .pen import Point, at

ENLARGED = 7
"""Units of the drawing for one unit of a board that has no size."""
MARGIN = 130
LEGEND = (12, 0)
"""How far the scroll of the title reaches on a board without a size, beyond the margin."""
FRAME = 40
"""Width of the frame around the paper, which nothing may cover."""


class Way(NamedTuple):
    """A way between two fields: straight, or pulled towards two points."""

    here: Id
    there: Id
    is_free: bool
    start: Point
    end: Point
    pull: tuple[Point, Point] | None

    @property
    def line(self) -> str:
        """Return the line of the way as the data of an SVG path."""
        if self.pull is None:
            return f"M{at(self.start)}L{at(self.end)}"
        return f"M{at(self.start)}C{at(self.pull[0])} {at(self.pull[1])} {at(self.end)}"

    def points(self, distance: float = 24) -> list[Point]:
        """Return points along the way, both ends included, about so far from each other."""
        one, two = self.pull or (self.start, self.end)
        corners = (self.start, one, two, self.end)
        length = sum(hypot(there[0] - here[0], there[1] - here[1]) for here, there in pairwise(corners))
        steps = max(1, round(length / distance))
        return [self._after(step / steps) for step in range(steps + 1)]

    def _after(self, part: float) -> Point:
        rest = 1 - part
        if self.pull is None:
            return (self.start[0] * rest + self.end[0] * part, self.start[1] * rest + self.end[1] * part)
        weights = (rest**3, 3 * rest * rest * part, 3 * rest * part * part, part**3)
        points = (self.start, *self.pull, self.end)
        return (
            sum(weight * point[0] for weight, point in zip(weights, points, strict=True)),
            sum(weight * point[1] for weight, point in zip(weights, points, strict=True)),
        )


def measured(board: Map) -> Map:
    """Return the board in units of its drawing: as it is, or enlarged if it has no size."""
    if board.size is not None:
        return board
    (x, y), (across, down) = board.legend, LEGEND
    spots = [field.at for field in board.field] + [(x - across, y - down), (x + across, y + down)]
    left, top = (min(spot[axis] for spot in spots) for axis in (0, 1))

    def enlarged(spot: At) -> At:
        return round((spot[0] - left) * ENLARGED + MARGIN), round((spot[1] - top) * ENLARGED + MARGIN)

    corner = enlarged((max(x for x, _ in spots), max(y for _, y in spots)))
    return replace(
        board,
        size=(corner[0] + MARGIN, corner[1] + MARGIN),
        field=tuple(replace(field, at=enlarged(field.at)) for field in board.field),
        labels=tuple(replace(label, at=enlarged(label.at)) for label in board.labels),
        legend=enlarged(board.legend),
        bends=tuple(replace(bend, pull=(enlarged(bend.pull[0]), enlarged(bend.pull[1]))) for bend in board.bends),
    )


class Layout:
    """The board, measured in units of the drawing."""

    def __init__(self, board: Map) -> None:
        """Measure a board."""
        self.board = measured(board)
        self.size = self.board.size or (0, 0)
        self.fields = {field.id: field for field in self.board.field}

    @cached_property
    def ways(self) -> list[Way]:
        """Every way once, in the order of the pack."""
        bends = {bend.way: bend.pull for bend in self.board.bends}
        bends |= {(there, here): (two, one) for (here, there), (one, two) in bends.items()}
        return [self._way(here, there, not cost, bends.get((here, there))) for here, there, cost in self.board.edges()]

    def _way(self, here: Id, there: Id, is_free: bool, pull: tuple[At, At] | None) -> Way:
        return Way(here, there, is_free, self.fields[here].at, self.fields[there].at, pull)

    def is_clear(self, point: Point, distance: float) -> bool:
        """Tell whether no field is nearer to a point."""
        return all(hypot(point[0] - x, point[1] - y) >= distance for x, y in (field.at for field in self.board.field))

    def is_off_the_ways(self, point: Point, distance: float) -> bool:
        """Tell whether no way passes nearer to a point."""
        return all(hypot(point[0] - x, point[1] - y) >= distance for way in self.ways for x, y in way.points())
