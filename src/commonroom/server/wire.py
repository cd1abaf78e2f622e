"""The wire under a socket: uvicorn's, with an end for clients that no longer read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

ABORT = "commonroom.abort"
PATIENCE = 2.0
"""Seconds for saying goodbye."""


def abort_of(scope: Any) -> Callable[[], None] | None:
    """What cuts the wire of a socket."""
    abort: Callable[[], None] | None = scope.get("extensions", {}).get(ABORT)
    return abort


class Wire(WebSocketsSansIOProtocol):
    """A polite close waits until everything has been read, and a frozen client never reads: then it is cut."""

    def handle_connect(self, event: Any) -> None:
        """Let the application cut the wire, too."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[ABORT] = self.transport.abort

    def keepalive_timeout(self) -> None:
        """No answer to a ping: say so, and then hang up."""
        super().keepalive_timeout()
        self.loop.call_later(PATIENCE, self.transport.abort)
