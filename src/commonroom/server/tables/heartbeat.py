"""Signs of life in the store, so that an outage counts against no player's clock."""

from __future__ import annotations

import asyncio
import time

import structlog

from ..storage.store import Store
from .clock import Downtime

log = structlog.get_logger()

HEARTBEAT = 10.0
"""Seconds between two signs of life: after a crash, clocks are off by this much at most."""


class Heartbeat:
    """Knows how long no server ran before this one, and notes that this one does."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.downtime = Downtime(ended=time.time())

    async def start(self) -> None:
        """Read when a server last ran."""
        self.downtime = Downtime(await self._store.last_alive() or 0.0, time.time())

    async def run(self) -> None:
        """Note again and again that this server runs."""
        while True:
            await self.beat()
            await asyncio.sleep(HEARTBEAT)

    async def beat(self) -> None:
        """Note that this server runs; if that fails, the next beat will do."""
        try:
            await self._store.note_alive(time.time())
        except Exception as error:
            log.warning("heartbeat not saved", error=type(error).__name__)
