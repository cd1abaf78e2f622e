"""Bots: those that can play any game, and those that come with a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from commonroom.engine import BadInput, Dice, Rules
from commonroom.engine.eyes import Bot, Eyes
from commonroom.engine.reasons import Hint, Hinter

from .budget import Budget, Clock, iterations, read_budget
from .random import random_bot
from .reasons import Only
from .search import search_bot, search_hint

ITERATIONS = 500
"""Iterations of the search bot unless told otherwise: a few tenths of a second, or more where a game is large."""

EVERY_GAME: Mapping[str, Bot] = {"random": random_bot, "search": partial(search_bot, budget=iterations(ITERATIONS))}


def bots_of(rules: Rules[Any, Any, Any]) -> dict[str, Bot]:
    """Return the bots that can play a game, by name."""
    return {**EVERY_GAME, **rules.BOTS}


def find_bot(rules: Rules[Any, Any, Any], name: object, now: Clock | None = None) -> Bot:
    """Find a bot by its name; `search@500` thinks for 500 iterations, `search@200ms` for 200 milliseconds."""
    kind, budget = _read_name(rules, name, now)
    return partial(search_bot, budget=budget) if budget is not None else bots_of(rules)[kind]


def find_hinter(rules: Rules[Any, Any, Any], name: object, now: Clock | None = None) -> Hinter:
    """Find a bot by its name and let it say why: the same choice with the same dice, and a reason if it has one."""
    kind, budget = _read_name(rules, name, now)
    if kind == "search":
        explain: Hinter | None = partial(search_hint, budget=budget or iterations(ITERATIONS))
    else:
        explain = rules.HINTS.get(kind)
    bot = find_bot(rules, name, now)

    def hint(eyes: Eyes, dice: Dice) -> Hint:
        moves = eyes.legal()
        if len(moves) == 1 and not eyes.shortcuts():  # a single first step may lead to many ends of a walk
            return Hint(moves[0], Only())
        return Hint(bot(eyes, dice)) if explain is None else explain(eyes, dice)

    return hint


def _read_name(rules: Rules[Any, Any, Any], name: object, now: Clock | None) -> tuple[str, Budget | None]:
    """Split a bot's name into its kind and the budget that it names, if any."""
    kind, at, budget = name.partition("@") if isinstance(name, str) else ("", "", "")
    if kind not in bots_of(rules) or (at and kind != "search"):
        raise BadInput("bot", f"{name!r} is not one of {', '.join(bots_of(rules))}")
    return kind, read_budget(budget, now) if at else None
