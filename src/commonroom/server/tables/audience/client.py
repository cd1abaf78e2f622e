"""One open socket: frames wait in a bounded queue, so that a slow reader holds up nobody else."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from commonroom.engine import Viewer

from ...metrics import LIMITS
from ...settings import Limits

SLOW = 1013


class Client:
    """A person, or a watcher, at a table."""

    def __init__(self, seat: Viewer, limits: Limits, hang_up: Callable[[], None] | None = None) -> None:
        self.seat = seat
        self.person: str | None = None
        """The hash of the person's secret, by which they are found at another seat."""
        self.address = ""
        """From where it is connected: what is worked out for it counts for that."""
        self.name: str | None = None
        """The name that a watcher has given."""
        self._hang_up = hang_up
        self.version = -1
        """The version of the match that this client has been told."""
        self.info = -1
        """Number of the table's info that it was last told."""
        self.heard = 0
        """The last line of chat that it has been told."""
        self.used = time.monotonic()
        """When it last sent anything, even a ping."""
        self.closed: int | None = None
        """The code with which the socket is to be closed."""
        self._limits = limits
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Queue a frame. A client that does not read is dropped, and may come back.

        A single frame may be of any size: a newcomer to a long match is told all of it at once.
        """
        if self.closed is not None:
            return
        self._queue.append(frame)
        self._bytes += len(frame)
        # Bounded in frames and in bytes: otherwise one reader that stops reading would fill the server's memory.
        waiting = len(self._queue)
        if waiting > self._limits.queue_frames or (waiting > 1 and self._bytes > self._limits.queue_bytes):
            LIMITS.labels("queue").inc()
            self.close(SLOW)
        self._ready.set()

    def close(self, code: int) -> None:
        """Close after the frame that is being sent; cut off a client that does not even read that."""
        if self.closed is None and self._hang_up is not None:
            self._hang_up()
        self.end(code)

    def end(self, code: int) -> None:
        """Send nothing more. If the other side has hung up, the connection closes by itself."""
        self.closed = code
        self._queue.clear()
        self._ready.set()

    async def next_frame(self) -> bytes | None:
        """Return the next frame to send, or None when the socket is to be closed."""
        while not self._queue:
            if self.closed is not None:
                return None
            self._ready.clear()
            await self._ready.wait()
        frame = self._queue.popleft()
        self._bytes -= len(frame)
        return frame
