"""Whoever does not read, or reads a byte a second, or is gone without a word, stops nobody else (TRUST R11)."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from statistics import median

import httpx
import pytest
from websockets.asyncio.client import connect

from commonroom.server.clients import Client
from commonroom.server.sockets import Conversation

from ..crowd import GENEROUS, Pair
from .listeners import Deaf, Frozen, Heard, Sipping, listen
from .program import Program, program, put_in

TALKATIVE = GENEROUS + "chats = [1000000, 1.0]\n"
LONG_LINE = "\N{GRINNING FACE}" * 470


async def talk(pair: Pair, seconds: float, pause: float) -> None:
    """One player talks without end, and hears the answers."""
    headers, until = {"Authorization": f"Bearer {pair.secrets[0]}"}, time.monotonic() + seconds
    address = f"ws{pair.url[4:]}/api/tables/{pair.table}/socket"
    async with connect(address, additional_headers=headers, compression=None, max_queue=None) as socket:
        number = 0
        while time.monotonic() < until:
            number += 1
            line = f"{time.monotonic():.6f} {LONG_LINE}"
            await socket.send(json.dumps({"type": "say", "id": f"{number}-{until}", "text": line}))
            while json.loads(await asyncio.wait_for(socket.recv(), 60))["type"] != "said":
                pass
            await asyncio.sleep(pause)


def talk_and_listen(pair: Pair, listeners: int, seconds: float, pause: float) -> Heard:
    """What the listeners heard, and when."""
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        listening = elsewhere.submit(listen, pair.url, pair.table, listeners, seconds + 6)
        time.sleep(4)
        asyncio.run(talk(pair, seconds, pause))
        return listening.result()


def sockets_of(server: Program) -> int:
    """How many sockets the server believes to be open."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return int(float(next(line for line in lines if line.startswith("commonroom_sockets ")).split()[1]))


def longest_silence(heard: Heard) -> float:
    """The longest time in which the last of the listeners heard nothing."""
    times = sorted(said + late for said, late in heard.items())
    return max((after - before for before, after in pairwise(times)), default=60.0)


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
        added = median(during.values()) - median(before.values())
        silence = longest_silence(during)
        print(
            f"added delay {added * 1000:+.0f} ms; longest silence {silence:.2f} s; {server.megabytes - memory:+.1f} MB"
        )
        assert added <= 0.25
        assert silence <= 3
        assert server.megabytes - memory <= 20
        assert "Traceback" not in server.log


def check_frozen_is_dropped(server: Program) -> None:
    """More is said than the queue of a frozen client holds: the others hear it all, and that one is dropped."""
    pair, began = Pair(server.url, 12), time.monotonic()
    with Frozen(server.url, pair.table):
        heard = talk_and_listen(pair, 10, 12, 0.0)
        print(f"{len(heard)} lines; longest silence {longest_silence(heard):.2f} s")
        assert longest_silence(heard) <= 3, "everybody had to wait for one"
        assert len(heard) > 300, "too little was said"
        while sockets_of(server):
            assert time.monotonic() - began < 55, "the frozen one was not dropped"
            time.sleep(0.2)


@pytest.mark.full
def test_r11_a_frozen_client_is_dropped_when_its_queue_is_full(tmp_path: Path) -> None:
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db", TALKATIVE) as server:
        check_frozen_is_dropped(server)


def one_after_another() -> None:
    """The mutant: frames go out one by one, and each is waited for before the next."""
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
    put_in(Client, "send", lambda self, frame: waiting.append((self, frame)))


@pytest.mark.full
def test_r11_would_find_a_server_that_waits_for_every_reader(tmp_path: Path) -> None:
    with (
        program(tmp_path, f"sqlite:///{tmp_path}/a.db", TALKATIVE, one_after_another) as server,
        pytest.raises((AssertionError, TimeoutError), match=r"wait for one|little was said|^$"),
    ):
        check_frozen_is_dropped(server)
