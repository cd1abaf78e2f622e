"""A race between the moves of one decision: all run in the same imagined worlds, and those that fall behind drop out.

Some worlds are better than others whatever one does. So a move is judged only by its lead over the advised one in the
same world, which takes far fewer worlds to settle.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, sqrt
from typing import Any

ABREAST = 12
"""Moves that run at once; others follow as these drop out."""
WARM_UP = 8
"""No move is judged before this many worlds."""
HOPELESS = 2.0
"""Standard errors behind the best at which a move drops out."""
TRIFLE = 0.1
"""The smallest lead over the advised move that counts.

No game can rate a state more precisely than this: played to the end, moves with a smaller lead were no better.
"""
ENOUGH = 50
"""Worlds after which a small lead is settled. Before that, something rare may not have come up yet."""


class Runner:
    """A move, and its lead over the advised one, world by world."""

    __slots__ = ("move", "squares", "total", "worlds")

    def __init__(self, move: Any) -> None:
        self.move = move
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0

    def note(self, lead: float) -> None:
        """Note its lead in one more world."""
        self.worlds += 1
        self.total += lead
        self.squares += lead * lead

    def lead(self) -> float:
        """Return its average lead."""
        return self.total / self.worlds if self.worlds else 0.0

    def error(self) -> float:
        """Return the standard error of the lead."""
        if self.worlds < 2:
            return inf
        variance = max(0.0, self.squares - self.total * self.total / self.worlds) / (self.worlds - 1)
        return sqrt(variance / self.worlds)


class Race:
    """The moves that are still in it. The advised one always is: the others are measured against it."""

    def __init__(self, advised: Any, others: Sequence[Any]) -> None:
        self.advised = advised
        self.running = [Runner(move) for move in others[:ABREAST]]
        self.waiting = list(others[ABREAST:])
        # The luckiest of many looks better than it is: the more there are, the more standard errors it has to lead by.
        self.doubt = sqrt(1 + 2 * log(len(others))) if others else 0.0

    def go_on(self) -> None:
        """Drop moves that have fallen behind after a world, and let waiting ones follow."""
        best = max([0.0, *(runner.lead() for runner in self.running if runner.worlds >= WARM_UP)])
        self.running = [runner for runner in self.running if not _is_hopeless(runner, best)]
        while self.waiting and len(self.running) < ABREAST:
            self.running.append(Runner(self.waiting.pop(0)))

    def is_over(self) -> bool:
        """Tell whether only the advised move is left."""
        return not self.running

    def winner(self) -> Any:
        """Return the move that is clearly ahead; in doubt, the advised one."""
        judged = [runner for runner in self.running if runner.worlds >= WARM_UP]
        best = max(judged, key=lambda runner: runner.lead() - self.doubt * runner.error(), default=None)
        if best is None or best.lead() <= max(TRIFLE, self.doubt * best.error()):
            return self.advised
        return best.move


def _is_hopeless(runner: Runner, best: float) -> bool:
    needed = max(best, TRIFLE) if runner.worlds >= ENOUGH else best
    return runner.worlds >= WARM_UP and runner.lead() + HOPELESS * runner.error() < needed
