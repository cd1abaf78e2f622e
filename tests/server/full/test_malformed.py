"""A hundred thousand frames that no honest client sends (TRUST S7)."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar import WebSocket
from litestar.types import Receive

from commonroom.server.sockets.conversation import AnySocket

from ..crowd import Pair
from ..patience import PATIENCE
from .garbage import deadly, harmless
from .program import Program, program, put_in
from .raw import CUT, Raw, frame
from .watching import Pulse

SOCKETS = 20
PING = frame(b'{"type":"ping"}')


class Flood:
    """Sends nothing but garbage, and reconnects whenever the socket is closed."""

    def __init__(self, url: str, pair: Pair, seat: int | None, number: int) -> None:
        self.url, self.pair, self.seat = url, pair, seat
        self.rnd = Random(number)
        self.sent = 0
        self.closed: Counter[int] = Counter()
        """Close codes after something deadly."""
        self.unexpected: list[str] = []
        """What came instead of an answer."""

    async def run(self, frames: int) -> None:
        while self.sent < frames:
            headers = {} if self.seat is None else {"Authorization": f"Bearer {self.pair.secrets[self.seat]}"}
            socket = await Raw.open(self.url, self.pair.table, headers)
            try:
                await self._pester(socket, frames)
            finally:
                socket.cut()

    async def _pester(self, socket: Raw, frames: int) -> None:
        """Send many frames that can be answered, then one that cannot."""
        for _ in range(self.rnd.randint(1, 5)):
            many = [harmless(self.rnd) for _ in range(self.rnd.randint(1, 15))]
            self.sent += len(many)
            await socket.send(b"".join(many) + PING)
            if not await self._answered(socket):
                self.unexpected.append(f"closed after {many!r}"[:2000])
                return
            if self.sent >= frames:
                return
        self.sent += 1
        last = deadly(self.rnd)
        await socket.send(last)
        code = await asyncio.wait_for(socket.until_closed(), PATIENCE)
        self.closed[code] += 1

    async def _answered(self, socket: Raw) -> bool:
        """Tell whether the server has read everything so far and still answers."""
        try:
            while True:
                opcode, payload = await asyncio.wait_for(socket.next(), PATIENCE)
                if opcode == 8:
                    self.unexpected.append(f"close {payload!r}")
                    return False
                if payload == b'{"type":"pong"}':
                    return True
        except (asyncio.IncompleteReadError, ConnectionError):
            return False


async def flood(server: Program, frames: int) -> list[Flood]:
    """Flood from seats and from watchers, all together."""
    pairs = [Pair(server.url, number) for number in range(SOCKETS // 2)]
    seats = [0, 1] * (SOCKETS // 2 - 2) + [None] * 4
    floods = [Flood(server.url, pairs[at // 2], seat, at) for at, seat in enumerate(seats)]
    await asyncio.gather(*(one.run(frames // SOCKETS) for one in floods))
    return floods


def check_unharmed(server: Program, floods: list[Flood], before: float) -> None:
    """Expect that every frame had its answer, nothing failed inside, and people can play."""
    closed = sum((one.closed for one in floods), Counter[int]())
    print(f"closed {dict(closed)}; {server.megabytes - before:+.1f} MB; log {len(server.log)} bytes")
    assert "Traceback" not in server.log, server.log[-3000:]
    assert [what for one in floods for what in one.unexpected] == []
    assert set(closed) <= {1002, 1003, 1007, CUT}
    assert closed[1003] > 0
    assert closed[1007] > 0
    assert len(server.log) < 10_000_000
    assert server.megabytes - before < 30
    pair = Pair(server.url, 99)
    asyncio.run(asyncio.wait_for(pair.play(asyncio.Event()), PATIENCE))
    assert pair.over


@pytest.mark.full
def test_s7_a_hundred_thousand_malformed_frames_harm_nobody(tmp_path: Path) -> None:
    frames = 100_000
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db") as server:
        asyncio.run(flood(server, 2_000))  # everything that is loaded once is loaded now
        before, began = server.megabytes, time.monotonic()
        with Pulse(server.url) as pulse:
            floods = asyncio.run(flood(server, frames))
        speed = sum(one.sent for one in floods) / (time.monotonic() - began)
        print(f"{speed:.0f} frames a second; healthz p99 {pulse.p99 * 1000:.0f} ms; ", end="")
        check_unharmed(server, floods, before)
    assert pulse.failures == 0
    assert pulse.p99 <= 0.25
    assert speed >= 500


def only_text() -> None:
    """Put in a mutant: a socket is read as if nobody could send anything but text."""
    wrapped = WebSocket.receive_wrapper

    def hopeful(self: AnySocket, receive: Receive) -> Receive:
        listen = wrapped(self, receive)

        async def only_hear_text() -> Any:
            message: Any = await listen()
            if message["type"] == "websocket.receive":
                message["text"]
            return message

        return only_hear_text

    put_in(WebSocket, "receive_wrapper", hopeful)


@pytest.mark.full
def test_s7_would_find_a_socket_that_fails_on_binary(tmp_path: Path) -> None:
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db", mutant=only_text) as server:
        floods = asyncio.run(flood(server, 1_000))
        with pytest.raises(AssertionError, match="KeyError: 'text'"):
            check_unharmed(server, floods, server.megabytes)
