"""One order explains what everybody was told by two servers, one of which is killed now and then (TRUST R6)."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from commonroom.engine import Viewer
from commonroom.server.protocol import Account
from commonroom.server.tables.live import LiveTable

from ..ledger import Row, stored_actions
from ..postgresql import Cluster
from .history import Append, History, Read, digest, violations
from .program import Program, program, put_in

TABLES = 10


async def record(one: Program, two: Program, operations: int, kills: int) -> list[History]:
    """Play, read, and kill the second server now and then, until there are enough operations."""
    until, nodes = asyncio.Event(), (one.url, two.url)
    histories = [History(nodes, number) for number in range(TABLES)]

    async def one_after_another(history: History) -> None:
        await history.run(until)
        while not until.is_set():
            histories.append(history := await asyncio.to_thread(History, nodes, len(histories)))
            await history.run(until)

    def done() -> int:
        return sum(history.operations for history in histories)

    playing = asyncio.gather(*map(one_after_another, histories[:]))
    for kill in range(1, kills + 2):
        while done() < operations * kill / (kills + 1) and not playing.done():
            await asyncio.sleep(0.05)
        if kill <= kills:
            await asyncio.to_thread(two.end, signal.SIGKILL)
            await asyncio.to_thread(two.start)
    until.set()
    await playing
    return histories


def all_violations(database: str, histories: list[History]) -> list[str]:
    rows = stored_actions(database)
    found = []
    for history in histories:
        found += violations(history, [row for row in rows if row.table == history.table])
    return found


@pytest.mark.full
def test_r6_one_order_explains_what_everybody_was_told(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database("history")
    with program(tmp_path, database) as one, program(tmp_path, database) as two:
        histories = asyncio.run(record(one, two, 20_000, 3))
        assert "Traceback" not in one.log + two.log
    assert all_violations(database, histories) == []
    appends = [append for history in histories for append in history.appends]
    told = [append for append in appends if isinstance(append.answer, int)]
    unknown = [append for append in appends if append.answer is None]
    reads = sum(len(history.reads) for history in histories)
    print(f"{len(told)} stored, {len(appends) - len(told)} not, {len(unknown)} without an answer; {reads} reads")
    assert len(appends) + reads >= 20_000
    assert len(told) > 1_000


def tell_what_was() -> None:
    """Put in a mutant: what a server tells is kept for a while."""
    account, kept = LiveTable.account, dict[tuple[str, Viewer, int], Account]()

    def stale(self: LiveTable, viewer: Viewer) -> Account:
        key = self.state.stored.id, viewer, self.state.number // 4
        return kept.setdefault(key, account(self, viewer))

    put_in(LiveTable, "account", stale)


@pytest.mark.full
def test_r6_would_find_a_server_that_tells_what_was(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database("stale")
    with program(tmp_path, database, mutant=tell_what_was) as one, program(tmp_path, database) as two:
        histories = asyncio.run(record(one, two, 1_500, 0))
    found = all_violations(database, histories)
    assert any("what server 0 tells" in each for each in found)
    assert not any("what server 1 tells" in each for each in found)


EVENTS = [{"version": n, "events": []} for n in range(1, 4)]


def recorded(appends: list[Append], reads: list[Read]) -> list[str]:
    """Judge a history of three actions, all of which are stored."""

    history = History.__new__(History)
    history.appends, history.reads, history.longest, history.table = appends, reads, EVENTS, "t"
    return violations(history, [Row("t", n, 0, f"{n}") for n in (1, 2, 3)])


SOUND = [Append(0, f"{n}", 0, float(n), n + 0.5, n) for n in (1, 2, 3)]


def test_r6_a_sound_history_is_sound() -> None:
    reads = [Read(0, 2.6, 2.7, 2, digest(EVENTS[:2])), Read(1, 3.6, 3.7, 1, digest(EVENTS[:1]))]
    unanswered = [*SOUND[:2], SOUND[2]._replace(answer=None, ended=9.0), Append(0, "x", 0, 0.0, 9.0, None)]
    for appends in (SOUND, unanswered):
        assert recorded(appends, reads) == []


@pytest.mark.parametrize(
    ("appends", "reads", "why"),
    [
        ([*SOUND[:2], SOUND[2]._replace(answer="stale")], [], "is stored as 3"),
        ([*SOUND, Append(0, "x", 0, 1.0, 2.0, 4)], [], "is stored as None"),
        (SOUND[:2], [], "nobody has sent it"),
        ([SOUND[0]._replace(began=5.0, ended=6.0), *SOUND[1:]], [], "actions: "),
        (SOUND, [Read(0, 2.6, 2.7, 1, digest(EVENTS[:1]))], "what server 0 tells: 1 after 2"),
        (SOUND, [Read(1, 3.6, 3.7, 3, digest(EVENTS)), Read(1, 3.8, 3.9, 2, digest(EVENTS[:2]))], "2 after 3"),
        (SOUND, [Read(1, 1.0, 1.1, 2, digest(EVENTS[:2]))], "from the future"),
        (SOUND, [Read(1, 3.6, 3.7, 2, digest(EVENTS[1:]))], "not the beginning"),
    ],
)
def test_r6_every_kind_of_violation_is_found(appends: list[Append], reads: list[Read], why: str) -> None:
    found = recorded(appends, reads)
    assert any(why in each for each in found), found
