"""What bots and the clock of a table wait for, and the clock's beginning and end."""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy.exc import DBAPIError

from ..storage.store import Store
from .audience.broadcast import Broadcast
from .state import TableState

log = structlog.get_logger()


class Alarm:
    """Wakes those who play by themselves, and tells everybody when a time begins."""

    def __init__(self, table: TableState, store: Store, broadcast: Broadcast) -> None:
        self._table, self._store, self._broadcast = table, store, broadcast
        self._changed = asyncio.Event()

    def wake(self) -> None:
        """Report a change of the table to bots and the clock."""
        self._changed.set()

    def acted(self) -> None:
        """Report an action to bots and the clock. Most tables have neither, and there it would only cost time."""
        table = self._table
        assert table.match is not None
        timed = table.is_timed() or table.rules.clock(table.match.current) is not None
        if timed or not table.match.to_act or any(seat.kind == "bot" for seat in table.stored.seats):
            self.wake()

    async def next_change(self, seconds: float | None = None) -> bool:
        """Wait for something that bots or the clock have to know; False if nothing happens in time."""
        try:
            if not self._changed.is_set():  # `wait_for` would not look before a timeout of zero
                await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return False
        self._changed.clear()
        return True

    async def set_clock(self) -> None:
        """Let the clock run for what the match asks now, and tell everybody when a time begins."""
        if self._table.run_clock():
            self._broadcast.tell_info()
        if self._table.is_timed():
            await self._note_timed()

    def stop_clock(self) -> None:
        """Stop the clock for good."""
        if self._table.stop_clock():
            self._broadcast.tell_info()

    async def _note_timed(self) -> None:
        """Store, once, that this table has a clock: after a restart it must run even with nobody connected."""
        table = self._table
        if table.stored.timed:
            return
        table.stored = table.stored._replace(timed=True)  # before waiting, so that it is stored once
        try:
            await self._store.note_timed(table.stored.id)
        except DBAPIError as error:
            log.warning("clock not saved", table=table.stored.id, error=type(error).__name__)
