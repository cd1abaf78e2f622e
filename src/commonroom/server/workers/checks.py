"""Checks of what people bring: records, decks and packs, each of which may have been written to take long."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar

from .pool import Workers
from .turns import PLAYED, Turn

R = TypeVar("R")

AT_ONCE = 1.0
"""Seconds for a check beside others. What takes longer begins again among those that take long."""
MEGABYTES = 1024
"""Memory of a worker: many times what the largest honest record needs."""
MOST_WAITING = 32
MOST_FROM_ONE = 12
MOST_KNOWN = 256
"""Things that took long, and are not tried at once again."""


class Busy(Exception):
    """Too much waits already, in all or from this address."""


class Checks:
    """Workers for checks. One that takes long holds up only others that take long."""

    def __init__(self, seconds: float) -> None:
        self._at_once = Workers(1, min(AT_ONCE, seconds), megabytes=MEGABYTES)
        self._long = Workers(1, seconds, nice=10, megabytes=MEGABYTES)
        self._known: OrderedDict[bytes, None] = OrderedDict()
        self._waiting: list[str] = []

    @property
    def waiting(self) -> int:
        """Return the number of checks that wait or are under way."""
        return len(self._waiting)

    async def run(self, address: str, thing: bytes, work: Callable[..., R], *arguments: Any) -> R:
        """Do the work on a thing that somebody at this address has brought; Busy, or one of `Failed`, if it fails."""
        if len(self._waiting) >= MOST_WAITING or self._waiting.count(address) >= MOST_FROM_ONE:
            raise Busy
        turn, key = Turn(PLAYED, (address,), size=len(thing)), sha256(thing).digest()
        self._waiting.append(address)
        try:
            if key not in self._known:
                try:
                    return await self._at_once.run(work, *arguments, turn=lambda: turn)
                except TimeoutError:
                    self._note(key)
            return await self._long.run(work, *arguments, turn=lambda: turn)
        finally:
            self._waiting.remove(address)

    def _note(self, key: bytes) -> None:
        self._known[key] = None
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def close(self, wait: bool = True) -> None:
        """End all workers."""
        self._at_once.close(wait)
        self._long.close(wait)
