"""What a second process gains `simulate`: wall-clock time with one job beside that with two, by turns in one run.

Each is the best of several, because anything else that runs on the machine only makes it slower. The first run with two
jobs starts the worker, and those after it find it there.
"""

from __future__ import annotations

import argparse
from time import perf_counter

import commonroom

GAMES = 60
RUNS = 7


def seconds(bot: str, games: int, jobs: int) -> float:
    """Return how long some games of a bot against itself take."""
    begin = perf_counter()
    commonroom.simulate("sequence", bot, games, seed=1, jobs=jobs)
    return perf_counter() - begin


def main() -> None:
    """Print a row for each bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    games = parser.parse_args().games
    # The first run with two jobs starts the worker; the game itself is loaded before.
    commonroom.simulate("sequence", "greedy", 1, seed=1)
    first = seconds("greedy", games, 2)
    print(f"{games} games of Sequence, seconds of the wall clock, the best of {RUNS}\n")
    print(f"{'bot':8}{'one job':>9}{'two jobs':>10}{'gain':>7}")
    for bot in ("random", "greedy"):
        runs = [(seconds(bot, games, 1), seconds(bot, games, 2)) for _ in range(RUNS)]
        one, two = (min(times) for times in zip(*runs, strict=True))
        print(f"{bot:8}{one:9.3f}{two:10.3f}{one / two:7.2f}")
    print(f"\nthe first run of greedy, which starts the worker: {first:.3f}")


if __name__ == "__main__":
    main()
