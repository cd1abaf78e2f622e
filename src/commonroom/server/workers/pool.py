"""What takes long happens in processes of its own: a slow or crashing one never stalls a table."""

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
"""How a worker fails; whatever else is raised comes from the work itself."""


class Workers:
    """A few processes with a deadline for each piece of work; a broken or stuck one is replaced."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._free = asyncio.Semaphore(processes)
        self.waiting = 0
        """How many pieces of work wait for a worker."""
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., R], *arguments: Any) -> R:
        """Do it in a worker, as soon as one is free; one of `Failed` if that does not work or takes too long."""
        self.waiting += 1
        try:
            await self._free.acquire()
        finally:
            self.waiting -= 1
        pool = self._pool_now()
        try:
            doing = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            return await asyncio.wait_for(doing, self._seconds)
        except Failed:
            self._replace(pool)
            raise
        finally:
            self._free.release()

    def _pool_now(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A server has threads, and a process with threads must not be forked.
            context = get_context("forkserver")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=begin_worker)
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor, wait: bool = False) -> None:
        """Let go of workers that failed, unless another has done so already."""
        if self._pool is broken:
            self._pool = None
            for process in list((broken._processes or {}).values()):
                process.kill()
            broken.shutdown(wait=wait, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._replace(self._pool, wait=True)


def begin_worker() -> None:
    """Ctrl-C is for the server, which then stops its workers; and when it is killed they go with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None
    Thread(target=_go_with, args=[server], daemon=True).start()


def _go_with(server: BaseProcess) -> None:
    """The parent of a worker is the process that forks them, and that stays as long as any worker is there."""
    server.join()
    os._exit(1)
