"""The ground of a match: its fields and what is next to what (catalogue 21.7), computed once."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias, get_args

import msgspec

from ..board.map import Pitch, Spot, beside, mirrored

Direction: TypeAlias = Literal["up", "down", "left", "right"]
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)
"""Up is where the first side attacks: towards higher rows."""

_STEP: dict[Direction, tuple[int, int]] = {"up": (1, 0), "down": (-1, 0), "left": (0, -1), "right": (0, 1)}


class Ground(msgspec.Struct, frozen=True):
    """The fields by side, and the ways between them. Pairs are by side: the first defends the negative rows."""

    goals: tuple[tuple[Spot, ...], tuple[Spot, ...]]
    lines: tuple[tuple[Spot, ...], tuple[Spot, ...]]
    """Line (3) of each side."""
    chaser_lines: tuple[tuple[Spot, ...], tuple[Spot, ...]]
    """Lines (4) of each side."""
    bludger_homes: tuple[Spot, Spot]
    """Start field of the bludgers in each half."""
    steps: dict[Spot, tuple[Spot, ...]]
    """Steps of beaters and chasers; on goal fields, along the goal area."""
    passes: dict[Spot, tuple[Spot, ...]]
    """Throws of the Quaffle, which crosses the edge of the goal areas, as no piece does."""
    flights: dict[Spot, dict[Direction, tuple[Spot, ...]]]
    """The fields that a bludger passes, one after another, up to the edge of the pitch."""

    def is_goal(self, spot: Spot) -> bool:
        """Tell whether the field lies in one of the two goal areas."""
        return spot in self.goals[0] or spot in self.goals[1]


@cache
def ground_of(pitch: Pitch) -> Ground:
    """Return the ground that a pitch describes."""
    area = sorted(pitch.playing_area())
    own = tuple(sorted(pitch.goals))
    goals = own, tuple(sorted(map(mirrored, own)))
    fields = {*area, *goals[0], *goals[1]}

    def within(spot: Spot, part: object) -> tuple[Spot, ...]:
        assert isinstance(part, frozenset)
        return tuple(there for there in beside(spot) if there in part)

    parts = frozenset(area), frozenset(goals[0]), frozenset(goals[1])
    return Ground(
        goals=goals,
        lines=_rows(area, pitch.beater_rows),
        chaser_lines=_rows(area, pitch.chaser_rows),
        bludger_homes=_halves(pitch.bludgers),
        steps={spot: within(spot, part) for part in parts for spot in sorted(part)},
        passes={spot: within(spot, frozenset(fields)) for spot in sorted(fields)},
        flights={spot: {way: _flight(spot, way, fields) for way in DIRECTIONS} for spot in sorted(fields)},
    )


def _rows(area: list[Spot], rows: tuple[int, ...]) -> tuple[tuple[Spot, ...], tuple[Spot, ...]]:
    """Return the fields of these rows for the lower side, and of their mirror images for the upper side."""
    lower = tuple(spot for spot in area if spot[0] in rows)
    return lower, tuple(spot for spot in area if -spot[0] in rows)


def _halves(spots: tuple[Spot, Spot]) -> tuple[Spot, Spot]:
    """Return the start field of the lower half, then that of the upper half."""
    low, high = sorted(spots)
    return low, high


def _flight(spot: Spot, way: Direction, fields: set[Spot]) -> tuple[Spot, ...]:
    (row, column), (rows, columns) = spot, _STEP[way]
    found: list[Spot] = []
    while (there := (row + rows, column + columns)) in fields:
        found.append(there)
        row, column = there
    return tuple(found)
