"""Playing on in an imagined world for a little while, to see what a move leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from commonroom.engine import Dice, Rules, Seat
from commonroom.engine.eyes import Bot, Eyes

Advice: TypeAlias = Bot | None
"""The game's own bot, if it has one that thinks a little."""

HORIZON = 3
"""So many choices are played on; then the game says how good things look."""
WHIMS = 5
"""Out of a hundred choices, so many are left to chance, so that not everything turns on what the advice overlooks."""


class Imagined(Eyes):
    """Eyes in an imagined world: what is there was imagined already, so nothing has to be dealt anew."""

    __slots__ = ("__moves", "__world")

    def __init__(self, rules: Rules[Any, Any, Any], world: Any, seat: Seat, moves: Sequence[Any]) -> None:
        super().__init__(rules, world, seat)
        self.__world = world
        self.__moves = moves

    def legal(self) -> Sequence[Any]:
        """The moves, which whoever asks has found already."""
        return self.__moves

    def imagine(self, dice: Dice) -> Any:  # noqa: ARG002  (there is nothing left to chance)
        """The world itself."""
        return self.__world


def play_on(rules: Rules[Any, Any, Any], state: Any, advice: Advice, dice: Dice) -> tuple[float, ...]:
    """How good the state looks for each seat, some choices later."""
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
