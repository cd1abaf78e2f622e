"""Who is at a table: connected to this server or to another, and since when somebody is gone."""

from __future__ import annotations

import time

from ..cluster.presence import Present
from .client import Client


class Attendance:
    """The clients of one table, and what other servers tell of theirs."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self._elsewhere: dict[str, Present] = {}
        self._began = time.monotonic()
        self._seen: dict[int, float] = {}
        """When a seat was last left, or taken."""

    def here(self) -> Present:
        """Who is connected to this server."""
        seats = frozenset(client.seat for client in self.clients if client.seat is not None)
        return Present(seats, sum(client.seat is None for client in self.clients))

    def everywhere(self) -> Present:
        """Who is connected to any server."""
        all_of_them = [self.here(), *self._elsewhere.values()]
        seats = frozenset[int]().union(*(present.seats for present in all_of_them))
        return Present(seats, sum(present.watchers for present in all_of_them))

    def saw(self, seat: int) -> None:
        """Somebody was at the seat until this moment."""
        self._seen[seat] = time.monotonic()

    def is_away(self, seat: int, seconds: float) -> bool:
        """Whether nobody has been at the seat for so long; from the moment it was taken, or this table was loaded."""
        if seat in self.everywhere().seats:
            return False
        return time.monotonic() - self._seen.get(seat, self._began) >= seconds

    def set_elsewhere(self, server: str, present: Present | None) -> bool:
        """Another server has told who is connected there; None if it is gone. Whether that is news."""
        before = self._elsewhere.pop(server, Present())
        now = present or Present()
        if now != Present():
            self._elsewhere[server] = now
        for seat in before.seats - now.seats:
            self.saw(seat)
        return now != before
