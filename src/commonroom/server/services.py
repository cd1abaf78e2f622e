"""What HTTP and sockets share: the store, the tables in memory, workers, budgets and counters."""

from __future__ import annotations

import asyncio
import time
from functools import partial

from commonroom.engine import Viewer

from . import metrics
from .limits.budgets import Budgets
from .renewals import Renewals
from .settings import Settings
from .storage.store import Store
from .tables.live import LiveTable
from .tables.registry import TableRegistry
from .workers.checks import Checks
from .workers.pool import Workers


class Services:
    """The running server, without routes and sockets."""

    def __init__(
        self, store: Store, tables: TableRegistry, checks: Checks, historian: Workers, settings: Settings
    ) -> None:
        self.store, self.tables, self.settings = store, tables, settings
        self.checks, self.historian = checks, historian
        self.budgets = Budgets(settings.limits)
        self._tell_metrics()
        self.renewals = Renewals(store, tables, self.budgets)
        self._storing: asyncio.Task[None] | None = None

    def _tell_metrics(self) -> None:
        """Let whoever reads the metrics see how much there is now."""
        metrics.TABLES.set_function(lambda: len(self.tables))
        metrics.SOCKETS.set_function(lambda: self.tables.sockets)
        metrics.WRITES_WAITING.set_function(lambda: self.store.waiting)
        bots = self.tables.bots
        work = {"quick bots": bots.quick, "deep bots": bots.deep, "checks": self.checks, "past": self.historian}
        for name, workers in work.items():
            metrics.WORK_WAITING.labels(name).set_function(partial(getattr, workers, "waiting"))

    async def readiness(self) -> None:
        """Store something, or raise why that is impossible. Those who ask at the same time share one answer."""
        if self._storing is None or self._storing.done():
            self._storing = asyncio.create_task(self.store.note_alive(time.time()))
        await asyncio.shield(self._storing)

    def drain(self) -> None:
        """Begin nothing new, and let nobody wait for work that takes long."""
        self.tables.draining = True
        self.tables.bots.close(wait=False)
        self.checks.close(wait=False)
        self.historian.close(wait=False)

    async def seat_of(self, live: LiveTable, person: str | None) -> Viewer:
        """Find a person's seat.

        A seat that was taken a moment ago at another server is known only to the store.
        """
        if person is None:
            return None
        self.renewals.note_use(person)
        known = live.state.keys.people.get(person)
        return known if known is not None else await self.store.seat_of(live.state.stored.id, person)

    def may_connect(self, live: LiveTable, seat: Viewer, address: str) -> bool:
        """Allow only a few sockets for one seat and from one address."""
        most = self.settings.limits.sockets_per_seat
        if seat is not None and sum(client.seat == seat for client in live.clients) >= most:
            metrics.LIMITS.labels("sockets_per_seat").inc()
            return False
        return self.budgets.may_connect(address)
