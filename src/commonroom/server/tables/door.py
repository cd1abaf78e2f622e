"""The door of a table: clients who come, go, or have to look from another seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping

import structlog
from sqlalchemy.exc import DBAPIError

from ..cluster.presence import Present
from .alarm import Alarm
from .audience.broadcast import Broadcast
from .audience.client import Client
from .chronicle import SETTING_UP
from .state import TableState

log = structlog.get_logger()

RESTART = 1012


class Door:
    """Lets clients in and out, and tells the others."""

    def __init__(
        self,
        table: TableState,
        broadcast: Broadcast,
        alarm: Alarm,
        note_came: Callable[[int], Coroutine[None, None, None]],
        changed: Callable[[], None],
    ) -> None:
        self._table, self._attendance = table, table.attendance
        self._broadcast, self._alarm = broadcast, alarm
        self._note_came, self._changed = note_came, changed
        self._arrivals: set[asyncio.Task[None]] = set()

    def add(self, client: Client, since: int | None) -> None:
        """Let a client look at the table from now on, and tell it what it has missed."""
        self._attendance.clients.add(client)
        self._alarm.wake()  # bots that have waited for somebody to look begin now
        if (now := self._table.version_for(client.seat)) is not None:
            client.version = now if since is None else min(max(since, SETTING_UP), now)
        self._broadcast.tell(client)
        self.tell()
        if client.seat is not None and not self._table.stored.seats[client.seat].came:
            self._arrivals.add(task := asyncio.ensure_future(self._save_arrival(client.seat)))
            task.add_done_callback(self._arrivals.discard)

    def remove(self, client: Client) -> None:
        """Let go of a client that is gone."""
        if client not in self._attendance.clients:
            return
        self._attendance.clients.remove(client)
        if client.seat is not None:
            self._attendance.saw(client.seat)
        self.tell()
        self._table.touch()

    def set_elsewhere(self, server: str, present: Present | None) -> None:
        """Note who is connected to another server; None if that server is gone."""
        if self._attendance.set_elsewhere(server, present):
            self.tell()

    def tell(self) -> None:
        """Tell everybody who is here now, and under which names the watchers are."""
        if not self._table.number:
            self._alarm.wake()  # bots and clocks wait until all players have come
        self._broadcast.tell_info_soon(self._changed)

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

    async def _save_arrival(self, seat: int) -> None:
        try:
            await self._note_came(seat)
        except DBAPIError as error:
            log.warning("arrival not saved", table=self._table.stored.id, error=type(error).__name__)
