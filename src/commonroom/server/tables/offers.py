"""Recent choices of each seat, to tell a late move from one that was possible all the time."""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

from commonroom.engine import Rules

MOST_OFFERS = 32
"""Offers remembered for each seat. A move based on an older one counts as stale, and is simply chosen again."""


class Offer(NamedTuple):
    """The question to a seat at one of its versions, and its possible moves."""

    version: int
    question: object
    moves: list[Any]


class Offers:
    """The last offers to every seat of a table."""

    def __init__(self, rules: Rules[Any, Any, Any]) -> None:
        self._rules = rules
        self._made: dict[int, deque[Offer]] = {}

    def moves(self, state: Any, seat: int, version: int) -> list[Any]:
        """Return what the seat may do now, at its `version`."""
        made = self._made.setdefault(seat, deque(maxlen=MOST_OFFERS))
        # Compute the list once for each version of a seat: nothing else in a frame costs as much.
        if not made or made[-1].version != version:
            made.append(Offer(version, self._rules.question(state, seat), list(self._rules.legal(state, seat))))
        return made[-1].moves

    def forget(self) -> None:
        """Forget all offers: whatever is based on one of them is stale now."""
        self._made.clear()

    def is_stale(self, seat: int, action: Any, based_on: int) -> bool:
        """Tell whether a possible move was impossible at some time since then, or meant to answer another question."""
        made = self._made[seat]
        return made[0].version > based_on or any(
            action not in offer.moves or offer.question != made[-1].question
            for offer in made
            if offer.version >= based_on
        )
