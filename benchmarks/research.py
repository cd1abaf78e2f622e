"""Speed of the interfaces for research: steps per second of processor time, beside the yardstick in the same run.

A step is what the environment does when it is given actions. How they are chosen, here at random, is not its business
and is not counted. Only with Gymnasium's batch it is shown once: to choose under a mask takes longer than the step.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from commonroom.research import aec, sequence_env, sequence_vector, spiel

if TYPE_CHECKING:
    from benchmarks.measuring import line, run, timed, yardstick
else:  # run as a script, this folder is on the module path
    from measuring import line, run, timed, yardstick

Part: TypeAlias = Callable[[float], float]
"""Measures steps per second for so many seconds of processor time."""

ROUNDS = 5
TABLES = 1024


class Watch:
    """Adds up the processor time of the steps alone."""

    def __init__(self) -> None:
        self.steps = 0
        self.seconds = 0.0

    def step(self, work: Callable[[Any], Any], action: Any, steps: int = 1) -> Any:
        """Let an environment make a step, and return what comes of it."""
        start = time.process_time()
        result = work(action)
        self.seconds += time.process_time() - start
        self.steps += steps
        return result


def batched(opponent: str | None, *, is_all: bool = False) -> Part:
    """Many tables of Sequence in one call; with `is_all`, choosing counts too."""
    env, rnd = sequence_vector(TABLES, opponent=opponent), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)

    def measure(seconds: float) -> float:
        nonlocal seen
        watch, start = Watch(), time.process_time()
        while (passed := time.process_time() - start) < seconds:
            mask = seen["action_mask"]
            actions = (mask * rnd.random(mask.shape, dtype=np.float32)).argmax(axis=1)
            seen = watch.step(env.step, actions, TABLES)[0]
        return watch.steps / (passed if is_all else watch.seconds)

    return measure


def single(opponent: str | None) -> Part:
    """One table of Sequence."""
    env, rnd = sequence_env(opponent=opponent), np.random.default_rng(1)

    def measure(seconds: float) -> float:
        watch, start, over = Watch(), time.process_time(), True
        while time.process_time() - start < seconds:
            if over:
                seen, _ = env.reset()
            moves = np.flatnonzero(seen["action_mask"])
            seen, _, terminated, truncated, _ = watch.step(env.step, moves[int(rnd.random() * len(moves))])
            over = terminated or truncated
        return watch.steps / watch.seconds

    return measure


def in_turns(game: str, **choices: Any) -> Part:
    """A game through PettingZoo: a step, and observing what came of it."""
    env, rnd = aec(game, **choices), np.random.default_rng(1)

    def step(action: int) -> None:
        env.step(action)
        env.last()

    def measure(seconds: float) -> float:
        watch, start = Watch(), time.process_time()
        env.reset(seed=1)
        while time.process_time() - start < seconds:
            if any(env.terminations.values()):
                env.reset()
            moves = env.infos[env.agent_selection]["moves"]
            watch.step(step, int(rnd.integers(len(moves))))
        return watch.steps / watch.seconds

    return measure


def in_open_spiel(game: str) -> Part:
    """A game through OpenSpiel: an action applied to a copy of a state, as a search does it."""
    loaded, rnd = spiel(game), np.random.default_rng(1)

    def measure(seconds: float) -> float:
        watch, start, state = Watch(), time.process_time(), loaded.new_initial_state()
        while time.process_time() - start < seconds:
            if state.is_terminal():
                state = loaded.new_initial_state()
            actions = range(256) if state.is_chance_node() else state.legal_actions()
            state = watch.step(state.child, int(actions[int(rnd.integers(len(actions)))]))
        return watch.steps / watch.seconds

    return measure


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """Measure everything by turns; the middle of several rounds counts."""
    parts: dict[str, Part] = {
        "yardstick": lambda seconds: timed(yardstick, seconds),
        "Gymnasium, 1,024 tables, all seats": batched(None),
        "the same, choosing at random too": batched(None, is_all=True),
        "Gymnasium, 1,024 tables, against random": batched("random"),
        "Gymnasium, 1,024 tables, against greedy": batched("greedy"),
        "Gymnasium, one table, all seats": single(None),
        "Gymnasium, one table, against random": single("random"),
        "PettingZoo, Sequence": in_turns("sequence"),
        "PettingZoo, Quidditch": in_turns("quidditch"),
        "PettingZoo, Quidditch match": in_turns("quidditch-match"),
        "PettingZoo, A Year at Hogwarts, 4 seats": in_turns("hogwarts", seats=4),
        "PettingZoo, Voldemort Returns, 4 seats": in_turns("hogwarts", seats=4, edition="voldemort-returns"),
        "OpenSpiel, Sequence": in_open_spiel("sequence"),
        "OpenSpiel, Quidditch": in_open_spiel("quidditch"),
    }
    rounds = [{name: part(seconds) for name, part in parts.items()} for _ in range(ROUNDS)]
    return {
        name: {
            "per second": round(median(each[name] for each in rounds)),
            "per yardstick": round(median(each[name] / each["yardstick"] for each in rounds), 2),
        }
        for name in parts
    }


def show(report: dict[str, dict[str, float]]) -> None:
    """Print the figures as a table."""
    for name, figures in report.items():
        print(f"{name:<42}{line(figures)}")


if __name__ == "__main__":
    run(
        __doc__,
        measure,
        show,
        seconds={"type": float, "default": 1.0, "help": "processor time for each figure in each round"},
    )
