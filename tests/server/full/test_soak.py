"""Half a million moves: memory stays flat, and nothing is left over in the end (TRUST R13)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from commonroom.server.tables.live import LiveTable
from commonroom.server.tables.registry import TableRegistry
from commonroom.server.verification import Looked, verify

from ..crowd import GENEROUS
from ..patience import eventually
from .program import Program, program, put_in
from .soaking import Soak

MOST_GROWTH = 1.05
SETTINGS = GENEROUS + "idle_table = 10.0\n"
LEFT = ("commonroom_tables_in_memory", "commonroom_sockets", "commonroom_writes_waiting", "commonroom_tasks")


def left_over(server: Program) -> dict[str, float]:
    """Return what the server tells that it holds."""
    lines = (line.split() for line in httpx.get(f"{server.url}/metrics").text.splitlines())
    return {line[0]: float(line[1]) for line in lines if line[0] in LEFT}


def soak(server: Program, folder: Path, moves: int, tables: int) -> Soak:
    """Play this many moves; expect that all goes when nobody plays any more, and return how it went."""
    before, descriptors = left_over(server), server.descriptors
    soaking = Soak(server, folder, moves)
    asyncio.run(soaking.run(tables))
    print(f"{soaking.moves} moves in {soaking.matches} matches; last quarter {soaking.growth():.3f} of the second")
    print(*soaking.samples[::20], soaking.samples[-1], sep="\n")
    eventually(lambda: left_over(server) == before, "everything to be let go of")
    eventually(lambda: server.descriptors <= descriptors + 10, "descriptors to be closed")
    return soaking


def check_flat(soaking: Soak) -> None:
    assert soaking.growth() <= MOST_GROWTH, f"memory has grown to {soaking.growth():.2f}"
    assert max(sample.log for sample in soaking.samples) <= 16
    middle = soaking.samples[len(soaking.samples) // 4 :]
    assert max(sample.descriptors for sample in middle) <= 2 * min(sample.descriptors for sample in middle)


@pytest.mark.full
def test_r13_half_a_million_moves_leave_nothing_behind(tmp_path: Path) -> None:
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db", SETTINGS) as server:
        check_flat(soak(server, tmp_path, 500_000, 40))
        assert "Traceback" not in server.log
    *damages, looked = verify(f"sqlite:///{tmp_path}/a.db")
    assert damages == []
    assert isinstance(looked, Looked)
    assert looked.actions >= 500_000


def keep_finished_matches() -> None:
    """Put in a mutant: a table that is let go of stays in a list all the same."""
    keep, kept = TableRegistry._keep, list[LiveTable]()

    def hoarding(self: TableRegistry, live: LiveTable) -> None:
        kept.append(live)
        keep(self, live)

    put_in(TableRegistry, "_keep", hoarding)


@pytest.mark.full
def test_r13_would_find_a_server_that_keeps_finished_matches(tmp_path: Path) -> None:
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db", SETTINGS, mutant=keep_finished_matches) as server:
        soaking = soak(server, tmp_path, 40_000, 20)
        with pytest.raises(AssertionError, match="memory has grown"):
            check_flat(soaking)
