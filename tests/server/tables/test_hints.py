"""Hints, and what a seat can work out: who may ask, and what is answered when there is none."""

from __future__ import annotations

import asyncio
import threading

import pytest

from ..patience import PATIENCE
from ..running import Person, Server


def test_hints_can_be_asked_for_or_forbidden(server: Server) -> None:
    ann = Person(server)
    with ann.sit(ann.open("me", "greedy")["table"]) as seat:
        actions = seat.my_turn()
        seat.send(type="hint", id="h")
        hint = seat.until("hint")
        assert hint["action"] in actions
        assert set(hint["reason"]) == {"id", "values"}
        assert hint["why"].endswith((".", "!", "?"))
    with ann.sit(ann.open("me", "greedy", hints=False)["table"]) as seat:
        seat.my_turn()
        seat.send(type="hint", id="h")
        assert seat.until("trouble")["code"] == "no_hints"


def test_players_and_watchers_are_told_the_outlook(server: Server) -> None:
    ann, eve = Person(server), Person(server, "Eve")
    table = ann.open("me", "greedy")["table"]
    with ann.sit(table) as seat, eve.sit(table) as watcher:
        seat.my_turn()
        seat.send(type="outlook", id="o")
        outlook = seat.until("outlook")
        assert (outlook["id"], outlook["version"]) == ("o", seat.table["version"])
        watcher.send(type="outlook", id="o")
        assert watcher.until("outlook")["id"] == "o"


def test_a_hint_that_cannot_be_given_says_why(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Person(server)
    with ann.sit(ann.open("me", "open")["table"], lang="de") as seat:
        seat.next()
        seat.send(type="hint", id="h1")
        nothing = seat.until("trouble")
        assert (nothing["id"], nothing["code"]) == ("h1", "no_decision")
        assert nothing["message"] == "Du hast gerade nichts zu entscheiden."

    async def fails(*_: object) -> None:
        return None

    with ann.sit(ann.open("me", "greedy")["table"]) as seat:
        seat.my_turn()
        monkeypatch.setattr("commonroom.server.sockets.conversation.hint", fails)
        seat.send(type="hint", id="h2")
        failed = seat.until("trouble")
        assert (failed["id"], failed["code"]) == ("h2", "no_hint_now")


def test_a_hint_for_a_table_that_has_moved_on_meanwhile_is_said_to_be_late(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann asks on one device and plays on another before the answer has come."""
    ann, asked, played = Person(server), threading.Event(), threading.Event()

    async def slow(*_: object) -> tuple[bytes, None]:
        asked.set()
        while not played.is_set():
            await asyncio.sleep(0.01)
        return b"{}", None

    monkeypatch.setattr("commonroom.server.sockets.conversation.hint", slow)
    table = ann.open("me", "greedy")["table"]
    with ann.sit(table) as seat, ann.sit(table) as phone:
        action = phone.my_turn()[0]
        seat.my_turn()
        seat.send(type="hint", id="h")
        assert asked.wait(PATIENCE)
        assert phone.act(action)["type"] == "acked"
        played.set()
        late = seat.until("trouble")
        assert (late["id"], late["code"]) == ("h", "late_hint")
