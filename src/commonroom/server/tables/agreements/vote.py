"""A vote among all at a table: may a move be taken back, shall we pause? It is stored, to outlive a crash."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...protocol import Asked, Result, What
from ...storage.rows import StoredSeat

PATIENCE = 60.0
"""Seconds in which all have to answer. Bots stand still meanwhile."""


class Vote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last vote of a table."""

    number: int
    what: What
    seat: int
    row: int
    """How many actions were stored when it was asked."""
    until: float
    agreed: tuple[int, ...] = ()
    knows: bool = False
    """The asker has meanwhile seen a card of their own, which comes to them again."""
    result: Result | None = None
    by: int | None = None
    """Who declined."""

    def is_open(self, now: float) -> bool:
        """Tell whether it can still be answered."""
        return self.result is None and now < self.until

    def waits_for(self, seats: Sequence[StoredSeat]) -> list[int]:
        """Return the people who have not agreed. Bots always agree."""
        have = {self.seat, *self.agreed}
        return [number for number, seat in enumerate(seats) if seat.kind == "person" and number not in have]

    def public(self, seats: Sequence[StoredSeat], now: float) -> Asked:
        """Return what everybody may know of it."""
        result: Result | None = "lapsed" if self.result is None and now >= self.until else self.result
        waits = [] if result else self.waits_for(seats)
        left = round(max(0.0, self.until - now), 1) if result is None else 0.0
        return Asked(self.number, self.what, self.seat, list(self.agreed), waits, self.knows, left, result, self.by)


_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(Vote).decode


def read(asked: str | None) -> Vote | None:
    """Read a stored vote."""
    return None if asked is None else _decode(asked)


def written(vote: Vote) -> str:
    """Return a vote as it is stored."""
    return _encode(vote).decode()
