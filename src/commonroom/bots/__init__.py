"""Bots: those that can play any game, and those that come with a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from commonroom.engine import BadInput, Rules
from commonroom.engine.eyes import Bot

from .budget import Clock, iterations, read_budget
from .random import random_bot
from .search import ADVISER, search_bot

ITERATIONS = 500
"""Iterations of the search bot unless told otherwise: a few tenths of a second, or more where a game is large."""

EVERY_GAME: Mapping[str, Bot] = {"random": random_bot, "search": partial(search_bot, budget=iterations(ITERATIONS))}


def bots_of(rules: Rules[Any, Any, Any]) -> dict[str, Bot]:
    """Return the bots that are offered for a game, by name, without those that only advise the search."""
    return {name: bot for name, bot in _all_bots(rules).items() if name != ADVISER}


def _all_bots(rules: Rules[Any, Any, Any]) -> dict[str, Bot]:
    return {**EVERY_GAME, **rules.BOTS}


def find_bot(rules: Rules[Any, Any, Any], name: object, now: Clock | None = None) -> Bot:
    """Find a bot by its name; `search@500` thinks for 500 iterations, `search@200ms` for 200 milliseconds."""
    bots = _all_bots(rules)
    kind, at, budget = name.partition("@") if isinstance(name, str) else ("", "", "")
    if kind not in bots or (at and kind != "search"):
        raise BadInput("bot", f"{name!r} is not one of {', '.join(bots_of(rules))}")
    return partial(search_bot, budget=read_budget(budget, now)) if at else bots[kind]
