"""Frames that are sent directly never overtake those that wait in the queue."""

from __future__ import annotations

import asyncio

from commonroom.server.settings import Limits
from commonroom.server.sockets.client import DirectClient


class Reader:
    """The other end of a socket: it takes frames, or is too slow to."""

    def __init__(self) -> None:
        self.slow = False
        self.got: list[bytes] = []

    def take(self, frame: bytes) -> bool:
        if not self.slow:
            self.got.append(frame)
        return not self.slow


async def drain(client: DirectClient, reader: Reader, frames: int) -> None:
    """Send the queue, as the socket's sender does as soon as the reader is ready again."""
    for _ in range(frames):
        frame = await client.next_frame()
        await asyncio.sleep(0)  # here others have their turn, and may have something to send
        assert frame is not None
        reader.got.append(frame)
        client.sent()


def test_a_frame_waits_behind_those_that_a_slow_reader_has_not_got_yet() -> None:
    async def talk() -> list[bytes]:
        reader = Reader()
        client = DirectClient(0, Limits(), None, reader.take)
        client.send(b"1")
        reader.slow = True
        client.send(b"2")
        client.send(b"3")
        reader.slow = False
        draining = asyncio.create_task(drain(client, reader, 3))
        await asyncio.sleep(0)  # the sender holds the second frame now, and has not sent it
        client.send(b"4")
        await draining
        client.send(b"5")
        return reader.got

    assert asyncio.run(talk()) == [b"1", b"2", b"3", b"4", b"5"]


def test_whoever_has_been_told_to_go_is_sent_nothing_more() -> None:
    async def talk() -> list[bytes]:
        reader = Reader()
        client = DirectClient(0, Limits(), None, reader.take)
        client.end(1000)
        client.send(b"late")
        return reader.got

    assert asyncio.run(talk()) == []
