"""Nothing that was acknowledged is ever lost: the server is killed again and again while people play (TRUST R2, R3)."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest
import uvicorn

from commonroom.server.storage.store import Store

from ..calendars import Calendar
from ..crowd import Pair, Process
from ..full.program import Program, put_in
from ..ledger import check_nothing_lost
from ..patience import PATIENCE, eventually
from ..running import Person, running


def acknowledged(pairs: list[Pair]) -> int:
    """Return the number of acknowledgements so far."""
    return sum(len(pair.acked) for pair in pairs)


def everybody_went_on(pairs: list[Pair], since: list[int]) -> bool:
    """Tell whether every match has one more action since then, or is over."""
    return all(pair.over or len(pair.acked) > before for pair, before in zip(pairs, since, strict=True))


async def play_while(pairs: list[Pair], interruptions: Callable[[], None]) -> None:
    """Let everybody play during the interruptions, and go on after them."""
    stop = asyncio.Event()
    playing = asyncio.gather(*(pair.play(stop) for pair in pairs))
    await asyncio.to_thread(interruptions)
    since = [len(pair.acked) for pair in pairs]
    await asyncio.to_thread(eventually, lambda: everybody_went_on(pairs, since), "everybody to go on")
    stop.set()
    await playing


KILLS, BETWEEN_KILLS = 20, 60
"""Number of kills, and acknowledgements before each."""


def test_r2_kill_minus_nine_twenty_times_loses_nothing(tmp_path: Path) -> None:
    process, rnd = Process(tmp_path, f"sqlite:///{tmp_path}/a.db"), Random(2)
    process.start()
    pairs = [Pair(process.url, number, pause=0.05) for number in range(50)]

    def interrupt() -> None:
        for _ in range(KILLS):
            enough = acknowledged(pairs) + BETWEEN_KILLS
            eventually(lambda enough=enough: acknowledged(pairs) >= enough, "the players to go on")  # type: ignore[misc]
            time.sleep(0.1 * rnd.random())
            process.end(signal.SIGKILL)
            process.start()

    try:
        asyncio.run(play_while(pairs, interrupt))
    finally:
        process.end(signal.SIGKILL)
    assert check_nothing_lost(process.database, pairs) >= KILLS * BETWEEN_KILLS


def stop_in_play(process: Process, tables: int) -> tuple[int, list[Pair]]:
    """Stop the server while people play, and start it again; return its exit status, and the people."""
    process.start()
    pairs = [Pair(process.url, number) for number in range(tables)]
    statuses = []

    def interrupt() -> None:
        eventually(lambda: all(pair.acked for pair in pairs), "everybody to begin")
        statuses.append(process.end(signal.SIGTERM))
        process.start()

    try:
        asyncio.run(play_while(pairs, interrupt))
    finally:
        process.end(signal.SIGKILL)
    return statuses[0], pairs


def check_planned_stop(process: Process, status: int, pairs: list[Pair]) -> int:
    """Expect everybody to be told to come back, and nothing lost; return the number of acknowledgements."""
    closings = [pair.closed.count(1012) for pair in pairs]
    assert all(closings), f"at {closings.count(0)} tables nobody was told"
    assert status in (0, -signal.SIGTERM)
    return check_nothing_lost(process.database, pairs)


def test_r3_a_planned_stop_tells_everybody_and_loses_nothing(tmp_path: Path) -> None:
    process = Process(tmp_path, f"sqlite:///{tmp_path}/a.db")
    status, pairs = stop_in_play(process, 20)
    assert check_planned_stop(process, status, pairs) >= 2 * 20


def leave_at_once() -> None:
    """Put in a mutant: nobody is awaited and nobody is told."""

    async def no_shutdown(*_: object) -> None:
        return

    put_in(uvicorn.Server, "shutdown", no_shutdown)


def test_r3_would_find_a_server_that_skips_the_drain(tmp_path: Path) -> None:
    process = Program(tmp_path, f"sqlite:///{tmp_path}/a.db", mutant=leave_at_once)
    status, pairs = stop_in_play(process, 5)
    with pytest.raises(AssertionError, match="nobody was told"):
        check_planned_stop(process, status, pairs)


@pytest.mark.rule("RUL-SEQ-76")
def test_r3_the_time_of_an_outage_is_nobodys_time(tmp_path: Path, calendar: Calendar) -> None:
    """After a planned stop the player on move has the whole turn again, however long the server was away."""
    database, limit = f"sqlite:///{tmp_path}/a.db", 600
    with running(database) as server:
        ann, bob = Person(server), Person(server, "Bob")
        opened = ann.open("me", "open", options={"draw_mode": "auto", "turn_limit": limit})
        bob.join(opened)
        cookies = dict(ann.http.cookies)
        with ann.sit(opened["table"]) as seat:
            seat.reach(0)
        calendar.turn(0.4 * limit)
    calendar.turn(6 * limit)
    with running(database) as server:
        ann = Person(server)
        ann.http.cookies = httpx.Cookies(cookies)
        with ann.sit(opened["table"]) as seat:
            seat.reach(0)
            while seat.table["info"] is None or seat.table["info"]["clock"] is None:
                seat.next()
            assert seat.table["version"] == 0
            assert seat.table["info"]["clock"]["left"] > 0.7 * limit


OPEN_TABLE = json.dumps({"game": "sequence", "seats": [{"kind": "me"}, {"kind": "open"}]}).encode()
HEAD = (
    "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    f"Content-Length: {len(OPEN_TABLE)}\r\n\r\n"
)


def test_r3_no_new_table_is_opened_while_the_server_is_draining(tmp_path: Path) -> None:
    """A request that ends after the signal is too late, and a newcomer is turned away."""
    process = Process(tmp_path, f"sqlite:///{tmp_path}/a.db")
    process.start()
    assert process.process is not None
    try:
        with socket.create_connection(("127.0.0.1", process.port)) as late:
            late.sendall(HEAD.encode() + OPEN_TABLE[:5])
            # Answered after it, on another connection: by then the server has read the beginning of the first.
            assert httpx.get(f"{process.url}/healthz", timeout=PATIENCE).status_code == 200
            process.process.send_signal(signal.SIGTERM)
            eventually(lambda: is_closed(process), "the door to be closed")
            late.sendall(OPEN_TABLE[5:])
            answer = late.recv(1000)
        assert answer.startswith(b"HTTP/1.1 503"), answer
        assert process.process.wait(PATIENCE) in (0, -signal.SIGTERM)
    finally:
        process.end(signal.SIGKILL)


def is_closed(process: Process) -> bool:
    """Tell whether nobody is let in any more."""
    try:
        httpx.get(f"{process.url}/healthz", timeout=PATIENCE)
    except httpx.ConnectError:
        return True
    except httpx.HTTPError:
        return False
    return False


def test_r2_would_find_a_server_that_acknowledges_before_it_stores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mutant: acknowledge at once and store later. The check must then fail."""

    async def some_other_time(*_: object) -> None:
        return

    monkeypatch.setattr(Store, "append_action", some_other_time)
    database = f"sqlite:///{tmp_path}/a.db"
    with running(database) as server:
        pairs = [Pair(server.url, number) for number in range(3)]
        asyncio.run(play_while(pairs, lambda: None))
    with pytest.raises(AssertionError, match="lost"):
        check_nothing_lost(database, pairs)
