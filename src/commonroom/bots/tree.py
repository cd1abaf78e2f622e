"""What a search remembers: positions as the thinker would see them, and how each move went there."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from commonroom.engine import Dice, Seat

CURIOSITY = 2.0
"""How much a move that was tried seldom is preferred to one that went well, in units of how much results vary."""
WIDENING = 0.4
"""Only so many times the root of the visits are different moves tried, each often enough to tell.

The fewer follies are tried later on, the less a good move looks bad because of them.
"""


class Arm:
    """A move at a position: how often it was possible and tried, and what came of it for its seat."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0

    def note(self, worth: float) -> None:
        """What came of it this time."""
        self.visits += 1
        self.total += worth

    def promise(self, scatter: float) -> float:
        """How good the move looks, and how little that is known; a move could be tried when it was available."""
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
        """About how far a result is from none at all."""
        return sqrt(self.squares / self.number) if self.number else 1.0


class Node:
    """A position as the thinker sees it. Other seats' moves are here too, in every world where they have them."""

    __slots__ = ("arms", "children", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[tuple[Seat, Any], Arm] = {}
        self.children: dict[bytes, Node] = {}

    def child(self, seen: bytes) -> Node:
        """The position after the thinker has seen something happen."""
        found = self.children.get(seen)
        if found is None:
            found = self.children[seen] = Node()
        return found

    def known(self, seat: Seat, moves: Sequence[Any]) -> list[tuple[Any, Arm]]:
        """Those of the moves that were tried before, all of which are counted as available once more."""
        found = []
        for move in moves:
            arm = self.arms.get((seat, move))
            if arm is not None:
                arm.available += 1
                found.append((move, arm))
        return found

    def add(self, seat: Seat, move: Any) -> Arm:
        """A move that is tried for the first time."""
        arm = self.arms[seat, move] = Arm()
        arm.available = 1
        return arm


def wants_another(known: Sequence[tuple[Any, Arm]]) -> bool:
    """Whether it is time to try something new, among so many moves that were tried so often."""
    tried = sum(arm.visits for _, arm in known)
    return not known or len(known) < WIDENING * sqrt(tried)


def most_promising(known: Sequence[tuple[Any, Arm]], scatter: float) -> tuple[Any, Arm]:
    """The move to try again; the first of equals. `scatter` is how much results vary."""
    return max(known, key=lambda entry: entry[1].promise(scatter))


def pick_new(known: Sequence[tuple[Any, Arm]], moves: Sequence[Any], dice: Dice) -> Any:
    """A move that was not tried yet."""
    tried = {move for move, _ in known}
    return dice.pick("new", [move for move in moves if move not in tried])
