"""The board as a graph: neighbours, distances, and whether a walk of a given length exists."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from heapq import heappop, heappush
from typing import TypeAlias

from ..pack.ids import Id
from .map import Map

Ways: TypeAlias = Mapping[Id, Mapping[Id, int]]
"""For each field its neighbours, with the cost of the step."""


def ways(board: Map) -> dict[Id, dict[Id, int]]:
    """Return every field with its neighbours; all ways go in both directions (HOG-121, RUL-HOG-024)."""
    found: dict[Id, dict[Id, int]] = {field.id: {} for field in board.field}
    for here, there, cost in board.edges():
        found[here][there] = found[there][here] = cost
    return found


def distances(ways: Ways, start: Id) -> dict[Id, int]:
    """Return the cost of the cheapest path to every field that can be reached."""
    best: dict[Id, int] = {}
    waiting = [(0, start)]
    while waiting:
        cost, here = heappop(waiting)
        if here in best:
            continue
        best[here] = cost
        for there, step in ways[here].items():
            if there not in best:
                heappush(waiting, (cost + step, there))
    return best


def can_walk(ways: Ways, start: Id, length: int, avoiding: Collection[Id] = ()) -> bool:
    """Tell whether a path of exactly that cost leaves the field and enters no field twice (HOG-101, HOG-113)."""
    visited = {start, *avoiding}

    def goes_on(here: Id, left: int) -> bool:
        if left == 0:
            return True
        for there, cost in ways[here].items():
            if there not in visited:
                visited.add(there)
                if goes_on(there, left - cost):
                    return True
                visited.remove(there)
        return False

    return goes_on(start, length)
