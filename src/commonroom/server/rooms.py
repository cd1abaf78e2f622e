"""What HTTP and sockets share: the store, the tables in memory, limits and counters."""

from __future__ import annotations

from collections import Counter as Tally
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge

from commonroom.bots import bots_of
from commonroom.engine import Match, Viewer

from .hub import Hub
from .limits import Buckets
from .live import LiveTable
from .messages import Acked, Refused, Said, Say
from .settings import Settings
from .store import Store
from .text import cleaned

HOUR = 3600.0


class Rooms:
    """The running server, without its wires."""

    def __init__(self, store: Store, hub: Hub, settings: Settings) -> None:
        limits = settings.limits
        self.store, self.hub, self.settings = store, hub, settings
        self.new_tables_by_person = Buckets(limits.tables_per_person, HOUR)
        self.new_tables_by_address = Buckets(limits.tables_per_address, HOUR)
        self.wrong_secrets = Buckets(limits.wrong_secrets, 60.0)
        self.links = Buckets(limits.links, HOUR)
        self._addresses: Tally[str] = Tally()
        self.registry = CollectorRegistry()
        self._actions = Counter("commonroom_actions", "Actions by how they ended", ["answer"], registry=self.registry)
        self.opened = Counter("commonroom_tables_opened", "Tables opened", registry=self.registry)
        tables = Gauge("commonroom_tables_in_memory", "Tables in memory", registry=self.registry)
        tables.set_function(lambda: len(hub))
        sockets = Gauge("commonroom_sockets", "Open sockets", registry=self.registry)
        sockets.set_function(lambda: hub.sockets)

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
        self._actions.labels("acked" if isinstance(answer, Acked) else "refused").inc()

    # Talk

    def listeners(self, live: LiveTable, seat: int, to: Literal["table", "team"]) -> tuple[int, ...] | None:
        """Who hears it; None where private talk is not allowed."""
        if to == "table":
            return tuple(range(len(live.stored.seats)))
        state = live.match.current if live.match else None
        return (live.rules.team_channel(state, seat) or None) if state is not None else None

    async def say(self, live: LiveTable, seat: int, frame: Say) -> Said:
        """Keep what was said, cleaned of what could harm a reader."""
        text = cleaned(frame.text)[: self.settings.limits.chat_length]
        number = await live.next_chat_number()
        at = await self.store.append_chat(live.stored.id, number, seat, frame.to == "team", text)
        return Said(number, seat, text, frame.to, at)

    async def chat_for(self, live: LiveTable, seat: Viewer) -> list[Said]:
        """What was said before this person came, as far as it was meant for them."""
        state = live.match.current if live.match else None
        said = []
        for number, speaker, team, text, at in await self.store.chat(live.stored.id):
            listeners = live.rules.team_channel(state, speaker) if team and state is not None else None
            if not team or (seat is not None and listeners is not None and seat in listeners):
                said.append(Said(number, speaker, text, "team" if team else "table", at))
        return said

    @staticmethod
    def hint_bot(match: Match) -> str:
        """The best bot that answers at once."""
        return "greedy" if "greedy" in bots_of(match.rules) else "random"
