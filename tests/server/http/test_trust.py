"""What nobody may do: origins, races, secrets, limits, headers (TRUST S5, S6, S15, S16)."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sqlite3
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from litestar.datastructures import Cookie
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed, InvalidStatus

from commonroom.server.http.headers import HEADERS
from commonroom.server.keys import COOKIE
from commonroom.server.logs import PROCESSORS
from commonroom.server.settings import Limits
from commonroom.server.storage import schema
from commonroom.server.storage.rows import Key
from commonroom.server.storage.store import Conflict, Store
from commonroom.server.tables.live import LiveTable

from ..running import Person, Server, running


def bare(server: Server, **headers: str) -> httpx.Client:
    """Return a client without a browser's manners."""
    return httpx.Client(base_url=server.url, headers=headers, verify=False)


def check_one_gets_the_seat(server: Server, many: int) -> None:
    """Claim one seat many times at once; expect one to sit down, and the others to be told why not."""
    ann = Person(server)
    opened = ann.open("me", "open")
    people = [Person(server, f"P{number}") for number in range(many)]
    answers: list[httpx.Response] = []
    threads = [threading.Thread(target=lambda person=person: answers.append(person.join(opened))) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    statuses = Counter(answer.status_code for answer in answers)
    assert set(statuses) <= {200, 409}
    assert statuses[200] == 1, f"one seat was given to {statuses[200]} people"
    assert {answer.json()["error"]["code"] for answer in answers if answer.status_code == 409} == {"no_open_seat"}


def test_s5_of_many_who_want_one_seat_one_gets_it(database: str) -> None:
    with running(database) as server:
        check_one_gets_the_seat(server, 50 if database.startswith("sqlite") else 20)


def test_s5_would_find_a_seat_that_is_given_to_whoever_asks(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutant: check whether a seat is open, and sit down a moment later without checking again."""
    looked: list[int] = []

    async def look_then_sit(self: LiveTable, _: int | None, name: str, person: str, *__: Any) -> int:
        store, table = self.store, self.state.stored.id
        stored = (await store.load(table)).table
        assert stored is not None
        seat = next((number for number, seat in enumerate(stored.seats) if seat.kind == "open"), None)
        if seat is None:
            raise Conflict("there is no open seat")
        looked.append(seat)
        while len(looked) < 2:  # until somebody else has checked, and found the same seat
            await asyncio.sleep(0.01)
        taken = update(schema.seats).where(schema.seats.c.table_id == table, schema.seats.c.seat == seat)
        await store._writer.run(table, lambda connection: connection.execute(taken.values(kind="person", name=name)))
        await store.add_key(table, Key("person", seat, person))
        return seat

    monkeypatch.setattr(LiveTable, "sit_down", look_then_sit)
    with pytest.raises(AssertionError, match=r"given to ([2-9]|\d\d) people"):
        check_one_gets_the_seat(server, 20)


def test_s5_a_replaced_player_has_no_way_back_with_the_old_secret(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(away=0)) as server:
        replace_and_come_back(server)


def replace_and_come_back(server: Server) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open")
    bob.join(opened)
    ann.post(f"/api/tables/{opened['table']}/seats/1/bot", {"bot": "random"})
    assert bob.post(f"/api/tables/{opened['table']}/key").status_code == 401
    assert bob.join(opened).status_code == 409


FOREIGN = [
    "null", "http://evil.example", "https://127.0.0.1", "http://127.0.0.1", "http://127.0.0.1.evil.example:{port}",
    "http://127.0.0.1:1", "http://localhost:{port}", "ftp://127.0.0.1:{port}", "http://127.0.0.1:{port}@evil.example",
]  # fmt: skip


def post_from(person: Person, table: str, origin: str) -> int:
    """Return the status of a POST that a page at this origin makes with the person's cookie."""
    return person.http.post(f"/api/tables/{table}/key", json={}, headers={"Origin": origin}).status_code


def connect_from(person: Person, table: str, origin: str) -> int:
    """Return the status of a socket that a page at this origin opens with the person's cookie."""
    try:
        person.sit(table, None, Origin=origin)
    except InvalidStatus as refused:
        return refused.response.status_code
    return 101


@pytest.mark.parametrize("origin", FOREIGN)
def test_s6_a_page_elsewhere_can_neither_post_nor_connect(server: Server, origin: str) -> None:
    ann = Person(server)
    table, address = ann.open("me", "greedy")["table"], origin.format(port=server.port)
    assert (post_from(ann, table, address), connect_from(ann, table, address)) == (403, 403)


def test_s6_would_find_a_server_that_does_not_ask_where_a_page_comes_from(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mutant: no check of the Origin, first for POST requests, then for sockets."""
    ann = Person(server)
    table = ann.open("me", "greedy")["table"]
    monkeypatch.setattr("commonroom.server.http.seats.check_origin", lambda *_: None)
    assert (post_from(ann, table, FOREIGN[1]), connect_from(ann, table, FOREIGN[1])) == (200, 403)
    monkeypatch.setattr("commonroom.server.sockets.handler.check_origin", lambda *_: None)
    assert (post_from(ann, table, FOREIGN[1]), connect_from(ann, table, FOREIGN[1])) == (200, 101)


def test_s6_a_cookie_needs_an_origin_and_a_bearer_secret_does_not(server: Server) -> None:
    ann = Person(server)
    opened = ann.open("me", "greedy")
    secret = ann.http.cookies[COOKIE]
    path = f"/api/tables/{opened['table']}/key"
    with bare(server, Cookie=f"{COOKIE}={secret}") as cookie, bare(server, Authorization=f"Bearer {secret}") as bearer:
        assert cookie.post(path, json={}).status_code == 403
        assert bearer.post(path, json={}).status_code == 200


def test_s6_a_form_of_another_page_is_not_json_and_is_refused(server: Server) -> None:
    with bare(server) as client:
        answer = client.post("/api/tables", content="game=sequence", headers={"Content-Type": "text/plain"})
        assert answer.status_code in (400, 415)


async def broken(*_: object) -> None:
    raise RuntimeError("on purpose")


def test_s15_no_secret_is_stored_or_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    log = io.StringIO()
    structlog.configure(processors=PROCESSORS, logger_factory=structlog.PrintLoggerFactory(log))
    monkeypatch.setattr("commonroom.server.app.configure_logs", lambda: None)
    monkeypatch.setattr(Store, "redeem_link", broken)
    try:
        with running(f"sqlite:///{tmp_path}/a.db") as server:
            ann, bob = Person(server), Person(server, "Bob")
            opened = ann.open("me", "open")
            bob.join(opened)
            key = ann.post(f"/api/tables/{opened['table']}/key").json()["key"]
            failed = ann.post(f"/api/tables/{opened['table']}/redeem", {"key": key})
            assert (failed.status_code, "purpose" in failed.text) == (500, False)
            ann.http.get("/api/tables/nothing/record")
            with bob.sit(opened["table"]) as seat:
                seat.next()
                seat.socket.send("not json")
                seat.until("trouble")
            secrets = [opened["invite"], key, ann.http.cookies[COOKIE], bob.http.cookies[COOKIE]]
        dump = "\n".join(sqlite3.connect(tmp_path / "a.db").iterdump())
    finally:
        structlog.reset_defaults()
    assert "INSERT INTO" in dump
    assert "on purpose" in log.getvalue()
    for secret in secrets:
        assert secret not in dump
        assert secret not in log.getvalue()
        assert secret not in caplog.text


PROMISED = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def check_headers(server: Server) -> None:
    """Expect the security headers with every answer, and the attributes of the cookie."""
    ann = Person(server)
    answer = ann.post("/api/tables", {"game": "sequence", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    cookie = answer.headers["set-cookie"]
    forgotten = [flag for flag in ("HttpOnly", "SameSite=lax", "Path=/") if flag not in cookie]
    assert not forgotten, f"the cookie is without {forgotten}"
    for path in (
        "/",
        "/api/games",
        "/healthz",
        "/nowhere",
        "/api/tables/none",
        "/assets/none",
        "/api/schema/openapi.json",
    ):
        headers = ann.http.get(path).headers
        wrong = [name for name, value in PROMISED.items() if headers.get(name) != value]
        assert not wrong, f"{path} is without {wrong}"
        assert "server" not in headers
        assert path[:5] != "/api/" or headers["cache-control"] == "no-store"


def test_s16_headers_and_cookie_are_strict(server: Server) -> None:
    check_headers(server)


@pytest.mark.parametrize("name", PROMISED)
def test_s16_would_find_a_header_that_is_missing(server: Server, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    if name in HEADERS:
        monkeypatch.delitem(HEADERS, name)
    else:  # the one that is sent only where a browser heeds it
        monkeypatch.setattr("commonroom.server.http.headers.is_trustworthy", lambda _: False)
    with pytest.raises(AssertionError, match=rf"without \['{name}'\]"):
        check_headers(server)


def test_s16_would_find_a_cookie_that_scripts_can_read(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("commonroom.server.http.cookies.Cookie", lambda **flags: Cookie(**flags | {"httponly": False}))
    with pytest.raises(AssertionError, match=r"without \['HttpOnly'\]"):
        check_headers(server)


def test_unknown_tables_create_nothing(server: Server) -> None:
    ann = Person(server)
    for path in ("/api/tables/none", "/api/tables/none/record"):
        assert ann.http.get(path).json()["error"]["code"] == "no_table"
    with ann.sit("none") as seat, pytest.raises(ConnectionClosed) as closed:
        seat.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert len(server.app.state.services.tables) == 0


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "null", '{"type":"fly"}', '{"type":"act"}', '{"type":"act","id":"","version":0,"action":{}}',
     '{"type":"say","id":"1","text":""}', "[" * 5000,
     '{"type":"act","id":"1","version":1e400,"action":{}}', '"\\ud800"'],
)  # fmt: skip
def test_a_garbled_frame_gets_an_answer_and_harms_nobody(server: Server, frame: str) -> None:
    ann = Person(server)
    with ann.sit(ann.open("me", "greedy")["table"]) as seat:
        seat.my_turn()
        seat.socket.send(frame)
        assert seat.until("trouble")["code"] == "bad_frame"
        assert seat.act(seat.table["actions"][0])["type"] == "acked"


def test_binary_huge_and_too_many_frames_close_the_socket_with_a_reason(server: Server) -> None:
    ann = Person(server)
    table = ann.open("me", "greedy")["table"]

    def close_code(send: Any) -> int | None:
        with ann.sit(table) as seat:
            seat.next()
            try:
                send(seat)
                while True:
                    seat.next()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else None

    assert close_code(lambda seat: seat.socket.send(b"\x00\x01")) == 1003
    assert close_code(lambda seat: seat.socket.send(json.dumps({"type": "say", "text": "x" * 20_000}))) == 1009
    assert close_code(lambda seat: [seat.send(type="ping") for _ in range(400)]) == 1008


def test_wrong_secrets_are_all_answered_alike_and_then_slowed_down(server: Server) -> None:
    ann, eve = Person(server), Person(server, "Eve")
    opened = ann.open("me", "open")
    answers = [eve.join({**opened, "invite": f"{number:040}"}) for number in range(25)]
    assert [answer.status_code for answer in answers[:20]] == [403] * 20
    assert len({answer.text for answer in answers[:20]}) == 1
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_bad_tables_are_refused_with_the_field(server: Server) -> None:
    ann = Person(server)

    def problem(**change: Any) -> dict[str, Any]:
        body = {"game": "sequence", "seats": [{"kind": "me"}, {"kind": "bot"}]} | change
        answer = ann.post("/api/tables", body)
        assert answer.status_code == 400, answer.text
        error: dict[str, Any] = answer.json()["error"]
        return error

    assert problem(game="chess")["field"] == "game"
    assert problem(edition="1")["field"] == "edition"
    assert problem(options={"teams": 3})["field"] == "options.teams"
    assert problem(seats=[{"kind": "me"}])["field"] == "seats"
    assert problem(seats=[{"kind": "me"}, {"kind": "me"}])["field"] == "seats"
    assert problem(seats=[{"kind": "me"}, {"kind": "bot", "bot": "genius"}])["field"] == "bot"
    assert "name" in problem(name="")["message"]
    assert problem(name="\u200b")["field"] == "name"


HUGE_SEAT = b'{"invite": "xxxxxxxxxxxxxxxxxxxx", "name": "E", "seat": 1180591620717411303424}'
DEEP = b'{"game": "sequence", "seats": [], "options": ' + b'{"a":' * 20_000 + b"1" + b"}" * 20_001


@pytest.mark.parametrize(
    ("method", "path", "content", "status"),
    [
        ("POST", "/api/tables/{table}/join", HUGE_SEAT, 400),
        ("POST", "/api/tables", DEEP, 400),
        ("POST", "/api/tables", b" " * 600_000, 413),
        ("POST", "/api/replay", b"[" * 100_000, 400),
        ("GET", "/assets/%00", b"", 404),
        ("GET", "/assets/..%2f..%2fsettings.py", b"", 404),
    ],
)  # fmt: skip
def test_odd_requests_are_refused_and_never_an_error_of_ours(
    server: Server, method: str, path: str, content: bytes, status: int
) -> None:
    ann = Person(server)
    table = ann.open("me", "open")["table"]
    headers = {"Content-Type": "application/json"}
    assert ann.http.request(method, path.format(table=table), content=content, headers=headers).status_code == status
