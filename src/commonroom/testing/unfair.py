"""Dice with a defect, put in on purpose: a check of luck must notice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from commonroom.engine import Dice

T = TypeVar("T")


class TakesTheRemainder(Dice):
    """Takes a byte's remainder, although that favours small numbers."""

    __slots__ = ()

    def _below(self, bound: int) -> int:
        return super()._below(256) % bound


class SwapsWithAny(Dice):
    """Shuffles by swapping every place with any other, which makes some orders likelier."""

    __slots__ = ()

    def _shuffled(self, items: Sequence[T]) -> list[T]:
        order = list(items)
        for place in range(len(order)):
            other = self._below(len(order))
            order[place], order[other] = order[other], order[place]
        return order
