"""At the start bots and clocks wait for those who have not opened the table yet, but not forever."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ..patience import PATIENCE
from ..running import Person, Seat, Server, running

TIMED = {"draw_mode": "auto", "turn_limit": 60}


def rematch_of(ann: Person, bob: Person) -> str:
    """Return the table of a rematch that Ann has asked for."""
    opened = ann.open("me", "greedy", "open", options=TIMED)
    bob.join(opened)
    with ann.sit(opened["table"]) as seat:
        seat.next()
        assert seat.act({"type": "concede"})["type"] == "acked"
    with bob.sit(opened["table"]) as seat:
        seat.next()
        seat.act({"type": "concede"})
    again: str = ann.post(f"/api/tables/{opened['table']}/rematch").json()["table"]
    return again


def is_running(seat: Seat, seconds: float) -> bool:
    """Tell whether a clock is started, or a bot moves, within this many seconds."""
    try:
        while not (seat.table and (seat.table["version"] or (seat.table["info"] or {}).get("clock"))):
            seat.next(seconds)
    except TimeoutError:
        return False
    return True


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path}/a.db", gathering=600.0) as server:
        yield server


def test_a_rematch_begins_when_everybody_has_opened_it(patient: Server) -> None:
    ann, bob = Person(patient), Person(patient, "Bob")
    table = rematch_of(ann, bob)
    with ann.sit(table) as first:
        assert not is_running(first, 1.0)
        with bob.sit(table):
            assert is_running(first, PATIENCE)


def test_whoever_is_there_may_move_and_then_time_runs(patient: Server) -> None:
    ann, bob = Person(patient), Person(patient, "Bob")
    opened = ann.open("me", "open", options=TIMED)
    bob.join(opened)
    with Person(patient, "Eve").sit(opened["table"]) as watching:
        first = (ann, bob)[watching.next()["view"]["turn"]]
    with first.sit(opened["table"]) as seat:
        assert not is_running(seat, 0.5)
        assert seat.act(seat.my_turn()[0])["type"] == "acked"
        while not (seat.table["info"] or {}).get("clock"):
            seat.next()


def test_nobody_holds_the_others_up_by_staying_away(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", gathering=0.5) as server:
        ann, bob = Person(server), Person(server, "Bob")
        with ann.sit(rematch_of(ann, bob)) as seat:
            assert is_running(seat, PATIENCE)
