"""A record as frames to watch, as every seat saw them."""

from __future__ import annotations

from typing import Any

import msgspec

import commonroom
from commonroom.engine import BadInput, Illegal, Match
from commonroom.engine.contract import Viewer

from ..description import info_of
from ..protocol import Frame, Replayed

MOST_VIEWS = 20_000
"""Actions times viewers: many times what any match has, and still an answer that a browser can hold."""


class Unplayable(msgspec.Struct, frozen=True):
    """Why a record cannot be replayed. A plain value, because it has to come back from a worker."""

    code: str
    message: str
    field: str | None


def replayed(body: bytes) -> bytes | Unplayable:
    """Check a record by the rules in a worker, and return its frames as JSON."""
    try:
        return msgspec.json.encode(_replay(body))
    except BadInput as error:
        return Unplayable("bad_input", error.message, error.field)
    except Illegal as error:
        return Unplayable(error.code, str(error), error.where or None)
    except RecursionError:
        return Unplayable("bad_input", "the record is nested too deep", None)


def _replay(body: bytes) -> Replayed:
    match = commonroom.replay(body)
    if match.version * (len(match.table.seats) + 1) > MOST_VIEWS:
        raise BadInput("actions", f"there are too many to replay for {len(match.table.seats)} seats: {match.version}")
    record = match.record()
    again = commonroom.replay({key: value for key, value in record.items() if key != "chain"} | {"actions": []})
    viewers: list[Viewer] = [*range(len(again.table.seats)), None]
    frames = [_frame(again, viewers, None, None, ())]
    for seat, action in match.actions:
        frames.append(_frame(again, viewers, seat, action, again.act(seat, action)))
    return Replayed(info_of(match, match.seed, connected=False), match.opening, match.outcome, frames)


def _frame(match: Match, viewers: list[Viewer], seat: int | None, action: Any, events: Any) -> Frame:
    rules, state = match.rules, match.current
    seen = [[shown for event in events if (shown := rules.seen(event, viewer)) is not None] for viewer in viewers]
    return Frame(match.version, seat, action, seen, [rules.view(state, viewer) for viewer in viewers])
