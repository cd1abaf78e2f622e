"""What is changed in the database from outside is noticed, and refused with a reason."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from commonroom.server.storage import chain
from commonroom.server.storage.database import open_database
from commonroom.server.storage.rows import StoredAction
from commonroom.server.verification import Damage, Looked, verify

from ..patience import PATIENCE
from ..running import Person, running
from .test_golden import GOLDEN

MOVES = 6


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """Return a database with two tables, and their ids; the secret is in a file beside it."""
    folder = tmp_path_factory.mktemp("written")
    with running(f"sqlite:///{folder}/a.db") as server:
        ann = Person(server)
        tables = [ann.open("me", "greedy", hints=True)["table"] for _ in range(2)]
        for table in tables:
            with ann.sit(table) as seat:
                for _ in range(MOVES // 2):
                    acked = seat.act(seat.my_turn()[0])
                    seat.reach(acked["version"] + 1)
                seat.my_turn()
        (folder / "secret").write_text(ann.http.cookies["commonroom"])
    return folder / "a.db", tables[0], tables[1]


@pytest.fixture
def copied(written: tuple[Path, str, str], tmp_path: Path) -> Path:
    for file in written[0].parent.iterdir():
        shutil.copy(file, tmp_path)
    return tmp_path / "a.db"


def found(database: Path) -> list[Damage]:
    return [each for each in verify(f"sqlite:///{database}") if isinstance(each, Damage)]


def change(database: Path, sql: str, *values: object) -> None:
    with sqlite3.connect(database) as connection:
        assert connection.execute(sql, values).rowcount
    connection.close()


CHANGES = {
    "another action": (
        "UPDATE actions SET body = (SELECT body FROM actions AS one WHERE one.body != actions.body) WHERE number = 3",
        3,
    ),
    "another seat": ("UPDATE actions SET seat = 1 - seat WHERE number = 2", 2),
    "another time": ("UPDATE actions SET at = at + 60 WHERE number = 2", 2),
    "another id": ("UPDATE actions SET sent_id = 'x' || sent_id WHERE number = 4", 4),
    "another link": ("UPDATE actions SET link = 'x' WHERE number = 4", 4),
    "no link": ("UPDATE actions SET link = NULL WHERE number = 1", 1),
    "an action is gone": ("DELETE FROM actions WHERE number = 3", 3),
    "another seed": ("UPDATE tables SET seed = '" + "ab" * 32 + "'", 1),
    "other options": ("UPDATE tables SET options = '{}'", 1),
}


@pytest.mark.parametrize("sql", [sql for sql, _ in CHANGES.values()], ids=CHANGES)
def test_a_change_from_outside_is_refused(
    copied: Path, written: tuple[Path, str, str], sql: str, capfd: pytest.CaptureFixture[str]
) -> None:
    _, changed, well = written
    place = "table_id = ?" if "actions SET" in sql or "FROM actions WHERE" in sql[:30] else "id = ?"
    change(copied, f"{sql} {'AND' if 'WHERE' in sql else 'WHERE'} {place}", changed)
    number = next(number for known, number in CHANGES.values() if known == sql)
    (damage,) = found(copied)
    assert damage.table == changed
    assert f"stored action {number} is" in damage.why
    with running(f"sqlite:///{copied}") as server:
        ann = Person(server)
        ann.http.cookies.set("commonroom", (copied.parent / "secret").read_text())
        answer = ann.http.get(f"/api/tables/{changed}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "sick_table")
        with ann.sit(well) as seat:
            assert seat.act(seat.my_turn()[0])["type"] == "acked"
    assert f"stored action {number} is" in "".join(capfd.readouterr())


def test_r21_flipped_bits_are_found_or_harmless(copied: Path, tmp_path: Path) -> None:
    """No flip may lead to another state that looks sound."""
    flips(copied, tmp_path, 40)


@pytest.mark.full
def test_r21_two_hundred_flipped_bits_are_found_or_harmless(copied: Path, tmp_path: Path) -> None:
    flips(copied, tmp_path, 200)


def test_r21_would_find_a_store_without_a_chain(
    copied: Path, written: tuple[Path, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sql = "UPDATE actions SET at = at + 60 WHERE number = 2 AND table_id = ?"
    change(copied, sql, written[1])
    assert found(copied)
    monkeypatch.setattr("commonroom.server.tables.state.check", lambda _, stored: stored.link)
    assert not found(copied), "then only the chain knows it"


def flips(database: Path, folder: Path, count: int) -> None:
    rnd, sound = Random(21), database.read_bytes()
    truth = rows(database)
    damaged = folder / "damaged.db"
    for _ in range(count):
        at = rnd.randrange(len(sound))
        data = bytearray(sound)
        data[at] ^= 1 << rnd.randrange(8)
        damaged.write_bytes(data)
        try:
            noticed = bool(found(damaged))
        except Exception:
            noticed = True
        assert noticed or rows(damaged) == truth, f"byte {at} was changed, and nobody noticed"


def rows(database: Path) -> list[tuple[object, ...]]:
    """Return what decides how the matches go."""
    connection = sqlite3.connect(database)
    try:
        actions = connection.execute("SELECT table_id, number, seat, sent_id, body, at FROM actions ORDER BY 1, 2")
        tables = connection.execute("SELECT id, game, rules, edition, options, seed FROM tables ORDER BY 1")
        return [*actions, *tables]
    finally:
        connection.close()


def test_actions_missing_at_the_end_of_a_finished_match_are_noticed(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db") as server:
        ann = Person(server)
        table = ann.open("me", "greedy")["table"]
        with ann.sit(table) as seat:
            seat.play_out()
    assert not found(tmp_path / "a.db")
    change(tmp_path / "a.db", "DELETE FROM actions WHERE number > 8 AND table_id = ?", table)
    assert "missing at the end" in found(tmp_path / "a.db")[0].why


def test_a_table_that_waits_for_players_is_sound(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db") as server:
        Person(server).open("me", "open")
    assert list(verify(f"sqlite:///{tmp_path}/a.db")) == [Looked(1, 0)]


def test_a_match_goes_on_with_an_unbroken_chain_after_a_restart(copied: Path, written: tuple[Path, str, str]) -> None:
    with running(f"sqlite:///{copied}") as server:
        ann = Person(server)
        ann.http.cookies.set("commonroom", (copied.parent / "secret").read_text())
        with ann.sit(written[1]) as seat:
            for _ in range(3):
                acked = seat.act(seat.my_turn()[0])
                seat.reach(acked["version"] + 1)
    assert not found(copied)


@pytest.mark.parametrize("kept", sorted(GOLDEN.glob("database-*.db")), ids=lambda path: path.stem)
def test_an_old_database_gets_its_chain(kept: Path, tmp_path: Path) -> None:
    shutil.copy(kept, tmp_path / "a.db")
    open_database(f"sqlite:///{tmp_path}/a.db").dispose()
    *damages, looked = verify(f"sqlite:///{tmp_path}/a.db")
    assert damages == []
    assert isinstance(looked, Looked)
    assert looked.actions > 0


def test_an_old_database_is_not_looked_at_before_it_is_brought_up_to_date(tmp_path: Path) -> None:
    shutil.copy(next(GOLDEN.glob("database-*.db")), tmp_path / "a.db")
    assert program("verify", str(tmp_path / "a.db")).returncode == 2


def program(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "commonroom", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def test_the_command_tells_what_is_damaged(copied: Path, written: tuple[Path, str, str]) -> None:
    sound, actions = program("verify", str(copied)), len(rows(copied)) - 2
    assert (sound.returncode, sound.stdout) == (0, f"2 tables with {actions} actions: nothing is damaged\n")
    change(copied, "UPDATE actions SET at = at + 1 WHERE number = 2 AND table_id = ?", written[1])
    broken = program("verify", f"sqlite:///{copied}")
    assert broken.returncode == 1
    assert f"table {written[1]}: stored action 2 is not the one that was written" in broken.stdout
    assert program("verify", str(copied) + ".none").returncode == 2


def test_a_link_depends_on_everything() -> None:
    action = StoredAction(2, 1, "a", b"{}", 1.5)
    first = chain.link("before", 2, 1, "a", "{}", 1.5)
    assert chain.check("before", action._replace(link=first)) == first
    others: list[Callable[[], str]] = [
        lambda: chain.link("other", 2, 1, "a", "{}", 1.5),
        lambda: chain.link("before", 3, 1, "a", "{}", 1.5),
        lambda: chain.link("before", 2, 0, "a", "{}", 1.5),
        lambda: chain.link("before", 2, 1, "b", "{}", 1.5),
        lambda: chain.link("before", 2, 1, "a", "[]", 1.5),
        lambda: chain.link("before", 2, 1, "a", "{}", 1.6),
    ]
    assert len({first, *(other() for other in others)}) == 7
