"""A hundred tables of bots that think keep nobody waiting, and do not hold up the end of the server."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from commonroom.server.workers import bots

from ..crowd import GENEROUS, Process
from ..patience import PATIENCE, eventually
from ..running import Person, Seat

TABLES = 100
SEARCHERS = {"game": "sequence", "seats": [{"kind": "bot", "bot": "search"}, {"kind": "bot", "bot": "search"}]}


def open_tables(url: str, count: int) -> list[str]:
    with httpx.Client(base_url=url, timeout=PATIENCE, verify=False, headers={"Origin": url}) as asking:
        opened = [asking.post("/api/tables", json=SEARCHERS) for _ in range(count)]
    assert {answer.status_code for answer in opened} == {201}, opened[0].text
    return [answer.json()["table"] for answer in opened]


def looks(process: Process, table: str) -> ClientConnection:
    url = f"ws://127.0.0.1:{process.port}/api/tables/{table}/socket"
    return connect(url, open_timeout=PATIENCE, max_queue=None, legacy=True)


def stored(process: Process, table: str) -> int:
    """Return the version that a table has reached."""
    version: int = httpx.get(f"{process.url}/api/tables/{table}/record", timeout=PATIENCE).json()["version"]
    return version


def seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


@contextmanager
def running_alone(folder: Path, settings: str = GENEROUS) -> Iterator[Process]:
    process = Process(folder, f"sqlite:///{folder}/a.db", settings)
    process.start()
    try:
        yield process
    finally:
        assert process.process is not None
        process.process.kill()
        process.process.wait()


@pytest.mark.parametrize("watched", [False, True], ids=["unseen", "watched"])
def test_a_hundred_tables_of_bots_keep_nobody_waiting(tmp_path: Path, watched: bool) -> None:
    with running_alone(tmp_path) as process, ExitStack() as sockets:
        tables = open_tables(process.url, TABLES)
        for table in tables if watched else ():
            sockets.enter_context(closing(looks(process, table)))
        ann = Person(process)
        sockets.callback(ann.leave)
        seat = ann.sit(ann.open("me", "greedy", hints=True)["table"])
        took = [seconds_of_a_move(seat, number) for number in range(5)]
        assert max(took) <= 1.5, took
        if not watched:
            time.sleep(1.0)
            assert [stored(process, table) for table in tables[:5]] == [0] * 5, "somebody thought for nobody"
        assert seconds(lambda: process.end(signal.SIGTERM)) <= 2.0


def seconds_of_a_move(seat: Seat, number: int) -> float:
    """Ask for a hint, act, and wait until the bot has moved; return the longer of both waits."""
    actions = seat.my_turn()
    seat.send(type="hint", id=f"h{number}")
    hint = seconds(lambda: seat.until("hint"))
    acked = seat.act(actions[0])
    assert acked["type"] == "acked"

    def answered() -> None:
        seat.reach(acked["version"] + 1)
        seat.my_turn()

    return max(hint, seconds(answered))


def test_bots_among_themselves_begin_when_somebody_looks_and_stop_when_nobody_does(tmp_path: Path) -> None:
    with running_alone(tmp_path, GENEROUS.replace("bot_pause = 0.0", "bot_pause = 0.1")) as process:
        (table,) = open_tables(process.url, 1)
        time.sleep(0.5)
        assert stored(process, table) == 0
        with closing(looks(process, table)):
            eventually(lambda: stored(process, table) >= 2, "the bots to play")
        time.sleep(2.0)  # the move that was being thought about may still come
        reached = stored(process, table)
        time.sleep(1.5)
        assert stored(process, table) == reached


def test_bots_that_think_by_the_clock_have_workers_of_their_own() -> None:
    thinkers = bots.Thinkers("quick", "deep")  # type: ignore[arg-type]
    assert [thinkers.of(bot) for bot in ("greedy", "random", "search")] == ["quick", "quick", "deep"]
