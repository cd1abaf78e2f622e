"""What a client is told about a match from its setup on, and what the record of a running match contains."""

from __future__ import annotations

import json

from ..running import Person, Server


def test_who_comes_first_and_who_comes_late_hear_of_the_same_set_up(server: Server) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open")
    with ann.sit(opened["table"]) as early:
        assert early.next()["view"] is None
        bob.join(opened)
        early.reach(0)
        happened = [happened for frame in early.heard for happened in frame.get("events", ())]
    with bob.sit(opened["table"], since=-1) as late:
        assert late.next()["events"] == happened
        assert late.table["seat"] == 1
    assert happened[0]["version"] == 0
    assert happened[0]["seat"] is None
    assert happened[0]["events"], "the draw for the start is something that everybody sees"
    with bob.sit(opened["table"], since=0) as knowing:
        assert knowing.next()["events"] == []


def test_the_record_of_a_running_match_is_what_the_asker_has_seen(server: Server) -> None:
    ann, bob, eve = Person(server), Person(server, "Bob"), Person(server, "Eve")
    opened = ann.open("me", "open")
    bob.join(opened)
    table = opened["table"]
    with ann.sit(table, since=-1) as one, bob.sit(table, since=-1) as two, eve.sit(table, since=-1) as watcher:
        for seat in (one, two, watcher):
            seat.reach(0)
        for seat in (one, two) * 4:
            if seat.table["actions"]:
                answer = seat.act(seat.table["actions"][0])
                for other in (one, two, watcher):
                    other.reach(answer["version"])
        for person, seat in ((ann, one), (bob, two), (eve, watcher)):
            account = person.http.get(f"/api/tables/{table}/record").json()
            heard = [happened for frame in seat.heard for happened in frame.get("events", ())]
            assert account["events"] == heard
            assert account["view"] == seat.table["view"]
            assert account["seat"] == seat.table["seat"]
            assert account["info"]["seed"] is None
            assert "chain" not in json.dumps(account)
        watched = eve.http.get(f"/api/tables/{table}/record").json()
    assert "hand" not in watched["view"]


def test_a_line_that_is_sent_again_is_said_once(server: Server) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open")
    bob.join(opened)
    with ann.sit(opened["table"]) as one, bob.sit(opened["table"]) as two:
        for _ in range(3):
            one.send(type="say", id="same", text="good evening")
        one.send(type="say", id="other", text="shall we?")
        lines = [two.until("said"), two.until("said")]
    assert [(line["number"], line["text"]) for line in lines] == [(1, "good evening"), (2, "shall we?")]
