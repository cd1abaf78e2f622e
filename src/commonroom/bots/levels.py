"""The levels that people choose from. Which bot plays at a level is up to the game: strength is measured, not named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from commonroom.engine import Rules

LEVELS = ("easy", "normal", "hard", "master")
"""All levels, the weakest first. A game leaves out those for which it has no bot."""
UNMEASURED: Mapping[str, tuple[str, ...]] = {"easy": ("easy", "random"), "normal": ("greedy",), "hard": ("search",)}
"""The bots for each level, the better first, in a game that does not say."""


def levels_of(rules: Rules[Any, Any, Any]) -> dict[str, str]:
    """Return the bot at each level that a game has, the weakest first."""
    given = rules.LEVELS or _unmeasured(rules)
    return {level: given[level] for level in LEVELS if level in given}


def _unmeasured(rules: Rules[Any, Any, Any]) -> dict[str, str]:
    known = {"random", "search", *rules.BOTS}
    found = {level: next((bot for bot in bots if bot in known), None) for level, bots in UNMEASURED.items()}
    return {level: bot for level, bot in found.items() if bot is not None}
