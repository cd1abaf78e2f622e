"""The games between two bots so far, and whether they are enough."""

from __future__ import annotations

from collections.abc import Iterable

from ..plan import Series
from .deals import Deal
from .sprt import Question


class Duel:
    """What two bots have played against each other."""

    def __init__(self, series: Series, deals: int, question: Question | None) -> None:
        self.series = series
        self.planned = deals
        self.question = question
        self.by_points = [0] * 5
        """Deals up to the first that is missing, by the points of the first bot: none, half a point, up to two."""
        self.llr = 0.0
        self._deals: dict[int, Deal] = {}
        self._asked = 0

    @property
    def answer(self) -> float | None:
        """The lead that was accepted as an answer to the question, if any."""
        return None if self.question is None else self.question.answer(self.llr)

    @property
    def played(self) -> int:
        """The number of games that were played."""
        return 2 * len(self._deals)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to play."""
        return self.answer is not None or len(self._deals) == self.planned

    def add(self, deals: Iterable[Deal]) -> None:
        """Add deals that were played, in any order."""
        self._deals |= {deal.number: deal for deal in deals if deal.number < self.planned}
        # Asked deal by deal in their order, so that the answer does not depend on who was quicker.
        while self.answer is None and self._asked in self._deals:
            self.by_points[round(2 * self._deals[self._asked].points)] += 1
            self._asked += 1
            if self.question is not None:
                self.llr = self.question.llr(self.by_points)

    def missing(self, numbers: range) -> list[int]:
        """Return those of some deals that were not played yet."""
        return [number for number in numbers if number not in self._deals]

    def counted(self) -> list[Deal]:
        """Return the deals that count: all, or with a question those up to its end."""
        numbers = range(self._asked) if self.question is not None else sorted(self._deals)
        return [self._deals[number] for number in numbers]
