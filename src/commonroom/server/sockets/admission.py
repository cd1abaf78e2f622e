"""Throttles handshakes.

After a restart every page reconnects within a second or two, and each newcomer is told a whole table. Let in all at
once, a thousand of them would keep the players who are already connected waiting for seconds.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Callable

PLACES = 8
"""Handshakes under way at once. More would not be faster: they share one processor."""


class Admission:
    """Lets newcomers in one after another. A place is free again when a newcomer has been told how the table stands."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._free = PLACES
        self._waiting: deque[Callable[[], None]] = deque()

    def enter(self, begin: Callable[[], None]) -> None:
        """Begin a handshake now, or when a place is free."""
        if self._free:
            self._free -= 1
            begin()
        else:
            self._waiting.append(begin)

    def leave(self) -> None:
        """Make room for the next newcomer, after everything that has arrived from others meanwhile."""
        if self._waiting:
            # Not at once: the loop first reads what players have sent, so they are served between two newcomers.
            self._loop.call_soon(self._waiting.popleft())
        else:
            self._free += 1
