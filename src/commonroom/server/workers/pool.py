"""Processes for slow work: one that hangs or crashes never stalls a table."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, TypeVar

from .turns import Asked, Turns, anybody

R = TypeVar("R")

MIB = 1024 * 1024
START = 60.0
"""Seconds in which a process must have started, on the busiest machine."""
WORK = ["bots", "content", "past", "replay"]
"""Modules of work that are loaded once for all processes, so that a new one starts at once."""


class Closed(Exception):
    """The server is about to stop: nothing is worked on any more."""


class Unwanted(Exception):
    """Nobody waits for the work any more."""


Failed = (TimeoutError, BrokenProcessPool, MemoryError, Closed)
"""Failures of a worker. Any other exception comes from the work itself."""


class Workers:
    """A few processes with a deadline for each piece of work. A broken or stuck one is replaced, and no other."""

    def __init__(self, processes: int, seconds: float, nice: int = 0, megabytes: int | None = None) -> None:
        self.seconds = seconds
        self._idle = [_Worker(nice, megabytes) for _ in range(processes)]
        self._all = list(self._idle)
        self._turns: Turns[asyncio.Future[_Worker]] = Turns()
        self._closed = False

    @property
    def waiting(self) -> int:
        """Return the number of pieces of work that wait for a worker."""
        return len(self._turns)

    async def run(self, work: Callable[..., R], *arguments: Any, turn: Asked = anybody) -> R:
        """Run it in a worker as soon as it is its turn; raise one of `Failed` if the worker fails or takes too long.

        The deadline counts from when the work begins: those who wait in line have not used up their time.
        """
        worker = await self._free(turn)
        try:
            return await worker.run(work, arguments, self.seconds)
        except Failed:
            if self._closed:
                raise Closed from None
            raise
        finally:
            self._idle.append(worker)
            self._serve()

    async def _free(self, turn: Asked) -> _Worker:
        """Wait for a worker."""
        place: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._turns.add(place, turn)
        self._serve()
        try:
            return await place
        except asyncio.CancelledError:
            self._turns.remove(place)
            if place.done() and not place.cancelled() and place.exception() is None:
                self._idle.append(place.result())
                self._serve()
            raise

    def _serve(self) -> None:
        """Give idle workers to those whose turn it is."""
        if self._closed:
            for place in self._turns.all():
                self._turns.remove(place)
                _turn_away(place, Closed())
            return
        for place in self._turns.unwanted():
            _turn_away(place, Unwanted())
        while self._idle and (place_next := self._turns.next()) is not None:
            if not place_next.done():  # its caller has given up, and is about to leave the line
                place_next.set_result(self._idle.pop())

    def close(self, wait: bool = True) -> None:
        """End all workers, whatever they are at; everybody who waits for one hears of it."""
        self._closed = True
        self._serve()
        for worker in self._all:
            worker.end(wait)


def _turn_away(place: asyncio.Future[Any], why: Exception) -> None:
    if not place.done():
        place.set_exception(why)


class _Worker:
    """One process, started when it is first needed."""

    def __init__(self, nice: int, megabytes: int | None) -> None:
        self._nice, self._megabytes = nice, megabytes
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., R], arguments: tuple[Any, ...], seconds: float) -> R:
        pool = await self._started()
        try:
            return await asyncio.wait_for(_submitted(pool, work, *arguments), seconds)
        # A future that is given up does not stop its process: that would go on computing, and block the next work.
        except (TimeoutError, BrokenProcessPool, MemoryError, asyncio.CancelledError):
            self._replace(pool)
            raise

    async def _started(self) -> ProcessPoolExecutor:
        """Return the process; a new one first has to say that it runs, so that its start is not counted as work."""
        if self._pool is not None:
            return self._pool
        # A server has threads, and forking a process with threads can deadlock its child.
        context = get_context("forkserver")
        context.set_forkserver_preload([f"commonroom.server.workers.{name}" for name in WORK])
        prepare = (self._nice, self._megabytes)
        pool = self._pool = ProcessPoolExecutor(1, context, initializer=begin_worker, initargs=prepare)
        try:
            await asyncio.wait_for(_submitted(pool, os.getpid), START)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self._replace(pool)
            raise
        return pool

    def _replace(self, broken: ProcessPoolExecutor, wait: bool = False) -> None:
        """Let go of a process that failed, unless somebody has done so already."""
        if self._pool is broken:
            self._pool = None
            for process in list((broken._processes or {}).values()):
                process.kill()
            broken.shutdown(wait=wait, cancel_futures=True)

    def end(self, wait: bool) -> None:
        if self._pool is not None:
            self._replace(self._pool, wait)


def _submitted(pool: ProcessPoolExecutor, work: Callable[..., R], *arguments: Any) -> asyncio.Future[R]:
    return asyncio.wrap_future(pool.submit(work, *arguments))


def begin_worker(nice: int, megabytes: int | None) -> None:
    """Prepare a worker: it ignores Ctrl-C, which is for the server, and ends when the server is killed.

    Work that may take long steps back behind the server itself, and the kernel holds it to its memory.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None
    if nice:
        os.nice(nice)
    if megabytes is not None:
        with suppress(ValueError, OSError):  # a machine that allows even less
            resource.setrlimit(resource.RLIMIT_AS, (megabytes * MIB, megabytes * MIB))
    Thread(target=_go_with, args=[server], daemon=True).start()


def _go_with(server: BaseProcess) -> None:
    """End with the server.

    Its death is not noticed otherwise: the parent of a worker is the process that forks them, and that one lives for as
    long as any worker does.
    """
    server.join()
    os._exit(1)
