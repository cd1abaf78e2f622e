"""What players do for each other besides playing: ask for a move back or a pause, go on, give time.

Every change is stored first, under the table's lock; another server that was faster makes it a conflict.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol

import msgspec

from commonroom.engine import Illegal, Refusal, Viewer

from ...limits.buckets import Buckets
from ...protocol import May, What
from ...storage.rows import StoredAction
from ..action_log import TAKEN_BACK, Back
from ..state import TableState
from .takeback import Undo, undo
from .vote import PATIENCE, Vote, read, written

NOT_NOW = Refusal("", "not_now")
STALE = Refusal("", "stale")
TOO_OFTEN = Refusal("", "too_many_requests")
ASKED_ALREADY = Refusal("", "asked_already")
PAUSED = Refusal("", "paused")


class Settle(Protocol):
    """Stores what was agreed, adopts it and tells everybody; False if another server was faster."""

    async def __call__(self, action: StoredAction | None = None, **values: Any) -> bool:
        """Store an action, if there is one, and these values of the table."""


class Agreements:
    """What the players of one table may ask of each other, and what comes of it."""

    def __init__(self, table: TableState, lock: asyncio.Lock, settle: Settle) -> None:
        self._table, self._lock, self._settled = table, lock, settle
        self._wishes = Buckets("wishes", *table.limits.wishes)
        """How often each seat may still ask the others for something."""

    # What is possible

    def may(self, viewer: Viewer) -> list[May]:
        """Return what a seat may ask of the table now."""
        table = self._table
        if viewer is None or table.phase != "playing":
            return []
        if table.stored.paused is not None:
            return ["resume"]
        vote = read(table.stored.asked)
        found: list[May] = []
        if vote is None or not vote.is_open(time.time()):
            found += ["take_back"] if self._can_undo(viewer) else []
            found += ["pause"]
        return found + (["give_time"] if self._gift(viewer) else [])

    def _undo(self, seat: int) -> Undo:
        """Return what taking the seat's last decision back would do; Illegal if that is not possible."""
        table = self._table
        return undo(table.rules, table.action_log, table.views.events, table.stored.seats, seat)

    def _can_undo(self, seat: int) -> bool:
        try:
            return bool(self._undo(seat))
        except Illegal:
            return False

    def _gift(self, seat: int) -> float:
        """Return the seconds that a seat may give to its opponents on the clock: half a turn, up to two in all."""
        sides, clock, left = self._table.sides, self._table.clock.running, self._table.clock.left()
        if clock is None or left is None or clock.key is not None or left > 2 * clock.seconds:
            return 0.0
        theirs = {sides[each] for each in clock.seats}
        return 0.0 if sides[seat] in theirs else max(15.0, clock.seconds / 2)

    # What is done

    async def ask(self, seat: int, what: What) -> Refusal | None:
        """Ask all people at the table; where nobody has to agree, do it at once. Return why not, if not."""
        async with self._lock:
            try:
                vote = self._vote(seat, what)
            except Illegal as error:
                return error.refusal
            if self._wishes.take(f"{seat}"):
                return TOO_OFTEN
            # The host may stop the table at once: somebody has to be able to, and everybody may go on.
            if not vote.waits_for(self._table.stored.seats) or (what == "pause" and seat == self._table.stored.host):
                return await self._agreed(vote)
            return await self._settle(asked=written(vote))

    def _vote(self, seat: int, what: What) -> Vote:
        """Return the vote that a seat may call; Illegal says why not."""
        table, last, now = self._table, read(self._table.stored.asked), time.time()
        if table.phase != "playing" or (last is not None and last.is_open(now)):
            raise Illegal(NOT_NOW)
        if table.stored.paused is not None:
            raise Illegal(PAUSED)
        if last is not None and (last.what, last.seat, last.row, last.result) == (
            what,
            seat,
            table.number,
            "declined",
        ):
            raise Illegal(ASKED_ALREADY)
        knows = self._undo(seat).knows if what == "take_back" else False
        number = 1 if last is None else last.number + 1
        return Vote(number, what, seat, table.number, now + PATIENCE, knows=knows)

    async def answer(self, seat: int, number: int, agree: bool) -> Refusal | None:
        """Agree to what was asked, or decline; the asker withdraws it."""
        async with self._lock:
            vote = read(self._table.stored.asked)
            if vote is None or vote.number != number or not vote.is_open(time.time()):
                return STALE
            if seat == vote.seat and agree:
                return NOT_NOW
            if not agree:
                result = "withdrawn" if seat == vote.seat else "declined"
                declined = msgspec.structs.replace(vote, result=result, by=seat)
                return await self._settle(asked=written(declined))
            vote = msgspec.structs.replace(vote, agreed=tuple(sorted({*vote.agreed, seat})))
            if vote.waits_for(self._table.stored.seats):
                return await self._settle(asked=written(vote))
            return await self._agreed(vote)

    async def resume(self) -> Refusal | None:
        """Go on after a pause: anybody at the table may, so that nobody can hold the others up."""
        async with self._lock:
            if (since := self._table.stored.paused) is None or self._table.phase != "playing":
                return NOT_NOW
            credit = self._table.clock.credit + time.time() - since
            return await self._settle(paused=None, paused_by=None, credit=credit, credited=self._table.number)

    async def give_time(self, seat: int) -> Refusal | None:
        """Give more time to those on the clock, who play against this seat."""
        async with self._lock:
            if self._table.stored.paused is not None or not (seconds := self._gift(seat)):
                return NOT_NOW
            if self._wishes.take(f"{seat}"):
                return TOO_OFTEN
            return await self._settle(credit=self._table.clock.credit + seconds, credited=self._table.number)

    async def _agreed(self, vote: Vote) -> Refusal | None:
        """Do what all have agreed to."""
        asked = written(msgspec.structs.replace(vote, result="agreed"))
        if vote.what == "pause":
            return await self._settle(asked=asked, paused=time.time(), paused_by=vote.seat)
        try:
            back = Back(self._undo(vote.seat).to)
        except Illegal as error:  # somebody has moved meanwhile
            return error.refusal
        number = self._table.number + 1
        body = msgspec.json.encode(back)
        stored = StoredAction(number, vote.seat, f"{TAKEN_BACK}{number}", body, time.time())
        return await self._settle(stored, asked=asked)

    async def _settle(self, action: StoredAction | None = None, **values: Any) -> Refusal | None:
        return None if await self._settled(action, **values) else STALE
