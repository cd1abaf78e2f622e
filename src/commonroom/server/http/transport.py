"""The transport below HTTP: uvicorn's, with limits on what a connection may send, and on how long it may take."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import httptools
import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from ..limits.connections import Connections
from ..metrics import LIMITS, REFUSALS
from ..protocol import ErrorAnswer, Problem
from ..settings import Settings

SLICE = 4 * 1024
"""Bytes that are read at a time, so that a limit is noticed soon after it is passed."""
MOST_PIPELINED = 16
"""Requests that may wait on one connection for the answer to the first."""
GOODBYE = 1.0
"""Seconds for a client to read why it was refused."""


class ServerConfig(uvicorn.Config):
    """What every connection of a server has to know."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(app, http=HttpTransport, **more)
        self.limits = settings.limits
        self.connections = Connections(settings.limits, bool(settings.proxies))


class TooMuch(httptools.HttpParserError):
    """A request is larger than any honest one."""


# Built on uvicorn's own protocol class, which is not a public interface: tests/server/http fails if an update changes
# what is used here.
class HttpTransport(HttpToolsProtocol):
    """Ends connections that are silent, send without end, or do not read.

    The parser has no limits of its own, and would keep a head of any size in memory several times over.
    """

    _stage: Literal["head", "body", "answer", "gone"] = "head"
    _timer: asyncio.TimerHandle | None = None
    _head = 0
    """Bytes of the present head so far."""
    _begun = 0.0
    """When the present body began."""
    _silent = True
    _unread = 0
    """Bytes that waited for the client when it was last looked at."""
    _reading: asyncio.TimerHandle | None = None
    _paused = 0.0
    """Since when it does not read as fast as we write."""

    def __init__(self, config: ServerConfig, *arguments: Any, **more: Any) -> None:
        super().__init__(config, *arguments, **more)
        self._limits, self._all = config.limits, config.connections

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and expect a request soon."""
        super().connection_made(transport)
        host = self.client[0] if self.client else "unknown"
        if not self._all.enter(transport, host):
            LIMITS.labels("connections").inc()
            self._refuse(503, "too_many_connections", "there are too many connections; try again in a moment")
            return
        self._expect(self._limits.silence)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no more."""
        self._stage = "gone"
        self._expect(None)
        self._all.leave(self.transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the transport of sockets, which counts as the same connection."""
        self._stage = "gone"
        self._expect(None)
        super().handle_websocket_upgrade()

    # Reading

    def data_received(self, data: bytes) -> None:
        """Read in slices, so that no limit is passed by much."""
        self._silent = False
        for start in range(0, len(data), SLICE):
            if self._stage == "gone":
                return  # refused, or a socket by now: nobody may send on one before it is open
            piece = data[start : start + SLICE]
            if self._stage == "head":
                self._head += len(piece)
                if self._head > self._limits.head_bytes:
                    self._refuse(431, "large_head", "the head of the request is too large")
                    return
            elif self._stage == "body":
                self._expect(self._limits.silence)
            super().data_received(piece)
            # Empty lines between two requests are no request.
            if self._stage == "answer" and self._timer is None and not self._is_answering():
                self._expect(self._limits.silence)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  (uvicorn's interface)
        """Answer to what cannot be read."""
        if self._stage != "gone":
            self._refuse(400, "bad_input", "this is not a request")

    def on_message_begin(self) -> None:
        """Begin a request."""
        super().on_message_begin()
        self._stage, self._head = "head", 0
        self._expect(self._limits.silence)
        if len(self.pipeline) >= MOST_PIPELINED:
            self._refuse(429, "too_many_requests", "too many requests wait on this connection")
            raise TooMuch

    def on_url(self, url: bytes) -> None:
        """Read the address."""
        super().on_url(url)
        if len(self.url) > self._limits.address_bytes:
            self._refuse(414, "long_address", "the address of the request is too long")
            raise TooMuch

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read a line of the head."""
        super().on_header(name, value)
        if len(self.headers) > self._limits.headers:
            self._refuse(431, "large_head", "the request has too many headers")
            raise TooMuch

    def on_headers_complete(self) -> None:
        """Begin the body."""
        self._stage, self._head, self._begun = "body", 0, self.loop.time()
        self._expect(self._limits.silence)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """End the request; from now on it is our turn."""
        super().on_message_complete()
        self._stage = "answer"
        self._expect(None)

    # Patience

    def _expect(self, seconds: float | None) -> None:
        """Expect something from the client in this time; None for nothing."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            if self._stage == "body":
                seconds = min(seconds, max(0.0, self._begun + self._limits.body_seconds - self.loop.time()))
            self._timer = self.loop.call_later(seconds, self._lose_patience)

    def _lose_patience(self) -> None:
        self._timer = None
        if self._stage == "gone":
            return
        if self.flow.read_paused or (self._stage == "head" and self._is_answering()):  # it is not the client's turn
            self._expect(self._limits.silence)
        elif self._silent or self._stage == "answer":
            self.transport.abort()
        else:
            self._refuse(408, "too_slow", "the request took too long to arrive")

    def _refuse(self, status: int, code: str, message: str) -> None:
        """Answer, read nothing more, and hang up."""
        self._stage = "gone"
        self._expect(None)
        REFUSALS.labels(code).inc()
        if self.cycle is not None and not self.cycle.response_complete:
            if self.cycle.response_started:  # an answer in the middle of another would be misread
                self.transport.abort()
                return
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        body = msgspec.json.encode(ErrorAnswer(Problem(code, message)))
        head = [b"content-type: application/json", b"content-length: %d" % len(body), b"connection: close"]
        if status in (429, 503):
            head.append(b"retry-after: 5")
        self.transport.write(STATUS_LINE[status] + b"\r\n".join(head) + b"\r\n\r\n" + body)
        # Closing at once would throw away the answer together with what the client still sends.
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(GOODBYE, self.transport.abort)

    # Writing

    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def pause_writing(self) -> None:
        """Look now and then whether the client reads what waits for it."""
        super().pause_writing()
        self._unread, self._paused = self.transport.get_write_buffer_size(), self.loop.time()
        self._reading = self.loop.call_later(self._limits.silence, self._look_whether_it_reads)

    def resume_writing(self) -> None:
        """Be content with a client that reads."""
        super().resume_writing()
        if self._reading is not None:
            self._reading.cancel()

    def _look_whether_it_reads(self) -> None:
        unread, waited = self.transport.get_write_buffer_size(), self.loop.time() - self._paused
        if unread >= self._unread or waited > self._limits.answer_seconds:
            self.transport.abort()
            return
        self._unread = unread
        self._reading = self.loop.call_later(self._limits.silence, self._look_whether_it_reads)
