"""The wire under a socket: uvicorn's, with an end for clients that no longer read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

ABORT = "commonroom.abort"
SEND = "commonroom.send"
PATIENCE = 2.0
"""Seconds for saying goodbye."""


def abort_of(scope: Any) -> Callable[[], None] | None:
    """What cuts the wire of a socket."""
    abort: Callable[[], None] | None = scope.get("extensions", {}).get(ABORT)
    return abort


def send_of(scope: Any) -> Callable[[bytes], bool] | None:
    """What sends a text at once on the wire of a socket."""
    send: Callable[[bytes], bool] | None = scope.get("extensions", {}).get(SEND)
    return send


class Wire(WebSocketsSansIOProtocol):
    """A polite close waits until everything has been read, and a frozen client never reads: then it is cut."""

    _flushing = False

    def handle_connect(self, event: Any) -> None:
        """Let the application cut the wire, and send on it without waiting."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[ABORT] = self.transport.abort
            extensions[SEND] = self.send_now

    def send_now(self, text: bytes) -> bool:
        """Send a frame without waiting; False where the reader is slow or gone.

        The long way, through a task and the layers of the application, costs several times as much.
        """
        if self.close_sent or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        self.conn.send_text(text)
        if not self._flushing:
            self._flushing = True
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        """Frames of one moment leave together: each write is a call of the system."""
        self._flushing = False
        if not self.transport.is_closing() and (output := self.conn.data_to_send()):
            self.transport.write(b"".join(output))

    def keepalive_timeout(self) -> None:
        """No answer to a ping: say so, and then hang up."""
        super().keepalive_timeout()
        self.loop.call_later(PATIENCE, self.transport.abort)
