"""A slow, broken or dying bot never stalls a table."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

import commonroom
from commonroom import Match
from commonroom.server.tables.autoplay import Autoplay
from commonroom.server.workers.bots import choose
from commonroom.server.workers.pool import Workers

from ..patience import PATIENCE
from ..running import Person, running


@pytest.fixture
def match() -> Match:
    return commonroom.new("sequence", edition="classic-2022", seats=["A", "B"], options={"draw_mode": "auto"}, seed=1)


@pytest.fixture
def pool() -> Iterator[Workers]:
    pool = Workers(processes=1, seconds=PATIENCE)
    yield pool
    pool.close()


def decided(pool: Workers, match: Match, bot: str = "greedy") -> object:
    body = asyncio.run(choose(pool, match, match.to_act[0], bot))
    assert body is not None
    return json.loads(body)


def test_a_bot_decides_in_another_process_by_dice_of_its_own(pool: Workers, match: Match) -> None:
    first = decided(pool, match)
    assert first in match.legal(match.to_act[0])
    assert decided(pool, match) == first


def test_a_bot_whose_process_dies_is_started_again(pool: Workers, match: Match) -> None:
    expected = decided(pool, match)
    (worker,) = pool._all
    assert worker._pool is not None
    for process in list(worker._pool._processes.values()):
        process.kill()
        process.join()
    assert decided(pool, match) == expected


def test_after_two_failures_chance_decides(pool: Workers, match: Match) -> None:
    assert decided(pool, match, bot="no such bot") in match.legal(match.to_act[0])


def test_a_bot_that_failed_while_the_others_went_on_does_nothing(pool: Workers, match: Match) -> None:
    """In manual play a draw can lapse: then chance has nothing left to choose from."""
    waiting = 1 - match.to_act[0]
    assert asyncio.run(choose(pool, match, waiting, "no such bot")) is None


def test_autoplay_that_failed_is_started_again(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """It fails at its first move; the table goes on anyway."""
    runs, run = [], Autoplay.run

    async def fails_once(autoplay: Autoplay) -> None:
        runs.append(autoplay)
        if len(runs) == 1:
            raise RuntimeError("it is ill")
        await run(autoplay)

    monkeypatch.setattr(Autoplay, "run", fails_once)
    with running(f"sqlite:///{tmp_path}/a.db") as server:
        ann = Person(server)
        with ann.sit(ann.open("me", "greedy")["table"]) as seat:
            assert seat.act(seat.my_turn()[0])["type"] == "acked"
            seat.my_turn()
    assert len(runs) >= 2


def test_a_bot_that_thinks_too_long_is_stopped(match: Match) -> None:
    hurried = Workers(processes=1, seconds=0.0001)
    try:
        assert decided(hurried, match) in match.legal(match.to_act[0])
    finally:
        hurried.close()


def test_a_table_goes_on_with_bots_that_never_answer(tmp_path: object) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", bot_seconds=0.0001) as server:
        ann = Person(server)
        with ann.sit(ann.open("me", "greedy")["table"]) as seat:
            for _ in range(3):
                assert seat.act(seat.my_turn()[0])["type"] == "acked"
            seat.my_turn()


KILLED_WITH_A_WORKER = """
import asyncio, os, signal
from commonroom.server.workers.pool import Workers

asyncio.run(Workers(1, 120.0).run(os.getpid))
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_workers_go_with_a_server_that_is_killed() -> None:
    """All of its processes write to the same pipe, which ends when the last of them has gone."""
    killed = subprocess.run([sys.executable, "-c", KILLED_WITH_A_WORKER], stdout=subprocess.PIPE, timeout=PATIENCE)
    assert killed.returncode == -signal.SIGKILL
