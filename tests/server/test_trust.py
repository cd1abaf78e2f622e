"""Who may do what, and what nobody may: origins, secrets, limits, headers (TRUST S3, S5, S6, S15, S16)."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from websockets.exceptions import ConnectionClosed, InvalidStatus

from commonroom.server.keys import COOKIE
from commonroom.server.logs import PROCESSORS
from commonroom.server.settings import Limits
from commonroom.server.store import Store

from .running import Person, Server, running


def bare(server: Server, **headers: str) -> httpx.Client:
    """Somebody without a browser's manners."""
    return httpx.Client(base_url=server.url, headers=headers)


def everybody(status: int, **but: int) -> dict[str, int]:
    """The same answer for all, with exceptions."""
    return dict.fromkeys(("nobody", "other", "watcher", "seat", "host"), status) | but


ROUTES = [
    ("GET", "/api/games", None, everybody(200)),
    ("GET", "/api/tables", None, everybody(200)),
    ("GET", "/api/tables/{table}", None, everybody(200)),
    ("GET", "/api/tables/{table}/record", None, everybody(200)),
    ("POST", "/api/tables/{table}/key", {}, everybody(401, seat=200, host=200)),
    ("POST", "/api/tables/{table}/rematch", {}, everybody(401, seat=409, host=409)),
    (
        "POST",
        "/api/tables/{table}/seats/2/bot",
        {"bot": "greedy"},
        everybody(401, seat=403, host=200),
    ),
    (
        "POST",
        "/api/tables/{table}/join",
        {"invite": "x" * 43, "name": "Eve"},
        everybody(403),
    ),
    (
        "POST",
        "/api/tables/{table}/redeem",
        {"key": "x" * 43},
        everybody(403),
    ),
    ("GET", "/api/rules/sequence", None, everybody(200)),
    ("POST", "/api/replay", {}, everybody(400)),
    (
        "POST",
        "/api/tables",
        {"game": "sequence", "seats": [{"kind": "me"}, {"kind": "bot"}]},
        everybody(201),
    ),
]  # fmt: skip


def test_s3_every_route_answers_everybody_as_the_table_says(server: Server) -> None:
    host, seat, other, watcher, nobody = (Person(server, name) for name in ("Ann", "Bob", "Cid", "Dee", "Eve"))
    opened = host.open("me", "open", "open")
    seat.join(opened, seat=1)
    other.open("me", "greedy")
    with watcher.sit(opened["table"]) as look:
        look.next()
        people = {"nobody": nobody, "other": other, "watcher": watcher, "seat": seat, "host": host}
        for method, path, body, expected in ROUTES:
            for who, status in expected.items():
                answer = people[who].http.request(method, path.format(table=opened["table"]), json=body)
                assert answer.status_code == status, f"{who} {method} {path}: {answer.text}"


def test_s3_every_route_has_a_row(server: Server) -> None:
    schema = Person(server).http.get("/api/schema/openapi.json").json()
    routes = {(method.upper(), path) for path, methods in schema["paths"].items() for method in methods}
    rows = {(method, path.replace("/seats/2", "/seats/{seat}")) for method, path, _, _ in ROUTES}
    assert {(method, path.replace("/sequence", "/{game}")) for method, path in rows} == routes


def test_s3_the_seat_comes_from_the_secret_and_never_from_the_message(server: Server) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open")
    bob.join(opened)
    with ann.sit(opened["table"]) as first, bob.sit(opened["table"]) as second:
        first.next(), second.next()
        mover, other = (first, second) if first.table["actions"] else (second, first)
        action = mover.my_turn()[0]
        forged = other.act({**action, "seat": mover.table["view"]["seat"]})
        assert forged["type"] == "refused"
        other.send(type="act", id="f", version=0, action=action, seat=0)
        assert other.until("trouble")["code"] == "bad_frame"
        assert mover.act(action)["type"] == "acked"


def test_s5_of_fifty_who_want_one_seat_one_gets_it(server: Server) -> None:
    ann = Person(server)
    opened = ann.open("me", "open")
    people = [Person(server, f"P{number}") for number in range(50)]
    answers: list[httpx.Response] = []
    threads = [threading.Thread(target=lambda person=person: answers.append(person.join(opened))) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 49
    assert {answer.json()["error"]["code"] for answer in answers if answer.status_code == 409} == {"no_open_seat"}


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


@pytest.mark.parametrize("origin", FOREIGN)
def test_s6_a_page_elsewhere_can_neither_post_nor_connect(server: Server, origin: str) -> None:
    ann = Person(server)
    opened = ann.open("me", "greedy")
    headers = {"Origin": origin.format(port=server.port)}
    assert ann.http.post(f"/api/tables/{opened['table']}/key", json={}, headers=headers).status_code == 403
    with pytest.raises(InvalidStatus) as refused:
        ann.sit(opened["table"], None, **headers)
    assert refused.value.response.status_code == 403


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


def test_s16_headers_and_cookie_are_strict(server: Server) -> None:
    ann = Person(server)
    answer = ann.post("/api/tables", {"game": "sequence", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    cookie = answer.headers["set-cookie"]
    assert all(part in cookie for part in ("HttpOnly", "SameSite=lax", "Path=/"))
    for path in ("/api/games", "/healthz", "/nowhere", "/api/tables/none"):
        headers = ann.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_unknown_tables_create_nothing(server: Server) -> None:
    ann = Person(server)
    for path in ("/api/tables/none", "/api/tables/none/record"):
        assert ann.http.get(path).json()["error"]["code"] == "no_table"
    with ann.sit("none") as seat, pytest.raises(ConnectionClosed) as closed:
        seat.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert len(server.app.state.rooms.hub) == 0


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
