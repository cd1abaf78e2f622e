"""The door of a table: clients who come, go, or have to look from another seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from commonroom.engine import Viewer

from ...cluster.presence import Present
from ..chronicle import SETTING_UP
from .attendance import Attendance
from .broadcast import Broadcast
from .client import Client

RESTART = 1012


class Door:
    """Lets clients in and out, and reports it."""

    def __init__(
        self,
        attendance: Attendance,
        broadcast: Broadcast,
        version_told: Callable[[Viewer], int | None],
        changed: Callable[[], None],
    ) -> None:
        self._attendance, self._broadcast = attendance, broadcast
        self._version_told, self._changed = version_told, changed

    def add(self, client: Client, since: int | None) -> None:
        """Let a client look at the table from now on, and tell it what it has missed."""
        self._attendance.clients.add(client)
        if (now := self._version_told(client.seat)) is not None:
            client.version = now if since is None else min(max(since, SETTING_UP), now)
        self._broadcast.tell(client)
        self._changed()

    def remove(self, client: Client) -> bool:
        """Let go of a client that is gone; False if that was done already."""
        if client not in self._attendance.clients:
            return False
        self._attendance.clients.remove(client)
        if client.seat is not None:
            self._attendance.saw(client.seat)
        self._changed()
        return True

    def set_elsewhere(self, server: str, present: Present | None) -> None:
        """Note who is connected to another server; None if that server is gone."""
        if self._attendance.set_elsewhere(server, present):
            self._changed()

    def move(self, people: Mapping[str, int], begun: bool) -> None:
        """Let everybody look from their own seat: before the match at once; during it they have to come back."""
        for client in [client for client in self._attendance.clients if client.person is not None]:
            seat = people.get(client.person or "")
            if seat != client.seat and begun:
                self._send_back(client)
            else:
                client.seat = seat

    def unseat(self, seat: int) -> None:
        """Close the sockets of a seat that was given to a bot; their pages come back as watchers."""
        for client in [client for client in self._attendance.clients if client.seat == seat]:
            self._send_back(client)

    def _send_back(self, client: Client) -> None:
        client.close(RESTART)
        self._attendance.clients.discard(client)
