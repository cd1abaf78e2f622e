"""What somebody has brought for a table is sent to each client once, and then only named."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from ..running import Person, Server

DECKS = (files("commonroom.games.quidditch") / "decks" / "default.toml").read_text(encoding="utf-8")


def infos(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [frame["info"] for frame in heard if frame["type"] == "table" and frame["info"]]


def test_a_deck_is_sent_once_and_then_only_its_hash(server: Server) -> None:
    ann, eve = Person(server), Person(server, "Eve")
    options = {"deck_data": DECKS.replace('name = "Common Room"', 'name = "Chudley"')}
    table = ann.open("me", "random", game="quidditch", edition=None, options=options)["table"]
    with ann.sit(table) as seat:
        for _ in range(3):
            assert seat.act(seat.my_turn()[0])["type"] == "acked"
            with eve.sit(table) as watching:  # everybody is told that somebody came
                first = watching.next()
            while len(infos(seat.heard)) < 2:
                seat.next()
        told = infos(seat.heard)
    key = told[0]["content"]
    assert told[0]["options"]["deck_data"]["name"] == first["info"]["options"]["deck_data"]["name"] == "Chudley"
    assert [info["options"]["deck_data"] for info in told[1:]] == [key] * (len(told) - 1)
    whole = ann.http.get(f"/api/content/quidditch/{key}").json()
    assert (
        whole == told[0]["options"]["deck_data"] == ann.http.get(f"/api/tables/{table}").json()["options"]["deck_data"]
    )
    with ann.sit(table) as again:
        assert again.next()["info"]["options"]["deck_data"] == whole


def test_without_a_deck_of_ones_own_nothing_is_left_out(server: Server) -> None:
    ann = Person(server)
    table = ann.open("me", "random", game="quidditch", edition=None, options={})["table"]
    with ann.sit(table) as seat, ann.sit(table):
        while len(infos(seat.heard)) < 2:
            seat.next()
        first, second = infos(seat.heard)[:2]
        assert first["options"] == second["options"]
