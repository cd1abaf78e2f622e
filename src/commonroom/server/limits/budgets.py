"""What each person and each address may still ask of this server."""

from __future__ import annotations

from collections import Counter

from ..metrics import LIMITS
from ..settings import Limits
from .buckets import Buckets

MINUTE, HOUR = 60.0, 3600.0


class Budgets:
    """One set of buckets for each thing that is limited, and the open sockets of every address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.new_tables_by_person = Buckets("tables_per_person", limits.tables_per_person, HOUR)
        self.new_tables_by_address = Buckets("tables_per_address", limits.tables_per_address, HOUR)
        self.wrong_secrets = Buckets("wrong_secrets", limits.wrong_secrets, MINUTE)
        self.links = Buckets("links", limits.links, HOUR)
        self.frames = Buckets("frames_per_address", *limits.frames_per_address)
        self.requests = Buckets("requests_per_address", *limits.requests_per_address)
        self.replays = Buckets("replays_per_address", *limits.replays_per_address)
        self.replay_pages = Buckets("replay_pages_per_address", *limits.replay_pages_per_address)
        self.handshakes = Buckets("handshakes_per_address", *limits.handshakes_per_address)
        self.gallery = Buckets("gallery_per_address", *limits.gallery_per_address)
        self.pasts = Buckets("pasts_per_address", *limits.pasts_per_address)
        self._sockets: Counter[str] = Counter()

    def rename(self, old: str, new: str) -> None:
        """Know a person by a new secret: what they have used up stays used up."""
        for buckets in (self.new_tables_by_person, self.links):
            buckets.rename(old, new)

    @property
    def is_full(self) -> bool:
        """Tell whether there are as many sockets as this server holds."""
        return _reached("sockets", self._sockets.total() >= self._limits.sockets)

    def may_connect(self, address: str) -> bool:
        """Tell whether the address may open another socket."""
        return not _reached("sockets_per_address", self._sockets[address] >= self._limits.sockets_per_address)

    def connected(self, address: str) -> None:
        """Count a socket that was opened."""
        self._sockets[address] += 1

    def disconnected(self, address: str) -> None:
        """Count a socket that was closed."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


def _reached(limit: str, is_reached: bool) -> bool:
    """Note a limit that somebody runs into."""
    if is_reached:
        LIMITS.labels(limit).inc()
    return is_reached
