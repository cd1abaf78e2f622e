"""A client that does not read, reads a byte a second, or vanishes silently stops nobody else (TRUST R11)."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from itertools import count, pairwise
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect

from commonroom.server.sockets.client import DirectClient
from commonroom.server.sockets.conversation import Conversation
from commonroom.server.tables.audience.client import Client

from ..crowd import GENEROUS, Pair
from .listeners import Deaf, Frozen, Heard, Sipping, listen
from .program import Program, program, put_in

TALKATIVE = GENEROUS + "chats = [1000000, 1.0]\n"
LONG_LINE = "\N{GRINNING FACE}" * 470


async def talk(pair: Pair, seconds: float, pause: float) -> None:
    """Let one player talk for this long, each line after the previous one was heard."""
    headers, until = {"Authorization": f"Bearer {pair.secrets[0]}"}, time.monotonic() + seconds
    address = f"ws{pair.url[4:]}/api/tables/{pair.table}/socket"
    async with connect(address, additional_headers=headers, compression=None, max_queue=None) as socket:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                for number in count():
                    line = f"{time.monotonic():.6f} {LONG_LINE}"
                    await socket.send(json.dumps({"type": "say", "id": f"{number}-{until}", "text": line}))
                    while json.loads(await socket.recv())["type"] != "said":
                        pass
                    await asyncio.sleep(pause)


class Talk(NamedTuple):
    """What the listeners heard, and when the talk ended."""

    heard: Heard
    end: float

    @property
    def longest_silence(self) -> float:
        """Return the longest time in which the last of the listeners heard nothing, up to the end."""
        times = sorted(said + late for said, late in self.heard.items())
        return max(after - before for before, after in pairwise([*times, max(self.end, *times)]))


def talk_and_listen(pair: Pair, listeners: int, seconds: float, pause: float) -> Talk:
    """Let one talk while the others listen from a process of their own."""
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        listening = elsewhere.submit(listen, pair.url, pair.table, listeners, seconds + 6)
        time.sleep(4)
        end = time.monotonic() + seconds
        asyncio.run(talk(pair, seconds, pause))
        return Talk(listening.result(), end)


def sockets_of(server: Program) -> int:
    """Return the number of sockets that the server believes to be open."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return int(float(next(line for line in lines if line.startswith("commonroom_sockets ")).split()[1]))


@pytest.mark.full
def test_r11_of_two_hundred_clients_the_slow_ones_stop_nobody_and_are_dropped(tmp_path: Path) -> None:
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db", TALKATIVE) as server:
        pair = Pair(server.url, 11)
        before = talk_and_listen(pair, 184, 8, 0.1)
        memory = server.megabytes
        slow = [kind(server.url, pair.table) for kind in [Deaf] * 5 + [Sipping] * 10]
        began = time.monotonic()
        with Frozen(server.url, pair.table):
            during = talk_and_listen(pair, 184, 36, 0.1)
            while sockets_of(server):
                assert time.monotonic() - began < 75, "somebody who does not read was never dropped"
                time.sleep(0.5)
        for one in slow:
            one.close()
        added = median(during.heard.values()) - median(before.heard.values())
        silence = during.longest_silence
        print(
            f"added delay {added * 1000:+.0f} ms; longest silence {silence:.2f} s; {server.megabytes - memory:+.1f} MB"
        )
        assert added <= 0.25
        assert silence <= 3
        assert server.megabytes - memory <= 20
        assert "Traceback" not in server.log


def check_everybody_hears(pair: Pair) -> None:
    """Say more than the queue of a client that does not read can hold; expect the others to hear it without a pause."""
    talk = talk_and_listen(pair, 10, 12, 0.0)
    print(f"{len(talk.heard)} lines; longest silence {talk.longest_silence:.2f} s")
    assert talk.longest_silence <= 3, f"everybody had to wait for {talk.longest_silence:.0f} s"
    assert len(talk.heard) > 300, "too little was said"


@pytest.mark.full
def test_r11_a_frozen_client_is_dropped_when_its_queue_is_full(tmp_path: Path) -> None:
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db", TALKATIVE) as server:
        pair, began = Pair(server.url, 12), time.monotonic()
        with Frozen(server.url, pair.table):
            check_everybody_hears(pair)
            while sockets_of(server):
                assert time.monotonic() - began < 55, "the frozen one was not dropped"
                time.sleep(0.2)


def one_after_another() -> None:
    """Put in a mutant: frames are sent one by one, each awaited before the next."""
    waiting: deque[tuple[Client, bytes]] = deque()
    sockets: dict[Client, Conversation] = {}
    send = Conversation._send

    async def broadcast() -> None:
        while True:
            while not waiting:
                await asyncio.sleep(0.001)
            client, frame = waiting.popleft()
            if client in sockets:
                try:
                    await sockets[client].socket.send_data(frame.decode(), mode="text")
                except Exception:
                    sockets.pop(client)

    async def nothing_of_its_own(self: Conversation) -> None:
        sockets[self.client] = self
        if len(sockets) == 1:
            asyncio.create_task(broadcast())  # noqa: RUF006
        await send(self)

    put_in(Conversation, "_send", nothing_of_its_own)
    put_in(DirectClient, "send", lambda self, frame: waiting.append((self, frame)))


@pytest.mark.full
def test_r11_would_find_a_server_that_waits_for_every_reader(tmp_path: Path) -> None:
    """As long as all read, nobody notices the mutant; one frozen client silences the table."""
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db", TALKATIVE, one_after_another) as server:
        check_everybody_hears(Pair(server.url, 12))
        pair = Pair(server.url, 13)
        with Frozen(server.url, pair.table), pytest.raises(AssertionError, match="everybody had to wait"):
            check_everybody_hears(pair)
