"""The bar that shows how many games were played, how fast, and how long the rest will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text


class Rate(ProgressColumn):
    """How many games are played in a second, or in a minute where they are long."""

    def render(self, task: Task) -> Text:
        return Text(rate(task.speed), style="progress.data.speed")


def rate(speed: float | None) -> str:
    """Return games per second in words; None is not known yet."""
    if speed is None:
        return ""
    return f"{speed:,.0f}/s" if speed >= 10 else f"{speed:.1f}/s" if speed >= 1 else f"{60 * speed:.1f}/min"


@contextmanager
def progress_bar() -> Iterator[Callable[[int, int], None]]:
    """Show a bar, if anybody can see it, which is told how many games were played, and of how many."""
    terminal = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=terminal, transient=True, disable=not terminal.is_terminal) as progress:
        task = progress.add_task("games", total=None)
        yield lambda played, planned: progress.update(task, completed=played, total=planned)
