"""Speed of A Year at Hogwarts: random play in every variant, views, walks, and whole games of greedy bots.

Like `engine.py`, it times a fixed loop of plain Python in the same run: compare the figures with that yardstick.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from random import Random
from statistics import mean, quantiles
from typing import TYPE_CHECKING, Any

from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.engine.table import read_table
from commonroom.games import GAMES, hogwarts
from commonroom.games.hogwarts.legality import legal
from commonroom.games.hogwarts.state import State
from commonroom.games.hogwarts.tasks import Walk
from commonroom.games.hogwarts.walk.ends import ends_of, greatest_length
from commonroom.games.hogwarts.walk.steps import QUESTIONS

if TYPE_CHECKING:
    from benchmarks.measuring import line, run, timed, yardstick
else:  # run as a script, this folder is on the module path
    from measuring import line, run, timed, yardstick

TABLES: dict[str, dict[str, Any]] = {
    "underage, four": {"seats": 4},
    "qualified, four": {"seats": 4, "variant": "qualified"},
    "two teams of two": {"seats": 4, "variant": "team", "teams": 2},
    "alone": {"seats": 1},
    "eight": {"seats": 8},
    "Voldemort Returns, four": {"seats": 4, "edition": "voldemort-returns"},
}
MOST = 3_000
"""Most actions of a random game, which may last forever."""
LEAST_RATE, MOST_VIEW, MOST_WALK, MOST_GAME = 3_000, 1.0, 2.0, 10.0
"""Targets: random actions a second, milliseconds for a view and for the moves of a walk, seconds for a greedy game."""


def new(seed: bytes, seats: int, edition: str | None = None, **options: Any) -> State:
    """Return a table before its first action."""
    table = read_table(hogwarts.ABOUT, edition, options, [f"P{seat}" for seat in range(seats)])
    return hogwarts.setup(table, Dice(seed, 0))


def random_states(rnd: Random, most: int, table: dict[str, Any]) -> Iterator[State]:
    """Yield the states of a random game, one after another."""
    seed = rnd.randbytes(32)
    state = new(seed, **table)
    for number in range(1, most + 1):
        yield state
        seats = hogwarts.to_act(state)
        if not seats:
            return
        moves = legal(state, seats[0])
        state, _ = hogwarts.apply(state, seats[0], moves[int(rnd.random() * len(moves))], Dice(seed, number))


def random_game(rnd: Random, table: dict[str, Any]) -> int:
    """Count the actions of a random game, on the bare contract."""
    return sum(1 for _ in random_states(rnd, MOST, table)) - 1


def sample(rnd: Random, table: dict[str, Any], number: int) -> list[State]:
    """Return states from the middle of random games."""
    found: list[State] = []
    while len(found) < number:
        found += [state for state in random_states(rnd, 600, table) if state.agenda and rnd.random() < 0.02]
    return found[:number]


def milliseconds(work: Any, *arguments: Any) -> float:
    start = time.process_time()
    work(*arguments)
    return 1000 * (time.process_time() - start)


def walk_times(state: State) -> list[float]:
    """Time the search for the moves of a walk, from every field and for every roll."""
    times: list[float] = []
    for place, ways in state.world.ways.items():
        if not ways or not state.world.fields[place].is_walkable:
            continue
        ends = ends_of(state, 0)
        for roll in range(2, 13):
            walk = Walk(0, greatest_length(state.world.ways, ends, place, roll), (place,))
            times.append(min(milliseconds(QUESTIONS[Walk].moves, state, walk, 0) for _ in range(3)))
    return times


def greedy_game(seed: int, table: dict[str, Any]) -> tuple[float, list[float]]:
    """Play a whole game of greedy bots; return the total seconds, and the milliseconds of each decision."""
    dice_seed = Random(seed).randbytes(32)
    state, decisions, start = new(dice_seed, **table), [], time.process_time()
    number = 0
    while seats := hogwarts.to_act(state):
        number += 1
        before = time.process_time()
        move = hogwarts.BOTS["greedy"](Eyes(GAMES["hogwarts"], state, seats[0]), Dice(dice_seed, -number % 2**32))
        decisions.append(1000 * (time.process_time() - before))
        state, _ = hogwarts.apply(state, seats[0], move, Dice(dice_seed, number))
    return time.process_time() - start, decisions


def measure(seconds: float) -> dict[str, Any]:
    """Measure all figures of one run."""
    speed = timed(yardstick, seconds)
    report: dict[str, Any] = {"yardstick": {"per second": round(speed)}}
    for name, table in TABLES.items():
        rnd = Random(1)
        rate = timed(partial(random_game, rnd, table), seconds)
        views = [milliseconds(hogwarts.view, state, hogwarts.to_act(state)[0]) for state in sample(rnd, table, 100)]
        games = [greedy_game(seed, table) for seed in range(4)]
        decisions = [each for _, times in games for each in times]
        report[name] = {
            "random actions per second": round(rate),
            "per yardstick": round(rate / speed, 2),
            "view, ms": round(mean(views), 3),
            "greedy game, s": round(mean(took for took, _ in games), 1),
            "longest, s": round(max(took for took, _ in games), 1),
            "greedy decision, ms": round(mean(decisions), 2),
            "p99": round(quantiles(decisions, n=100)[98], 1),
        }
    walks = walk_times(sample(Random(2), TABLES["qualified, four"], 20)[-1])
    report["moves of a walk, every field and roll"] = {
        "mean, ms": round(mean(walks), 3),
        "longest, ms": round(max(walks), 2),
    }
    return report


def failures(report: dict[str, Any]) -> list[str]:
    """List the targets that were missed."""
    found = []
    for name in TABLES:
        figures = report[name]
        if figures["random actions per second"] < LEAST_RATE:
            found.append(f"{name}: fewer than {LEAST_RATE:,} random actions a second")
        if figures["view, ms"] > MOST_VIEW:
            found.append(f"{name}: a view takes more than {MOST_VIEW:g} ms")
        if figures["longest, s"] > MOST_GAME:
            found.append(f"{name}: a greedy game takes more than {MOST_GAME:g} s")
    if report["moves of a walk, every field and roll"]["longest, ms"] > MOST_WALK:
        found.append(f"the moves of some walk take more than {MOST_WALK:g} ms")
    return found


def show(report: dict[str, Any]) -> None:
    """Print the figures as a table, and the targets that were missed."""
    for name, figures in report.items():
        print(f"\n{name}")
        print(f"  {line(figures)}")
    for failure in failures(report):
        print(f"\nmissed: {failure}")


if __name__ == "__main__":
    run(__doc__, measure, show, seconds={"type": float, "default": 2.0, "help": "processor time for each rate"})
