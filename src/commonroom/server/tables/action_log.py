"""The stored actions of a match, and which of them count after some were taken back.

Actions are only ever appended. One that takes others back is stored like any other, and says after which one the match
goes on; so a record can leave out what was taken back, and the store still has all of it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

TAKEN_BACK = "~back-"
"""Beginning of the ids of actions that take others back. Ids with ~ are the server's own."""


class Back(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match goes on as after this stored action; 0 is the setup."""

    to: int


class Row(NamedTuple):
    """A stored action: of the game, or one that takes others back."""

    seat: int
    action: Any


class ActionLog:
    """All stored actions in order, numbered from 1, and the numbers of those that count."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.counting: list[int] = []

    @property
    def number(self) -> int:
        """The number of the last stored action."""
        return len(self.rows)

    def add(self, seat: int, action: Any) -> None:
        """Note a stored action."""
        self.rows.append(Row(seat, action))
        self.counting = self._after(self.number) if isinstance(action, Back) else [*self.counting, self.number]

    def actions(self, number: int) -> list[Row]:
        """Return the actions that counted after that one."""
        return [self.rows[each - 1] for each in self._after(number)]

    def cuts(self, number: int) -> int:
        """Return how often something had been taken back by then."""
        return sum(isinstance(row.action, Back) for row in self.rows[:number])

    def _after(self, number: int) -> list[int]:
        found = []
        while number:
            action = self.rows[number - 1].action
            if isinstance(action, Back):
                number = action.to
            else:
                found.append(number)
                number -= 1
        return found[::-1]
