"""A record as frames to watch, as every seat saw them."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import Any

import msgspec

import commonroom
from commonroom.engine import BadInput, Illegal, Match
from commonroom.engine.contract import Viewer

from ..description import info_of
from ..protocol import Frame, Replayed

MOST_VIEWS = 20_000
"""Actions times viewers: many times what any match has, and still an answer that a browser can hold."""


PAGE = 1024 * 1024
"""Bytes of frames in one answer, but always at least one frame."""
MOST_KEPT = 4
"""Records that somebody is about to ask more of."""


class Unplayable(msgspec.Struct, frozen=True):
    """Why a record cannot be replayed. A plain value, because it has to come back from a worker."""

    code: str
    message: str
    field: str | None


def replayed(body: bytes, first: int = 0) -> bytes | Unplayable:
    """Check a record by the rules in a worker, and return its frames as JSON, from `first` as far as a page goes."""
    key = sha256(body).digest()
    try:
        kept = _kept.pop(key, None) or _Replay(body)
        told = msgspec.json.encode(kept.page(first))
    except BadInput as error:
        return Unplayable("bad_input", error.message, error.field)
    except Illegal as error:
        return Unplayable(error.code, str(error), error.where or None)
    except RecursionError:
        return Unplayable("bad_input", "the record is nested too deep", None)
    if not kept.is_over:
        _kept[key] = kept
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    return told


class _Replay:
    """A record that the rules have checked, told frame by frame."""

    def __init__(self, body: bytes) -> None:
        match = self._match = commonroom.replay(body)
        seats = len(match.table.seats)
        if match.version * (seats + 1) > MOST_VIEWS:
            raise BadInput("actions", f"there are too many to replay for {seats} seats: {match.version}")
        self._viewers: list[Viewer] = [*range(seats), None]
        self._begin()

    def _begin(self) -> None:
        record = self._match.record()
        start = {key: value for key, value in record.items() if key != "chain"} | {"actions": []}
        self._again = commonroom.replay(start)
        self._next = 0
        """The frame that has not been told yet."""

    @property
    def is_over(self) -> bool:
        return self._next > self._match.version

    def page(self, first: int) -> Replayed:
        if first < self._next:
            self._begin()
        frames: list[Any] = []
        size = 0
        while not self.is_over and size < PAGE:
            events = self._step()
            if self._next > first:
                frames.append(msgspec.Raw(msgspec.json.encode(self._frame(events))))
                size += len(frames[-1])
        info = info_of(self._match, self._match.seed, connected=False)
        return Replayed(info, self._match.opening, self._match.outcome, frames, None if self.is_over else self._next)

    def _step(self) -> Any:
        """Go to the next frame, and return what happened there."""
        number, self._next = self._next, self._next + 1
        return self._again.act(*self._match.actions[number - 1]) if number else ()

    def _frame(self, events: Any) -> Frame:
        number = self._next - 1
        seat, action = self._match.actions[number - 1] if number else (None, None)
        return _frame(self._again, self._viewers, seat, action, events)


_kept: OrderedDict[bytes, _Replay] = OrderedDict()
"""Records that are not told to their end, so that the next page need not begin at the beginning."""


def _frame(match: Match, viewers: list[Viewer], seat: int | None, action: Any, events: Any) -> Frame:
    rules, state = match.rules, match.current
    seen = [[shown for event in events if (shown := rules.seen(event, viewer)) is not None] for viewer in viewers]
    return Frame(match.version, seat, action, seen, [rules.view(state, viewer) for viewer in viewers])
