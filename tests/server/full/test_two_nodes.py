"""Two servers, one PostgreSQL, the same tables: one of two simultaneous actions wins, and both agree (TRUST R4)."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count
from pathlib import Path

import psycopg
import pytest

from ..ledger import check_nothing_lost, stored_actions
from ..postgresql import Cluster
from .program import Program, program
from .racing import Race

TABLES = 20


async def race(nodes: list[str], tables: int, seconds: float) -> list[Race]:
    """Race at this many tables at once, each followed by another when it is over."""
    until, numbers = asyncio.Event(), count()
    races = [Race(nodes, next(numbers)) for _ in range(tables)]

    async def one_after_another(race: Race) -> None:
        await race.run(until)
        while not until.is_set():
            races.append(await asyncio.to_thread(Race, nodes, next(numbers)))
            await races[-1].run(until)

    racing = asyncio.gather(*map(one_after_another, races[:]))
    await asyncio.sleep(seconds)
    until.set()
    await racing
    return races


def check_one_history(database: str, races: list[Race]) -> int:
    """Expect winners and rows to agree, and everybody to be told the same; return the number of winners."""
    for race in races:
        versions = Counter(race.acked.values())
        assert max(versions.values(), default=1) == 1, f"forked: two winners of one version at {race.table}"
    won = check_nothing_lost(database, races)
    assert won == len(stored_actions(database)), "something was stored that nobody was told of"
    for race in races:
        assert race.oddities == []
        last = max(race.acked.values(), default=0)
        for reader in race.readers:
            assert reader.versions == list(range(reader.versions[0], last + 1)) if reader.versions else last == 0
            assert reader.view == race.readers[0].view, f"two servers show {race.table} differently"
        first, second = race.records()
        assert first == second, f"two servers tell {race.table} differently"
    return won


def check_no_failure(*nodes: Program) -> None:
    """Expect no failure inside: no status 500, no traceback."""
    for node in nodes:
        assert "Traceback" not in node.log
        assert "request failed" not in node.log


@pytest.mark.full
def test_r4_of_two_servers_one_wins_each_version_and_both_agree(cluster: Cluster, tmp_path: Path) -> None:
    database, seconds = cluster.new_database("race"), 15
    with program(tmp_path, database) as one, program(tmp_path, database) as two:
        before = one.processor + two.processor
        races = asyncio.run(race([one.url, two.url], TABLES, seconds))
        processor = one.processor + two.processor - before
        won = check_one_history(database, races)
        check_no_failure(one, two)
    losses = sum((race.losses for race in races), Counter[str]())
    print(
        f"{won / seconds:.0f} wins a second, {won / processor:.0f} a second of the servers' processor time, "
        f"at {len(races)} tables; losers: {dict(losses)}"
    )
    assert losses["stale"] > 100, "nobody raced"
    assert won / seconds >= 50  # however many others use the machine
    assert won / processor >= 250


@pytest.mark.full
def test_r4_would_find_a_store_that_lets_both_win(cluster: Cluster, tmp_path: Path) -> None:
    """A mutant: the write itself does not check that a version is free."""
    database = cluster.new_database("forks")
    with program(tmp_path, database) as one, program(tmp_path, database) as two:
        with psycopg.connect(database) as connection:
            connection.execute("ALTER TABLE actions DROP CONSTRAINT actions_pkey, DROP CONSTRAINT actions_sent_once")
        races = asyncio.run(race([one.url, two.url], 5, 4))
        with pytest.raises(AssertionError, match="forked"):
            check_one_history(database, races)
