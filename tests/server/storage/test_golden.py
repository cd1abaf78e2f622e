"""Data of older versions can still be read: a record and a database of every version are kept forever."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import httpx
import pytest

import commonroom
from commonroom import BadInput
from commonroom.server.storage.database import open_database

from ..running import Person, running

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("record", sorted(GOLDEN.glob("record-*[0-9].json")), ids=lambda path: path.stem)
def test_an_old_record_replays_to_the_same_state(record: Path) -> None:
    expected = json.loads(record.with_suffix(".state.json").read_text())
    assert commonroom.replay(record.read_bytes()).state == expected


@pytest.mark.parametrize("kept", sorted(GOLDEN.glob("database-*.db")), ids=lambda path: path.stem)
def test_an_old_database_is_brought_up_to_date_and_its_matches_go_on(kept: Path, tmp_path: Path) -> None:
    expected = json.loads(kept.with_suffix(".json").read_text())
    shutil.copy(kept, tmp_path / "a.db")
    with running(f"sqlite:///{tmp_path}/a.db") as server:
        ann = Person(server)
        ann.http.cookies = httpx.Cookies({"commonroom": expected["secret"]})
        assert {row["table"] for row in ann.http.get("/api/tables").json()} >= {expected["running"]}
        with ann.sit(expected["running"]) as seat:
            frame = seat.next()
            assert seat.until("said")["text"] == "hello"
        assert frame["version"] == expected["version"]
        assert frame["view"]["hand"] == expected["state"]["hands"][0]
        assert frame["view"]["chips"] == expected["state"]["chips"]
        assert ann.http.get(f"/api/tables/{expected['finished']}/record").status_code == 200


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    engine = open_database(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    before = (tmp_path / "a.db").read_bytes()
    with pytest.raises(BadInput, match="newer version"):
        open_database(url)
    assert (tmp_path / "a.db").read_bytes() == before
