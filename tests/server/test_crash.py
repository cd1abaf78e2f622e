"""Nothing that was acknowledged is ever lost: the server is killed again and again while people play (TRUST R2, R3)."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from pathlib import Path
from random import Random

import pytest

from commonroom.server.store import Store

from .crowd import Pair, Process
from .running import running


def check_nothing_lost(path: Path, pairs: list[Pair]) -> int:
    """Every acknowledged action is stored once, at its number, and no table has a gap; how many there were."""
    rows = sqlite3.connect(path).execute("SELECT table_id, number, seat, sent_id FROM actions ORDER BY 1, 2").fetchall()
    stored = {(table, seat, sent): number for table, number, seat, sent in rows}
    assert len(stored) == len(rows)
    for pair in pairs:
        numbers = [number for table, number, _, _ in rows if table == pair.table]
        assert numbers == list(range(1, len(numbers) + 1))
        for (seat, sent), version in pair.acked.items():
            assert stored.get((pair.table, seat, sent)) == version, f"lost: {pair.table} {seat} {sent} {version}"
    return sum(len(pair.acked) for pair in pairs)


async def play_while(pairs: list[Pair], interruptions: object) -> None:
    """Everybody plays while the other thing goes on."""
    stop = asyncio.Event()
    playing = asyncio.gather(*(pair.play(stop) for pair in pairs))
    await asyncio.to_thread(interruptions)  # type: ignore[arg-type]
    await asyncio.sleep(1.0)
    stop.set()
    await playing


def test_r2_kill_minus_nine_twenty_times_loses_nothing(tmp_path: Path) -> None:
    process, rnd = Process(tmp_path, f"sqlite:///{tmp_path}/a.db"), Random(2)
    process.start()
    pairs = [Pair(process.url, number) for number in range(50)]

    def interrupt() -> None:
        for _ in range(20):
            asyncio.run(asyncio.sleep(0.3 + 0.5 * rnd.random()))
            process.end(signal.SIGKILL)
            process.start()

    try:
        asyncio.run(play_while(pairs, interrupt))
    finally:
        process.end(signal.SIGKILL)
    assert check_nothing_lost(tmp_path / "a.db", pairs) > 1000


def test_r3_a_planned_stop_tells_everybody_and_loses_nothing(tmp_path: Path) -> None:
    process = Process(tmp_path, f"sqlite:///{tmp_path}/a.db")
    process.start()
    pairs = [Pair(process.url, number) for number in range(20)]
    statuses = []

    def interrupt() -> None:
        asyncio.run(asyncio.sleep(0.5))
        statuses.append(process.end(signal.SIGTERM))
        process.start()

    try:
        asyncio.run(play_while(pairs, interrupt))
    finally:
        process.end(signal.SIGKILL)
    assert statuses[0] in (0, -signal.SIGTERM)
    codes = [code for pair in pairs for code in pair.closed]
    assert codes.count(1012) >= 20
    assert check_nothing_lost(tmp_path / "a.db", pairs) > 100


def test_r2_would_find_a_server_that_acknowledges_before_it_stores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mutant: acknowledge at once and store some other time. The check must then fail."""

    async def some_other_time(*_: object) -> None:
        return

    monkeypatch.setattr(Store, "append_action", some_other_time)
    with running(f"sqlite:///{tmp_path}/a.db") as server:
        pairs = [Pair(server.url, number) for number in range(3)]
        asyncio.run(play_while(pairs, lambda: None))
    with pytest.raises(AssertionError, match="lost"):
        check_nothing_lost(tmp_path / "a.db", pairs)
