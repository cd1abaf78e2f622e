"""Before the match: choosing a seat, swapping two, taking somebody off the table, handing over the host's role."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ..running import Person, Seat, Server, running


def names(info: dict[str, Any]) -> list[str | None]:
    return [seat["name"] for seat in info["seats"]]


def code(answer: Any) -> str:
    return str(answer.json()["error"]["code"])


def learns_seat(seat: Seat, where: int | None) -> dict[str, Any]:
    """Listen until this client is told that it sits there; return the table's info."""
    while not seat.table or seat.table["seat"] != where:
        seat.next()
    info: dict[str, Any] = [frame["info"] for frame in seat.heard if frame.get("info") is not None][-1]
    return info


@pytest.fixture
def party(any_server: Server) -> tuple[Person, Person, dict[str, Any]]:
    """Ann has opened a table for four in two teams, and Bob has come."""
    ann, bob = Person(any_server), Person(any_server, "Bob")
    opened = ann.open("me", "open", "open", "open")
    assert bob.join(opened).json()["seat"] == 1
    return ann, bob, opened


def test_a_guest_chooses_a_seat_and_so_a_team(party: tuple[Person, Person, dict[str, Any]]) -> None:
    ann, bob, opened = party
    cid = Person(ann.server, "Cid")
    assert cid.join(opened, seat=3).json()["seat"] == 3
    with bob.sit(opened["table"]) as seat:
        learns_seat(seat, 1)
        assert bob.post(f"/api/tables/{opened['table']}/seats/2/take").json() == {"table": opened["table"], "seat": 2}
        info = learns_seat(seat, 2)  # the same socket speaks for the new seat
        assert names(info) == ["Ann", None, "Bob", "Cid"]
        assert [each["side"] for each in info["seats"]] == [0, 1, 0, 1]
        seat.send(type="react", reaction="hello")
        assert seat.until("reacted")["seat"] == 2
    dot = Person(ann.server, "Dot")
    assert code(dot.join(opened, seat=2)) == "seat_taken"
    assert code(bob.post(f"/api/tables/{opened['table']}/seats/3/take")) == "seat_taken"
    assert code(dot.post(f"/api/tables/{opened['table']}/seats/1/take")) == "not_now"


def test_the_host_swaps_anybody_and_stays_the_host(party: tuple[Person, Person, dict[str, Any]]) -> None:
    ann, bob, opened = party
    swap = f"/api/tables/{opened['table']}/swap"
    with ann.sit(opened["table"]) as one, bob.sit(opened["table"]) as two:
        assert code(bob.post(swap, {"seats": [0, 1]})) == "not_host"
        info = ann.post(swap, {"seats": [0, 1]}).json()
        assert names(info) == ["Bob", "Ann", None, None]
        assert info["host"] == 1
        learns_seat(one, 1)
        learns_seat(two, 0)
        assert names(ann.post(swap, {"seats": [0, 3]}).json()) == [None, "Ann", None, "Bob"]
        learns_seat(two, 3)
    assert code(ann.post(swap, {"seats": [1, 1]})) == "bad_input"
    assert code(ann.post(swap, {"seats": [1, 9]})) == "bad_input"


def test_somebody_taken_off_the_table_watches_and_cannot_come_back(
    party: tuple[Person, Person, dict[str, Any]],
) -> None:
    ann, bob, opened = party
    with bob.sit(opened["table"]) as seat:
        learns_seat(seat, 1)
        assert code(bob.post(f"/api/tables/{opened['table']}/seats/0/clear")) == "not_host"
        info = ann.post(f"/api/tables/{opened['table']}/seats/1/clear").json()
        assert names(info) == ["Ann", None, None, None]
        learns_seat(seat, None)
        seat.send(type="react", reaction="oops")
        assert seat.until("trouble")["code"] == "watching"
    assert code(bob.join(opened)) == "removed"
    assert Person(ann.server, "Cid").join(opened).json()["seat"] == 1


def test_whoever_stands_up_may_sit_down_again(party: tuple[Person, Person, dict[str, Any]]) -> None:
    ann, bob, opened = party
    assert ann.post(f"/api/tables/{opened['table']}/seats/0/clear").json()["host"] == 1
    assert ann.join(opened, seat=3).json()["seat"] == 3
    assert bob.http.get(f"/api/tables/{opened['table']}").json()["host"] == 1


def test_the_role_of_the_host_is_handed_over(party: tuple[Person, Person, dict[str, Any]]) -> None:
    ann, bob, opened = party
    host = f"/api/tables/{opened['table']}/host"
    assert code(bob.post(host, {"seat": 1})) == "not_host"
    assert code(ann.post(host, {"seat": 2})) == "not_now"
    assert ann.post(host, {"seat": 1}).json()["host"] == 1
    assert code(ann.post(host, {"seat": 0})) == "not_host"
    assert names(bob.post(f"/api/tables/{opened['table']}/seats/0/clear").json())[0] is None


def test_nobody_is_moved_once_the_match_has_begun(server: Server) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open")
    bob.join(opened)
    table = f"/api/tables/{opened['table']}"
    assert code(ann.post(f"{table}/swap", {"seats": [0, 1]})) == "not_now"
    assert code(ann.post(f"{table}/seats/1/clear")) == "not_now"
    assert code(bob.post(f"{table}/seats/0/take")) == "not_now"
    assert ann.post(f"{table}/host", {"seat": 1}).json()["host"] == 1


def test_of_many_who_want_one_seat_one_gets_it(any_server: Server) -> None:
    """Guests move and the host swaps at the same time: everybody has exactly one seat in the end."""
    host = Person(any_server)
    opened = host.open("me", *["open"] * 7)
    guests = [Person(any_server, name) for name in ("Bob", "Cid", "Dot", "Eve", "Fay")]
    for guest in guests:
        assert guest.join(opened).status_code == 200
    table = f"/api/tables/{opened['table']}"
    with ThreadPoolExecutor() as pool:
        moves = [pool.submit(guest.post, f"{table}/seats/{seat}/take") for guest in guests for seat in (6, 7)]
        moves += [pool.submit(host.post, f"{table}/swap", {"seats": [seat, seat + 1]}) for seat in range(6)]
        assert {move.result().status_code for move in moves} <= {200, 409}
    info = host.http.get(table).json()
    assert sorted(name for name in names(info) if name) == ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]
    for person in (host, *guests):
        mine = person.http.get(f"{table}/me").json()["seat"]
        assert info["seats"][mine]["name"] == person.name
    assert info["seats"][info["host"]]["name"] == "Ann"


def test_seats_outlive_the_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/a.db"
    with running(database) as first:
        ann, bob = Person(first), Person(first, "Bob")
        opened = ann.open("me", "open", "open")
        bob.join(opened)
        ann.post(f"/api/tables/{opened['table']}/swap", {"seats": [0, 2]})
        secrets = dict(bob.http.cookies)
        ann.post(f"/api/tables/{opened['table']}/seats/1/clear")
    with running(database) as second:
        again = Person(second, "Bob")
        again.http.cookies.update(secrets)
        assert names(again.http.get(f"/api/tables/{opened['table']}").json()) == [None, None, "Ann"]
        assert code(again.join(opened)) == "removed"
