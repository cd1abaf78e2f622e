"""All tables: those in memory, and how the others come back by replay."""

from __future__ import annotations

import asyncio
import time

import structlog

from commonroom.games import GAMES

from .keeper import Keeper
from .keys import is_table_id
from .live import LiveTable
from .rows import StoredAction, StoredTable
from .settings import Settings
from .store import Store
from .workers import Workers

log = structlog.get_logger()

KEEPER_PAUSE = 1.0
"""Seconds before a table that lost its keeper gets another."""

HEARTBEAT = 10.0


class SickTable(Exception):
    """A table that cannot be played on, and why; nothing of it is lost."""


class Hub:
    """Finds a table by its id, and lets go of those that nobody uses."""

    def __init__(self, store: Store, bots: Workers, settings: Settings) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._keepers: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        self._has_changed = asyncio.Event()
        self._alive: float | None = None
        self.draining = False

    def __len__(self) -> int:
        return len(self._live)

    @property
    def sockets(self) -> int:
        return sum(len(table.clients) for table in self._live.values())

    async def get(self, table: str) -> LiveTable | None:
        """A table by its id, out of memory or out of the store; nothing is created by asking."""
        if (live := self._live.get(table)) is not None:
            live.used = time.monotonic()
            return live
        if not is_table_id(table):
            return None
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> LiveTable | None:
        stored, actions = await self.store.load(table)
        if stored is None or stored.game not in GAMES:
            return None
        if stored.rules != GAMES[stored.game].ABOUT.rules:
            raise SickTable(f"it was begun under version {stored.rules} of the rules")
        live = self._replayed(stored, actions)
        if table not in self._live:
            self._live[table] = live
            self.keep_pace(live)
        return self._live[table]

    def _replayed(self, stored: StoredTable, actions: list[StoredAction]) -> LiveTable:
        """The table with all its actions; whatever keeps it from being replayed concerns this table alone."""
        try:
            live = LiveTable(stored, self.store, self.settings.limits)
            if live.match is not None:
                live.catch_up(actions)
        except Exception as error:
            log.exception("a table cannot be replayed", table=stored.id)
            raise SickTable("its actions do not replay") from error
        if live.last_action is not None and self._alive is not None:
            # What was over of the turn when the server was last seen; the outage since then is nobody's time.
            live.spent = max(0.0, self._alive - live.last_action)
        return live

    def heard(self, table: str | None) -> None:
        """Another server has changed a table; or, where we do not know which, any of them."""
        for live in [self._live.get(table)] if table else list(self._live.values()):
            if live is not None:
                self._changed.add(live.stored.id)
        self._has_changed.set()

    async def refresh(self) -> None:
        """Again and again: read what other servers have written."""
        while True:
            await self._has_changed.wait()
            self._has_changed.clear()
            changed, self._changed = self._changed, set()
            await asyncio.gather(*(self._refreshed(table) for table in changed))

    async def _refreshed(self, table: str) -> None:
        try:
            if (live := self._live.get(table)) is not None:
                await live.refresh()
                await live.talk.catch_up()
        except Exception as error:
            log.warning("a table was not refreshed", table=table, error=type(error).__name__)

    def keep_pace(self, live: LiveTable) -> None:
        """See that bots and clocks of the table are looked after."""
        table = live.stored.id
        running = self._keepers.get(table)
        if live.phase == "finished" or (running is not None and not running.done()):
            return
        self._keepers[table] = asyncio.create_task(self._kept(live))

    async def _kept(self, live: LiveTable) -> None:
        """A keeper that fails is followed by another: a table never waits for one that is gone."""
        while True:
            try:
                await Keeper(live, self.bots, self.settings).run()
                return
            except Exception:
                log.exception("the keeper of a table failed", table=live.stored.id)
                await asyncio.sleep(KEEPER_PAUSE)

    async def wake(self) -> None:
        """After a start: the clocks of tables that nobody looks at go on, less the time the server was not there."""
        self._alive = await self.store.last_alive()
        for table in await self.store.timed_tables():
            try:
                await self.get(table)
            except SickTable:
                continue

    async def stay_alive(self) -> None:
        """Again and again: note that the server is there."""
        while True:
            try:
                await self.store.note_alive(time.time())
            except Exception as error:
                log.warning("not noted", error=type(error).__name__)
            await asyncio.sleep(HEARTBEAT)

    async def sweep(self) -> None:
        """Again and again: let go of tables that nobody looks at and that wait for no bot."""
        while True:
            limits, now = self.settings.limits, time.monotonic()
            await asyncio.sleep(min(30.0, limits.idle_table / 2, limits.idle_socket / 2))
            self.hang_up(now - limits.idle_socket)
            self.let_go(now - limits.idle_table)
            try:
                await self.store.forget_links()
            except Exception:
                log.exception("old links were not forgotten")

    def hang_up(self, before: float) -> None:
        """Close sockets that have said nothing since then."""
        for live in self._live.values():
            for client in list(live.clients):
                if client.used < before:
                    client.close(1000)

    def let_go(self, before: float) -> None:
        """Forget tables unused since then; whoever asks for one gets it back by replay."""
        for table, live in list(self._live.items()):
            hurried = live.phase == "playing" and live.clock is not None
            if not live.clients and live.used < before and not hurried:
                del self._live[table]
                keeper = self._keepers.pop(table, None)
                if keeper is not None:
                    keeper.cancel()

    async def close(self) -> None:
        """A planned stop: every client is told to come back, nothing new is begun."""
        self.draining = True
        for live in self._live.values():
            for client in list(live.clients):
                client.close(1012)
        for keeper in self._keepers.values():
            keeper.cancel()
        await asyncio.gather(*self._keepers.values(), return_exceptions=True)
