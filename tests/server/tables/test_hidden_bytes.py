"""Every byte for a seat or a watcher could equally have been sent if all hidden things were different."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from commonroom.engine import Match, Viewer
from commonroom.games import GAMES
from commonroom.server.settings import Limits
from commonroom.server.storage.database import open_database
from commonroom.server.storage.rows import StoredSeat, StoredTable
from commonroom.server.storage.store import Store
from commonroom.server.tables.audience.broadcast import Telling
from commonroom.server.tables.audience.client import Client
from commonroom.server.tables.live import LiveTable

from .dealing import redealt

ROOMY = Limits(queue_frames=1_000_000, queue_bytes=1 << 40)
VIEWERS: tuple[Viewer, ...] = (0, 1, None)
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "sequence": [{"draw_mode": "auto"}, {"draw_mode": "manual"}],
    "quidditch": [
        {"min_pass_ms": 0},
        {"min_pass_ms": 0, "declare_mode": "simultaneous", "discard_view": "top_only", "bludger_pick": "blind_slot"},
        {"min_pass_ms": 0, "timing_mode": "race", "reveal_mode": "all_at_once", "order_mode": "stepwise"},
    ],
}
"""The tables that are tried, one after the other."""


def table_of(game: str, number: int) -> StoredTable:
    """Return a table of two bots with a seed of its own."""
    rules = GAMES[game]
    seats = (StoredSeat("bot", "Ada", "random"), StoredSeat("bot", "Bob", "random"))
    edition = next(iter(rules.ABOUT.editions))
    seed = Random(f"{game} {number}").randbytes(32).hex()
    options = OPTIONS[game][number % len(OPTIONS[game])]
    return StoredTable(f"t{number}", 0.0, game, 1, edition, options, seed, None, False, None, None, seats)


async def play_and_check(
    store: Store, stored: StoredTable, tamper: Callable[[dict[str, Any], Match], None] | None = None
) -> int:
    """Play a random match at a real table on a real store; check every frame of every viewer, and count them."""
    await store.open_table(stored, [])
    live, rnd, looked_at = LiveTable(stored, store, ROOMY), Random(stored.seed), 0
    assert live.state.match is not None
    clients = {viewer: Client(viewer, ROOMY) for viewer in VIEWERS}
    for client in clients.values():
        live.door.add(client, since=-1)
    while live.state.match.to_act:
        for viewer, client in clients.items():
            looked_at += await check_frames(live, viewer, client, rnd, tamper)
        seat = rnd.choice(live.state.match.to_act)
        action = rnd.choice(live.state.rules.legal(live.state.match.current, seat))
        await live.act(seat, f"~{live.state.number}", msgspec.json.encode(action))
    return looked_at


async def check_frames(
    live: LiveTable, viewer: Viewer, client: Client, rnd: Random, tamper: Callable[[dict[str, Any], Match], None] | None
) -> int:
    """Expect a client's frames to be the same for any state it may believe in, and to reveal nothing of the seed."""
    frames = []
    while client._queue:
        frames.append(await client.next_frame() or b"")
    for frame in frames:
        assert live.state.stored.seed.encode() not in frame
    if frames:
        frame = json.loads(frames[-1])
        if tamper is not None:
            assert live.state.match is not None
            tamper(frame, live.state.match)
        assert {key: frame[key] for key in ("view", "actions", "asides")} == as_imagined(live, viewer, rnd)
        check_events(viewer, frame["events"])
    return len(frames)


def as_imagined(live: LiveTable, viewer: Viewer, rnd: Random) -> dict[str, Any]:
    """Return what the viewer would be sent if everything hidden were dealt again."""
    with redealt(live, viewer, rnd):
        frame: dict[str, Any] = json.loads(msgspec.json.encode(live.frame(viewer, live.state.number, Telling.NOTHING)))
    return {key: frame[key] for key in ("view", "actions", "asides")}


def check_events(viewer: Viewer, happened: list[dict[str, Any]]) -> None:
    """Expect that cards which somebody draws or lays face down are named to nobody else."""
    for event in (event for one in happened for event in one["events"]):
        hidden = {"cards_laid": "cards", "hand_refilled": "cards", "card_drawn": "card"}.get(event["type"])
        if hidden and event["seat"] != viewer:
            assert hidden not in event, event


def run_games(folder: Path, game: str, numbers: range, **more: Any) -> int:
    async def main() -> int:
        store = Store(open_database(f"sqlite:///{folder}/a.db"))
        store.start()
        try:
            return sum([await play_and_check(store, table_of(game, number), **more) for number in numbers])
        finally:
            await store.close()

    return asyncio.run(main())


@pytest.mark.rule("RUL-QCG-77", "RUL-QCG-78", "INV-09", "RUL-SEQ-13", "RUL-SEQ-80")
@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_no_byte_tells_what_is_hidden(tmp_path: Path, game: str) -> None:
    assert run_games(tmp_path, game, range(4)) > 500


@pytest.mark.full
@pytest.mark.parametrize("game", sorted(OPTIONS))
@pytest.mark.parametrize("part", range(4))
def test_no_byte_tells_what_is_hidden_in_two_hundred_games(tmp_path: Path, game: str, part: int) -> None:
    assert run_games(tmp_path, game, range(part * 50, (part + 1) * 50)) > 5_000


def with_a_card_of_the_deck(frame: dict[str, Any], match: Match) -> None:
    """A mutant: a card of a face-down deck among the fields that a viewer is sent."""
    position = match.state
    deck = position.get("pile") or position["draws"][1]
    frame["view"]["next"] = deck[:1]


@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_would_find_a_card_that_slips_into_a_frame(tmp_path: Path, game: str) -> None:
    with pytest.raises(AssertionError):
        run_games(tmp_path, game, range(1), tamper=with_a_card_of_the_deck)
