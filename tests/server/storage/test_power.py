"""Power cuts lose no acknowledged action (TRUST R1), and the check would find a careless store."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from commonroom.server.storage import database, writer
from commonroom.server.storage.database import migrate
from commonroom.server.storage.rows import StoredSeat, StoredTable
from commonroom.server.storage.store import Store

from . import power
from .power import RecordingDisk, after_power_cut

TABLES, ROUNDS, CUTS = 10, 45, 500


def stored_table(name: str) -> StoredTable:
    seats = (StoredSeat("person", "Ann", None), StoredSeat("bot", "Bob", "greedy"))
    return StoredTable(name, 0.0, "sequence", 1, "classic-2022", {}, "0" * 64, 0, True, None, None, seats)


def recorded_engine(path: Path, disk: str) -> Engine:
    """Return the store's own engine, with its own settings, on the recording disk."""
    engine = create_engine(
        "sqlite://",
        module=sys.modules[power.__name__],
        creator=lambda: power.Connection(str(path), disk),
        poolclass=QueuePool,
    )
    event.listen(engine, "connect", database._careful_sqlite)
    migrate(engine)
    return engine


def play(path: Path, disk: RecordingDisk, name: str) -> list[tuple[int, str, int]]:
    """Let ten tables write at once; return when each action was acknowledged, in operations of the disk."""
    promises: list[tuple[int, str, int]] = []

    async def table(store: Store, table: str) -> None:
        await store.open_table(stored_table(table), [])
        for number in range(1, ROUNDS + 1):
            await store.append_action(table, number, number % 2, f"{number}", b'{"type": "draw"}')
            promises.append((len(disk.log), table, number))

    async def all_tables() -> None:
        store = Store(recorded_engine(path, name))
        store.start()
        await asyncio.gather(*(table(store, f"t{number}") for number in range(TABLES)))
        await store.close()

    asyncio.run(all_tables())
    return promises


def stored_actions(connection: sqlite3.Connection) -> set[tuple[str, int]]:
    """Return what is left; nothing, if not even the schema has reached the disk."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'actions'").fetchone():
        return set()
    return set(connection.execute("SELECT table_id, number FROM actions"))


def count_damage(folder: Path, disk: RecordingDisk, promises: list[tuple[int, str, int]], cuts: int) -> dict[str, int]:
    """Cut the power at many moments; return how often something acknowledged was lost, or the database broken."""
    rnd = Random(7)
    damage = {"lost": 0, "corrupt": 0, "gaps": 0}
    first = min(moment for moment, _, _ in promises)
    for _ in range(cuts):
        moment = rnd.randrange(first, len(disk.log))
        for name, content in after_power_cut(disk.log, moment, rnd).items():
            (folder / name).write_bytes(content)
        connection = sqlite3.connect(folder / "a.db")
        try:
            if connection.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                damage["corrupt"] += 1
                continue
            rows = stored_actions(connection)
        except sqlite3.DatabaseError:
            damage["corrupt"] += 1
            continue
        finally:
            connection.close()
            for file in folder.iterdir():
                file.unlink()
        damage["lost"] += any((table, n) not in rows for when, table, n in promises if when <= moment)
        damage["gaps"] += any(n > 1 and (table, n - 1) not in rows for table, n in rows)
    return damage


def damage_after_cuts(tmp_path: Path, name: str, cuts: int = CUTS) -> dict[str, int]:
    disk = RecordingDisk(name)
    (tmp_path / "live").mkdir()
    (tmp_path / "after").mkdir()
    promises = play(tmp_path / "live" / "a.db", disk, name)
    assert len(promises) == TABLES * ROUNDS
    return count_damage(tmp_path / "after", disk, promises, cuts)


def test_r1_no_power_cut_loses_an_acknowledged_action(tmp_path: Path) -> None:
    assert damage_after_cuts(tmp_path, "careful") == {"lost": 0, "corrupt": 0, "gaps": 0}


def lazy_sqlite(connection: Any, _: Any) -> None:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=NORMAL")


def answer_first(self: writer.Writer, connection: Any, batch: list[writer.Waiting]) -> None:
    writer._tell_results(batch, [None] * len(batch))
    self._execute(connection, batch)
    connection.commit()


@pytest.mark.parametrize(
    ("part", "name", "mutant"),
    [(database, "_careful_sqlite", lazy_sqlite), (writer.Writer, "_commit", answer_first)],
    ids=["synchronous=NORMAL", "acknowledged before the commit"],
)
def test_r1_finds_a_careless_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: Any, name: str, mutant: Callable[..., None]
) -> None:
    monkeypatch.setattr(part, name, mutant)
    assert damage_after_cuts(tmp_path, mutant.__name__, cuts=60)["lost"] > 0
