"""Every byte of two hundred matches: nobody is told a card, a seed or a whisper before its time (TRUST S2)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog

from commonroom.server.protocol import TableFrame, TableInfo
from commonroom.server.tables.live import LiveTable

from ..crowd import GENEROUS
from .evening import Evening
from .program import program, put_in
from .secrecy import check_kept, check_log

FREE = GENEROUS + "wrong_secrets = 1000000\nchats = [10000, 1.0]\nreplays_per_address = [10000, 1.0]\n"


async def evenings(url: str, count: int) -> list[Evening]:
    """Play this many matches, some at a time."""
    all_of_them, few = [Evening(url, number) for number in range(count)], asyncio.Semaphore(8)

    async def one(evening: Evening) -> None:
        async with few:
            await evening.run()

    await asyncio.gather(*(one(evening) for evening in all_of_them))
    return all_of_them


def play_and_check(folder: Path, count: int, mutant: Callable[[], None] | None = None) -> int:
    """Play, then inspect everything that was told and written; return the number of messages."""
    with program(folder, f"sqlite:///{folder}/a.db", FREE, mutant) as server:
        played = asyncio.run(evenings(server.url, count))
        messages = sum(check_kept(evening) for evening in played)
        check_log(server.log, played)
    return messages


@pytest.mark.full
def test_s2_no_byte_of_two_hundred_matches_tells_what_is_hidden(tmp_path: Path) -> None:
    messages = play_and_check(tmp_path, 200)
    print(f"{messages} messages")
    assert messages > 20_000


def tell_the_beginning() -> None:
    """Put in a mutant: a frame carries the state in which the match began."""
    frame = LiveTable.frame

    def with_beginning(self: LiveTable, *arguments: Any) -> TableFrame:
        honest = frame(self, *arguments)
        view = msgspec.to_builtins(honest.view) if honest.view is not None else None
        if view is not None and self.state.match is not None:
            view["initial"] = self.state.match.state
        return msgspec.structs.replace(honest, view=view)

    put_in(LiveTable, "frame", with_beginning)


def tell_the_seed() -> None:
    """Put in a mutant: the public data of a table has its seed from the first move on."""
    info = LiveTable.info

    def with_seed(self: LiveTable) -> TableInfo:
        return msgspec.structs.replace(info(self), seed=self.state.stored.seed)

    put_in(LiveTable, "info", with_seed)


def log_the_action() -> None:
    """Put in a mutant: actions are logged with all their arguments."""
    act = LiveTable.act

    async def noted(self: LiveTable, seat: int, sent_id: str, body: bytes, *more: Any) -> Any:
        structlog.get_logger().info("an action", table=self.state.stored.id, seat=seat, action=body.decode())
        return await act(self, seat, sent_id, body, *more)

    put_in(LiveTable, "act", noted)


@pytest.mark.full
@pytest.mark.parametrize(
    ("mutant", "found"),
    [(tell_the_beginning, "told .* of"), (tell_the_seed, "the seed"), (log_the_action, "a card was logged")],
)
def test_s2_would_find(tmp_path: Path, mutant: Callable[[], None], found: str) -> None:
    with pytest.raises(AssertionError, match=found):
        play_and_check(tmp_path, 4, mutant)
