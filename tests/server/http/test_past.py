"""Looking back: every moment of a table exactly as each seat, and a watcher, saw it, and nothing more."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import commonroom
from commonroom.server.settings import Limits
from commonroom.server.workers import past

from ..running import Person, Seat, Server, running

GAMES: dict[str, dict[str, Any]] = {
    "sequence": {},
    "quidditch": {
        "game": "quidditch",
        "edition": "card-game-2001",
        "options": {"min_pass_ms": 0, "declare_mode": "simultaneous"},
    },
}
MOVES = 45


def seated(server: Server, **table: Any) -> tuple[str, list[Person]]:
    """Return a table of two that has begun, its two players, and a watcher."""
    ann, bob, eve = Person(server), Person(server, "Bob"), Person(server, "Eve")
    opened = ann.open("me", "open", **table)
    bob.join(opened)
    return opened["table"], [ann, bob, eve]


def play(server: Server, table: str, seats: list[Seat], moves: int) -> None:
    """Make this many random moves; second thoughts count, although nobody else notices them.

    Each seat counts what it has noticed, so each waits for a version of its own.
    """
    views = server.app.state.services.tables._live[table].state.views
    chance = random.Random(moves)
    for _ in range(moves):
        able = [seat for seat in seats if seat.table["actions"]]
        if not able:
            return
        seat = chance.choice(able)
        again = [aside for aside in seat.table["asides"] if aside["type"] in ("commit", "declare")]
        answer = seat.act(chance.choice(again or seat.table["actions"]))
        assert answer["type"] == "acked", answer
        for number, each in enumerate(seats):
            each.reach(views.version(number))


def looked_at(person: Person, table: str, version: int) -> Any:
    answer = person.http.get(f"/api/tables/{table}/past/{version}")
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("game", GAMES)
def test_everybody_looks_back_at_what_they_saw(server: Server, game: str) -> None:
    table, people = seated(server, **GAMES[game])
    seats = [person.sit(table, since=-1) for person in people]
    for seat in seats:
        seat.reach(0)
    play(server, table, seats[:2], MOVES)
    for number, (person, seat) in enumerate(zip(people, seats, strict=True)):
        if number == 2:
            seat.reach(server.app.state.services.tables._live[table].state.views.version(None))
        views = {frame["version"]: frame["view"] for frame in seat.heard if frame["type"] == "table"}
        assert len(views) > MOVES * 0.5  # what another seat lays in secret is no new version for this one
        # In neither direction, so that cached states are used and made.
        for version in random.Random(1).sample(sorted(views), len(views)):
            assert looked_at(person, table, version) == {"seat": (0, 1, None)[number], "view": views[version]}


def test_a_version_that_was_not_reached_shows_the_present(server: Server) -> None:
    table, (ann, _, eve) = seated(server)
    with ann.sit(table) as one:
        one.reach(0)
        for version in (0, 1, 999_999):
            assert looked_at(ann, table, version)["view"] == one.table["view"]
    assert "hand" not in looked_at(eve, table, 0)["view"]


def test_whoever_has_given_the_seat_away_looks_back_as_a_watcher(server: Server) -> None:
    table, (ann, bob, eve) = seated(server)
    assert "hand" in looked_at(bob, table, 0)["view"]
    assert bob.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"}).status_code == 200
    assert looked_at(bob, table, 0) == looked_at(eve, table, 0)
    assert looked_at(bob, table, 0)["seat"] is None
    assert looked_at(ann, table, 0)["seat"] == 0


def test_what_cannot_be_looked_at_is_refused(server: Server) -> None:
    ann = Person(server)
    waiting = ann.open("me", "open")["table"]
    for path, status, code in (
        (f"{waiting}/past/0", 409, "not_begun"),
        (f"{waiting}/past/-1", 400, "bad_input"),
        (f"{waiting}/past/x", 404, "not_found"),
        ("nosuchtable1/past/0", 404, "no_table"),
    ):
        answer = ann.http.get(f"/api/tables/{path}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), path


def test_looking_back_works_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/a.db"
    with running(database) as server:
        table, people = seated(server)
        ann = people[0]
        seats = [person.sit(table, since=-1) for person in people[:2]]
        for seat in seats:
            seat.reach(0)
        play(server, table, seats, 6)
        views = {frame["version"]: frame["view"] for frame in seats[0].heard if frame["type"] == "table"}
        cookies = dict(ann.http.cookies)
    with running(database) as server:
        again = Person(server)
        again.http.cookies.update(cookies)
        for version, view in views.items():
            assert looked_at(again, table, version) == {"seat": 0, "view": view}


def test_nobody_looks_back_without_end(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(pasts_per_address=(2, 3600.0))) as server:
        table, (ann, *_) = seated(server)
        for status in (200, 200, 429):
            assert ann.http.get(f"/api/tables/{table}/past/0").status_code == status


def test_a_worker_keeps_few_states_of_few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "_kept", type(past._kept)())
    match = commonroom.new("sequence", seats=["Ann", "Bob"], options={"draw_mode": "auto"}, seed=1)
    for _ in range(40):
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    actions = msgspec.json.encode(match.actions)
    for number in range(past.MOST_TABLES + 5):
        request = past.PastRequest(f"table {number}", "sequence", match.table, match.seed, actions, 1)
        assert msgspec.json.decode(past.past(request)) == {"seat": 1, "view": match.view(1)}
    assert len(past._kept) == past.MOST_TABLES
    assert [sorted(states) for states in past._kept.values()] == [[0, 16, 32]] * past.MOST_TABLES
