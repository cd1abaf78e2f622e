"""Permissions: every route and every message, tried by every kind of person (TRUST S3)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from commonroom.server.contents import default_hash
from commonroom.server.settings import Limits
from commonroom.server.sockets.conversation import Conversation

from ..running import Person, Seat, Server, running
from ..tables.pairs import mover, two

NOBODY = ("nobody", "other", "watcher", "leaver", "expired")
"""Without a secret; with one of another table; only watching; replaced by a bot; with an expired link."""
EVERYBODY = (*NOBODY, "seat", "forger", "host")
"""Besides them: a player; a player whose message names the host's seat; the host."""
HOST, PLAYER, LEFT, EMPTY = range(4)


def everybody(status: int, **but: int) -> dict[str, int]:
    """Return the same answer for all, with exceptions."""
    return dict.fromkeys(EVERYBODY, status) | but


WRONG = "x" * 43
KEY = default_hash("hogwarts")

ROUTES: list[tuple[str, str, Any, dict[str, int]]] = [
    ("GET", "/api/games", None, everybody(200)),
    ("GET", "/api/reach", None, everybody(200)),
    ("GET", "/api/texts/sequence/de", None, everybody(200)),
    ("GET", f"/api/content/hogwarts/{KEY}", None, everybody(200)),
    ("GET", f"/api/scenes/hogwarts/{KEY}", None, everybody(200)),
    ("GET", "/api/things/hogwarts", None, everybody(200)),
    ("GET", "/api/boards/hogwarts", None, everybody(200)),
    ("GET", "/api/tables", None, everybody(200)),
    ("GET", "/api/tables/{table}", None, everybody(200)),
    ("GET", "/api/tables/{table}/record", None, everybody(200)),
    # The match has not begun, so nobody can look back at it yet.
    ("GET", "/api/tables/{table}/past/0", None, everybody(409)),
    ("POST", "/api/tables/{table}/key", {}, everybody(401, seat=200, forger=200, host=200)),
    ("POST", "/api/tables/{table}/rematch", {}, everybody(401, seat=409, forger=409, host=409)),
    # Nobody is connected here, so the host is away, and everybody at the table has the host's rights.
    ("POST", "/api/tables/{table}/seats/3/bot", {"bot": "no such bot"}, everybody(401, seat=400, forger=400, host=400)),
    ("GET", "/api/tables/{table}/me", None, everybody(200)),
    ("POST", "/api/tables/{table}/seats/3/take", {}, everybody(409, seat=200, forger=400)),
    ("POST", "/api/tables/{table}/seats/9/clear", {}, everybody(401, seat=400, forger=400, host=400)),
    ("POST", "/api/tables/{table}/seats/3/offer", {"offered": True}, everybody(401, seat=403, forger=400, host=409)),
    ("POST", "/api/tables/{table}/swap", {"seats": [0, 0]}, everybody(401, seat=403, forger=400, host=400)),
    ("POST", "/api/tables/{table}/host", {"seat": 9}, everybody(401, seat=403, forger=403, host=400)),
    ("POST", "/api/tables/{table}/join", {"invite": WRONG, "name": "Eve"}, everybody(403)),
    ("POST", "/api/tables/{table}/redeem", {"key": WRONG}, everybody(403, forger=400)),
    ("GET", "/api/rules/sequence", None, everybody(200)),
    ("GET", "/api/lessons/sequence", None, everybody(200)),
    ("POST", "/api/lessons/sequence/lines", {}, everybody(200, forger=400)),
    ("POST", "/api/replay", {}, everybody(400)),
    (
        "POST",
        "/api/tables",
        {"game": "sequence", "seats": [{"kind": "me"}, {"kind": "bot"}]},
        everybody(201, forger=400),
    ),
]

MESSAGES: list[tuple[dict[str, Any], str]] = [
    ({"type": "act", "id": "m1", "version": 0, "action": {"type": "pass"}}, "refused"),
    ({"type": "say", "id": "m2", "text": "hello"}, "said"),
    ({"type": "react", "reaction": "bravo"}, "reacted"),
    ({"type": "hint", "id": "m3"}, "trouble"),
    ({"type": "ask", "id": "m4", "what": "pause"}, "trouble"),
    ({"type": "answer", "id": "m5", "asked": 1, "agree": True}, "trouble"),
    ({"type": "resume", "id": "m6"}, "trouble"),
    ({"type": "give_time", "id": "m7"}, "trouble"),
]
"""Messages of a client, and the answer to a player before the match has begun."""


class House:
    """A table with everybody who may, or may not, do something at it."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        names = ("nobody", "other", "watcher", "leaver", "expired", "seat", "host")
        self.people = {name: Person(server, name) for name in names}
        host, seat, leaver = self.people["host"], self.people["seat"], self.people["leaver"]
        self.opened = host.open("me", "open", "open", "open")
        self.table: str = self.opened["table"]
        seat.join(self.opened, seat=PLAYER)
        leaver.join(self.opened, seat=LEFT)
        assert host.post(f"/api/tables/{self.table}/seats/{LEFT}/bot", {"bot": "random"}).status_code == 200
        self.people["other"].open("me", "random")
        with monkeypatch.context() as patch:
            patch.setattr("commonroom.server.http.seats.DAY", -1.0)
            late = host.post(f"/api/tables/{self.table}/key").json()["key"]
        self.expired = self.people["expired"].post(f"/api/tables/{self.table}/redeem", {"key": late})
        self.people["forger"] = seat

    def ask(self, who: str, method: str, path: str, body: Any) -> Any:
        if who == "forger" and body is not None:
            body = body | {"seat": HOST}
        return self.people[who].http.request(method, path.format(table=self.table), json=body)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(away=0, wrong_secrets=1000)) as server:
        yield House(server, monkeypatch)


def test_s3_every_route_answers_everybody_as_the_table_says(house: House) -> None:
    with house.people["watcher"].sit(house.table) as look:
        look.next()
        for method, path, body, expected in ROUTES:
            for who, status in expected.items():
                answer = house.ask(who, method, path, body)
                assert answer.status_code == status, f"{who} {method} {path}: {answer.text}"


def test_s3_every_route_has_a_row(server: Server) -> None:
    schema = Person(server).http.get("/api/schema/openapi.json").json()
    routes = {(method.upper(), path) for path, methods in schema["paths"].items() for method in methods}
    rows = {(method, re.sub(r"/seats/\d", "/seats/{seat}", path)) for method, path, _, _ in ROUTES}
    named = {
        "/past/0": "/past/{version}",
        "/lines": "/{lesson}",
        "/sequence": "/{game}",
        "/hogwarts": "/{game}",
        "/de": "/{lang}",
        f"/{KEY}": "/{key}",
    }
    for example, name in named.items():
        rows = {(method, path.replace(example, name)) for method, path in rows}
    assert rows == routes


def test_s3_a_link_that_comes_too_late_and_a_secret_that_was_taken_away_open_nothing(house: House) -> None:
    assert house.expired.status_code == 403
    assert house.expired.json()["error"]["code"] == "wrong_secret"
    for who in NOBODY:
        account = house.ask(who, "GET", "/api/tables/{table}/record", None).json()
        assert (account["seat"], account["info"]["seed"]) == (None, None)
        mine = house.ask(who, "GET", "/api/tables", None).json()
        assert house.table not in {row["table"] for row in mine}


def test_s3_a_forged_seat_in_a_request_opens_only_ones_own(house: House) -> None:
    path = "/api/tables/{table}"
    key = house.ask("forger", "POST", f"{path}/key", {}).json()["key"]
    assert house.ask("nobody", "POST", f"{path}/redeem", {"key": key}).json()["seat"] == PLAYER
    invited = {"invite": house.opened["invite"], "name": "Eve"}
    assert house.ask("forger", "POST", f"{path}/join", invited).json()["seat"] == PLAYER
    assert house.ask("forger", "GET", f"{path}/record", None).json()["seat"] == PLAYER


@pytest.mark.parametrize("who", EVERYBODY)
def test_s3_every_message_is_taken_from_players_and_from_nobody_else(house: House, who: str) -> None:
    with house.people[who].sit(house.table) as seat:
        seat.next()
        for frame, answer in MESSAGES:
            sent = frame | {"seat": HOST} if who == "forger" else frame
            seat.socket.send(json.dumps(sent))
            # A watcher may write to other watchers, but only under a name.
            code = "bad_frame" if who == "forger" else "no_name" if frame["type"] == "say" else "watching"
            if who in ("seat", "host"):
                seat.until(answer)
            else:
                assert seat.until("trouble")["code"] == code
        seat.send(type="ping")
        seat.until("pong")
        kinds = {frame["type"] for frame in seat.heard}
        assert who in ("seat", "host") or not kinds & {"said", "reacted", "acked", "refused"}


def check_seat_comes_from_the_secret(server: Server) -> None:
    """Expect that a player cannot move for the one on turn, wherever the other's seat is written."""
    ann, bob, table = two(server)
    with ann.sit(table) as first, bob.sit(table) as second:
        moving, other = mover(first, second)
        action, turn = moving.my_turn()[0], moving.table["view"]["seat"]
        assert other.act({**action, "seat": turn})["type"] == "refused"
        assert _named(other, action, turn)["type"] == "trouble", "a seat in the message was believed"
        assert moving.act(action)["type"] == "acked"


def _named(seat: Seat, action: dict[str, Any], turn: int) -> dict[str, Any]:
    seat.send(type="act", id="forged", version=0, action=action, seat=turn)
    while True:
        frame = seat.next()
        if frame["type"] in ("acked", "refused", "trouble"):
            return frame


def test_s3_the_seat_comes_from_the_secret_and_never_from_the_message(server: Server) -> None:
    check_seat_comes_from_the_secret(server)


def test_s3_would_find_a_server_that_believes_a_seat_in_the_message(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mutant: the seat that a message names is the seat that acts."""
    hear = Conversation._hear

    async def trusting(self: Conversation, text: str) -> None:
        frame = json.loads(text)
        self.client.seat = frame.pop("seat", self.client.seat)
        await hear(self, json.dumps(frame))

    monkeypatch.setattr(Conversation, "_hear", trusting)
    with pytest.raises(AssertionError, match="believed"):
        check_seat_comes_from_the_secret(server)
