"""Two servers on one PostgreSQL: each hears what the other has stored."""

from __future__ import annotations

import httpx
import pytest

from commonroom.server.cluster.bus import Note
from commonroom.server.cluster.presence import MOST_SILENT, Presence
from commonroom.server.settings import Limits

from ..patience import eventually
from ..running import Person, Seat, Server, running


def brought_to(person: Person, server: Server) -> Person:
    """Return the same person, at another server."""
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
            one.reach(0)  # somebody's sitting down at the other server began the match here too
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


def connected(seat: Seat) -> list[bool]:
    """Return who is at the table, as this one was last told."""
    infos = [frame["info"] for frame in seat.heard if frame["type"] == "table" and frame["info"] is not None]
    return [each["connected"] for each in infos[-1]["seats"]] + [infos[-1]["watchers"] > 0]


def hear_until(seat: Seat, who: list[bool]) -> None:
    """Listen until these are there: both seats, and a watcher."""
    while not seat.heard or connected(seat) != who:
        seat.next()


def test_who_is_connected_to_one_server_is_seen_at_the_other(postgres: str) -> None:
    with running(postgres, limits=Limits(away=0)) as first:
        ann, bob = Person(first), Person(first, "Bob")
        opened = ann.open("me", "open")
        table = opened["table"]
        bob.join(opened)
        with ann.sit(table) as one:
            hear_until(one, [True, False, False])
            with running(postgres) as second:
                away = f"/api/tables/{table}/seats/1/bot"
                with brought_to(bob, second).sit(table) as two:
                    hear_until(two, [True, True, False])  # the first one is known to a later one
                    hear_until(one, [True, True, False])
                    assert ann.post(away, {"bot": "random"}).json()["error"]["code"] == "not_away"
                    with Person(second, "Eve").sit(table) as watcher:
                        hear_until(one, [True, True, True])
                        hear_until(watcher, [True, True, True])
                    hear_until(one, [True, True, False])
                hear_until(one, [True, False, False])
                brought_to(bob, second).sit(table)
                hear_until(one, [True, True, False])
            hear_until(one, [True, False, False])  # nobody is at a server that has stopped
            assert ann.post(away, {"bot": "random"}).status_code == 200


def test_nobody_is_connected_to_a_server_that_says_nothing_any_more(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(_: Presence) -> None:
        """Stop without saying goodbye, like a server that is cut off."""

    signs, hear = list[Note](), Presence.hear

    def counted(self: Presence, note: Note) -> None:
        signs.extend([note] if note.what == "alive" else [])
        hear(self, note)

    monkeypatch.setattr("commonroom.server.cluster.presence.SIGN_OF_LIFE", 1.0)
    monkeypatch.setattr(Presence, "leave", silent)
    monkeypatch.setattr(Presence, "hear", counted)
    with running(postgres) as first:
        ann, bob = Person(first), Person(first, "Bob")
        opened = ann.open("me", "open")
        bob.join(opened)
        with ann.sit(opened["table"]) as one:
            with running(postgres) as second:
                brought_to(bob, second).sit(opened["table"])
                hear_until(one, [True, True, False])
                signs.clear()
                eventually(lambda: len(signs) > 2 * MOST_SILENT, "signs of life")
                one.send(type="ping")
                one.until("pong")  # everything that was told before has been read now
                assert connected(one) == [True, True, False], "signs of life were heard"
            hear_until(one, [True, False, False])
