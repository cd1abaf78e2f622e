"""What a server behind https adds, which secrets count, and what bodies and names must be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from commonroom.server.keys import COOKIE, HOST_COOKIE
from commonroom.server.sanitizer import cleaned, is_visible

from ..running import Person, Server, running

MINE = {"game": "sequence", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}
PLANTED = "p" * 43


@pytest.fixture
def secured(tmp_path: Path) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path}/a.db", secure_cookies=True) as server:
        yield server


def with_cookie(server: Server, **cookies: str) -> httpx.Client:
    cookie = "; ".join(f"{name.replace('Host_', '__Host-')}={value}" for name, value in cookies.items())
    return httpx.Client(base_url=server.url, headers={"Origin": server.url, "Cookie": cookie})


def test_behind_https_the_cookie_belongs_to_this_host_alone(secured: Server) -> None:
    answer = Person(secured).post("/api/tables", MINE)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{HOST_COOKIE}=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie


def test_behind_https_a_browser_must_come_back_that_way(secured: Server, server: Server) -> None:
    for path in ("/", "/healthz", "/nowhere", "/api/games"):
        headers = httpx.get(secured.url + path).headers
        assert headers["strict-transport-security"] == "max-age=31536000"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "strict-transport-security" not in httpx.get(server.url + path).headers


def test_a_cookie_from_before_https_still_counts(secured: Server) -> None:
    opened = Person(secured).post("/api/tables", MINE)
    secret = opened.headers["set-cookie"].partition("=")[2].partition(";")[0]
    path = f"/api/tables/{opened.json()['table']}/me"
    for name in ("commonroom", "Host_commonroom"):
        with with_cookie(secured, **{name: secret}) as http:
            assert http.get(path).json()["seat"] == 0
    with with_cookie(secured, commonroom=PLANTED, Host_commonroom=secret) as http:
        assert http.get(path).json()["seat"] == 0, "a neighbour's cookie must not push out ours"


@pytest.mark.parametrize("how", ["cookie", "bearer"])
def test_a_secret_that_the_server_has_not_chosen_takes_no_seat(server: Server, how: str) -> None:
    ann = Person(server)
    opened = ann.open("me", "open")
    headers = {"Cookie": f"{COOKIE}={PLANTED}"} if how == "cookie" else {"Authorization": f"Bearer {PLANTED}"}
    with httpx.Client(base_url=server.url, headers={"Origin": server.url} | headers) as http:
        path = f"/api/tables/{opened['table']}"
        joined = http.post(f"{path}/join", json={"invite": opened["invite"], "name": "Bob"})
        assert joined.json()["seat"] == 1
        assert PLANTED not in joined.headers["set-cookie"]
    with httpx.Client(base_url=server.url, headers={"Origin": server.url} | headers) as planter:
        assert planter.get(f"{path}/me").json()["seat"] is None


def test_a_secret_of_ours_keeps_its_seats(server: Server) -> None:
    ann = Person(server)
    first = ann.open("me", "open")["table"]
    second = ann.open("me", "open")["table"]
    assert {row["table"] for row in ann.http.get("/api/tables").json()} == {first, second}


def test_signing_in_renews_the_secret_and_keeps_all_seats(server: Server) -> None:
    ann = Person(server)
    tables, secrets = [], []
    for _ in range(3):
        tables.append(ann.open("me", "open")["table"])
        secrets.append(ann.http.cookies[COOKIE])
    assert len(set(secrets)) == 3
    assert {row["table"] for row in ann.http.get("/api/tables").json()} == set(tables)
    for table in tables:
        assert ann.http.get(f"/api/tables/{table}/me").json()["seat"] == 0
        with ann.sit(table) as seat:
            assert seat.next()["seat"] == 0


def test_a_planted_secret_of_ours_opens_no_seat_of_its_victim(server: Server) -> None:
    eve, host = Person(server, "Eve"), Person(server)
    theirs = eve.open("me", "open")["table"]
    planted = eve.http.cookies[COOKIE]
    opened = host.open("me", "open")
    victim = Person(server, "Bob")
    victim.http.cookies.set(COOKIE, planted)
    assert victim.join(opened).json()["seat"] == 1
    with with_cookie(server, commonroom=planted) as http:
        assert http.get(f"/api/tables/{opened['table']}/me").json()["seat"] is None
        assert http.get(f"/api/tables/{theirs}/me").json()["seat"] == 0


def test_a_lost_answer_loses_no_seat(server: Server) -> None:
    ann = Person(server)
    first = ann.open("me", "open")["table"]
    before = ann.http.cookies[COOKIE]
    again = []
    for _ in range(2):  # the page asks twice at once, or the first answer is lost
        with with_cookie(server, commonroom=before) as http:
            again.append(http.post("/api/tables", json=MINE))
    assert len({answer.headers["set-cookie"] for answer in again}) == 1
    with with_cookie(server, commonroom=before) as http:
        assert http.get(f"/api/tables/{first}/me").json()["seat"] == 0


def test_whoever_is_connected_keeps_the_seat_when_they_sign_in_elsewhere(server: Server) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open", "open")
    with ann.sit(opened["table"]) as seat:
        ann.open("me", "open")
        ann.http.get(f"/api/tables/{opened['table']}/me")  # with the new secret: the old one is retired
        assert bob.join(opened).status_code == 200
        while not any(frame["info"] and frame["info"]["seats"][1]["name"] for frame in seat.heard):
            assert seat.until("table")["seat"] == 0


def test_whoever_was_sent_away_stays_away_with_a_new_secret(server: Server) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open", "open")
    assert bob.join(opened).status_code == 200
    assert ann.post(f"/api/tables/{opened['table']}/seats/1/clear").status_code == 200
    bob.open("me", "open")
    bob.open("me", "open")
    assert bob.join(opened).json()["error"]["code"] == "removed"


def test_a_program_keeps_its_secret(server: Server) -> None:
    ann = Person(server)
    ann.open("me", "open")
    headers = {"Authorization": f"Bearer {ann.http.cookies[COOKIE]}"}
    with httpx.Client(base_url=server.url, headers=headers) as http:
        opened = http.post("/api/tables", json=MINE).json()["table"]
        http.cookies.clear()
        assert http.get(f"/api/tables/{opened}/me").json()["seat"] == 0


BODIES = [
    ("/api/tables", b'{"name": "\xff", "game": "sequence", "seats": []}'),
    ("/api/tables/{table}/join", b'{"invite": "x", "name": "\xff"}'),
    ("/api/tables/{table}/redeem", b'{"key": "\xff"}'),
    ("/api/tables/{table}/seats/0/bot", b'{"bot": "\xff"}'),
    ("/api/tables/{table}/swap", b'{"seats": "\xff"}'),
    ("/api/lessons/sequence/first", b'{"actions": "\xff"}'),
    ("/api/replay", b'{"format": "\xff"}'),
]


@pytest.mark.parametrize(("path", "body"), BODIES, ids=[path for path, _ in BODIES])
def test_bytes_that_are_no_text_are_bad_input(
    server: Server, path: str, body: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    ann = Person(server)
    path = path.format(table=ann.open("me", "open")["table"])
    if "lessons" in path:
        path = f"/api/lessons/sequence/{ann.http.get('/api/lessons/sequence').json()[0]['id']}"
    answer = ann.http.post(path, content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_input")
    assert "Traceback" not in "".join(capfd.readouterr())


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "text/json"]
)
def test_a_body_of_another_kind_is_refused(server: Server, kind: str) -> None:
    ann = Person(server)
    for path in ("/api/tables", "/api/replay"):
        answer = ann.http.post(path, content=b'{"game": "sequence", "seats": []}', headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["error"]["code"]) == (415, "not_json")


def test_a_body_may_name_its_characters(server: Server) -> None:
    kind = {"Content-Type": "Application/JSON; charset=utf-8"}
    answer = Person(server).http.post("/api/tables", content=b'{"game": "nothing", "seats": []}', headers=kind)
    assert answer.status_code == 400


def test_a_body_nested_without_end_is_refused(server: Server) -> None:
    body = b'{"game": "sequence", "seats": [], "options": {"a": ' + b"[" * 60_000
    answer = Person(server).http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_input")
    assert "nested" in answer.json()["error"]["message"]


NOTHING_TO_SEE = [
    "\u3164",
    "\u2800",
    "\u034f",
    "\u115f\u1160",
    "\u200d",
    "\ufe0f",
    "\u3164 \u2800",
    "\u0301" * 5,
    "\uffa0",
]


@pytest.mark.parametrize("name", NOTHING_TO_SEE, ids=ascii)
def test_a_name_that_looks_empty_is_none(server: Server, name: str) -> None:
    answer = Person(server).post("/api/tables", MINE | {"name": name})
    assert (answer.status_code, answer.json()["error"]["field"]) == (400, "name")


@pytest.mark.parametrize("name", ["👨‍👩‍👧‍👦", "Zoë", "名無し", "ผู้เล่น", "Nguyễn", "👩🏽‍🚀 Ann", "한글"], ids=ascii)
def test_names_of_all_scripts_and_families_are_names(server: Server, name: str) -> None:
    ann = Person(server, name)
    table = ann.open("me", "greedy")["table"]
    assert ann.http.get(f"/api/tables/{table}").json()["seats"][0]["name"] == name


def test_marks_are_not_heaped_up() -> None:
    assert cleaned("Z" + "\u0301" * 31) == "Z" + "\u0301" * 4
    assert cleaned("A\u3164nn") == "Ann"
    assert not is_visible("\u2800")
