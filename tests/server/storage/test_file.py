"""A database file that is deleted or replaced is noticed before anything more is acknowledged, and it is used once."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from commonroom.server.failure import Unavailable
from commonroom.server.storage.database import FileLock, WatchedFile
from commonroom.server.tables.registry import TableRegistry

from ..crowd import GENEROUS
from ..full.program import program
from ..ledger import stored_actions
from ..patience import PATIENCE
from ..running import Person, running


def delete(folder: Path) -> None:
    (folder / "a.db").unlink()


def delete_all(folder: Path) -> None:
    for file in folder.glob("a.db*"):
        file.unlink()


def replace(folder: Path) -> None:
    shutil.copy(folder / "a.db", folder / "b.db")
    (folder / "b.db").rename(folder / "a.db")


def delete_log(folder: Path) -> None:
    (folder / "a.db-wal").unlink()


@pytest.mark.parametrize("harm", [delete, delete_all, replace, delete_log], ids=lambda harm: harm.__name__)
def test_nothing_is_acknowledged_once_the_file_is_gone(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db", GENEROUS) as server:
        ann = Person(server)
        seat = ann.sit(ann.open("me", "greedy")["table"])
        assert seat.act(seat.my_turn()[0])["type"] == "acked"
        assert httpx.get(f"{server.url}/readyz").status_code == 200
        actions = seat.my_turn()
        harm(tmp_path)
        for _ in range(3):
            refused = seat.act(actions[0])
            assert (refused["type"], refused["code"]) == ("refused", "not_saved")
        answer = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
        assert (answer.status_code, answer.json()["status"]) == (503, "cannot store")
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        opening = ann.post("/api/tables", {"game": "sequence", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert opening.status_code == 503
        assert server.log.count("database deleted or replaced") == 1
        assert "Traceback" not in server.log
        ann.leave()


def test_would_find_a_server_that_does_not_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It acknowledges what no file will ever hold."""
    monkeypatch.setattr(WatchedFile, "is_in_place", lambda _: True)
    with running(f"sqlite:///{tmp_path}/a.db") as server:
        ann = Person(server)
        with ann.sit(ann.open("me", "greedy")["table"]) as seat:
            actions = seat.my_turn()
            delete_all(tmp_path)
            assert seat.act(actions[0])["type"] == "acked"


def test_a_server_that_is_about_to_stop_is_not_ready(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db") as server:
        tables: TableRegistry = server.app.state.services.tables
        assert httpx.get(f"{server.url}/readyz").json() == {"status": "ready"}
        tables.draining = True
        assert httpx.get(f"{server.url}/readyz").status_code == 503


def test_being_ready_leaves_no_trace_at_any_table(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db") as server:
        assert httpx.get(f"{server.url}/readyz").status_code == 200
    assert stored_actions(f"sqlite:///{tmp_path}/a.db") == []


@pytest.mark.parametrize("way", ["symlink", "hard link", "lock deleted", "same name"])
def test_a_second_server_is_refused_however_it_finds_the_file(tmp_path: Path, way: str) -> None:
    first, second = tmp_path / "a.db", tmp_path / "b.db"
    lock = FileLock(f"sqlite:///{first}")
    if way == "symlink":
        second.symlink_to(first)
    elif way == "hard link":
        second.hardlink_to(first)
    else:
        second = first
    if way == "lock deleted":
        (tmp_path / "a.db.lock").unlink()
    with pytest.raises(Unavailable, match="in use by another server"):
        FileLock(f"sqlite:///{second}")
    lock.release()
    FileLock(f"sqlite:///{second}").release()
