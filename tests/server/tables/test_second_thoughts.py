"""Nobody else can notice a changed secret decision: byte for byte, nothing tells of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import commonroom
from commonroom.engine import Refusal, Viewer
from commonroom.server.settings import Limits
from commonroom.server.storage.database import open_database
from commonroom.server.storage.rows import StoredSeat, StoredTable
from commonroom.server.storage.store import Store
from commonroom.server.tables.audience.broadcast import Broadcast, Telling
from commonroom.server.tables.audience.client import Client
from commonroom.server.tables.chronicle import Chronicle
from commonroom.server.tables.clock import TableClock
from commonroom.server.tables.live import LiveTable
from commonroom.server.tables.offers import MOST_OFFERS
from commonroom.server.tables.views import Views

ROOMY = Limits(queue_frames=1_000_000, queue_bytes=1 << 40, asides=(1_000, 1.0))
OPTIONS = {"min_pass_ms": 0, "turn_timer_seconds": 60}


class Watched(LiveTable):
    """A table of two, and everything that the second seat and a watcher are told."""

    def __init__(self, name: str, store: Store) -> None:
        seats = (StoredSeat("person", "Ann", None), StoredSeat("person", "Bob", None))
        stored = StoredTable(
            name, 0.0, "quidditch", 1, "card-game-2001", OPTIONS, "5" * 64, 0, False, None, None, seats
        )
        super().__init__(stored, store, ROOMY)
        # Attendance would be told a moment later, at an unknown time.
        self.door.tell = lambda: None  # type: ignore[method-assign]
        self.others: list[Client] = []
        self.heard: list[Any] = []
        for viewer in (1, None):
            self.come(viewer, None)

    def come(self, viewer: Viewer, since: int | None) -> None:
        client = Client(viewer, ROOMY)
        self.others.append(client)
        self.door.add(client, since)

    async def do(self, seat: int, action: Any, based_on: int | None = None) -> Any:
        """Take an action of a seat; note the answer only if it is the other's."""
        answer = await self.act(seat, f"{seat}-{self.state.number}", msgspec.json.encode(action), based_on)
        if seat == 1:
            refused = self.state.views.refused(seat, "", answer, "") if isinstance(answer, Refusal) else None
            self.heard.append(refused or msgspec.structs.replace(answer, id=""))
        return answer

    async def hear(self) -> None:
        """Note what waits for the others."""
        for client in self.others:
            while client._queue:
                self.heard.append(await client.next_frame())

    def legal(self, seat: int) -> Any:
        assert self.state.match is not None
        return self.state.rules.legal(self.state.match.current, seat)

    def start_clock(self) -> None:
        """Keep the clock full, because the time that is left would be different at every moment."""
        assert self.state.match is not None
        self.state.clock = TableClock(now=lambda: 0.0)
        self.state.clock.set(self.state.rules.clock(self.state.match.current), 0, None)


async def heard_by_others(store: Store, name: str, second_thoughts: int) -> bytes:
    """Return all that the others are told if Ann changes her mind this often, and then decides the same."""
    await store.open_table(Watched(name, store).state.stored, [])
    live = Watched(name, store)
    assert live.state.match is not None
    while live.state.match.current.phase != "LAY":
        seat = live.state.match.to_act[0]
        await live.do(seat, live.legal(seat)[0])
    live.start_clock()
    live.broadcast.tell_all()
    *others, decision = live.legal(0)
    before = live.state.views.version(1)
    for number in range(second_thoughts):
        assert (await live.do(0, others[number % len(others)])).id
        await live.hear()
    await live.do(0, decision)
    await live.hear()
    live.broadcast.tell_info()  # somebody comes or goes
    await live.hear()
    for viewer in (1, None):
        for since in (None, -1, before, before + 1, before + 2):
            live.come(viewer, since)
        live.heard += [live.account(viewer), live.state.views.number_at(viewer, 0)]
    await live.hear()
    mine = live.legal(1)
    live.heard.append(live.state.views.version(1))
    await live.do(1, mine[0], live.state.views.version(1) + 1)  # a version that has not been reached
    await live.do(1, mine[0], before)  # still possible, whatever happened meanwhile
    await live.hear()
    return msgspec.json.encode([each.decode() if isinstance(each, bytes) else each for each in live.heard]).replace(
        name.encode(), b""
    )


def heard_with(folder: Path, thoughts: list[int]) -> list[bytes]:
    async def main() -> list[bytes]:
        store = Store(open_database(f"sqlite:///{folder}/a.db"))
        store.start()
        try:
            return [await heard_by_others(store, f"table{number}", count) for number, count in enumerate(thoughts)]
        finally:
            await store.close()

    return asyncio.run(main())


@pytest.mark.rule("RUL-QCG-35", "RUL-QCG-77")
def test_nobody_is_told_how_often_somebody_changed_their_mind(tmp_path: Path) -> None:
    never, once, often = heard_with(tmp_path, [0, 1, MOST_OFFERS + 8])
    assert b"cards_laid" in never
    assert never == once == often


def counting_everything(self: Chronicle, _: Viewer) -> list[int]:
    """A mutant: one number for all that happens, for everybody."""
    return list(range(len(self._history)))


def test_would_find_a_version_that_moves_for_what_is_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chronicle, "_noticed_by", counting_everything)
    never, once = heard_with(tmp_path, [0, 1])
    assert never != once


def test_would_find_a_clock_that_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutant: whatever happens, the clock is told again."""
    tell_all = Broadcast.tell_all

    def with_clock(self: Broadcast) -> None:
        self._info += self._is_timed()
        tell_all(self)

    monkeypatch.setattr(Broadcast, "tell_all", with_clock)
    never, once = heard_with(tmp_path, [0, 1])
    assert never != once


def test_the_sender_counts_what_the_others_do_not(tmp_path: Path) -> None:
    """Each change is acknowledged with a version of its own, so that resuming and looking back miss none of them."""

    async def main() -> None:
        store = Store(open_database(f"sqlite:///{tmp_path}/a.db"))
        store.start()
        try:
            await store.open_table(Watched("table", store).state.stored, [])
            live = Watched("table", store)
            assert live.state.match is not None
            while live.state.match.current.phase != "LAY":
                seat = live.state.match.to_act[0]
                await live.do(seat, live.legal(seat)[0])
            mine, theirs = live.state.views.version(0), live.state.views.version(1)
            choices = live.legal(0)
            versions = [(await live.do(0, choice, live.state.views.version(0))).version for choice in choices[:3]]
            assert versions == [mine + 1, mine + 2, mine + 3]
            assert (live.state.views.version(1), live.state.views.version(None)) == (theirs + 1, theirs + 1)
            assert [live.state.views.number_at(0, version) for version in versions] == versions
            assert len(live.frame(0, mine, Telling.NOTHING).events) == 3
            assert len(live.frame(1, theirs, Telling.NOTHING).events) == 1
        finally:
            await store.close()

    asyncio.run(main())


def test_whoever_is_asked_notices_it_even_if_nothing_was_seen() -> None:
    """Somebody lets the dice lie, which no event tells, and the other fighter has to answer."""
    match = commonroom.new("hogwarts", seats=["Ann", "Bob", "Cid"], options={"variant": "qualified"}, seed=f"{1:064x}")
    views = Views(match.rules)
    views.begin(match)
    unseen = 0
    for _ in range(90):
        (seat,) = before = match.to_act
        versions = [views.version(each) for each in range(3)]
        proposal = match.propose(seat, match.read_action(seat, match.bot("greedy").choose(seat)))
        views.note(seat, match.accept(proposal), time_up=False)
        for asked in set(match.to_act) - set(before):
            assert views.version(asked) == versions[asked] + 1
            assert views.moves(asked) == match.moves(asked)
            unseen += views.frame(asked, versions[asked], None).events[0].events == []
    assert unseen, "no question came out of the blue"
