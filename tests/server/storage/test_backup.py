"""A backup holds everything, in one file, and can be put back into a database of either kind."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from commonroom.engine import BadInput
from commonroom.server.backup import back_up, restore
from commonroom.server.failure import Unavailable
from commonroom.server.storage.database import Claimed, FileLock
from commonroom.server.verification import Looked, verify

from ..patience import PATIENCE
from ..postgresql import Cluster
from ..running import Person, running
from .test_chain import change
from .test_golden import GOLDEN


def play_a_little(database: str) -> tuple[str, str, int]:
    """Play a few moves; return the table, Ann's secret and her version."""
    with running(database) as server:
        ann = Person(server)
        table = ann.open("me", "greedy")["table"]
        with ann.sit(table) as seat:
            for _ in range(3):
                acked = seat.act(seat.my_turn()[0])
                seat.reach(acked["version"] + 1)
            seat.my_turn()
            seat.send(type="say", id="hello", text="hello", to="table")
            seat.until("said")
            return table, ann.http.cookies["commonroom"], seat.table["version"]


def check_goes_on(database: str, table: str, secret: str, version: int) -> None:
    """Expect the same match, the same seat and the same chat, and a move that is taken."""
    with running(database) as server:
        ann = Person(server)
        ann.http.cookies.set("commonroom", secret)
        with ann.sit(table) as seat:
            assert seat.next()["version"] == version
            assert seat.until("said")["text"] == "hello"
            assert seat.act(seat.my_turn()[0])["type"] == "acked"


def program(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "commonroom", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=os.environ | environment)


def looked(database: str) -> Looked:
    *damages, last = verify(database)
    assert damages == []
    assert isinstance(last, Looked)
    return last


def test_a_backup_goes_from_either_kind_of_database_to_either_kind(cluster: Cluster, tmp_path: Path) -> None:
    postgres = cluster.new_database("backup")
    played = play_a_little(postgres)
    backup = back_up(postgres, tmp_path / "one.db")
    assert looked(f"sqlite:///{backup}") == looked(postgres)
    here = f"sqlite:///{tmp_path}/a.db"
    restore(backup, here)
    check_goes_on(here, *played)
    again = back_up(here, tmp_path / "two.db")
    moved = cluster.new_database("restored")
    restore(again, moved)
    assert looked(moved) == looked(here)
    with pytest.raises(BadInput, match="already holds tables"):
        restore(again, moved)


def test_the_commands_back_up_and_restore(tmp_path: Path) -> None:
    here, folder = f"sqlite:///{tmp_path}/a.db", tmp_path / "backups"
    folder.mkdir()
    played = play_a_little(here)
    made = program("backup", folder, COMMONROOM_DATABASE=here)
    assert made.returncode == 0, made.stderr
    (backup,) = folder.iterdir()
    assert backup.stat().st_mode & 0o777 == 0o600
    assert made.stdout.startswith(f"backed up to {backup}\n1 tables with ")
    assert program("backup", backup, here).returncode == 2, "a backup must not be overwritten"
    for file in tmp_path.glob("a.db*"):
        file.unlink()
    put_back = program("restore", backup, here)
    assert (put_back.returncode, put_back.stderr) == (0, "")
    assert "nothing is damaged" in put_back.stdout
    check_goes_on(here, *played)


def test_damage_is_told_and_does_not_keep_the_rest_from_being_backed_up(tmp_path: Path) -> None:
    here = f"sqlite:///{tmp_path}/a.db"
    sound, damaged = play_a_little(here), play_a_little(here)
    change(tmp_path / "a.db", "UPDATE actions SET at = at + 1 WHERE number = 2 AND table_id = ?", damaged[0])
    made = program("backup", tmp_path / "b.db", here)
    assert made.returncode == 1
    assert f"damaged: table {damaged[0]}: stored action 2" in made.stdout
    restore(tmp_path / "b.db", f"sqlite:///{tmp_path}/c.db")
    check_goes_on(f"sqlite:///{tmp_path}/c.db", *sound)


@pytest.mark.parametrize("ending", ["", "-wal"])
def test_nothing_is_restored_over_what_is_there(tmp_path: Path, ending: str) -> None:
    """The log of a database that is gone would be taken for that of the new one."""
    here = f"sqlite:///{tmp_path}/a.db"
    play_a_little(here)
    backup = back_up(here, tmp_path / "b.db")
    (tmp_path / "a.db").rename(tmp_path / f"c.db{ending}")
    with pytest.raises(BadInput, match="there already"):
        restore(backup, f"sqlite:///{tmp_path}/c.db")
    assert sorted(file.name for file in tmp_path.glob("c.db*")) == [f"c.db{ending}"]


def test_nothing_is_restored_under_a_server_whose_file_was_deleted(tmp_path: Path) -> None:
    here = f"sqlite:///{tmp_path}/a.db"
    play_a_little(here)
    backup = back_up(here, tmp_path / "b.db")
    lock = FileLock(here)
    for ending in ("", "-wal", "-shm"):
        (tmp_path / f"a.db{ending}").unlink(missing_ok=True)
    with pytest.raises(Unavailable, match="in use by another server"):
        restore(backup, here)
    lock.release()
    restore(backup, here)


def test_what_is_no_backup_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "b.db").write_text("not a database at all, and longer than the head of one" * 20)
    for name in ("b.db", "none.db"):
        with pytest.raises(BadInput, match=r"is not a backup|there is no file"):
            restore(tmp_path / name, f"sqlite:///{tmp_path}/a.db")
    assert not (tmp_path / "a.db").exists()
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("kept", sorted(GOLDEN.glob("database-*.db")), ids=lambda path: path.stem)
def test_an_older_backup_is_brought_up_to_date(kept: Path, tmp_path: Path) -> None:
    shutil.copy(kept, tmp_path / "old.db")
    restore(tmp_path / "old.db", f"sqlite:///{tmp_path}/a.db")
    assert looked(f"sqlite:///{tmp_path}/a.db").actions > 0
    assert (tmp_path / "old.db").read_bytes() == kept.read_bytes()


def test_a_database_that_does_not_answer_is_one_sentence(tmp_path: Path) -> None:
    nowhere = "postgresql://nobody@127.0.0.1:1/none"
    for ask in (lambda: back_up(nowhere, tmp_path / "b.db"), lambda: list(verify(nowhere)), lambda: Claimed(nowhere)):
        with pytest.raises(Unavailable, match="does not answer"):
            ask()
    assert list(tmp_path.iterdir()) == []


def test_a_second_server_on_one_file_says_so_in_one_sentence(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db"):
        second = program("serve", "--port", 0, "--no-open", "--database", f"sqlite:///{tmp_path}/a.db")
    assert second.returncode == 1
    assert second.stderr == f"commonroom: {tmp_path}/a.db is in use by another server\n"
    assert second.stdout == ""
