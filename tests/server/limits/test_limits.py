"""Rate limits, and requests that the server does not answer."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from commonroom.server.http.server_names import known_host
from commonroom.server.settings import Limits, Settings

from ..patience import PATIENCE
from ..running import Person, Seat, Server, running


def closed_with(seat: Seat, seconds: float) -> int | None:
    """Listen until the socket is closed, and return the code; None if it stays open and silent for this long."""
    try:
        while True:
            seat.next(seconds)
    except TimeoutError:
        return None
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 0


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("192.168.1.20:8000", True),
        ("[::1]:8000", True),
        ("localhost", True),
        ("LOCALHOST:80", True),
        ("laptop.local:8000", True),
        ("play.example.org", True),
        ("elsewhere.example.org:8443", True),
        ("evil.example.com", False),
        ("localhost.evil.example.com", False),
        ("127.0.0.1.evil.example.com", False),
        ("", False),
        ("[::1", False),
    ],
)
def test_only_names_of_its_own_are_answered(host: str, known: bool) -> None:
    settings = Settings(hosts=("play.example.org",), origins=("https://elsewhere.example.org:8443",))
    assert known_host(host, settings) is known


def test_s6_a_foreign_name_gets_nothing_over_http_or_socket(server: Server) -> None:
    ann = Person(server)
    table = ann.open("me", "greedy")["table"]
    answer = httpx.get(f"{server.url}/api/tables/{table}", headers={"Host": "evil.example.com"})
    assert answer.status_code == 421
    assert answer.json()["error"]["code"] == "host"
    with pytest.raises(InvalidStatus) as refused:
        ann.sit(table, Host="evil.example.com", Origin="http://evil.example.com")
    assert refused.value.response.status_code == 403


def test_too_many_questions_are_answered_later(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(requests_per_address=(5, 3600.0))) as server:
        ann = Person(server)
        answers = [ann.http.get("/api/games") for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert int(answers[-1].headers["Retry-After"]) > 1
    assert answers[-1].json()["error"]["code"] == "too_many_requests"


def test_who_sits_at_many_running_tables_opens_no_more(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(running_tables=2)) as server:
        ann = Person(server)
        for _ in range(2):
            ann.open("me", "open")
        body = {"game": "sequence", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}
        refused = ann.post("/api/tables", body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "too_many_matches")
        Person(server, "Bob").open("me", "open")


def test_records_from_elsewhere_are_replayed_only_so_often(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(replays_per_address=(1, 3600.0))) as server:
        ann = Person(server)
        first, second = (ann.post("/api/replay", {"format": "nonsense"}) for _ in range(2))
    assert first.status_code == 400
    assert first.json()["error"]["field"] == "format"
    assert second.status_code == 429


def test_hints_are_given_only_so_often(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(hints=(1, 3600.0))) as server:
        ann = Person(server)
        with ann.sit(ann.open("me", "greedy")["table"]) as seat:
            seat.my_turn()
            seat.send(type="hint", id="a")
            assert seat.until("hint")["id"] == "a"
            seat.send(type="hint", id="b")
            assert seat.until("trouble")["code"] == "too_many_requests"


def test_a_socket_that_says_nothing_is_closed_and_one_that_pings_is_not(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(idle_socket=4.0)) as server:
        ann = Person(server)
        table = ann.open("me", "open")["table"]
        with ann.sit(table) as silent, Person(server, "Eve").sit(table) as pinging:
            while (code := closed_with(silent, seconds=0.2)) is None:
                pinging.send(type="ping")
                pinging.until("pong")
    assert code == 1000


def test_who_sends_too_fast_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    limits = Limits(frames=(5, 1.0), frames_burst=5, slow_downs=10)
    with running(f"sqlite:///{tmp_path}/a.db", limits=limits) as server:
        ann = Person(server)
        with ann.sit(ann.open("me", "open")["table"]) as seat:
            for _ in range(12):  # a little too fast: every one is answered, some of them later
                seat.send(type="ping")
            for _ in range(12):
                seat.until("pong")
            with suppress(ConnectionClosed):
                for _ in range(200):
                    seat.send(type="ping")
            assert closed_with(seat, seconds=PATIENCE) == 1008


def test_an_odd_version_to_resume_from_is_refused_politely(server: Server) -> None:
    ann = Person(server)
    table = ann.open("me", "greedy")["table"]
    with ann.sit(table, since="abc") as seat:
        assert closed_with(seat, seconds=PATIENCE) == 1008


def test_where_nobody_opened_a_seat_for_themselves_the_first_to_come_is_the_host(server: Server) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("open", "open")
    assert bob.join(opened, seat=1).json()["seat"] == 1
    assert bob.http.get(f"/api/tables/{opened['table']}").json()["host"] == 1


def test_a_link_does_not_take_a_device_away_from_its_own_seat(server: Server) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open", "open")
    bob.join(opened)
    key = ann.post(f"/api/tables/{opened['table']}/key").json()["key"]
    refused = bob.post(f"/api/tables/{opened['table']}/redeem", {"key": key})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "other_seat")
    phone = Person(server, "Ann's phone")
    assert phone.post(f"/api/tables/{opened['table']}/redeem", {"key": key}).json()["seat"] == 0
