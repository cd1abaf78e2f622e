"""Speed of the engine: random play, and the questions that bots and servers ask all the time.

Every figure is given beside a fixed pure-Python loop that was timed in the same run, so that results from different
machines, or from a noisy one, can be compared: read the column "per yardstick".
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import commonroom
from commonroom.engine import Dice, Match, Rules
from commonroom.engine.table import read_table
from commonroom.games import GAMES

if TYPE_CHECKING:
    from benchmarks.measuring import line, run, timed, yardstick
else:  # run as a script, this folder is on the module path
    from measuring import line, run, timed, yardstick

AnyRules = Rules[Any, Any, Any]

SEATS = ["Ann", "Bob"]
TABLES: dict[str, dict[str, Any]] = {"sequence": {"edition": "classic-2022", "options": {"draw_mode": "auto"}}}
"""Values other than the default: a card that is drawn automatically is no action."""


def table_of(rules: AnyRules) -> dict[str, Any]:
    return {"edition": None, "options": {}, "seats": SEATS} | TABLES.get(rules.ABOUT.name, {})


def bare_game(rules: AnyRules, rnd: Random) -> int:
    """Play a random game on the bare contract; return the number of its actions."""
    table = read_table(rules.ABOUT, **table_of(rules))
    seed, actions = rnd.randbytes(32), 0
    state = rules.setup(table, Dice(seed, 0))
    while seats := rules.to_act(state):
        seat = seats[0]
        moves = rules.legal(state, seat)
        actions += 1
        state, _ = rules.apply(state, seat, moves[int(rnd.random() * len(moves))], Dice(seed, actions))
    return actions


def new_match(rules: AnyRules, rnd: Random) -> Match:
    return commonroom.new(rules.ABOUT.name, **table_of(rules), seed=rnd.getrandbits(64))


def match_game(rules: AnyRules, rnd: Random) -> int:
    """Play a random game through Match: plain data in, refusals checked, plain data out."""
    match = new_match(rules, rnd)
    while seats := match.to_act:
        moves = match.legal(seats[0])
        match.submit(seats[0], moves[int(rnd.random() * len(moves))])
    return match.version


def midgame_states(rules: AnyRules, rnd: Random, number: int) -> list[Any]:
    """Return states from the middle of games in which nobody answers in time."""
    states: list[Any] = []
    while len(states) < number:
        match = new_match(rules, rnd)
        for _ in range(rnd.randrange(10, 60)):
            if match.to_act:
                match.submit(match.to_act[0], match.default(match.to_act[0]))
        if match.to_act:
            states.append(match.current)
    return states


def memory(ask: Callable[[], object]) -> int:
    """Return the bytes that one answer holds while it lives."""
    gc.collect()
    tracemalloc.start()
    answer = ask()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del answer
    return size


def play_rates(game: Callable[[Random], int], rnd: Random, seconds: float) -> tuple[float, float]:
    """Return actions and games per second."""
    games = 0

    def one_game() -> int:
        nonlocal games
        games += 1
        return game(rnd)

    start = time.process_time()
    actions = timed(one_game, seconds)
    return actions, games / (time.process_time() - start)


def ask_all(ask: Callable[[Any], object], states: list[Any]) -> int:
    """Ask the question of every state."""
    for state in states:
        ask(state)
    return len(states)


Question = Callable[[AnyRules, Any], object]
QUESTIONS: dict[str, Question] = {
    "legal": lambda rules, state: rules.legal(state, rules.to_act(state)[0]),
    "view": lambda rules, state: rules.view(state, rules.to_act(state)[0]),
    "imagine": lambda rules, state: rules.imagine(state, rules.to_act(state)[0], Dice(bytes(32), 1)),
    "appraise": lambda rules, state: rules.appraise(state),
}

Figures = dict[str, dict[str, dict[str, float]]]


def measure(seconds: float) -> Figures:
    """Measure all figures of one run."""
    speed = timed(yardstick, seconds)
    report: Figures = {"yardstick": {"plain loop": {"per second": round(speed)}}}
    for rules in GAMES.values():
        report |= measure_game(rules, speed, seconds)
    return report


def measure_game(rules: AnyRules, speed: float, seconds: float) -> Figures:
    """Measure the figures of one game, relative to the speed of the yardstick."""
    rnd, title = Random(1), rules.ABOUT.title
    states = midgame_states(rules, rnd, 50)
    played: dict[str, dict[str, float]] = {}
    asked: dict[str, dict[str, float]] = {}
    for name, game in {"bare contract": bare_game, "through Match": match_game}.items():
        actions, games = play_rates(partial(game, rules), rnd, 2 * seconds)
        played[name] = {
            "actions per second": round(actions),
            "games per second": round(games),
            "actions per yardstick": round(actions / speed, 2),
        }
    for name, question in QUESTIONS.items():
        ask = partial(question, rules)
        rate = timed(partial(ask_all, ask, states), seconds)
        asked[name] = {
            "microseconds": round(1e6 / rate, 2),
            "bytes": memory(partial(ask, states[0])),
            "answers per yardstick": round(rate / speed, 2),
        }
    return {f"{title}, random play": played, f"{title}, questions": asked}


def show(report: Figures) -> None:
    """Print the figures as a table."""
    for part, rows in report.items():
        print(f"\n{part}")
        for name, figures in rows.items():
            print(f"  {name:<14}{line(figures)}")


if __name__ == "__main__":
    run(__doc__, measure, show, seconds={"type": float, "default": 2.0, "help": "processor time for each figure"})
