"""What is told of a table itself: to everybody, and to one of its people at a glance."""

from __future__ import annotations

import time
from typing import Any

from commonroom.engine.seeds import commitment

from ..protocol import MyTable, PauseInfo, SeatInfo, TableInfo
from .agreements.vote import read
from .state import TableState


def info_of(table: TableState, briefly: bool = False) -> TableInfo:
    """Return what everybody may know; briefly, only the hash of content that somebody has brought."""
    stored, match = table.stored, table.match
    present = table.attendance.everywhere()
    return TableInfo(
        table=stored.id,
        game=stored.game,
        title=table.rules.ABOUT.title,
        edition=stored.edition,
        options=table.brief_options if briefly else stored.options,
        content=table.content,
        seats=[_seat(table, n, seat.kind == "bot" or n in present.seats) for n, seat in enumerate(stored.seats)],
        host=stored.host,
        hints=stored.hints,
        team_chat=match is not None and bool(table.team_of(0)),
        phase=table.phase,
        commitment=commitment(bytes.fromhex(stored.seed)),
        seed=stored.seed if table.phase == "finished" else None,
        outcome=None if match is None else table.rules.outcome(match.current),
        rematch=stored.rematch,
        clock=table.clock.info(),
        watchers=present.watchers,
        watching=list(present.names),
        gallery=stored.gallery,  # type: ignore[arg-type]
        pause=None if stored.paused is None else PauseInfo(stored.paused_by, stored.paused),
        asked=None if (vote := read(stored.asked)) is None else vote.public(stored.seats, time.time()),
        away_after=table.limits.away,
    )


def _seat(table: TableState, number: int, connected: bool) -> SeatInfo:
    seat, left = table.stored.seats[number], number in table.keys.former.values()
    kind: Any = seat.kind
    side = table.sides[number]
    return SeatInfo(kind, seat.name, seat.bot, connected, side, seat.wish, seat.came, left, seat.offered)


def summary_of(table: TableState, seat: int) -> MyTable:
    """Return what the person in a seat may know of the table at a glance."""
    stored, match = table.stored, table.match
    return MyTable(
        table=stored.id,
        game=stored.game,
        edition=stored.edition,
        seat=seat,
        names=[other.name for other in stored.seats],
        sides=list(table.sides),
        phase=table.phase,
        my_turn=match is not None and seat in match.to_act,
        moves=0 if match is None else table.views.count(seat),
        scores=[] if match is None else list(table.rules.scores(match.current)),
        outcome=None if match is None else table.rules.outcome(match.current),
        opened=stored.opened,
        finished=stored.finished,
    )
