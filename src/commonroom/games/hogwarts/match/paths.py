"""Shortest ways over the pitch, for bots."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TypeAlias

from ..board.map import Spot
from .state import State

Way: TypeAlias = tuple[Spot, ...]
"""The fields entered, the goal last; empty at the goal itself."""


def shortest(
    steps: Mapping[Spot, tuple[Spot, ...]], start: Spot, goals: Collection[Spot], blocked: Collection[Spot]
) -> Way | None:
    """Return the shortest way to one of the goals around blocked fields, or None; a goal itself may be blocked."""
    if start in goals:
        return ()
    came: dict[Spot, Spot | None] = {start: None}
    edge = [start]
    while edge:
        ahead: list[Spot] = []
        for here in edge:
            for there in steps[here]:
                if there in came:
                    continue
                came[there] = here
                if there in goals:
                    return _traced(came, there)
                if there not in blocked:
                    ahead.append(there)
        edge = ahead
    return None


def within(
    steps: Mapping[Spot, tuple[Spot, ...]], start: Spot, most: int, blocked: Collection[Spot]
) -> Iterator[tuple[Spot, int]]:
    """Yield every field at most this many steps away, with its distance, the nearest first."""
    seen, edge = {start}, [start]
    yield start, 0
    for taken in range(1, most + 1):
        ahead: list[Spot] = []
        for here in edge:
            for there in steps[here]:
                if there not in seen and there not in blocked:
                    seen.add(there)
                    ahead.append(there)
                    yield there, taken
        edge = ahead


def _traced(came: Mapping[Spot, Spot | None], goal: Spot) -> Way:
    way = [goal]
    while (before := came[way[-1]]) is not None:
        way.append(before)
    return tuple(reversed(way[:-1]))


def occupied(state: State) -> set[Spot]:
    """Return all fields with a piece on them."""
    return {spot for pieces in state.pieces for spot in pieces if spot is not None}
