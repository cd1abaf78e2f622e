"""Rules with one part replaced, to put in a defect on purpose and see that a check notices."""

from __future__ import annotations

from typing import Any, cast

from commonroom.engine import Dice, Seat, Table
from commonroom.engine.load import Game

from .tables import AnyRules


def altered(rules: AnyRules, **parts: Any) -> AnyRules:
    """Return the rules with these parts replaced; the game itself stays as it is."""
    return cast(Game, rules).altered(**parts)


def with_other_dice(rules: AnyRules, other: Any) -> AnyRules:
    """Return the rules with other dice for the setup and for every action."""

    def setup(table: Table, dice: Dice) -> Any:
        return rules.setup(table, other(dice))

    def apply(state: Any, seat: Seat, action: Any, dice: Dice) -> Any:
        return rules.apply(state, seat, action, other(dice))

    return altered(rules, setup=setup, apply=apply)
