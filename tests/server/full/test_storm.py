"""A thousand sockets at once, three times, cut off abruptly in between (TRUST R12)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import quantiles

import pytest

from commonroom.server.tables.chronicle import SETTING_UP
from commonroom.server.tables.door import Door

from ..crowd import Pair
from ..patience import PATIENCE
from .program import Program, program, put_in
from .storming import Storm, storm

TABLES = 20
ENOUGH = 8_000
"""Bytes that suffice to describe a match of forty moves."""
MOST_SECONDS, MOST_WAIT = 10, 1
"""Performance limits, in seconds: until everybody who came is up to date, and for an action while they come."""


async def play_long(pairs: list[Pair]) -> None:
    """Play matches until they have some history."""
    until = asyncio.Event()
    playing = asyncio.gather(*(pair.play(until) for pair in pairs))
    while any(len(pair.acked) < 40 and not pair.over for pair in pairs):
        await asyncio.sleep(0.05)
    until.set()
    await playing


async def play_through(server: Program, tables: list[str], sockets: int, times: int) -> tuple[list[Storm], float]:
    """Cause storms while two people play elsewhere; return how they went, and how long those two waited."""
    until, players, storms = asyncio.Event(), Pair(server.url, 1000, pause=0.05), list[Storm]()
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(elsewhere, storm, server.url, tables, 10)
        playing = asyncio.create_task(players.play(until))
        for _ in range(times):
            storms.append(await loop.run_in_executor(elsewhere, storm, server.url, tables, sockets))
            await asyncio.sleep(1)
    until.set()
    await playing
    return storms, quantiles(players.latencies, n=100)[98]


def check_weathered(server: Program, sockets: int, times: int) -> None:
    """Expect everybody to be up to date soon, to be told no more than that, and to leave nothing behind."""
    pairs = [Pair(server.url, number) for number in range(TABLES)]
    asyncio.run(play_long(pairs))
    descriptors, memory = server.descriptors, server.megabytes
    storms, wait = asyncio.run(play_through(server, [pair.table for pair in pairs], sockets, times))
    print(f"{storms}; {server.megabytes - memory:+.1f} MB; p99 of an action meanwhile {wait * 1000:.0f} ms")
    most = max(storm.most_bytes for storm in storms)
    assert most <= ENOUGH, f"told {most} bytes to one who came"
    slowest = max(storm.seconds for storm in storms)
    assert slowest <= MOST_SECONDS, f"performance limit: all were up to date after {slowest:.1f} s, not {MOST_SECONDS}"
    assert wait <= MOST_WAIT, f"performance limit: the p99 of an action meanwhile was {wait:.2f} s, not {MOST_WAIT}"
    assert server.megabytes - memory <= 150
    deadline = time.monotonic() + PATIENCE
    while server.descriptors > descriptors + 30:  # a few more connections to the database may stay
        assert time.monotonic() < deadline, f"{server.descriptors - descriptors} descriptors are left open"
        time.sleep(0.1)
    assert "Traceback" not in server.log


@pytest.mark.full
def test_r12_a_thousand_sockets_three_times_are_told_soon_and_leave_nothing_behind(tmp_path: Path) -> None:
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db") as server:
        check_weathered(server, 1_000, 3)


@pytest.mark.full
def test_r12_three_hundred_who_come_to_one_table_at_once_all_get_in(tmp_path: Path) -> None:
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db") as server:
        came = storm(server.url, [Pair(server.url, 0).table], 300)
        print(came)
        assert came.seconds <= MOST_SECONDS, (
            f"performance limit: all got in after {came.seconds:.1f} s, not {MOST_SECONDS}"
        )


def tell_everything() -> None:
    """Put in a mutant: a newcomer is told the whole match from its beginning."""
    add: Callable[..., None] = Door.add

    def talkative(self: Door, client: object, _: int | None) -> None:
        add(self, client, SETTING_UP)

    put_in(Door, "add", talkative)


@pytest.mark.full
def test_r12_would_find_a_server_that_tells_the_whole_history(tmp_path: Path) -> None:
    with (
        program(tmp_path, f"sqlite:///{tmp_path}/a.db", mutant=tell_everything) as server,
        pytest.raises(AssertionError, match="bytes to one who came"),
    ):
        check_weathered(server, 200, 1)
