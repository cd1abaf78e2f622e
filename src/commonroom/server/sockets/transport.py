"""The wire under a socket: uvicorn's, with a door in front, and an end for clients that no longer read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .admission import Admission

HANG_UP = "commonroom.hang_up"
SEND = "commonroom.send"
DOOR = "commonroom.door"
MOST_FIRST = 64 * 1024
"""More than any handshake has."""
PATIENCE = 2.0
"""Seconds for saying goodbye."""


def hang_up_of(scope: Any) -> Callable[[], None] | None:
    """What cuts the wire of a socket, once its client has had time to say goodbye."""
    hang_up: Callable[[], None] | None = scope.get("extensions", {}).get(HANG_UP)
    return hang_up


def send_of(scope: Any) -> Callable[[bytes], bool] | None:
    """What sends a text at once on the wire of a socket."""
    send: Callable[[bytes], bool] | None = scope.get("extensions", {}).get(SEND)
    return send


class Transport(WebSocketsSansIOProtocol):
    """A polite close waits until everything has been read, and a frozen client never reads: then it is cut."""

    _flushing = False

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        # What the application keeps for all connections of this server.
        self._door: Admission = self.app_state.setdefault(DOOR, Admission(self.loop))
        self._place: Literal["outside", "at the door", "inside", "gone"] = "outside"
        self._first = b""
        """What has come before the door was opened."""

    def data_received(self, data: bytes) -> None:
        """Nothing of a newcomer is even read before it is their turn."""
        if self._place in ("at the door", "inside"):
            super().data_received(data)
            return
        knocked, self._first = bool(self._first), self._first + data
        if len(self._first) > MOST_FIRST:
            self.transport.abort()
        elif not knocked:
            self._door.knock(self._come_in)

    def _come_in(self) -> None:
        if self._place == "gone":
            self._door.leave()
            return
        self._place = "at the door"
        super().data_received(self._first)

    async def send(self, message: Any) -> None:
        """Whoever was let in, or turned away, has left the door: what they do then keeps nobody waiting."""
        if self._place == "at the door":
            self._leave("inside")
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """The same goes for whoever has hung up."""
        self._leave("gone")
        super().connection_lost(exc)

    def _leave(self, place: Literal["inside", "gone"]) -> None:
        if self._place == "at the door":
            self._door.leave()
        self._place = place

    def handle_connect(self, event: Any) -> None:
        """Let the application cut the wire, and send on it without waiting."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[HANG_UP] = self._hang_up_soon
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
        self._hang_up_soon()

    def _hang_up_soon(self) -> None:
        """Cut the wire of a client that has not hung up by then."""
        self.loop.call_later(PATIENCE, self.transport.abort)
