"""A client whose frames skip the queue while its reader keeps up."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.engine import Viewer

from ..settings import Limits
from ..tables.audience.client import Client


class DirectClient(Client):
    """Sends frames straight to the transport; the queue is for a reader that is slow."""

    def __init__(
        self, seat: Viewer, limits: Limits, hang_up: Callable[[], None] | None, send_now: Callable[[bytes], bool] | None
    ) -> None:
        super().__init__(seat, limits, hang_up)
        self._send_now = send_now
        self._queued = 0

    def send(self, frame: bytes) -> None:
        """Send a frame at once, unless others wait before it."""
        if self.closed is None and not self._queued and self._send_now is not None and self._send_now(frame):
            return
        self._queued += 1
        super().send(frame)

    def sent(self) -> None:
        """Note that a frame from the queue is out: from now on frames may skip the queue again."""
        self._queued -= 1
