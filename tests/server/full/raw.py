"""A WebSocket without manners: any bytes can be sent, read slowly, or cut off."""

from __future__ import annotations

import asyncio
import re
import socket
import struct
from asyncio import IncompleteReadError, StreamReader, StreamWriter
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
HUNG_UP = (IncompleteReadError, ConnectionError)
CUT = 0
"""Stands for a close code when the connection ended without one."""

_VERSION = re.compile(rb'^\{"type":"table","version":(\d+)')


def frame(payload: bytes, opcode: int = TEXT, *, last: bool = True, bits: int = 0) -> bytes:
    """Return a masked frame; `bits` are the reserved ones, which nobody has agreed to use."""
    head = bytes([(0x80 if last else 0) | bits | opcode])
    size = len(payload)
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += bytes([0x80 | 126]) + struct.pack("!H", size)
    else:
        head += bytes([0x80 | 127]) + struct.pack("!Q", size)
    return head + bytes(4) + payload  # a mask of zeros changes nothing


def handshake(url: str, table: str, headers: dict[str, str]) -> bytes:
    """Return the request that opens a table's socket."""
    key = "AAAAAAAAAAAAAAAAAAAAAA=="
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {urlsplit(url).netloc}", "Connection: Upgrade",
        "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]  # fmt: skip
    return "\r\n".join([*lines, "", ""]).encode()


def narrow_socket() -> socket.socket:
    """Return a socket with small buffers, so that the sender soon notices that nobody reads."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # the other side buffers a few packets of this size
    return plain


class Raw:
    """One open socket."""

    def __init__(self, reader: StreamReader, writer: StreamWriter, answer: bytes) -> None:
        self.reader, self.writer, self.answer = reader, writer, answer
        self.received = 0
        """Bytes of frames received so far."""

    @classmethod
    async def open(
        cls, url: str, table: str, headers: dict[str, str] | None = None, through: socket.socket | None = None
    ) -> Raw:
        """Connect, and wait for the answer to the handshake."""
        plain = through or socket.socket()
        plain.setblocking(False)
        address = urlsplit(url).hostname, urlsplit(url).port
        try:
            await asyncio.get_running_loop().sock_connect(plain, address)
            reader, writer = await asyncio.open_connection(sock=plain)
        except OSError:
            plain.close()
            raise
        writer.write(handshake(url, table, headers or {}))
        try:
            return cls(reader, writer, await reader.readuntil(b"\r\n\r\n"))
        except HUNG_UP:
            writer.close()
            raise

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def next(self) -> tuple[int, bytes]:
        """Return the next frame: opcode and payload."""
        first, second = await self.reader.readexactly(2)
        size = second & 0x7F
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        payload = await self.reader.readexactly(size)
        self.received += size
        if first & 0x0F == PING:
            await self.send(frame(payload, PONG))
        return first & 0x0F, payload

    async def until_closed(self) -> int:
        """Read until the other side hangs up; return its code."""
        try:
            while True:
                opcode, payload = await self.next()
                if opcode == CLOSE:
                    return int.from_bytes(payload[:2], "big")
        except HUNG_UP:
            return CUT

    async def table_frame(self) -> int:
        """Read until the table is told; return its version."""
        while True:
            _, payload = await self.next()
            if found := version_of(payload):
                return found - 1

    def cut(self) -> None:
        """Hang up abruptly: the other side gets a reset."""
        if self.writer.is_closing():
            return
        plain: socket.socket = self.writer.get_extra_info("socket")
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.writer.transport.abort()


def version_of(payload: bytes) -> int:
    """Return one more than the version in a frame; 0 if it has none."""
    found = _VERSION.match(payload)
    return int(found[1]) + 1 if found else 0
