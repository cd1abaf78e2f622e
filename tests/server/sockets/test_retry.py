"""Sending again is harmless, and secrets never leave the server (TRUST R5, S2, S13)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import commonroom
from commonroom.games.sequence.cards import DESIGNS
from commonroom.server.settings import Limits
from commonroom.server.tables.answers import Answers

from ..running import Person, Seat, Server, running


def two_at_a_table(server: Server, **options: Any) -> tuple[str, Person, Person]:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open", options={"draw_mode": "auto"} | options)
    bob.join(opened)
    return opened["table"], ann, bob


@pytest.fixture
def patient_server(database: str) -> Iterator[Server]:
    """Run a server that lets a test send as fast as it can, on every database."""
    limits = Limits(frames=(100_000, 1.0), frames_burst=100_000)
    with running(database, limits=limits) as server:
        yield server


def test_r5_every_action_sent_several_times_on_two_sockets_is_taken_once(patient_server: Server) -> None:
    rnd, server = Random(5), patient_server
    table, ann, bob = two_at_a_table(server)
    sockets = [[person.sit(table), person.sit(table)] for person in (ann, bob)]
    for pair in sockets:
        for seat in pair:
            seat.reach(0)
    for version in range(40):
        for pair in sockets:
            for seat in pair:
                seat.reach(version)
        turn = sockets[0][0].table["view"]["turn"]
        action = rnd.choice(sockets[turn][0].table["actions"])
        answers = [rnd.choice(sockets[turn]).act(action, sent_id=f"id-{version}") for _ in range(rnd.randint(2, 5))]
        assert answers == [{"type": "acked", "id": f"id-{version}", "version": version + 1}] * len(answers)
    assert server.app.state.services.tables._live[table].state.number == 40


def test_r5_would_find_a_table_that_forgets_what_was_sent(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutant: an answered id is not remembered, so the second sending is judged again."""
    table, ann, bob = two_at_a_table(server)
    monkeypatch.setattr(Answers, "acked", lambda *_: None)
    with ann.sit(table) as first, bob.sit(table) as second:
        for seat in (first, second):
            seat.reach(0)
        mover = first if first.table["actions"] else second
        action = mover.table["actions"][0]
        assert [mover.act(action, sent_id="x")["type"] for _ in range(2)] == ["acked", "refused"]


def cards_heard(frames: list[dict[str, Any]]) -> set[str]:
    """Return every card that is named anywhere in what a socket has heard."""
    text = json.dumps(frames)
    return {card for card in DESIGNS if f'"{card}"' in text}


def test_s2_no_byte_to_a_seat_or_a_watcher_tells_a_hidden_card_or_the_seed(server: Server) -> None:
    table, ann, bob = two_at_a_table(server)
    eve = Person(server, "Eve")
    live = None
    with ann.sit(table) as first, bob.sit(table) as second, eve.sit(table) as watcher:
        seats: list[Seat] = [first, second]
        held: list[set[str]] = [set(), set()]
        public: set[str] = set()
        for version in range(30):
            for seat in (*seats, watcher):
                seat.reach(version)
            live = server.app.state.services.tables._live[table]
            for number in (0, 1):
                held[number] |= set(live.state.match.current.hands[number])
            turn = first.table["view"]["turn"]
            action = seats[turn].table["actions"][0]
            if "card" in action:  # the choice of a line names none
                public.add(action["card"])
            seats[turn].act(action)
        for seat in (*seats, watcher):
            seat.reach(30)
        assert live is not None
        held = [held[number] | set(live.state.match.current.hands[number]) for number in (0, 1)]
        assert cards_heard(first.heard) <= held[0] | public
        assert cards_heard(second.heard) <= held[1] | public
        assert cards_heard(watcher.heard) == public
        for seat in (*seats, watcher):
            assert live.state.stored.seed not in json.dumps(seat.heard)


def test_s13_the_seed_of_a_finished_match_is_the_one_that_was_promised(server: Server) -> None:
    ann = Person(server)
    opened = ann.open("me", "greedy")
    promised = ann.http.get(f"/api/tables/{opened['table']}").json()
    assert promised["seed"] is None
    with ann.sit(opened["table"]) as seat:
        seat.play_out()
    table_info = ann.http.get(f"/api/tables/{opened['table']}").json()
    record = ann.http.get(f"/api/tables/{opened['table']}/record").json()
    assert table_info["seed"] == record["seed"]
    assert commonroom.replay(record).commitment == promised["commitment"]
