"""A backup in play holds a gapless beginning of every match, and can be played on (TRUST R20)."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import quantiles

import httpx
import pytest
from sqlalchemy.exc import DBAPIError

from commonroom.engine import BadInput
from commonroom.server.verification import Damage, Looked, verify

from ..crowd import GENEROUS, Pair
from ..ledger import stored_actions
from ..patience import PATIENCE
from ..postgresql import Cluster
from ..running import running
from .program import Program, program

PAIRS = 8


def copy_by_sqlite(source: Path, target: Path) -> None:
    """Copy as SQLite does, in steps between which others write."""
    with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(target)) as writing:
        reading.backup(writing, pages=20, sleep=0.005)


def copy_by_command(source: Path, target: Path) -> None:
    command("backup", target, f"sqlite:///{source}")


def command(*words: object) -> None:
    subprocess.run([sys.executable, "-m", "commonroom", *map(str, words)], check=True, timeout=PATIENCE)


def copy_the_file(source: Path, target: Path) -> None:
    """Make a mutant of a backup: the file without its log."""
    shutil.copy(source, target)


def acknowledged(pairs: list[Pair]) -> set[tuple[str, int, str]]:
    return {(pair.table, seat, sent) for pair in pairs for seat, sent in pair.acked}


def back_up(folder: Path, copy: Callable[[Path, Path], None]) -> tuple[set[tuple[str, int, str]], list[float]]:
    """Play, and make a backup meanwhile; return what had been acknowledged before, and how long answers took."""

    async def play(pairs: list[Pair]) -> tuple[set[tuple[str, int, str]], list[float]]:
        until = asyncio.Event()
        playing = [asyncio.create_task(pair.play(until)) for pair in pairs]
        await asyncio.sleep(2.5)
        before, told = acknowledged(pairs), [len(pair.latencies) for pair in pairs]
        began = time.perf_counter()
        await asyncio.to_thread(copy, folder / "a.db", folder / "backup.db")
        print(f"backup in {time.perf_counter() - began:.2f} s")
        await asyncio.sleep(1.0)
        until.set()
        meanwhile = [each for pair, n in zip(pairs, told, strict=True) for each in pair.latencies[n:]]
        await asyncio.gather(*playing)
        return before, meanwhile

    with program(folder, f"sqlite:///{folder}/a.db", GENEROUS) as server:
        return asyncio.run(play([Pair(server.url, number, pause=0.05) for number in range(PAIRS)]))


def check_backup(folder: Path, before: set[tuple[str, int, str]]) -> None:
    """Expect everything that had been acknowledged, sound and without gaps, and a server that goes on with it."""
    *damages, looked = verify(f"sqlite:///{folder}/backup.db")
    assert not damages, damages
    assert isinstance(looked, Looked)
    rows = stored_actions(f"sqlite:///{folder}/backup.db")
    assert before <= {(row.table, row.seat, row.sent_id) for row in rows}, "something acknowledged is missing"
    with running(f"sqlite:///{folder}/backup.db") as server:
        for table in {row.table for row in rows}:
            assert httpx.get(f"{server.url}/api/tables/{table}").status_code == 200
    assert not [each for each in verify(f"sqlite:///{folder}/backup.db") if isinstance(each, Damage)]


@pytest.mark.full
@pytest.mark.parametrize("copy", [copy_by_sqlite, copy_by_command], ids=["sqlite", "command"])
def test_r20_a_backup_in_play_is_whole(tmp_path: Path, copy: Callable[[Path, Path], None]) -> None:
    before, meanwhile = back_up(tmp_path, copy)
    assert len(before) > 50
    check_backup(tmp_path, before)
    if len(meanwhile) > 20:
        p99 = quantiles(meanwhile, n=100)[98]
        print(f"p99 of {len(meanwhile)} answers meanwhile: {p99 * 1000:.0f} ms")
        assert p99 <= 0.5


@pytest.mark.full
def test_r20_would_find_a_copy_without_the_log(tmp_path: Path) -> None:
    before, _ = back_up(tmp_path, copy_the_file)
    with pytest.raises((AssertionError, BadInput)):
        check_backup(tmp_path, before)


async def drill(server: Program, backup: Path, destroy: Callable[[], None]) -> set[tuple[str, int, str]]:
    """Back up under load, kill and destroy, restore and start again, while the same people go on trying to play."""
    pairs = [Pair(server.url, number, pause=0.05) for number in range(PAIRS)]
    until = asyncio.Event()
    playing = [asyncio.create_task(pair.play(until)) for pair in pairs]
    await asyncio.sleep(2.5)
    before = acknowledged(pairs)
    await asyncio.to_thread(command, "backup", backup, server.database)
    server.end(signal.SIGKILL)
    destroy()
    assert not stored_rows(server.database)
    await asyncio.to_thread(command, "restore", backup, server.database)
    assert before <= stored_rows(server.database), "something acknowledged before the backup is missing"
    started = time.monotonic()
    await asyncio.to_thread(server.start)
    while any(not pair.over and max(pair.acked_at) < started for pair in pairs):
        await asyncio.sleep(0.05)
    until.set()
    await asyncio.gather(*playing)
    return before


def stored_rows(database: str) -> set[tuple[str, int, str]]:
    try:
        return {(row.table, row.seat, row.sent_id) for row in stored_actions(database)}
    except DBAPIError:  # there is not even a table
        return set()


@pytest.mark.full
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_r20_what_was_backed_up_under_load_survives_the_loss_of_the_database(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        database = f"sqlite:///{tmp_path}/a.db"

        def destroy() -> None:
            for file in tmp_path.glob("a.db*"):
                file.unlink()
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.new_database("drill")

        def destroy() -> None:
            cluster.drop_database("drill")
            cluster.new_database("drill")

    with program(tmp_path, database, GENEROUS) as server:
        before = asyncio.run(drill(server, tmp_path / "backup.db", destroy))
        assert len(before) > 50
        assert "Traceback" not in server.log
    assert not [each for each in verify(database) if isinstance(each, Damage)]
