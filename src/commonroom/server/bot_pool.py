"""Bots think in processes of their own: a slow or crashing bot never stalls a table."""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context
from typing import Any

import msgspec
import structlog

from commonroom.bots import find_bot
from commonroom.engine import Dice, Match, Player, Table
from commonroom.engine.eyes import Eyes
from commonroom.games import GAMES

log = structlog.get_logger()

Seated = tuple[str, str, dict[str, Any], tuple[tuple[str, str | None], ...]]
"""Game, edition, options, and name and bot of each seat: all that a worker needs to know of a table."""


def decide(seated: Seated, position: dict[str, Any], seat: int, bot: str, seed: bytes, version: int) -> bytes:
    """In the worker: what the bot does, as JSON. The bot itself is given only what its seat sees."""
    game, edition, options, seats = seated
    rules = GAMES[game]
    table = Table(edition, options, tuple(Player(*player) for player in seats))
    state = rules.from_position(table, position, Dice(seed, 0))
    return msgspec.json.encode(find_bot(rules, bot)(Eyes(rules, state, seat), Dice(seed, version)))


class BotPool:
    """A few worker processes with a deadline; a broken or stuck one is replaced."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, match: Match, seat: int, bot: str) -> bytes:
        """The bot's action as JSON; after two failures, the default of the seat, and a line in the log."""
        for attempt in (1, 2):
            pool = self._workers_now()
            try:
                return await asyncio.wait_for(self._ask(pool, match, seat, bot), self._seconds)
            except (TimeoutError, BrokenProcessPool) as error:
                log.warning("bot failed", bot=bot, attempt=attempt, error=type(error).__name__)
                self._replace(pool)
            except Exception as error:
                log.warning("bot failed", bot=bot, attempt=attempt, error=repr(error)[:200])
        return msgspec.json.encode(match.default(seat))

    def _workers_now(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Ctrl-C is for the server, which then stops its workers.
            ignore = (signal.SIGINT, signal.SIG_IGN)
            # A server has threads, and a process with threads must not be forked.
            context = get_context("forkserver")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=signal.signal, initargs=ignore)
        return self._pool

    def _ask(self, pool: ProcessPoolExecutor, match: Match, seat: int, bot: str) -> asyncio.Future[bytes]:
        table = match.table
        seated: Seated = (
            match.rules.ABOUT.name,
            table.edition,
            dict(table.options),
            tuple((player.name, player.bot) for player in table.seats),
        )
        seed = sha256(match.seed + b"bot" + seat.to_bytes(2, "big")).digest()
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(pool, decide, seated, match.state, seat, bot, seed, match.version + 1)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Let go of workers that failed, unless another table has done so already."""
        if self._pool is broken:
            self._pool = None
            for process in list((broken._processes or {}).values()):
                process.kill()
            broken.shutdown(wait=False)

    def close(self) -> None:
        if self._pool is not None:
            self._replace(self._pool)
