"""What players do for each other besides playing: ask for a move back or a pause, go on, give time.

Every change is stored first, under the table's lock; another server that was faster makes it a conflict.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from commonroom.engine import Illegal, Refusal

from ..protocol import What
from ..storage.agreements import settle
from ..storage.rows import StoredAction
from ..storage.store import Conflict
from .asking import PATIENCE, Question, read, written
from .line import TAKEN_BACK, Back
from .live import LiveTable

NOT_NOW = Refusal("", "not_now", "that cannot be done now")
STALE = Refusal("", "stale", "the table has changed; look again and choose once more")
TOO_OFTEN = Refusal("", "too_many_requests", "wait a moment before you ask again")
ASKED_ALREADY = Refusal("", "asked_already", "they have already declined; play on before you ask again")
PAUSED = Refusal("", "paused", "the game is paused")


async def ask(live: LiveTable, seat: int, what: What) -> Refusal | None:
    """Ask all people at the table; where nobody has to agree, do it at once. Return why not, if not."""
    async with live.lock:
        try:
            question = _question(live, seat, what)
        except Illegal as error:
            return error.refusal
        if live.wishes.take(f"{seat}"):
            return TOO_OFTEN
        # The host may stop the table at once: somebody has to be able to, and everybody may go on.
        if not question.waits_for(live.stored.seats) or (what == "pause" and seat == live.stored.host):
            return await _agreed(live, question)
        return await _settle(live, asked=written(question))


def _question(live: LiveTable, seat: int, what: What) -> Question:
    """Return the question that a seat may ask; Illegal says why not."""
    last, now = read(live.stored.asked), time.time()
    if live.phase != "playing" or (last is not None and last.is_open(now)):
        raise Illegal(NOT_NOW)
    if live.stored.paused is not None:
        raise Illegal(PAUSED)
    if last is not None and (last.what, last.seat, last.row, last.result) == (what, seat, live.number, "declined"):
        raise Illegal(ASKED_ALREADY)
    knows = live.undo(seat).knows if what == "take_back" else False
    number = 1 if last is None else last.number + 1
    return Question(number, what, seat, live.number, now + PATIENCE, knows=knows)


async def answer(live: LiveTable, seat: int, number: int, agree: bool) -> Refusal | None:
    """Agree to what was asked, or decline; the asker withdraws it."""
    async with live.lock:
        question = read(live.stored.asked)
        if question is None or question.number != number or not question.is_open(time.time()):
            return STALE
        if seat == question.seat and agree:
            return NOT_NOW
        if not agree:
            result = "withdrawn" if seat == question.seat else "declined"
            declined = msgspec.structs.replace(question, result=result, by=seat)
            return await _settle(live, asked=written(declined))
        question = msgspec.structs.replace(question, agreed=tuple(sorted({*question.agreed, seat})))
        if question.waits_for(live.stored.seats):
            return await _settle(live, asked=written(question))
        return await _agreed(live, question)


async def resume(live: LiveTable) -> Refusal | None:
    """Go on after a pause: anybody at the table may, so that nobody can hold the others up."""
    async with live.lock:
        if (since := live.stored.paused) is None or live.phase != "playing":
            return NOT_NOW
        credit = live.clock.credit + time.time() - since
        return await _settle(live, paused=None, paused_by=None, credit=credit, credited=live.number)


async def give_time(live: LiveTable, seat: int) -> Refusal | None:
    """Give more time to those on the clock, who play against this seat."""
    async with live.lock:
        if live.stored.paused is not None or not (seconds := live.gift(seat)):
            return NOT_NOW
        if live.wishes.take(f"{seat}"):
            return TOO_OFTEN
        return await _settle(live, credit=live.clock.credit + seconds, credited=live.number)


async def _agreed(live: LiveTable, question: Question) -> Refusal | None:
    """Do what all have agreed to."""
    asked = written(msgspec.structs.replace(question, result="agreed"))
    if question.what == "pause":
        return await _settle(live, asked=asked, paused=time.time(), paused_by=question.seat)
    try:
        back = Back(live.undo(question.seat).to)
    except Illegal as error:  # somebody has moved meanwhile
        return error.refusal
    number = live.number + 1
    body = msgspec.json.encode(back)
    stored = StoredAction(number, question.seat, f"{TAKEN_BACK}{number}", body, time.time())
    return await _settle(live, stored, asked=asked)


async def _settle(live: LiveTable, action: StoredAction | None = None, **values: Any) -> Refusal | None:
    """Store what was agreed, take it over and tell it; STALE if another server was faster."""
    row = None if action is None else {"table_id": live.stored.id, **action._asdict(), "body": action.body.decode()}
    try:
        loaded = await live.store.change(live.stored.id, settle(live.stored, row, **values))
    except Conflict:
        await live.read_again()
        return STALE
    live.take_over(loaded)
    if action is not None:
        live.catch_up_here([action])
    return None
