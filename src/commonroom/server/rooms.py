"""What HTTP and sockets share: the store, the tables in memory, limits and counters."""

from __future__ import annotations

from collections import Counter as Tally

from prometheus_client import CollectorRegistry, Counter, Gauge

from commonroom.bots import bots_of
from commonroom.engine import Match, Viewer

from .hub import Hub
from .limits import Buckets
from .live import LiveTable
from .messages import Acked, Refused
from .settings import Settings
from .store import Store
from .workers import Workers

HOUR = 3600.0


class Rooms:
    """The running server, without its wires."""

    def __init__(self, store: Store, hub: Hub, replayer: Workers, historian: Workers, settings: Settings) -> None:
        limits = settings.limits
        self.store, self.hub, self.settings = store, hub, settings
        self.replayer, self.historian = replayer, historian
        self.new_tables_by_person = Buckets(limits.tables_per_person, HOUR)
        self.new_tables_by_address = Buckets(limits.tables_per_address, HOUR)
        self.wrong_secrets = Buckets(limits.wrong_secrets, 60.0)
        self.links = Buckets(limits.links, HOUR)
        self.frames = Buckets(*limits.frames_per_address)
        self.requests = Buckets(*limits.requests_per_address)
        self.replays = Buckets(*limits.replays_per_address)
        self.pasts = Buckets(*limits.pasts_per_address)
        self._addresses: Tally[str] = Tally()
        self.registry = CollectorRegistry()
        actions = Counter("commonroom_actions", "Actions by how they ended", ["answer"], registry=self.registry)
        self._acked, self._refused = actions.labels("acked"), actions.labels("refused")
        self.opened = Counter("commonroom_tables_opened", "Tables opened", registry=self.registry)
        tables = Gauge("commonroom_tables_in_memory", "Tables in memory", registry=self.registry)
        tables.set_function(lambda: len(hub))
        sockets = Gauge("commonroom_sockets", "Open sockets", registry=self.registry)
        sockets.set_function(lambda: hub.sockets)

    async def seat_of(self, live: LiveTable, person: str | None) -> Viewer:
        """Where a person sits. Who sat down a moment ago, at another server, is known only to the store."""
        if person is None:
            return None
        known = live.keys.people.get(person)
        return known if known is not None else await self.store.seat_of(live.stored.id, person)

    # Sockets

    def may_connect(self, live: LiveTable, seat: Viewer, address: str) -> bool:
        """Not too many sockets for one seat, nor from one address."""
        limits = self.settings.limits
        if seat is not None and sum(client.seat == seat for client in live.clients) >= limits.sockets_per_seat:
            return False
        return self._addresses[address] < limits.sockets_per_address

    def connected(self, address: str) -> None:
        self._addresses[address] += 1

    def disconnected(self, address: str) -> None:
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def count_action(self, answer: Acked | Refused) -> None:
        (self._acked if isinstance(answer, Acked) else self._refused).inc()

    @staticmethod
    def hint_bot(match: Match) -> str:
        """The best bot that answers at once."""
        return "greedy" if "greedy" in bots_of(match.rules) else "random"
