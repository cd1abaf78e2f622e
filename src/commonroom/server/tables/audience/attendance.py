"""Attendance at a table: who is connected to this server or to another, and for how long others have been gone."""

from __future__ import annotations

import time

from ...cluster.presence import Present
from .client import Client


class Attendance:
    """The clients of one table, and the connections that other servers report."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self._elsewhere: dict[str, Present] = {}
        self._began = time.monotonic()
        self._seen: dict[int, float] = {}
        """When each seat was last left, or taken."""

    def here(self) -> Present:
        """Return who is connected to this server."""
        seats = frozenset(client.seat for client in self.clients if client.seat is not None)
        watching = [client for client in self.clients if client.seat is None]
        return Present(seats, len(watching), tuple(sorted(client.name for client in watching if client.name)))

    def everywhere(self) -> Present:
        """Return who is connected to any server."""
        all_of_them = [self.here(), *self._elsewhere.values()]
        seats = frozenset[int]().union(*(present.seats for present in all_of_them))
        names = sorted(name for present in all_of_them for name in present.names)
        return Present(seats, sum(present.watchers for present in all_of_them), tuple(names))

    def saw(self, seat: int) -> None:
        """Note that the seat was occupied until now."""
        self._seen[seat] = time.monotonic()

    def is_away(self, seat: int, seconds: float) -> bool:
        """Tell whether a seat has been empty for that long.

        It counts from the moment it was left or taken, or from when this table was loaded.
        """
        if seat in self.everywhere().seats:
            return False
        return time.monotonic() - self._seen.get(seat, self._began) >= seconds

    def set_elsewhere(self, server: str, present: Present | None) -> bool:
        """Note who is connected to another server, None if it is gone; return whether that is news."""
        before = self._elsewhere.pop(server, Present())
        now = present or Present()
        if now != Present():
            self._elsewhere[server] = now
        for seat in before.seats - now.seats:  # gone there, and perhaps about to appear here
            self.saw(seat)
        return now != before
