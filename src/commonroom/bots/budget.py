"""Budgets of a bot: a number of iterations, which always gives the same move, or a time by a clock.

Bots have no clock of their own. A caller who wants them to think by one passes it in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import repeat
from typing import TypeAlias

from commonroom.engine import BadInput

Clock: TypeAlias = Callable[[], float]
"""Returns a time in seconds; only differences count."""

Budget: TypeAlias = Callable[[], Iterator[None]]
"""Starts to think: yields once for each iteration."""

MOST_ITERATIONS = 100_000
MOST_MILLISECONDS = 60_000
_WORDING = re.compile(r"([1-9][0-9]{0,5})(ms)?")


def read_budget(text: str, now: Clock | None) -> Budget:
    """Read a budget: `500` is a number of iterations, `200ms` a time."""
    found = _WORDING.fullmatch(text)
    if found is None:
        raise BadInput("bot", f"{text!r} is no budget: say how many iterations, or how many ms")
    number, most = int(found[1]), MOST_MILLISECONDS if found[2] else MOST_ITERATIONS
    if number > most:
        raise BadInput("bot", f"{text!r} is too much to think: {most:,} is the most")
    if not found[2]:
        return iterations(number)
    if now is None:
        raise BadInput("bot", f"there is no clock here to think {text} by; say how many iterations instead")
    return until(number / 1000, now)


def iterations(number: int) -> Budget:
    """Think for this number of iterations, on any machine."""

    def begin() -> Iterator[None]:
        return repeat(None, number)

    return begin


def until(seconds: float, now: Clock) -> Budget:
    """Think for as many iterations as fit into the time, but at least one."""

    def begin() -> Iterator[None]:
        end = now() + seconds
        yield
        while now() < end:
            yield

    return begin
