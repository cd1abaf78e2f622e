"""Bots: those that can play any game, and those that a game brings along."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from commonroom.engine import BadInput, Rules
from commonroom.engine.eyes import Bot

from .random import random_bot

EVERY_GAME: Mapping[str, Bot] = {"random": random_bot}


def bots_of(rules: Rules[Any, Any, Any]) -> dict[str, Bot]:
    """All bots that can play a game, by name."""
    return {**EVERY_GAME, **rules.BOTS}


def find_bot(rules: Rules[Any, Any, Any], name: object) -> Bot:
    """A bot by its name."""
    bots = bots_of(rules)
    if not isinstance(name, str) or name not in bots:
        raise BadInput("bot", f"{name!r} is not one of {', '.join(bots)}")
    return bots[name]
