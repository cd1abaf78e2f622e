"""PostgreSQL is restarted while people play: nothing is acknowledged that is not stored (TRUST R7)."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import DBAPIError

from commonroom.server.storage.store import Store

from ..crowd import Pair
from ..ledger import check_nothing_lost
from ..patience import PATIENCE
from ..postgresql import Cluster, Stop, cluster_of_our_own
from ..running import running
from .program import program

RESTARTS: tuple[Stop, ...] = ("fast", "immediate", "fast", "immediate")


@pytest.fixture
def fragile() -> Iterator[Cluster]:
    """Run a PostgreSQL that nobody else uses, so that it can be stopped."""
    with cluster_of_our_own() as cluster:
        yield cluster


class Asker:
    """Opens tables and lists its own all the time, and notes every status."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.statuses: Counter[int] = Counter()

    async def ask(self, until: asyncio.Event) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        while not until.is_set():
            for method, path, body in (
                ("POST", "/api/tables", {"game": "sequence", "seats": seats}),
                ("GET", "/api/tables", None),
                ("GET", "/api/tables/none", None),
            ):
                answer = await asyncio.to_thread(self.http.request, method, path, json=body)
                self.statuses[answer.status_code] += 1
                self.http.cookies.clear()
            await asyncio.sleep(0.05)


async def play_through(url: str, pairs: list[Pair], restart: Callable[[Stop], None], restarts: tuple[Stop, ...]) -> Any:
    """Let everybody play while the database restarts; return the HTTP statuses, and when it was back each time."""
    until, asker, back = asyncio.Event(), Asker(url), list[float]()
    playing = asyncio.gather(asker.ask(until), *(pair.play(until) for pair in pairs))
    for how in restarts:
        await asyncio.sleep(2.0)
        await asyncio.to_thread(restart, how)
        back.append(time.monotonic())
    await asyncio.sleep(5.0)
    until.set()
    await playing
    asker.http.close()
    return asker.statuses, back


def restarted(cluster: Cluster) -> Callable[[Stop], None]:
    def restart(how: Stop) -> None:
        cluster.stop(how)
        time.sleep(0.7)  # long enough for everybody to try in vain
        cluster.start()

    return restart


def longest_wait(pairs: list[Pair], back: float) -> float:
    """Return how long after the restart the last pair that still plays was acknowledged something."""
    first = [next((at for at in pair.acked_at if at > back), None) for pair in pairs]
    return max((at - back for at in first if at is not None), default=0.0)


@pytest.mark.full
def test_r7_four_restarts_of_the_database_lose_nothing_and_play_goes_on(fragile: Cluster, tmp_path: Path) -> None:
    with program(tmp_path, fragile.url) as server:
        pairs = [Pair(server.url, number, pause=0.15) for number in range(20)]
        statuses, back = asyncio.run(play_through(server.url, pairs, restarted(fragile), RESTARTS))
        log = server.log
    acked = check_nothing_lost(fragile.url, pairs)
    refused = Counter(code for pair in pairs for code in pair.refused)
    closed = Counter(code for pair in pairs for code in pair.closed)
    waits = [longest_wait(pairs, at) for at in back]
    print(f"{acked} acked; refused {dict(refused)}; closed {dict(closed)}; http {dict(statuses)}; waits {waits}")
    assert acked > 500
    assert set(refused) <= {"not_saved"}
    assert set(closed) <= {1012}
    assert refused["not_saved"] + closed[1012] > 0, "nobody noticed"
    assert set(statuses) <= {200, 201, 404, 503}
    assert statuses[503] > 0
    assert statuses[201] > 0
    assert max(waits) <= 5
    for pair in pairs:
        assert pair.over or max(pair.acked_at) > back[-1], "a table has not gone on"
    assert len(log) < 1_000_000, "the log is flooded"
    assert "request failed" not in log
    assert "autoplay failed" not in log


def deaf(append: Callable[..., Awaitable[str]]) -> Callable[..., Awaitable[str]]:
    """Return a mutant: the database's answer to a commit is ignored."""

    async def hopeful(*arguments: Any) -> str:
        with suppress(DBAPIError):
            return await append(*arguments)
        return ""

    return hopeful


@pytest.mark.full
def test_r7_would_find_a_server_that_swallows_a_failed_commit(
    fragile: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "append_action", deaf(Store.append_action))
    with running(fragile.url) as server:
        pairs = [Pair(server.url, number, pause=0.15) for number in range(10)]
        asyncio.run(play_through(server.url, pairs, restarted(fragile), ("immediate",)))
    with pytest.raises(AssertionError, match=r"lost|gap"):
        check_nothing_lost(fragile.url, pairs)
