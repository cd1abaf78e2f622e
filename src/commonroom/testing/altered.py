"""Defects put in on purpose: the rules of a game with one part replaced, to see that a check would notice."""

from __future__ import annotations

from typing import Any, cast

from commonroom.engine import Dice, Seat, Table
from commonroom.engine.load import Game

from .tables import AnyRules


def altered(rules: AnyRules, **parts: Any) -> AnyRules:
    """Return the same rules but for these parts; the game itself stays as it is."""
    return cast(Game, rules).altered(**parts)


def with_other_dice(rules: AnyRules, other: Any) -> AnyRules:
    """Return the same rules, but the luck of set-up and of every action goes through another pair of hands."""

    def setup(table: Table, dice: Dice) -> Any:
        return rules.setup(table, other(dice))

    def apply(state: Any, seat: Seat, action: Any, dice: Dice) -> Any:
        return rules.apply(state, seat, action, other(dice))

    return altered(rules, setup=setup, apply=apply)
