"""The memory of a search: positions as the thinker would see them, and how each move went there."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from commonroom.engine import Dice, Seat

CURIOSITY = 2.0
"""How much a rarely tried move is preferred to one that went well, in units of how much results vary."""
WIDENING = 0.4
"""Different moves that are tried, as a multiple of the root of the visits.

Trying few moves, each often, keeps later mistakes from making a good move look bad.
"""


class Arm:
    """A move at a position: how often it was possible and tried, and its results for its seat."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0

    def note(self, worth: float) -> None:
        """Note a result."""
        self.visits += 1
        self.total += worth

    def promise(self, scatter: float) -> float:
        """Rate the move: how good it looks, plus how little is known about it."""
        return self.total / self.visits + CURIOSITY * scatter * sqrt(log(self.available) / self.visits)


class Scatter:
    """How much results vary from world to world."""

    __slots__ = ("number", "squares")

    def __init__(self) -> None:
        self.number = 0
        self.squares = 0.0

    def note(self, result: float) -> None:
        self.number += 1
        self.squares += result * result

    def deviation(self) -> float:
        """Return roughly how far a result is from zero."""
        return sqrt(self.squares / self.number) if self.number else 1.0


class Node:
    """A position as the thinker sees it. It holds other seats' moves too, in every world where they have them."""

    __slots__ = ("arms", "children", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[tuple[Seat, Any], Arm] = {}
        self.children: dict[bytes, Node] = {}

    def child(self, seen: bytes) -> Node:
        """Return the position after the thinker has seen something happen."""
        found = self.children.get(seen)
        if found is None:
            found = self.children[seen] = Node()
        return found

    def known(self, seat: Seat, moves: Sequence[Any]) -> list[tuple[Any, Arm]]:
        """Return those moves that were tried before, and count them as available once more."""
        found = []
        for move in moves:
            arm = self.arms.get((seat, move))
            if arm is not None:
                arm.available += 1
                found.append((move, arm))
        return found

    def add(self, seat: Seat, move: Any) -> Arm:
        """Add a move that is tried for the first time."""
        arm = self.arms[seat, move] = Arm()
        arm.available = 1
        return arm


def wants_another(known: Sequence[tuple[Any, Arm]]) -> bool:
    """Tell whether to try something new, given how many moves were tried how often."""
    tried = sum(arm.visits for _, arm in known)
    return not known or len(known) < WIDENING * sqrt(tried)


def most_promising(known: Sequence[tuple[Any, Arm]], scatter: float) -> tuple[Any, Arm]:
    """Return the move to try again, the first of equals; `scatter` is how much results vary."""
    return max(known, key=lambda entry: entry[1].promise(scatter))


def pick_new(known: Sequence[tuple[Any, Arm]], moves: Sequence[Any], dice: Dice) -> Any:
    """Pick a move that was not tried yet."""
    tried = {move for move, _ in known}
    return dice.pick("new", [move for move in moves if move not in tried])
