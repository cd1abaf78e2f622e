"""Ends of a walk, and the tokens on the way there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...board.graph import Ways
from ...mode import Ends
from ...pack.ids import Id


class End(NamedTuple):
    """The end of a walk, and the wanted tokens passed on the way."""

    place: Id
    tokens: frozenset[Id]


NOTHING: frozenset[Id] = frozenset()


class EndFinder:
    """All walks of a given length from a field, by their first step."""

    def __init__(self, ways: Ways, ends: Ends, wanted: Mapping[Id, tuple[Id, ...]], most: int) -> None:
        self.ways = ways
        self.ends = ends
        self.wanted = wanted
        """The tokens on each field that are worth picking up."""
        self.most = most
        """Tokens that can still be picked up."""

    def by_first_step(self, path: tuple[Id, ...], left: int, moved: bool) -> dict[Id, set[End]]:
        """Return every end that each possible first step can lead to; steps into a dead end are left out."""
        here, visited = path[-1], set(path)
        found: dict[Id, set[End]] = {}
        for there, cost in self.ways[here].items():
            if there not in visited and cost <= left:
                ends: set[End] = set()
                self._go(there, left - cost, visited, moved or cost > 0, NOTHING, ends)
                if ends:
                    found[there] = ends
        return found

    def _go(self, here: Id, left: int, visited: set[Id], moved: bool, tokens: frozenset[Id], found: set[End]) -> None:
        if here in self.wanted and len(tokens) < self.most:
            tokens = tokens | {*self.wanted[here][: self.most - len(tokens)]}
        end = self.ends.get(here)
        forced = end is not None and end.must
        if left == 0 or forced or (end is not None and moved):
            found.add(End(here, tokens))
            if forced:
                return
        visited.add(here)
        for there, cost in self.ways[here].items():
            if cost <= left and there not in visited:
                self._go(there, left - cost, visited, moved or cost > 0, tokens, found)
        visited.remove(here)
