"""Dice with a defect, put in on purpose: a check of luck must notice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from commonroom.engine import Dice

T = TypeVar("T")


class TakesTheRemainder(Dice):
    """A byte's remainder, though it favours the small numbers."""

    __slots__ = ()

    def _below(self, bound: int) -> int:
        return super()._below(256) % bound


class SwapsWithAny(Dice):
    """A shuffle that swaps every place with any other, which makes some orders likelier."""

    __slots__ = ()

    def _shuffled(self, items: Sequence[T]) -> list[T]:
        order = list(items)
        for place in range(len(order)):
            other = self._below(len(order))
            order[place], order[other] = order[other], order[place]
        return order
