"""Follows what other servers on the same database write, table by table."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import structlog

from ..cluster.bus import Note
from ..storage.store import Store
from .live import LiveTable

log = structlog.get_logger()


class Follower:
    """Collects which tables in memory are behind the store, and brings them up to date."""

    def __init__(self, store: Store, tables: Mapping[str, LiveTable]) -> None:
        self._store, self._tables = store, tables
        self._changed: set[str] = set()
        """Tables about which anything may be new."""
        self._acted: set[str] = set()
        """Tables with new actions and nothing else. That is by far the most frequent, so they are read together."""
        self._news = asyncio.Event()

    def hear(self, note: Note) -> None:
        """Remember what another server has written, if the table is in memory here."""
        live = self._tables.get(note.table)
        if live is None:
            return
        if note.what == "changed":
            self._changed.add(note.table)
        elif live.state.number < note.number:
            self._acted.add(note.table)
        if self._changed or self._acted:
            self._news.set()

    def doubt_all(self) -> None:
        """Read all tables again: the connection was lost, and any news may have been missed."""
        self._changed.update(self._tables)
        if self._changed:
            self._news.set()

    async def run(self) -> None:
        """Read again and again what other servers have written."""
        while True:
            await self._news.wait()
            self._news.clear()
            changed, self._changed = self._changed, set()
            acted, self._acted = self._acted - changed, set()
            await asyncio.gather(self._catch_up(acted), *(self._refresh(table) for table in changed))

    async def _catch_up(self, tables: set[str]) -> None:
        """Read the new actions of all these tables at once."""
        here = [live for table in tables if (live := self._tables.get(table)) is not None]
        try:
            behind = {live.state.stored.id: live.state.number for live in here}
            found = await self._store.actions_of(behind) if here else {}
            for live in here:
                await live.catch_up(found[live.state.stored.id])
        except Exception as error:
            log.warning("tables not refreshed", tables=len(here), error=type(error).__name__)

    async def _refresh(self, table: str) -> None:
        try:
            if (live := self._tables.get(table)) is not None:
                await live.refresh()
                await live.chat.catch_up()
        except Exception as error:
            log.warning("table not refreshed", table=table, error=type(error).__name__)
