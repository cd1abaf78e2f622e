"""Two servers on one PostgreSQL: each hears what the other has stored."""

from __future__ import annotations

import httpx

from .running import Person, Server, running


def brought_to(person: Person, server: Server) -> Person:
    """The same person, at another server."""
    other = Person(server, person.name)
    other.http.cookies = httpx.Cookies(dict(person.http.cookies))
    return other


def test_a_table_is_one_table_at_both_servers(postgres: str) -> None:
    with running(postgres) as first, running(postgres) as second:
        ann, bob = Person(first), Person(second, "Bob")
        opened = ann.open("me", "open")
        with ann.sit(opened["table"]) as one:
            assert one.next()["view"] is None
            assert bob.join(opened).status_code == 200
            one.reach(0)  # that somebody sat down at the other server began the match here too
            with bob.sit(opened["table"]) as two, Person(second, "Eve").sit(opened["table"]) as watcher:
                two.reach(0)
                for version in range(1, 9):
                    acting = one if one.table["actions"] else two
                    assert acting.act(acting.table["actions"][0])["version"] == version
                    for seat in (one, two, watcher):
                        seat.reach(version)
                two.send(type="say", id="a", text="heard over there")
                assert one.until("said")["text"] == "heard over there"
                one.send(type="say", id="a", text="and back")
                assert two.until("said")["number"] == 1
                assert two.until("said")["number"] == 2


def test_the_slower_of_two_is_told_how_things_are(postgres: str) -> None:
    with running(postgres) as first, running(postgres) as second:
        ann = Person(first)
        table = ann.open("me", "greedy")["table"]
        with ann.sit(table) as here, brought_to(ann, second).sit(table) as there:
            actions = here.my_turn()
            there.my_turn()
            version = here.table["version"]
            here.send(type="act", id="here", version=version, action=actions[0])
            there.send(type="act", id="there", version=version, action=actions[1])
            answers = []
            for seat in (here, there):
                while True:
                    frame = seat.next()
                    if frame["type"] in ("acked", "refused"):
                        answers.append(frame)
                        break
    assert sorted(answer["type"] for answer in answers) == ["acked", "refused"]
    refused = next(answer for answer in answers if answer["type"] == "refused")
    assert refused["version"] > version
    assert refused["view"]
