"""Play until something happens: by chance, by the game's own bot, and with a preference for what is new."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.engine.plain import plain
from commonroom.games import GAMES, hogwarts
from commonroom.games.hogwarts.actions import WalkPath
from commonroom.games.hogwarts.outlook.walks import walk_outlook
from commonroom.games.hogwarts.state import State
from commonroom.games.hogwarts.tasks import Walk

from .tables import SEED

NAMES = ("card", "book", "mission", "token", "foe")
"""Fields of an event that name a thing of the box."""
CURIOUS, ADVISED = 0.6, 0.3
"""Chances of doing what was done least so far, and of following the bot."""
SELDOM = 16
"""A walk in one action is offered once in so many actions, so that all else that steps lead to happens too."""

Pick = Callable[[State, int, list[Any]], Any]


class Curiosity:
    """Plays at any table, and prefers what was done least so far."""

    def __init__(self, seed: int = 0) -> None:
        self.rnd, self.done = Random(seed), Counter[tuple[str, ...]]()

    def __call__(self, state: State, seat: int, moves: list[Any]) -> Any:
        dice, taste = Dice(SEED, self.rnd.randrange(10**6)), self.rnd.random()
        if taste < CURIOUS:
            least = min(self.done[_name(move)] for move in moves)
            chosen = self.rnd.choice([move for move in moves if self.done[_name(move)] == least])
        elif taste < CURIOUS + ADVISED:
            chosen = hogwarts.BOTS["greedy"](Eyes(GAMES["hogwarts"], state, seat), dice)
        else:
            chosen = self.rnd.choice(moves)
        self.done[_name(chosen)] += 1
        return chosen


def _name(move: Any) -> tuple[str, ...]:
    """Return an action without its destination: its kind, and the thing that it is done with."""
    written = plain(move)
    inner = written.get("move", {})
    return (written["type"], inner.get("type", ""), *(str(written.get(name, "")) for name in NAMES))


def played(state: State, pick: Pick, most: int, seed: int = 1) -> Iterator[tuple[Any, list[Any], State]]:
    """Yield actions, their events, and the states that they lead to."""
    for number in count(1):
        seats = hogwarts.to_act(state)
        if not seats or number > most:
            return
        seat = seats[number % len(seats)]
        shorthand = whole_walks(state, seat) if number % SELDOM == 0 else []
        action = pick(state, seat, [*hogwarts.legal(state, seat), *shorthand])
        state, events = hogwarts.apply(state, seat, action, Dice(SEED, 1000 * seed + number))
        yield action, list(events), state


def whole_walks(state: State, seat: int) -> list[Any]:
    """Return the longest walk in one action: it is no move of the list, but is taken as well."""
    if not isinstance(state.agenda[-1], Walk):
        return []
    outlook = walk_outlook(state, seat)
    return [] if outlook is None else [WalkPath(end.path) for end in outlook.ends[-1:]]


def traces(events: list[Any]) -> set[tuple[str, str]]:
    """Return what has happened, and with which things of the box."""
    found = set()
    for event in map(plain, events):
        kind = event["type"]
        found |= {(kind, "")} | {(kind, event[name]) for name in NAMES if isinstance(event.get(name), str)}
    return found
