"""A cheap WebSocket client, since it shares the machine with the server that it measures.

It implements only the part of RFC 6455 that a benchmark needs: whole text frames, pings, and a mask of zeros, which
leaves a frame as it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED, NO_MASK = 0x80, 0x80, bytes(4)
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Authorization: Bearer {secret}\r\n\r\n"
)


class Player(asyncio.Protocol):
    """One socket; every message is passed to `heard`, with the player itself to answer by."""

    def __init__(self, handshake: str, heard: Callable[[Player, bytes], None]) -> None:
        self._handshake = handshake
        self._heard = heard
        self._buffer = b""
        self._greeted = False
        self._transport: asyncio.Transport
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._handshake.encode())

    def connection_lost(self, _: Exception | None) -> None:
        self.gone.set_result(None)
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server has hung up"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        at = 0
        if not self._greeted:
            head, found, _ = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = buffer
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode()))
                self.close()
                return
            self._greeted = True
            self.open.set_result(None)
            at = len(head) + 4
        while (frame := _frame(buffer, at)) is not None:
            opcode, start, at = frame
            if opcode == TEXT:
                self._heard(self, buffer[start:at])
            elif opcode == PING:
                self._send(PONG, buffer[start:at])
            elif opcode == CLOSE:
                self.close()
        self._buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((FINAL | opcode, MASKED | size)) if size < 126 else bytes((FINAL | opcode, MASKED | 126))
        if size >= 126:
            head += size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()


def _frame(buffer: bytes, at: int) -> tuple[int, int, int] | None:
    """Return kind, start and end of the frame at that offset; None if it is not complete yet."""
    start = at + 2
    if len(buffer) < start:
        return None
    size = buffer[at + 1]
    if size >= 126:
        start += 2 if size == 126 else 8
        if len(buffer) < start:
            return None
        size = int.from_bytes(buffer[at + 2 : start], "big")
    return None if len(buffer) < start + size else (buffer[at] & 0xF, start, start + size)


async def connected(url: str, path: str, secret: str, heard: Callable[[Player, bytes], None]) -> Player:
    """Return a player whose socket is open."""
    host = urlsplit(url)
    handshake = HANDSHAKE.format(path=path, host=host.netloc, secret=secret)
    loop = asyncio.get_running_loop()
    _, player = await loop.create_connection(lambda: Player(handshake, heard), host.hostname or "", host.port or 80)
    await player.open
    return player
