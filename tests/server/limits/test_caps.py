"""There is an end to everything: what is refused says so, and is possible again as soon as there is room."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from commonroom.server.settings import Limits
from commonroom.server.tables import registry

from ..patience import eventually
from ..running import Person, running
from .test_limits import closed_with

MINE = {"game": "sequence", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_the_server_holds_so_many_sockets(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(sockets=2)) as server:
        ann = Person(server)
        table = ann.open("me", "open")["table"]
        with ann.sit(table), ann.sit(table), ann.sit(table) as third:
            assert closed_with(third, 5.0) == 1013
        eventually(lambda: not server.connections or len(server.connections) <= 1, "the sockets to close")
        with ann.sit(table) as again:
            assert again.next()["type"] == "table"


def test_an_address_may_knock_so_often(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(handshakes_per_address=(3, 3.0))) as server:
        ann = Person(server)
        table = ann.open("me", "open")["table"]
        codes = []
        for _ in range(5):
            with ann.sit(table) as seat:
                codes.append(closed_with(seat, 0.2))
        assert (codes[:3], codes[4]) == ([None] * 3, 1013)
        time.sleep(1.2)
        with ann.sit(table) as again:
            assert again.next()["type"] == "table"


def test_the_server_holds_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "ROOM", 0.5)
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(tables=2)) as server:
        ann = Person(server)
        first = ann.open("me", "open")["table"]
        ann.open("me", "open")
        refused = ann.post("/api/tables", MINE)
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "busy")
        assert int(refused.headers["retry-after"]) > 0
        time.sleep(0.6)
        assert ann.post("/api/tables", MINE).status_code == 201, "tables that nobody uses make room"
        time.sleep(0.6)
        with ann.sit(first) as seat:
            assert seat.next()["type"] == "table"


def test_an_address_has_so_many_unfinished_matches(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(matches_per_address=2)) as server:
        opened = [Person(server).post("/api/tables", MINE) for _ in range(3)]
        assert [answer.status_code for answer in opened] == [201, 201, 429]
        assert opened[2].json()["error"]["code"] == "too_many_tables"
