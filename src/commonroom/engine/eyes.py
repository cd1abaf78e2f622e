"""A table as one seat sees it, which is all that a bot is ever given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from .contract import Rules, Seat
from .dice import Dice
from .errors import Refusal

Move = TypeVar("Move")


class Eyes:
    """A seat's access to a match: what it sees, may do, and can imagine. The true state stays behind this wall."""

    __slots__ = ("__state", "rules", "seat")

    def __init__(self, rules: Rules[Any, Any, Any], state: Any, seat: Seat) -> None:
        self.rules = rules
        self.seat = seat
        self.__state = state

    def view(self) -> Any:
        """Return the seat's view, as the game's own struct."""
        return self.rules.view(self.__state, self.seat)

    def legal(self) -> Sequence[Any]:
        """Return the moves that the seat may make now."""
        return self.rules.legal(self.__state, self.seat)

    def refusal(self, action: Any) -> Refusal | None:
        """Return the rule that forbids an action of this seat, as the seat would be told."""
        return self.rules.refusal(self.__state, self.seat, action)

    def shortcuts(self) -> Sequence[Any]:
        """Return the whole moves that the seat may make in one action, where its moves are single steps."""
        return self.rules.shortcuts(self.__state, self.seat)

    def imagine(self, dice: Dice) -> Any:
        """Return a full state that agrees with everything the seat knows."""
        return self.rules.imagine(self.__state, self.seat, dice)


Bot: TypeAlias = Callable[[Eyes, Dice], Any]
"""Decides for a seat that has to act: returns one of its legal moves. Its dice are its own, not the match's."""


def noticed(
    moves: Sequence[Move], dice: Dice, percentage: int, is_obvious: Callable[[Move], bool] = lambda _: False
) -> Sequence[Move]:
    """Return the moves that an easy bot notices, each with this chance unless it is obvious; all if it notices none."""
    return [move for move in moves if is_obvious(move) or dice.roll("notice", 100) <= percentage] or moves
