"""Playing on in an imagined world for a little while, to see what a move leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from commonroom.engine import Dice, Rules, Seat
from commonroom.engine.eyes import Bot, Eyes

Advice: TypeAlias = Bot | None
"""The game's own bot, if it has one that thinks a little."""

HORIZON = 3
"""Choices that are played on before the game rates the state."""
WHIMS = 5
"""Percentage of choices that are random, so that not everything depends on what the advice overlooks."""


class Imagined(Eyes):
    """Eyes in an imagined world, in which nothing has to be imagined again."""

    __slots__ = ("__moves", "__world")

    def __init__(self, rules: Rules[Any, Any, Any], world: Any, seat: Seat, moves: Sequence[Any]) -> None:
        super().__init__(rules, world, seat)
        self.__world = world
        self.__moves = moves

    def legal(self) -> Sequence[Any]:
        """Return the moves, which the caller has found already."""
        return self.__moves

    def imagine(self, dice: Dice) -> Any:  # noqa: ARG002  (there is nothing left to chance)
        """Return the world itself."""
        return self.__world


def play_on(rules: Rules[Any, Any, Any], state: Any, advice: Advice, dice: Dice) -> tuple[float, ...]:
    """Play some choices on, and rate the state for each seat."""
    choices = 0
    while choices < HORIZON and (seats := rules.to_act(state)):
        moves = rules.legal(state, seats[0])
        move = moves[0]
        if len(moves) > 1:
            choices += 1
            if advice is None or dice.roll("whim", 100) <= WHIMS:
                move = dice.pick("whim", moves)
            else:
                move = advice(Imagined(rules, state, seats[0], moves), dice)
        state, _ = rules.apply(state, seats[0], move, dice)
    return rules.appraise(state)
