"""Who is connected to which server. Each server tells the others, and asks about tables that are new to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import NamedTuple, Protocol

import structlog
from sqlalchemy.exc import DBAPIError

from ..storage.store import Store
from .bus import Bus, Note

log = structlog.get_logger()

SIGN_OF_LIFE = 10.0
"""Seconds after which a server with nothing to say sends a sign of life."""
MOST_SILENT = 3
"""Signs of life that may be missing before a server counts as gone, with everybody connected to it."""


class Present(NamedTuple):
    """Who is connected to one table at one server."""

    seats: frozenset[int] = frozenset()
    watchers: int = 0
    names: tuple[str, ...] = ()
    """Of those watchers who gave one."""


class Attended(Protocol):
    """A table, as far as presence is concerned."""

    def present(self) -> Present:
        """Return who is connected to this server."""

    def set_elsewhere(self, server: str, present: Present | None) -> None:
        """Note who is connected to another server; None if that server is gone."""


class Presence:
    """Tells other servers who is connected here. What they tell in return is kept at the tables."""

    def __init__(self, bus: Bus, store: Store, tables: Mapping[str, Attended]) -> None:
        self._bus, self._store, self._tables = bus, store, tables
        self._changed: set[str] = set()
        self._asked: set[str] = set()
        self._news = asyncio.Event()
        self._heard: dict[str, float] = {}
        """When each other server was last heard of."""

    def changed(self, table: str) -> None:
        """Note that somebody has connected here, or hung up."""
        self._changed.add(table)
        self._news.set()

    def ask(self, table: str = "") -> None:
        """Ask who is connected elsewhere, at this table or at all."""
        self._asked.add(table)
        self._news.set()

    def hear(self, note: Note) -> None:
        """Take a note from another server."""
        self._heard[note.server] = time.monotonic()
        if note.what == "who":
            asked = [note.table] if note.table else list(self._tables)
            for table in asked:
                if table in self._tables and self._tables[table].present() != Present():
                    self.changed(table)
        elif note.what == "here" and (live := self._tables.get(note.table)) is not None:
            live.set_elsewhere(note.server, Present(frozenset(note.seats), note.watchers, note.names))
        elif note.what == "gone":
            self._forget(note.server)

    async def run(self) -> None:
        """Tell again and again what has changed, or at least that this server runs."""
        while True:
            try:
                await asyncio.wait_for(self._news.wait(), SIGN_OF_LIFE)
            except TimeoutError:
                self._forget_silent()  # a server that was killed could not say goodbye
            self._news.clear()
            await self._say(self._notes() or [self._bus.note("", "alive")])

    async def leave(self) -> None:
        """Tell the others that this server stops."""
        await self._say([self._bus.note("", "gone")])

    def _notes(self) -> list[Note]:
        changed, self._changed = self._changed, set()
        asked, self._asked = self._asked, set()
        notes = [self._bus.note(table, "who") for table in sorted(asked)]
        for table in sorted(changed & self._tables.keys()):
            here = self._tables[table].present()
            notes.append(self._bus.note(table, "here", tuple(sorted(here.seats)), here.watchers, here.names))
        return notes

    async def _say(self, notes: list[Note]) -> None:
        try:
            await self._store.pass_on(lambda connection: self._bus.say(connection, notes))
        except DBAPIError as error:
            log.warning("presence not announced", error=type(error).__name__)

    def _forget_silent(self) -> None:
        before = time.monotonic() - MOST_SILENT * SIGN_OF_LIFE
        for server in [server for server, heard in self._heard.items() if heard < before]:
            self._forget(server)

    def _forget(self, server: str) -> None:
        self._heard.pop(server, None)
        for live in self._tables.values():
            live.set_elsewhere(server, None)
