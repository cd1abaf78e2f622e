"""The transport below a socket: uvicorn's, with a throttle in front and an end for clients that no longer read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ..limits.connections import Connections
from .admission import Admission

HANG_UP = "commonroom.hang_up"
SEND = "commonroom.send"
ADMISSION = "commonroom.admission"
MOST_FIRST = 64 * 1024
"""Bytes that may arrive before the handshake is taken up: more than any handshake has."""
PATIENCE = 2.0
"""Seconds for a client to say goodbye."""
LAST_PATIENCE = 1.0
"""The same when the server stops."""


def hang_up_of(scope: Any) -> Callable[[], None] | None:
    """Return the function that cuts a socket's connection, once its client has had time to say goodbye."""
    hang_up: Callable[[], None] | None = scope.get("extensions", {}).get(HANG_UP)
    return hang_up


def send_of(scope: Any) -> Callable[[bytes], bool] | None:
    """Return the function that sends a text on a socket without waiting."""
    send: Callable[[bytes], bool] | None = scope.get("extensions", {}).get(SEND)
    return send


# Built on uvicorn's own protocol class, which is not a public interface: tests/server/sockets fails if an update
# changes what is used here.
class Transport(WebSocketsSansIOProtocol):
    """Cuts the connection of a client that does not read.

    A polite close waits until everything has been read, and a frozen client never reads: its frames would stay in
    memory forever.
    """

    _flushing = False

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        # State of the application, which all connections of this server share.
        self._admission: Admission = self.app_state.setdefault(ADMISSION, Admission(self.loop))
        self._stage: Literal["waiting", "handshake", "open", "gone"] = "waiting"
        self._first = b""
        """Bytes that arrived before it was let in."""

    def data_received(self, data: bytes) -> None:
        """Keep what a newcomer sends, unread, until it is let in: reading a handshake is what takes the time."""
        if self._stage in ("handshake", "open"):
            super().data_received(data)
            return
        waits, self._first = bool(self._first), self._first + data
        # Until it is let in, a stranger can make us remember this much and no more.
        if len(self._first) > MOST_FIRST:
            self.transport.abort()
        elif not waits:
            self._admission.enter(self._begin)

    def _begin(self) -> None:
        if self._stage == "gone":  # hung up while it was waiting
            self._admission.leave()
            return
        self._stage = "handshake"
        super().data_received(self._first)

    async def send(self, message: Any) -> None:
        """Leave the throttle with the first answer: a client that was let in, or turned away, holds up nobody."""
        if self._stage == "handshake":
            self._leave("open")
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the throttle when the client has hung up before that."""
        self._leave("gone")
        connections: Connections | None = getattr(self.config, "connections", None)
        if connections is not None:
            connections.leave(self.transport)
        super().connection_lost(exc)

    def _leave(self, stage: Literal["open", "gone"]) -> None:
        if self._stage == "handshake":
            self._admission.leave()
        self._stage = stage

    def handle_connect(self, event: Any) -> None:
        """Give the application a way to cut the connection, and to send on it without waiting."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[HANG_UP] = self._hang_up_soon
            extensions[SEND] = self.send_now

    def send_now(self, text: bytes) -> bool:
        """Send a frame without waiting; False where the reader is slow or gone.

        The usual way, through a task and the layers of the framework, costs several times as much.
        """
        # A reader that is slow makes uvicorn pause writing. Its frames have to go through the queue, which is bounded.
        if self.close_sent or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        self.conn.send_text(text)
        if not self._flushing:
            self._flushing = True
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        """Send all frames of one moment with one system call."""
        self._flushing = False
        if not self.transport.is_closing() and (output := self.conn.data_to_send()):
            self.transport.write(b"".join(output))

    def shutdown(self) -> None:
        """Tell the client to come back, and do not wait long for its goodbye: the server is about to stop."""
        super().shutdown()
        self.loop.call_later(LAST_PATIENCE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Close the socket of a client that did not answer a ping, and then hang up."""
        super().keepalive_timeout()
        self._hang_up_soon()

    def _hang_up_soon(self) -> None:
        """Cut the connection if the client has not hung up by then."""
        self.loop.call_later(PATIENCE, self.transport.abort)
