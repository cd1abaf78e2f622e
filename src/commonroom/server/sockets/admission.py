"""When very many come at once, a few are let in at a time: whoever sits at a table already is heard in between."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Callable

PLACES = 8
"""So many are welcomed at once; more would only make each other wait."""


class Admission:
    """Those who come are let in in their order. They leave the door when they have been told how things stand."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._free = PLACES
        self._waiting: deque[Callable[[], None]] = deque()

    def knock(self, come_in: Callable[[], None]) -> None:
        """Be let in, now or later."""
        if self._free:
            self._free -= 1
            come_in()
        else:
            self._waiting.append(come_in)

    def leave(self) -> None:
        """Make room for the next one, who comes only after all that has arrived from others meanwhile."""
        if self._waiting:
            self._loop.call_soon(self._waiting.popleft())
        else:
            self._free += 1
