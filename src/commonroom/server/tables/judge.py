"""Actions on their way to the match: decoded, held back where the rules say so, and judged."""

from __future__ import annotations

import asyncio
import time
from random import SystemRandom
from typing import Any

import msgspec

from commonroom.engine import BadAction, Illegal, Refusal
from commonroom.engine.match import Proposal

from ..limits.buckets import Buckets
from .state import Sent, TableState

CHANCE = SystemRandom()
WAVER = 1.0
"""By how much more of itself a wait may be longer: whatever decides sooner than that is told at the same time."""


class Judge:
    """Judges the actions of one table by what it is now; changes nothing."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._asides = Buckets("asides", *table.limits.asides)

    def decode(self, body: bytes) -> Any:
        """Read an action strictly; return a Refusal if this game has no such action."""
        try:
            return self._table.decode(body)
        except msgspec.DecodeError as error:
            return BadAction("action", str(error)).refusal

    async def hold(self, sent: Sent) -> None:
        """Wait where the rules say so: a quick answer would tell something about a hand."""
        table = self._table
        if table.match is None or isinstance(sent.action, Refusal):
            return
        if hold := table.rules.hold(table.match.current, sent.seat, sent.action):
            until = table.moved + hold * (1 + CHANCE.uniform(0.0, WAVER))
            await asyncio.sleep(max(0.0, until - time.monotonic()))

    def propose(self, sent: Sent) -> Proposal:
        """Judge an action; Illegal if the server or the rules refuse it."""
        table, seat, action = self._table, sent.seat, sent.action
        if sent.based_on is not None and sent.based_on > table.views.version(seat):
            raise Illegal(Refusal("", "stale"))
        if table.match is None:
            raise Illegal(Refusal("", "not_begun"))
        if table.stored.paused is not None:
            raise Illegal(Refusal("", "paused"))
        if isinstance(action, Refusal):
            raise Illegal(action)
        if sent.based_on is not None and table.views.is_stale(seat, action, sent.based_on):
            raise Illegal(Refusal("", "stale"))
        proposal = table.match.propose(seat, action)
        self._limit_asides(seat, action)  # last, so that what the rules refuse costs nothing
        return proposal

    def _limit_asides(self, seat: int, action: Any) -> None:
        """Refuse too many asides: moves end with the match, but claims could go on forever."""
        table = self._table
        assert table.match is not None
        kinds = {type(aside) for aside in table.rules.asides(table.match.current, seat)}
        is_aside = action not in table.views.moves(seat) and type(action) in kinds
        if is_aside and self._asides.take(f"{seat}"):
            raise Illegal(Refusal("", "too_many_requests"))
