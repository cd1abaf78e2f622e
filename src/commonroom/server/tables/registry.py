"""All tables: those in memory, and how the others come back by replay."""

from __future__ import annotations

import asyncio
import time
from contextvars import Context
from functools import partial

import structlog

from commonroom.games import GAMES

from ..cluster.bus import Bus, Note
from ..cluster.presence import Presence
from ..keys import is_table_id
from ..metrics import LIMITS
from ..settings import Settings
from ..storage.chain import Damaged
from ..storage.rows import Key, Keys, Loaded, StoredTable
from ..storage.store import Store
from ..workers.bots import Thinkers
from ..workers.pool import Closed
from .autoplay import Autoplay
from .door import RESTART
from .follower import Follower
from .heartbeat import Heartbeat
from .live import LiveTable

log = structlog.get_logger()

AUTOPLAY_PAUSE = 1.0
"""Seconds before autoplay that failed is started again."""
NORMAL = 1000
ROOM = 60.0
"""Seconds after which an unused table makes room for another, where there are too many."""


class SickTable(Exception):
    """A table that cannot be played on, and why; all its actions are still in the store."""


class Full(Exception):
    """There are as many tables in memory as this server holds, and all of them are in use."""


class TableRegistry:
    """Finds a table by its id, and lets go of those that nobody uses."""

    def __init__(self, store: Store, bots: Thinkers, settings: Settings, bus: Bus | None = None) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._autoplays: dict[str, asyncio.Task[None]] = {}
        self._openers: dict[str, str] = {}
        """The address from which a table in memory was opened."""
        self.heartbeat = Heartbeat(store)
        self.follower = Follower(store, self._live)
        self.presence = Presence(bus, store, self._live) if bus is not None else None
        """Only where there may be other servers."""
        self.draining = False
        """Set when the server is about to stop: nothing new begins."""

    def __len__(self) -> int:
        return len(self._live)

    def __contains__(self, table: object) -> bool:
        return table in self._live

    @property
    def sockets(self) -> int:
        """Return the number of open sockets."""
        return sum(len(table.clients) for table in self._live.values())

    # Finding tables

    async def get(self, table: str) -> LiveTable | None:
        """Find a table in memory or in the store; asking for one creates nothing."""
        if (live := self._live.get(table)) is not None:
            live.state.touch()
            return live
        if not is_table_id(table):
            return None
        # Many may ask at once for a table that is not in memory; it is loaded once, and two copies of it would
        # judge actions by different states. The shield keeps it loading if the first of them hangs up.
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    def in_memory(self, table: str) -> LiveTable | None:
        """Find a table that is in memory, without keeping it there."""
        return self._live.get(table)

    def matches_of(self, address: str) -> int:
        """Count the unfinished tables in memory that were opened from an address."""
        mine = [table for table, opener in self._openers.items() if opener == address]
        return sum(table in self._live and self._live[table].state.phase != "finished" for table in mine)

    def make_room(self) -> None:
        """Let go of tables that nobody uses if there are too many; Full if that is not enough."""
        if len(self._live) < self.settings.limits.tables:
            return
        self.let_go(time.monotonic() - min(ROOM, self.settings.limits.idle_table))
        if len(self._live) >= self.settings.limits.tables:
            LIMITS.labels("tables").inc()
            log.warning("too many tables", tables=len(self._live))
            raise Full

    async def open(self, stored: StoredTable, keys: list[Key], opener: str = "") -> None:
        """Store a new table and keep it in memory, where those who were invited will look for it."""
        self.make_room()
        await self.store.open_table(stored, keys)
        live = self._replayed(stored, Loaded(stored, [], Keys.of(keys)))
        live.chat.begin()
        self._keep(live)
        self._openers[stored.id] = opener

    async def _load(self, table: str) -> LiveTable | None:
        self.make_room()
        loaded = await self.store.load(table)
        stored = loaded.table
        if stored is None or stored.game not in GAMES:
            return None
        # Under other rules the same actions could lead to another state, and nobody would notice.
        if not GAMES[stored.game].ABOUT.knows(stored.rules):
            raise SickTable(f"it was started under version {stored.rules} of the rules")
        if table not in self._live:
            self._keep(self._replayed(stored, loaded))
            if self.presence is not None:
                self.presence.ask(table)
        return self._live[table]

    def _keep(self, live: LiveTable) -> None:
        self._live[live.state.stored.id] = live
        self.start_autoplay(live)

    def _replayed(self, stored: StoredTable, loaded: Loaded) -> LiveTable:
        """Build the table and replay its actions; whatever goes wrong concerns this table alone."""
        try:
            live = LiveTable(
                stored, self.store, self.settings.limits, loaded.keys, partial(self._attendance_changed, stored.id)
            )
            if live.state.match is not None:
                live.state.replay(loaded.actions)
            if loaded.actions and live.state.number != loaded.actions[-1].number:
                raise Damaged(f"stored action {live.state.number + 1} is missing")
        except Damaged as error:
            log.error("table is damaged", table=stored.id, why=str(error))
            raise SickTable(str(error)) from None
        except Exception as error:
            log.exception("table cannot be replayed", table=stored.id)
            raise SickTable("its actions cannot be replayed") from error
        live.state.resume_clock(self.heartbeat.downtime)
        return live

    def _attendance_changed(self, table: str) -> None:
        if self.presence is not None:
            self.presence.changed(table)

    async def wake(self) -> None:
        """Load the tables whose clocks run though nobody looks: their players' time goes on after a restart."""
        await self.heartbeat.start()
        for table in await self.store.timed_tables():
            try:
                await self.get(table)
            except (SickTable, Full):
                continue

    async def rename(self, old: str, new: str) -> None:
        """Know a person by a new secret, at every table in memory where the old one opens something."""
        for live in list(self._live.values()):
            if live.state.keys.knows(old):
                await live.refresh()
            for client in live.clients:
                if client.person == old:
                    client.person = new

    def heard(self, note: Note | None) -> None:
        """Take a note from another server; None if notes may have been missed."""
        if note is None:
            self.follower.doubt_all()
            if self.presence is not None:
                self.presence.ask()
        elif note.what in ("changed", "acted"):
            self.follower.hear(note)
        elif self.presence is not None:
            self.presence.hear(note)

    # Bots and clocks

    def start_autoplay(self, live: LiveTable) -> None:
        """Look after bots and the clock of a table, unless that is done already or the match is over."""
        table = live.state.stored.id
        running = self._autoplays.get(table)
        if live.state.phase == "finished" or (running is not None and not running.done()):
            return
        # In a context of its own: what happens later is not about the request that happened to begin it.
        self._autoplays[table] = asyncio.create_task(self._autoplay(live), context=Context())

    async def _autoplay(self, live: LiveTable) -> None:
        """Start again after a failure: a table must not wait for a task that is gone."""
        while True:
            try:
                await Autoplay(live, self.bots, self.settings).run()
                return
            except Closed:  # the server stops
                return
            except Exception:
                log.exception("autoplay failed", table=live.state.stored.id)
                await asyncio.sleep(AUTOPLAY_PAUSE)

    # Letting go

    async def sweep(self) -> None:
        """Let go, again and again, of sockets and tables that nobody uses."""
        while True:
            limits, now = self.settings.limits, time.monotonic()
            await asyncio.sleep(min(30.0, limits.idle_table / 2, limits.idle_socket / 2))
            self.hang_up(now - limits.idle_socket)
            self.let_go(now - limits.idle_table)
            try:
                await self.store.forget_links()
            except Exception:
                log.exception("old links not deleted")

    def hang_up(self, before: float) -> None:
        """Close sockets that have said nothing since then."""
        for live in self._live.values():
            for client in list(live.clients):
                if client.used < before:
                    client.close(NORMAL)

    def let_go(self, before: float) -> None:
        """Drop tables unused since then; the next to ask gets them back by replay. A running clock keeps its table."""
        for table, live in list(self._live.items()):
            timed = live.state.phase == "playing" and live.state.clock.running is not None
            if not live.clients and live.state.used < before and not timed:
                del self._live[table]
                self._openers.pop(table, None)
                autoplay = self._autoplays.pop(table, None)
                if autoplay is not None:
                    autoplay.cancel()

    async def close(self) -> None:
        """Stop as planned: tell every client to come back, and begin nothing new."""
        self.draining = True
        for live in self._live.values():
            for client in list(live.clients):
                client.close(RESTART)
        for autoplay in self._autoplays.values():
            autoplay.cancel()
        await asyncio.gather(*self._autoplays.values(), return_exceptions=True)
        await self.heartbeat.beat()
