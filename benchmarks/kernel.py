"""Speed of the compiled kernel: whole games of Sequence, beside the readable engine and the yardstick in the same run.

The parts take turns, so that a machine that is slow for a while is slow for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from random import Random
from statistics import median
from typing import TYPE_CHECKING

from commonroom.arena import Plan, prepare
from commonroom.arena.play import MOST_ACTIONS, play
from commonroom.engine.table import read_table
from commonroom.fast.simulation import Simulation
from commonroom.games import GAMES

if TYPE_CHECKING:
    from benchmarks.engine import bare_game
    from benchmarks.measuring import line, run, timed, yardstick
else:  # run as a script, this folder is on the module path
    from measuring import line, run, timed, yardstick

    from engine import bare_game

AUTO = {"draw_mode": "auto"}
ROUNDS = 7


def kernel_games(bots: Sequence[str], games: int) -> Callable[[], int]:
    """Return something that plays so many games on the kernel."""
    names = [f"Seat {seat}" for seat in range(len(bots))]
    table = read_table(GAMES["sequence"].ABOUT, "classic-2022", AUTO, names)
    simulation = Simulation(table, [bots], bytes(32), MOST_ACTIONS)
    simulation.play(0, 1)  # compiled, or read from the disk
    starts = count(0, games)

    def work() -> int:
        simulation.play(next(starts), games)
        return games

    return work


def readable_random() -> Callable[[], int]:
    """Return something that plays a random game on the bare contract of the readable engine."""
    rules, rnd = GAMES["sequence"], Random(1)
    return lambda: min(1, bare_game(rules, rnd))


def readable_greedy() -> Callable[[], int]:
    """Return something that plays a game between greedy bots on the readable engine."""
    series = prepare(Plan("sequence", ("greedy",), 10**6, 1, edition="classic-2022", options=AUTO))
    numbers = count()
    return lambda: min(1, play(series, next(numbers)).actions)


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """Measure everything by turns; the middle of several rounds counts."""
    parts: dict[str, Callable[[], int]] = {
        "yardstick": yardstick,
        "kernel, random": kernel_games(["random"] * 2, 1000),
        "kernel, greedy": kernel_games(["greedy"] * 2, 100),
        "kernel, random, 12 seats": kernel_games(["random"] * 12, 1000),
        "kernel, greedy, 12 seats": kernel_games(["greedy"] * 12, 100),
        "readable, random": readable_random(),
        "readable, greedy": readable_greedy(),
    }
    rounds = [{name: partial(timed, work, seconds)() for name, work in parts.items()} for _ in range(ROUNDS)]
    return {
        name: {
            "games per second": round(median(each[name] for each in rounds)),
            "per yardstick": round(median(each[name] / each["yardstick"] for each in rounds), 3),
        }
        for name in parts
    }


def show(report: dict[str, dict[str, float]]) -> None:
    """Print the figures as a table."""
    for name, figures in report.items():
        print(f"{name:<26}{line(figures)}")


if __name__ == "__main__":
    run(
        __doc__,
        measure,
        show,
        seconds={"type": float, "default": 0.5, "help": "processor time for each figure in each round"},
    )
