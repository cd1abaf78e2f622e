"""Finished tables are archived after a time and deleted after another; open ones are never touched."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from commonroom.engine import BadInput
from commonroom.server import retention
from commonroom.server.retention import forecast, tidy
from commonroom.server.settings import Retention, Settings, read_settings
from commonroom.server.storage.retention import DAY, Due
from commonroom.server.verification import Looked, verify

from ..patience import PATIENCE, eventually
from ..running import Person, running
from .test_chain import change


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """Return a database with three tables: one finished long ago, one finished now, and one that goes on."""
    folder = tmp_path_factory.mktemp("written")
    with running(f"sqlite:///{folder}/a.db") as server:
        ann = Person(server)
        tables = [ann.open("me", "greedy")["table"] for _ in range(3)]
        for table in tables[:2]:
            with ann.sit(table) as seat:
                seat.my_turn()
                seat.act({"type": "concede"})
                seat.send(type="say", id="bye", text="bye", to="table")
                seat.until("said")
        with ann.sit(tables[2]) as seat:
            seat.act(seat.my_turn()[0])
    change(folder / "a.db", "UPDATE tables SET finished = finished - ? WHERE id = ?", 100 * DAY, tables[0])
    change(folder / "a.db", "UPDATE tables SET opened = opened - ? WHERE id = ?", 1000 * DAY, tables[2])
    return folder / "a.db", tables


@pytest.fixture
def played(written: tuple[Path, list[str]], tmp_path: Path) -> list[str]:
    """Return the tables of a database of one's own; the one that goes on is the oldest."""
    shutil.copy(written[0], tmp_path)
    return written[1]


def settings(folder: Path, **more: Any) -> Settings:
    return Settings(database=f"sqlite:///{folder}/a.db", retention=Retention(archive=f"{folder}/old.db", **more))


def tables_in(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as connection:
        return {table for (table,) in connection.execute("SELECT id FROM tables")}


def rows_of(file: Path, table: str) -> list[int]:
    """Count the rows that a table has in each part of a database."""
    with closing(sqlite3.connect(file)) as connection:
        parts = [("tables", "id"), *((part, "table_id") for part in ("seats", "keys", "actions", "chat"))]
        counts = [f"SELECT count(*) FROM {part} WHERE {owner} = ?" for part, owner in parts]
        return [connection.execute(count, (table,)).fetchone()[0] for count in counts]


def test_finished_tables_go_to_the_archive_with_all_that_is_theirs(tmp_path: Path, played: list[str]) -> None:
    old, new, going_on = played
    chosen = settings(tmp_path, archive_days=30)
    before = rows_of(tmp_path / "a.db", old)
    assert [each[::2] for each in forecast(chosen, time.time())] == [(old, "archive")]
    assert tables_in(tmp_path / "a.db") == set(played), "a forecast changes nothing"
    assert tidy(chosen, time.time()) == {"archived": 1}
    assert tables_in(tmp_path / "a.db") == {new, going_on}
    assert rows_of(tmp_path / "old.db", old) == before
    assert all(before), "something to be kept in every part"
    assert rows_of(tmp_path / "a.db", old) == [0] * 5
    for database in ("a.db", "old.db"):
        assert all(isinstance(each, Looked) for each in verify(f"sqlite:///{tmp_path}/{database}"))
    with running(f"sqlite:///{tmp_path}/old.db") as server:
        assert httpx.get(f"{server.url}/api/tables/{old}/record").status_code == 200


def test_what_has_been_kept_long_enough_is_deleted_here_and_in_the_archive(tmp_path: Path, played: list[str]) -> None:
    _, new, going_on = played
    assert tidy(settings(tmp_path, archive_days=30), time.time()) == {"archived": 1}
    assert tidy(settings(tmp_path, delete_days=300), time.time() + 250 * DAY) == {}
    assert tables_in(tmp_path / "old.db") == set()
    assert tidy(settings(tmp_path, delete_days=300), time.time() + 350 * DAY) == {"deleted": 1}
    assert tables_in(tmp_path / "a.db") == {going_on}
    assert new not in tables_in(tmp_path / "old.db")


def test_open_tables_are_never_touched(tmp_path: Path, played: list[str]) -> None:
    chosen = settings(tmp_path, archive_days=0, delete_days=0)
    assert tidy(chosen, time.time() + 10_000 * DAY) == {"deleted": 2}
    assert tables_in(tmp_path / "a.db") == {played[2]}


def test_without_a_time_everything_is_kept(tmp_path: Path, played: list[str]) -> None:
    assert tidy(settings(tmp_path), time.time() + 10_000 * DAY) == {}
    assert tables_in(tmp_path / "a.db") == set(played)


def test_room_is_given_back_to_the_disk(tmp_path: Path, played: list[str]) -> None:
    file = tmp_path / "a.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        lines = [(played[0], number, "x" * 4000, time.time()) for number in range(100, 400)]
        connection.executemany("INSERT INTO chat VALUES (?, ?, 0, 0, ?, ?, NULL, NULL)", lines)
    before = file.stat().st_size
    tidy(settings(tmp_path, archive_days=30), time.time())
    assert file.stat().st_size < before - 1_000_000


def test_a_damaged_table_stays(tmp_path: Path, played: list[str]) -> None:
    change(tmp_path / "a.db", "UPDATE actions SET at = at + 1 WHERE number = 1 AND table_id = ?", played[0])
    assert tidy(settings(tmp_path, archive_days=30), time.time()) == {"damaged": 1}
    assert played[0] in tables_in(tmp_path / "a.db")


def test_a_crash_between_archiving_and_deleting_loses_nothing(
    tmp_path: Path, played: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(*_: object) -> None:
        raise SystemError("crash")

    chosen = settings(tmp_path, archive_days=30)
    with monkeypatch.context() as patched:
        patched.setattr("commonroom.server.storage.retention.forget_table", crash)
        with pytest.raises(SystemError):
            tidy(chosen, time.time())
    assert played[0] in tables_in(tmp_path / "a.db")
    assert played[0] in tables_in(tmp_path / "old.db")
    assert tidy(chosen, time.time()) == {"archived": 1}
    assert played[0] not in tables_in(tmp_path / "a.db")
    assert rows_of(tmp_path / "old.db", played[0])[0] == 1


def test_a_table_that_is_finished_no_more_stays(
    tmp_path: Path, played: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server may change it between the question and the answer."""

    def late(connection: Connection, chosen: Retention, now: float) -> Iterator[Due]:  # noqa: ARG001
        yield Due(played[2], now, "delete")

    monkeypatch.setattr(retention, "due", late)
    assert tidy(settings(tmp_path), time.time()) == {"changed": 1}
    assert played[2] in tables_in(tmp_path / "a.db")


def test_a_server_tidies_by_itself_but_no_table_that_somebody_looks_at(tmp_path: Path, played: list[str]) -> None:
    old, new, going_on = played
    keep = Retention(archive=f"{tmp_path}/old.db", archive_days=0, every=0.05)
    with running(f"sqlite:///{tmp_path}/a.db", retention=keep) as server:
        watching = Person(server).sit(new)
        watching.next()
        eventually(lambda: old not in tables_in(tmp_path / "a.db"), "the old table to be archived")
        assert httpx.get(f"{server.url}/api/tables/{old}").status_code == 404
        assert httpx.get(f"{server.url}/api/tables/{new}").status_code == 200
        assert httpx.get(f"{server.url}/api/tables/{going_on}").status_code == 200
    assert new in tables_in(tmp_path / "a.db")


def test_a_server_on_postgresql_tidies_too(postgres: str, tmp_path: Path) -> None:
    with running(postgres) as server:
        ann = Person(server)
        table = ann.open("me", "greedy")["table"]
        with ann.sit(table) as seat:
            seat.my_turn()
            seat.act({"type": "concede"})
    chosen = Settings(database=postgres, retention=Retention(archive=f"{tmp_path}/old.db", archive_days=1))
    assert tidy(chosen, time.time() + 2 * DAY)["archived"] >= 1
    assert table in tables_in(tmp_path / "old.db")
    assert forecast(chosen, time.time() + 2 * DAY) == []


def test_the_command_says_what_it_would_do_and_what_it_did(tmp_path: Path, played: list[str]) -> None:
    config = tmp_path / "commonroom.toml"
    config.write_text(
        f'database = "sqlite:///{tmp_path}/a.db"\n[retention]\narchive = "{tmp_path}/old.db"\narchive_days = 30\n'
    )
    command = [sys.executable, "-m", "commonroom", "tidy", "--config", str(config)]

    def run(*more: str) -> str:
        return subprocess.run([*command, *more], capture_output=True, text=True, timeout=PATIENCE, check=True).stdout

    assert run("--dry-run").startswith(f"archive {played[0]}, finished 20")
    assert run() == "1 archived\n"
    assert run() == "nothing was due\n"


@pytest.mark.parametrize("text", ["archive_days = 1", "delete_days = -1", 'archive = "a"\narchive_days = -1'])
def test_settings_that_make_no_sense_are_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "config.toml").write_text(f"[retention]\n{text}\n")
    with pytest.raises(BadInput, match="retention"):
        read_settings(tmp_path / "config.toml", {})
