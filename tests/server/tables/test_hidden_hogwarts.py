"""A Year at Hogwarts through real sockets: nothing that arrives depends on what its reader may not know (TRUST S2)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.running import Person, Seat, Server, running

from commonroom.engine import Match, Viewer
from commonroom.server.phrases import with_refusals
from commonroom.server.settings import Limits
from commonroom.server.tables.audience.broadcast import Telling
from commonroom.server.tables.live import LiveTable

from .dealing import redealt

FREE = Limits(
    frames=(10_000, 1.0), frames_burst=10_000, frames_per_address=(100_000, 1.0), requests_per_address=(100_000, 1.0)
)
TABLES: dict[str, dict[str, Any]] = {
    "year": {"game": "hogwarts", "edition": "year", "options": {"length": "quick"}},
    "qualified": {"game": "hogwarts", "edition": "year", "options": {"variant": "qualified"}},
    "team": {"game": "hogwarts", "edition": "year", "options": {"variant": "team", "match_turns": 2}},
    "returns": {"game": "hogwarts", "edition": "voldemort-returns", "options": {}},
    "match": {"game": "quidditch-match", "edition": "year", "options": {"match_turns": 2}},
}
Tamper = Callable[[dict[str, Any], Match], None]


class Reader:
    """One viewer with a socket of their own; everything that it was sent is kept as it came."""

    def __init__(self, seat: Seat, viewer: Viewer) -> None:
        self.seat, self.viewer = seat, viewer

    def read_to(self, version: int) -> dict[str, Any]:
        """Read until the viewer's version; return the newest state."""
        self.seat.reach(version)
        return self.seat.table

    def outlook(self) -> Any:
        self.seat.send(type="outlook", id="o")
        return self.seat.until("outlook")["outlook"]


def check(live: LiveTable, reader: Reader, rnd: Random, tamper: Tamper | None) -> None:
    """Expect the same state, choices and outlook, had all hidden things been different."""
    viewer = reader.viewer
    message = reader.read_to(live.state.views.version(viewer))
    assert live.state.match is not None
    assert live.state.match.seed.hex() not in json.dumps(message)
    if tamper is not None:
        tamper(message, live.state.match)
    outlook = reader.outlook() if viewer is not None else None
    now = frame(live, viewer)
    with redealt(live, viewer, rnd) as match:
        then = frame(live, viewer)
        other = with_refusals("en", live.state.stored.game, match.outlook(viewer)) if viewer is not None else None
    # What concerns only others may reach a viewer with the next event; what was told until then was checked before.
    for part in ("view", "actions", "asides"):
        assert then[part] in (now[part], message[part]), f"{viewer} is told of hidden things in {part}"
        assert message[part] == now[part] or message["version"] < live.state.number, (
            f"{viewer} is told of hidden things in {part}"
        )
    assert outlook == json.loads(msgspec.json.encode(other)), f"{viewer} can see hidden things in the outlook"


def frame(live: LiveTable, viewer: Viewer) -> dict[str, Any]:
    """Return what the viewer would be sent now."""
    frame: dict[str, Any] = json.loads(msgspec.json.encode(live.frame(viewer, live.state.number, Telling.NOTHING)))
    return frame


def play_and_check(server: Server, name: str, actions: int, tamper: Tamper | None = None) -> int:
    """Play at random through sockets; check every viewer before every action; return how often."""
    rnd, checked = Random(name), 0
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    opened = ann.open("me", "open", **TABLES[name])
    assert bob.join(opened).status_code == 200
    table = opened["table"]
    readers = [Reader(ann.sit(table), 0), Reader(bob.sit(table), 1), Reader(Person(server).sit(table), None)]
    live: LiveTable = server.app.state.services.tables._live[table]
    readers[0].read_to(0)
    while live.state.match is not None and live.state.match.to_act and live.state.match.version < actions:
        for reader in readers:
            check(live, reader, rnd, tamper)
            checked += 1
        seat = rnd.choice(live.state.match.to_act)
        answer = readers[seat].seat.act(rnd.choice(live.state.match.legal(seat)))
        assert answer["type"] == "acked", answer
    return checked


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("hidden")
    with running(f"sqlite:///{folder}/a.db", limits=FREE) as server:
        yield server


@pytest.mark.rule("RUL-HOG-013")
@pytest.mark.parametrize("name", TABLES)
def test_no_message_tells_what_is_hidden(server: Server, name: str) -> None:
    assert play_and_check(server, name, 120) > 60


@pytest.mark.full
@pytest.mark.parametrize("name", TABLES)
def test_no_message_of_a_long_game_tells_what_is_hidden(server: Server, name: str) -> None:
    assert play_and_check(server, name, 3000) > 60


def with_a_card_of_a_deck(frame: dict[str, Any], match: Match) -> None:
    """A mutant: the view has the next card of a face-down deck."""
    frame["view"]["next"] = [deck[:1] for deck in match.state["decks"].values()]


def with_a_hand(frame: dict[str, Any], match: Match) -> None:
    """A mutant: the view has the other seat's spells."""
    other = 1 - (frame["seat"] or 0)
    frame["view"]["people"][other]["spells"] = match.state["seats"][other]["spells"]


@pytest.mark.parametrize("mutant", [with_a_card_of_a_deck, with_a_hand])
def test_would_find_a_card_that_slips_into_a_message(server: Server, mutant: Tamper) -> None:
    with pytest.raises(AssertionError, match="hidden things"):
        play_and_check(server, "year", 120, mutant)
