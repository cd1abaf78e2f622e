"""Strokes that every part of the map is made of: numbers, lines and smooth curves in SVG, and a steady hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


def num(value: float) -> str:
    """Write a number with one decimal at most: the map has thousands of them."""
    return f"{value:.1f}".removesuffix(".0")


def at(point: Point) -> str:
    """Write a point."""
    return f"{num(point[0])} {num(point[1])}"


def polygon(points: Iterable[Point]) -> str:
    """Return the outline with straight sides."""
    return "M" + "L".join(at(point) for point in points) + "Z"


def smooth(points: Sequence[Point], tension: float = 6) -> str:
    """Return the closed curve through all points; a higher tension makes it more angular."""
    number, drawn = len(points), [f"M{_whole(points[0])}"]
    for here in range(number):
        before, start, end, after = (points[(here + step) % number] for step in (-1, 0, 1, 2))
        pulls = (
            (start[0] + (end[0] - before[0]) / tension, start[1] + (end[1] - before[1]) / tension),
            (end[0] - (after[0] - start[0]) / tension, end[1] - (after[1] - start[1]) / tension),
        )
        drawn.append(f"C{_whole(pulls[0])} {_whole(pulls[1])} {_whole(end)}")
    return "".join(drawn) + "Z"


def moved(points: Iterable[Point], across: float, down: float) -> list[Point]:
    """Return the points somewhere else."""
    return [(x + across, y + down) for x, y in points]


def path(outline: str, fill: str, **more: object) -> str:
    """Draw a path; underscores in the names of attributes become hyphens."""
    return f'<path d="{outline}" fill="{fill}"{attributes(more)}/>'


def attributes(given: dict[str, object]) -> str:
    """Write attributes, each with a space before it."""
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{value}"' for name, value in given.items())


def inked(*parts: str, **more: object) -> str:
    """Group parts that have an outline of ink."""
    return f'<g class="ink"{attributes(more)}>{"".join(parts)}</g>'


def colour(name: str) -> str:
    """Return a colour of the map by its name in the palette."""
    return f"var(--map-{name})"


class Hand:
    """A hand that trembles in the same way every time: a map must not change when it is drawn again.

    This is no game of chance, so that it neither asks the dice nor needs to be hard to guess.
    """

    def __init__(self, seed: int) -> None:
        """Start from a number; the same number makes the same strokes."""
        self._now = seed

    def between(self, low: float, high: float) -> float:
        """Return a number between two others."""
        self._now = (self._now * 1_103_515_245 + 12_345) % 2**31
        return low + (high - low) * (self._now >> 8) / (2**31 >> 8)

    def one_of(self, choices: Sequence[str]) -> str:
        """Pick one of the choices, the same one whenever the map is drawn."""
        return choices[int(self.between(0, len(choices)))]

    def blob(self, centre: Point, across: float, down: float, corners: int = 16) -> str:
        """Return an uneven oval."""
        turns = [2 * pi * corner / corners for corner in range(corners)]
        return smooth(
            [
                (
                    centre[0] + across * cos(turn) * self.between(0.94, 1.06),
                    centre[1] + down * sin(turn) * self.between(0.94, 1.06),
                )
                for turn in turns
            ]
        )


def _whole(point: Point) -> str:
    return f"{point[0]:.0f} {point[1]:.0f}"
