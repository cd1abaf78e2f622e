"""Plays a plan, here or in several processes at once."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event

from . import kernel
from .plan import Plan, Series, prepare
from .play import play
from .report import Report, make_report
from .totals import Totals

MOST_GAMES_AT_ONCE = 25
CHUNKS_PER_JOB = 4
"""Enough that no worker is idle for long while another finishes."""

Progress = Callable[[int], None]
"""Called now and then with the number of games played so far."""


def simulate(plan: Plan, on_progress: Progress | None = None, *, chunk: int | None = None) -> Report:
    """Play all games of a plan. Ctrl-C ends it early, with a report of the games played until then."""
    series = prepare(plan)
    size = chunk or max(1, min(MOST_GAMES_AT_ONCE, plan.games // (plan.jobs * CHUNKS_PER_JOB)))
    chunks = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    jobs = min(plan.jobs, len(chunks))
    totals, interrupted = Totals(), False
    note = on_progress or (lambda _: None)
    is_fast = kernel.is_chosen(plan, series)
    try:
        if is_fast:
            kernel.play_all(plan, series, totals, note)
        elif jobs == 1:
            _play_here(series, plan.games, totals, note)
        else:
            _play_in_workers(plan, jobs, chunks, totals, note)
    except KeyboardInterrupt:
        interrupted = True
    return make_report(plan, series, totals, engine="fast" if is_fast else "readable", interrupted=interrupted)


def _play_here(series: Series, games: int, totals: Totals, note: Progress) -> None:
    for number in range(games):
        totals.add(play(series, number))
        note(totals.played)


def _play_in_workers(plan: Plan, jobs: int, chunks: list[range], totals: Totals, note: Progress) -> None:
    # "spawn" works on every system, and also with threads such as that of a progress bar.
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, initializer=_begin_work, initargs=(stop,)) as pool:
        with _workers_deaf_to_interrupts():
            futures = [pool.submit(_play_chunk, plan, chunk) for chunk in chunks]
        try:
            played = 0
            for future in as_completed(futures):
                played += future.result().played
                note(played)
        except BaseException:
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise
        finally:
            for future in futures:  # in the order of the games
                if _succeeded(future):
                    totals.merge(future.result())


def _succeeded(future: Future[Totals]) -> bool:
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


def _play_chunk(plan: Plan, numbers: range) -> Totals:
    """Play some games of a plan in a worker, until told to stop."""
    series, totals = prepare(plan), Totals()
    for number in numbers:
        if _stop is not None and _stop.is_set():
            break
        totals.add(play(series, number))
    return totals
