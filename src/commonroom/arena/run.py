"""Plays a plan, here or in several processes at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from . import kernel
from .plan import Plan, Series, prepare
from .play import play
from .report import Report, make_report
from .totals import Totals
from .workers import hired, is_dismissed, share_out

MOST_GAMES_AT_ONCE = 25
CHUNKS_PER_JOB = 8
"""Enough that nobody is idle for long while another finishes."""

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
            _play_in_workers(plan, series, jobs, chunks, totals, note)
    except KeyboardInterrupt:
        interrupted = True
    return make_report(plan, series, totals, engine="fast" if is_fast else "readable", interrupted=interrupted)


def _play_here(series: Series, games: int, totals: Totals, note: Progress) -> None:
    for number in range(games):
        totals.add(play(series, number))
        note(totals.played)


def _play_in_workers(
    plan: Plan, series: Series, jobs: int, chunks: list[range], totals: Totals, note: Progress
) -> None:
    played = 0
    parts: dict[int, Totals] = {}

    def here(chunk: range) -> None:
        nonlocal played
        part = parts[chunk.start] = Totals()
        for number in chunk:
            part.add(play(series, number))
            played += 1
            note(played)

    def done(chunk: range, part: Totals) -> None:
        nonlocal played
        parts[chunk.start] = part
        played += part.played
        note(played)

    try:
        with hired(jobs - 1) as crew:
            share_out(crew, chunks, partial(crew.send, _play_chunk, plan), here, done)
    finally:
        for start in sorted(parts):  # in the order of the games
            totals.merge(parts[start])


def _play_chunk(plan: Plan, numbers: range) -> Totals:
    """Play some games of a plan in a worker, until dismissed."""
    series, totals = prepare(plan), Totals()
    for number in numbers:
        if is_dismissed():
            break
        totals.add(play(series, number))
    return totals
