"""Processes for slow work: one that hangs or crashes never stalls a table."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, TypeVar

R = TypeVar("R")

Failed = (TimeoutError, BrokenProcessPool)
"""Failures of a worker. Any other exception comes from the work itself."""


class Workers:
    """A few processes with a deadline for each piece of work. A broken or stuck one is replaced."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._free = asyncio.Semaphore(processes)
        self.waiting = 0
        """Number of pieces of work that wait for a worker."""
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., R], *arguments: Any) -> R:
        """Run it in a worker as soon as one is free; raise one of `Failed` if the worker fails or takes too long."""
        self.waiting += 1
        try:
            await self._free.acquire()
        finally:
            self.waiting -= 1
        # The clock starts when a worker is free: those who wait in line have not used up their time.
        pool = self._pool_now()
        try:
            doing = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            return await asyncio.wait_for(doing, self._seconds)
        # A future that is given up does not stop its process: that would go on computing, and block the next work.
        except Failed:
            self._replace(pool)
            raise
        finally:
            self._free.release()

    def _pool_now(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A server has threads, and forking a process with threads can deadlock its child.
            context = get_context("forkserver")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=begin_worker)
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor, wait: bool = False) -> None:
        """Let go of workers that failed, unless somebody has done so already."""
        if self._pool is broken:
            self._pool = None
            for process in list((broken._processes or {}).values()):
                process.kill()
            broken.shutdown(wait=wait, cancel_futures=True)

    def close(self) -> None:
        """End all workers."""
        if self._pool is not None:
            self._replace(self._pool, wait=True)


def begin_worker() -> None:
    """Prepare a worker: it ignores Ctrl-C, which is for the server, and ends when the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None
    Thread(target=_go_with, args=[server], daemon=True).start()


def _go_with(server: BaseProcess) -> None:
    """End with the server.

    Its death is not noticed otherwise: the parent of a worker is the process that forks them, and that one lives for as
    long as any worker does.
    """
    server.join()
    os._exit(1)
