"""Processes that share the work, kept from one run to the next: starting one takes as long as many games."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

AT_ONCE = 2
"""Tasks that each worker is sent at once: one to do, and one so that it need not wait for the next."""


class Crew:
    """Some workers, which start when they are first sent a task."""

    def __init__(self, number: int) -> None:
        # "spawn" works on every system, and also with threads such as that of a progress bar.
        context = get_context("spawn")
        self.number = number
        self._stop = context.Event()
        self._pool = ProcessPoolExecutor(number, context, initializer=_begin_work, initargs=(self._stop,))

    def send(self, work: Callable[..., R], *arguments: Any) -> Future[R]:
        """Send the next worker that is free something to do."""
        with _workers_deaf_to_interrupts():
            return self._pool.submit(work, *arguments)

    def dismiss(self) -> None:
        """Tell the workers to finish the game that they are in, and wait for them."""
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)


_kept: dict[int, Crew] = {}
"""The last crew that was hired, by its number of workers, unless it is at work."""


@contextmanager
def hired(number: int) -> Iterator[Crew]:
    """Hire a number of workers, if possible those of the last run. After an error or Ctrl-C they are dismissed."""
    crew = _kept.pop(number, None) or Crew(number)
    try:
        yield crew
    except BaseException:
        crew.dismiss()
        raise
    _keep(crew)


def _keep(crew: Crew) -> None:
    """Keep a crew for the next run, instead of any other."""
    while _kept:
        _kept.popitem()[1].dismiss()
    _kept[crew.number] = crew


def share_out(
    crew: Crew,
    tasks: Iterable[T],
    send: Callable[[T], Future[R]],
    here: Callable[[T], None],
    done: Callable[[T, R], None],
) -> None:
    """Send workers some tasks, and do others `here` from the start, while the workers may still be starting.

    `done` is told what a worker has returned, in no fixed order; after Ctrl-C also of what it had done until then.
    """
    tasks = iter(tasks)
    under_way: dict[Future[R], T] = {}

    def hand_out() -> None:
        for task in islice(tasks, AT_ONCE * crew.number - len(under_way)):
            under_way[send(task)] = task

    def collect(finished: Iterable[Future[R]]) -> None:
        for future in finished:
            done(under_way.pop(future), future.result())

    try:
        hand_out()
        for task in tasks:
            here(task)
            collect(wait(under_way, timeout=0).done)
            hand_out()
        while under_way:
            collect(wait(under_way, return_when=FIRST_COMPLETED).done)
            hand_out()
    except BaseException:
        crew.dismiss()
        collect([future for future in under_way if _succeeded(future)])
        raise


def _succeeded(future: Future[R]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


@contextmanager
def _workers_deaf_to_interrupts() -> Iterator[None]:
    """Keep Ctrl-C from the processes started in here: the terminal sends it to all, but they should wait for us.

    A process inherits the signals that its parent blocks. The parent itself gets the Ctrl-C a moment later.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_stop: Event | None = None
"""Set to end a worker early. It can be handed over only when the worker starts."""


def _begin_work(stop: Event) -> None:
    global _stop
    _stop = stop


def is_dismissed() -> bool:
    """Tell a worker whether to end early."""
    return _stop is not None and _stop.is_set()
