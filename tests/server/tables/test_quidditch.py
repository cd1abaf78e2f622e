"""The server's part of the Quidditch card game: races, delays, timers, and everything that is hidden."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from commonroom.engine import Dice
from commonroom.engine.table import read_table
from commonroom.games import quidditch
from commonroom.games.quidditch.actions import Pass
from commonroom.server.tables.state import TableState

from ..running import Person, Seat, Server, running

FAST = {"min_pass_ms": 0}


def open_table(person: Person, *seats: str, **options: Any) -> dict[str, Any]:
    return person.open(*seats, game="quidditch", edition="card-game-2001", options=options)


def two_at_a_table(server: Server, **options: Any) -> tuple[str, Person, Person]:
    ann, bob = Person(server), Person(server, "Bob")
    opened = open_table(ann, "me", "open", **options)
    bob.join(opened)
    return opened["table"], ann, bob


def is_pass(action: dict[str, Any]) -> bool:
    return bool(action["type"] == "pass")


def pass_on(seats: list[Seat], until: str) -> None:
    """Pass, or do the first possible thing, until the phase is reached."""
    while seats[0].table["view"]["phase"] != until:
        acting = next(seat for seat in seats if seat.table["actions"])
        answer = acting.act(acting.table["actions"][0])
        for seat in seats:
            seat.reach(answer["version"])


def hear_who_came(*seats: Seat) -> None:
    """Listen until all have been told who is at the table.

    Everybody hears of that at once on coming, and once more a moment later, when those who came at about the same time
    are told together. After that only what happens in the match is told.
    """
    for seat in seats:
        seat.reach(0)
        while sum(frame["type"] == "table" and frame["info"] is not None for frame in seat.heard) < 2:
            seat.next()


@pytest.mark.rule("RUL-QCG-35")
def test_the_other_learns_only_that_somebody_has_committed_and_not_that_they_changed_their_mind(server: Server) -> None:
    table, ann, bob = two_at_a_table(server, **FAST)
    with ann.sit(table) as one, bob.sit(table) as two:
        hear_who_came(one, two)
        pass_on([one, two], "LAY")
        choices = one.table["actions"]
        first = one.act(choices[0])
        two.reach(first["version"])
        assert two.table["view"]["decided"] == [True, False]
        assert two.table["events"][-1]["events"] == [{"type": "decision_made", "seat": 0, "again": False}]
        heard, known = len(two.heard), two.table["version"]
        second = one.act(choices[-1])
        two.send(type="ping")
        two.until("pong")
        assert [frame["type"] for frame in two.heard[heard:]] == ["pong"], "a change of mind is nobody else's business"
        last = two.act(two.table["actions"][0])
        assert (second["version"], last["version"]) == (first["version"] + 1, known + 1), "each counts what they notice"
        one.reach(second["version"] + 1)
        laid = next(e for h in one.table["events"] for e in h["events"] if e["type"] == "cards_laid" and e["seat"] == 0)
        assert dict(zip(laid["balls"], laid["cards"], strict=True)) == choices[-1]["cards"]


@pytest.mark.rule("RUL-QCG-15")
@pytest.mark.parametrize("holds_a_special", [True, False])
def test_a_quick_pass_is_shown_no_earlier_than_a_slow_one(
    server: Server, monkeypatch: pytest.MonkeyPatch, holds_a_special: bool
) -> None:
    """Whatever the speaker holds, the other hears of a pass after the same time and in the same number of frames."""
    monkeypatch.setattr("commonroom.server.http.tables.secrets.token_hex", lambda _: seed_with(holds_a_special))
    taken = times_of_actions(monkeypatch)
    table, ann, bob = two_at_a_table(server)
    with ann.sit(table) as one, bob.sit(table) as two:
        hear_who_came(one, two)
        first = two.act({"type": "pass"})  # Slytherin speaks first
        for seat in (one, two):
            seat.reach(first["version"])
        assert any(not is_pass(action) for action in one.table["actions"]) is holds_a_special
        heard = len(two.heard)
        answer = one.act({"type": "pass"})
        two.reach(answer["version"])
        assert len(two.heard) == heard + 1
    assert taken[-1] - taken[-2] >= 0.5


def times_of_actions(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Note when the server takes each action, by its own clock: how slow the players are does not matter."""
    taken, note = list[float](), TableState._note

    def noted(self: TableState, *arguments: Any) -> None:
        taken.append(time.monotonic())
        note(self, *arguments)

    monkeypatch.setattr(TableState, "_note", noted)
    return taken


def seed_with(special: bool) -> str:
    """Return a seed with which Gryffindor can, or cannot, play a special card after Slytherin's first pass."""
    table = read_table(quidditch.ABOUT, None, None, ["Ann", "Bob"])
    for number in range(1000):
        seed = number.to_bytes(32, "big")
        state, _ = quidditch.apply(quidditch.setup(table, Dice(seed, 0)), 1, Pass(), Dice(seed, 1))
        if (len(quidditch.legal(state, 0)) > 1) is special:
            return seed.hex()
    raise AssertionError


@pytest.mark.rule("RUL-QCG-16")
def test_when_the_time_is_up_the_server_passes_declines_and_lays(server: Server) -> None:
    ann = Person(server)
    table = open_table(ann, "me", "random", turn_timer_seconds=1, **FAST)["table"]
    with ann.sit(table) as seat:
        seen: Counter[str] = Counter()
        while not {"passed", "decision_made"} <= set(seen):
            for happened in seat.next().get("events", ()):
                seen.update(e["type"] for e in happened["events"] if e.get("seat") == 0)
                assert all(e["type"] != "game_ended" for e in happened["events"]), seen


@pytest.mark.rule("RUL-QCG-03", "RUL-QCG-04")
def test_in_a_race_a_bot_leaves_people_the_time_to_be_first(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, taken = Person(server), times_of_actions(monkeypatch)
    table = open_table(ann, "me", "random", timing_mode="race", race_window_seconds=6, **FAST)["table"]
    with ann.sit(table) as seat:
        seat.reach(0)
        began = server.app.state.services.tables._live[table].state.began
        assert any(map(is_pass, seat.table["actions"])) or taken, "both may speak at once"
        while not any(e.get("seat") == 1 for h in seat.table["events"] for e in h["events"]):
            seat.next()
    assert taken[0] - began >= 1.4


@pytest.mark.rule("RUL-QCG-03")
def test_in_a_race_a_window_closes_when_its_time_is_over(server: Server) -> None:
    table, ann, bob = two_at_a_table(server, timing_mode="race", race_window_seconds=1, **FAST)
    with ann.sit(table) as one, bob.sit(table) as two:
        for seat in (one, two):
            seat.reach(0)
        window = one.table["view"]["phase"]
        one.act({"type": "pass"})
        while one.table["view"]["phase"] == window:
            one.next()


@pytest.mark.rule("RUL-QCG-03")
def test_a_window_in_a_race_has_no_more_time_after_a_restart(tmp_path: Path) -> None:
    """A pass does not start it again, neither before nor after; and it goes on even if nobody looks."""
    database, window, passed, stopped = f"sqlite:///{tmp_path}/a.db", 60, 2.0, 3.0
    with running(database) as server:
        table, ann, bob = two_at_a_table(server, timing_mode="race", race_window_seconds=window, **FAST)
        with ann.sit(table) as one, bob.sit(table) as two:
            for seat in (one, two):
                seat.reach(0)
            first = one.table["view"]["phase"]
            one.act({"type": "pass"})
            two.act({"type": "pass"})
            while one.table["view"]["phase"] == first or not any(map(is_pass, one.table["actions"])):
                acting = next(seat for seat in (one, two) if seat.table["actions"])
                answer = acting.act(acting.table["actions"][0])
                for seat in (one, two):
                    seat.reach(answer["version"])
            opened = time.monotonic()
            time.sleep(passed)
            one.act({"type": "pass"})
            time.sleep(stopped - passed)
            spent = time.monotonic() - opened
    with running(database) as server:
        assert table in server.app.state.services.tables._live, "a clock goes on without anybody looking"
        clock = Person(server).http.get(f"/api/tables/{table}").json()["clock"]
        assert clock["limit"] == window
        assert clock["left"] <= window - spent + 0.2


@pytest.mark.rule("RUL-QCG-17")
def test_both_want_to_be_slytherin_and_the_first_seat_is(server: Server) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    seats = [{"kind": "me", "wish": "slytherin"}, {"kind": "open"}]
    opened = ann.post("/api/tables", {"game": "quidditch", "name": "Ann", "seats": seats}).json()
    assert bob.join(opened, wish="hufflepuff").json()["error"]["field"] == "wish"
    assert bob.join(opened, wish="slytherin").status_code == 200
    with ann.sit(opened["table"]) as seat:
        seat.reach(0)
        assert seat.table["view"]["houses"] == ["slytherin", "gryffindor"]
        assert seat.table["view"]["leader"] == 0
    assert [each["wish"] for each in ann.http.get(f"/api/tables/{opened['table']}").json()["seats"]] == [
        "slytherin"
    ] * 2


@pytest.mark.rule("RUL-QCG-15")
def test_frames_come_one_for_each_action_that_a_viewer_can_see(server: Server) -> None:
    """Each action that can be noticed is told in one message, and others in none."""
    table, ann, bob = two_at_a_table(server, **FAST)
    rnd = Random(5)
    with ann.sit(table) as one, bob.sit(table) as two:
        for seat in (one, two):
            seat.reach(0)
        for _ in range(60):
            acting = next((seat for seat in (one, two) if seat.table["actions"]), None)
            if acting is None:
                break
            answer = acting.act(rnd.choice(acting.table["actions"]))
            for seat in (one, two):
                seat.reach(answer["version"])
        frames = [frame for frame in one.heard if frame["type"] == "table" and frame["version"]]
    assert [frame["version"] for frame in frames if frame["events"]] == list(range(1, frames[-1]["version"] + 1))
    assert all([each["version"] for each in frame["events"]] in ([], [frame["version"]]) for frame in frames)


@pytest.mark.rule("RUL-QCG-03", "RUL-QCG-06")
def test_a_pass_in_a_window_is_no_answer_to_a_card_that_was_played_meanwhile(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server holds a pass back; a card played in that moment must still be answered separately."""
    monkeypatch.setattr("commonroom.server.http.tables.secrets.token_hex", lambda _: seed_for_slytherin())
    table, ann, bob = two_at_a_table(server, timing_mode="race", min_pass_ms=3000)
    with ann.sit(table) as one, bob.sit(table) as two:
        for seat in (one, two):
            seat.reach(0)
        # As if the window had just been opened: the players may have been slow to come.
        server.app.state.services.tables._live[table].state.moved = time.monotonic()
        one.send(type="act", id="early", version=0, action={"type": "pass"})
        special = next(action for action in two.table["actions"] if not is_pass(action))
        assert two.act(special)["type"] == "acked"
        answer = one.until("refused")
        assert (answer["id"], answer["code"]) == ("early", "stale")
        assert answer["view"]["responder"] == 0


def seed_for_slytherin() -> str:
    """Return a seed with which Slytherin can play a special card at once."""
    table = read_table(quidditch.ABOUT, None, None, ["Ann", "Bob"])
    for number in range(1000):
        seed = number.to_bytes(32, "big")
        if len(quidditch.legal(quidditch.setup(table, Dice(seed, 0)), 1)) > 1:
            return seed.hex()
    raise AssertionError
