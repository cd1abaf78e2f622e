"""Who is served next: those who wait in front of a screen first, and among equals each address and table in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

PLAYED, WATCHED, UNSEEN = 0, 1, 2
"""Somebody who plays looks at it; only watchers do; nobody does, but people sit there."""
MOST_KNOWN = 10_000
"""Addresses and tables whose last turn is remembered. A forgotten one counts as never served, and was long ago."""


class Turn(NamedTuple):
    """In whose name a piece of work is asked for."""

    rank: int = PLAYED
    addresses: tuple[str, ...] = ("",)
    """Of those who wait for it. It counts for the one of them that was served longest ago."""
    table: str = ""
    size: int = 0
    """Of two from one address and table, the smaller goes first."""


Asked = Callable[[], Turn | None]
"""Asks again in whose name the work is wanted; None where nobody waits for it any more."""


def anybody() -> Turn | None:
    """Return the turn of work that is nobody's in particular."""
    return Turn()


class Turns(Generic[T]):
    """A line without a fixed order. Whose turn it is, is decided only when somebody can be served."""

    def __init__(self) -> None:
        self._waiting: dict[T, Asked] = {}
        self._served: dict[str, int] = {}
        """When an address or a table last had its turn, as the number of that turn."""
        self._count = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, who: T, turn: Asked) -> None:
        """Let somebody wait. Their turn is asked for again whenever somebody can be served: a player may have come."""
        self._waiting[who] = turn

    def remove(self, who: T) -> None:
        """Let somebody leave the line."""
        self._waiting.pop(who, None)

    def all(self) -> list[T]:
        """Return everybody who waits."""
        return list(self._waiting)

    def unwanted(self) -> list[T]:
        """Take out those whom nobody waits for any more, and return them."""
        gone = [who for who, turn in self._waiting.items() if turn() is None]
        for who in gone:
            del self._waiting[who]
        return gone

    def next(self) -> T | None:
        """Take out the one who is next; None if nobody waits."""
        found = min(((self._order(turn), who) for who, turn in self._waiting.items()), key=_order, default=None)
        if found is None:
            return None
        _, who = found
        if (turn := self._waiting.pop(who)()) is not None:
            self.note(turn)
        return who

    def note(self, turn: Turn) -> None:
        """Note that somebody is served."""
        self._count += 1
        for name in (f"address {min(turn.addresses, key=self._last)}", f"table {turn.table}"):
            self._served.pop(name, None)
            self._served[name] = self._count
            if len(self._served) > MOST_KNOWN:
                del self._served[next(iter(self._served))]

    def _order(self, asked: Asked) -> tuple[int, int, int, int]:
        turn = asked() or Turn(UNSEEN)
        # The line itself is in the order of arrival, and `min` returns the first of equals.
        return turn.rank, min(map(self._last, turn.addresses)), self._served.get(f"table {turn.table}", 0), turn.size

    def _last(self, address: str) -> int:
        return self._served.get(f"address {address}", 0)


def _order(found: tuple[tuple[int, int, int, int], object]) -> tuple[int, int, int, int]:
    return found[0]
