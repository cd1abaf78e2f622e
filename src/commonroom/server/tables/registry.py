"""All tables: those in memory, and how the others come back by replay."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import structlog

from commonroom.games import GAMES

from ..cluster.bus import Bus, Note
from ..cluster.presence import Presence
from ..keys import is_table_id
from ..settings import Settings
from ..storage.rows import Key, Keys, Loaded, StoredTable
from ..storage.store import Store
from ..workers.pool import Workers
from .autoplay import Autoplay
from .clock import Turn
from .live import LiveTable

log = structlog.get_logger()

KEEPER_PAUSE = 1.0
"""Seconds before a table that lost its keeper gets another."""

HEARTBEAT = 10.0


class SickTable(Exception):
    """A table that cannot be played on, and why; nothing of it is lost."""


class TableRegistry:
    """Finds a table by its id, and lets go of those that nobody uses."""

    def __init__(self, store: Store, bots: Workers, settings: Settings, bus: Bus | None = None) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._keepers: dict[str, asyncio.Task[None]] = {}
        self.presence = Presence(bus, store, self._live) if bus is not None else None
        """Where there may be other servers."""
        self._changed: set[str] = set()
        self._acted: set[str] = set()
        self._has_changed = asyncio.Event()
        self._alive, self._woke = 0.0, time.time()
        """When a server was last there before this one, and since when this one is."""
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
        loaded = await self.store.load(table)
        stored = loaded.table
        if stored is None or stored.game not in GAMES:
            return None
        if stored.rules != GAMES[stored.game].ABOUT.rules:
            raise SickTable(f"it was begun under version {stored.rules} of the rules")
        if table not in self._live:
            self._keep(self._replayed(stored, loaded))
            if self.presence is not None:
                self.presence.ask(table)
        return self._live[table]

    async def open(self, stored: StoredTable, keys: list[Key]) -> None:
        """A new table: stored, and at once in memory, where those who were invited will look for it."""
        await self.store.open_table(stored, keys)
        live = self._replayed(stored, Loaded(stored, [], Keys.of(keys)))
        live.chat.begin()
        self._keep(live)

    def _keep(self, live: LiveTable) -> None:
        table = live.stored.id
        self._live[table] = live
        if self.presence is not None:
            live.who_changed = partial(self.presence.changed, table)
        self.keep_pace(live)

    def _replayed(self, stored: StoredTable, loaded: Loaded) -> LiveTable:
        """The table with all its actions; whatever keeps it from being replayed concerns this table alone."""
        try:
            live = LiveTable(stored, self.store, self.settings.limits, loaded.keys)
            if live.match is not None:
                live.catch_up(loaded.actions)
        except Exception as error:
            log.exception("a table cannot be replayed", table=stored.id)
            raise SickTable("its actions do not replay") from error
        live.spent = self._spent(live.turn)
        return live

    def _spent(self, turn: Turn) -> float:
        """What is over of a turn; while no server was there it was nobody's time."""
        if turn.since is None:
            return 0.0
        then = max(self._alive, min(turn.last, self._woke))
        return max(0.0, then - turn.since) + max(0.0, time.time() - max(self._woke, turn.since))

    def heard(self, note: Note | None) -> None:
        """Another server has told something; or, None, may have told anything."""
        if note is None:
            self._changed.update(self._live)
            if self.presence is not None:
                self.presence.ask()
        elif note.what == "changed":
            self._changed.update({note.table} & self._live.keys())
        elif note.what == "acted":
            if (live := self._live.get(note.table)) is not None and live.version < note.number:
                self._acted.add(note.table)
        elif self.presence is not None:
            self.presence.hear(note)
        if self._changed or self._acted:
            self._has_changed.set()

    async def refresh(self) -> None:
        """Again and again: read what other servers have written."""
        while True:
            await self._has_changed.wait()
            self._has_changed.clear()
            changed, self._changed = self._changed, set()
            acted, self._acted = self._acted - changed, set()
            await asyncio.gather(self._catch_up(acted), *(self._refreshed(table) for table in changed))

    async def _catch_up(self, tables: set[str]) -> None:
        """Read the new actions of all these tables at once."""
        here = [live for table in tables if (live := self._live.get(table)) is not None]
        try:
            found = await self.store.actions_of({live.stored.id: live.version for live in here}) if here else {}
            for live in here:
                await live.catch_up_and_tell(found[live.stored.id])
        except Exception as error:
            log.warning("tables were not refreshed", tables=len(here), error=type(error).__name__)

    async def _refreshed(self, table: str) -> None:
        try:
            if (live := self._live.get(table)) is not None:
                await live.refresh()
                await live.chat.catch_up()
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
                await Autoplay(live, self.bots, self.settings).run()
                return
            except Exception:
                log.exception("the keeper of a table failed", table=live.stored.id)
                await asyncio.sleep(KEEPER_PAUSE)

    async def wake(self) -> None:
        """After a start: the clocks of tables that nobody looks at go on, less the time the server was not there."""
        self._alive, self._woke = await self.store.last_alive() or 0.0, time.time()
        for table in await self.store.timed_tables():
            try:
                await self.get(table)
            except SickTable:
                continue

    async def stay_alive(self) -> None:
        """Again and again: note that the server is there."""
        while True:
            await self._note_alive()
            await asyncio.sleep(HEARTBEAT)

    async def _note_alive(self) -> None:
        try:
            await self.store.note_alive(time.time())
        except Exception as error:
            log.warning("not noted", error=type(error).__name__)

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
        await self._note_alive()
