"""Holds a tournament, here or in several processes at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import NamedTuple

from ..kernel import AT_ONCE
from ..plan import Plan, prepare_duel
from ..run import CHUNKS_PER_JOB, MOST_GAMES_AT_ONCE
from ..workers import hired, share_out
from .deals import Deal, play_deal, play_deals, play_fast
from .duel import Duel
from .plan import Tournament, prepare
from .record import Record, heading, opened
from .report import Crosstable, make_report

Progress = Callable[[int, int], None]
"""Called now and then with the number of games played so far, and of those planned."""


class Task(NamedTuple):
    """Some deals between two bots."""

    duel: Duel
    numbers: list[int]


def hold(plan: Tournament, on_progress: Progress | None = None, *, record: Path | None = None) -> Crosstable:
    """Play all games of a tournament. Ctrl-C ends it early, with a report of the games played until then.

    With a record, what it has is not played again, and all that is played is added to it at once.
    """
    fixtures = prepare(plan)
    duels = [Duel(series, plan.games // 2, fixtures.question) for series in fixtures.series.values()]
    interrupted = False
    with nullcontext() if record is None else opened(record, heading(plan, fixtures)) as kept:
        hall = Hall(duels, kept, on_progress)
        try:
            if fixtures.engine == "fast":
                hall.play_fast()
            else:
                hall.play(plan)
        except KeyboardInterrupt:
            interrupted = True
    return make_report(plan, fixtures, duels, interrupted=interrupted)


class Hall:
    """Where a tournament is held: hands out what is to be played, and takes down what was."""

    def __init__(self, duels: list[Duel], record: Record | None, on_progress: Progress | None) -> None:
        self.duels = duels
        self.record = record
        self.on_progress = on_progress
        for duel in duels:
            duel.add(deal for deal in (record.deals if record else ()) if deal.bots == duel.series.bots)
        self._note()

    def play_fast(self) -> None:
        """Play what is missing on the compiled kernel."""
        for duel, numbers in self._tasks(AT_ONCE):
            missing = set(numbers)
            played = play_fast(duel.series, range(numbers[0], numbers[-1] + 1))
            self._take_down(duel, [deal for deal in played if deal.number in missing])

    def play(self, plan: Tournament) -> None:
        """Play what is missing on the readable engine."""
        games = plan.games * len(self.duels)
        size = max(1, min(MOST_GAMES_AT_ONCE, games // (plan.jobs * CHUNKS_PER_JOB)) // 2)
        tasks = self._tasks(size)
        if plan.jobs == 1:
            for task in tasks:
                self._play_here(task)
            return
        with hired(plan.jobs - 1) as crew:
            share_out(
                crew,
                tasks,
                lambda task: crew.send(_play_there, plan.duel(task.duel.series.bots), task.numbers),
                self._play_here,
                lambda task, deals: self._take_down(task.duel, deals),
            )

    def _tasks(self, size: int) -> Iterator[Task]:
        """Return what is missing, by turns from every duel that is not over."""
        planned = self.duels[0].planned
        for start in range(0, planned, size):
            for duel in self.duels:
                missing = duel.missing(range(start, min(start + size, planned)))
                if missing and not duel.is_over:
                    yield Task(duel, missing)

    def _play_here(self, task: Task) -> None:
        for number in task.numbers:
            self._take_down(task.duel, [play_deal(task.duel.series, number)])

    def _take_down(self, duel: Duel, deals: Iterable[Deal]) -> None:
        if self.record is not None:
            self.record.write(deals)
        duel.add(deals)
        self._note()

    def _note(self) -> None:
        if self.on_progress is not None:
            played = [duel.played for duel in self.duels]
            planned = sum(
                games if duel.is_over else 2 * duel.planned for duel, games in zip(self.duels, played, strict=True)
            )
            self.on_progress(sum(played), planned)


def _play_there(plan: Plan, numbers: list[int]) -> list[Deal]:
    return play_deals(prepare_duel(plan), numbers)
