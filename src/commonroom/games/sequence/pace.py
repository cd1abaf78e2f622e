"""What a server needs to keep the pace: time limits, bots that wait, and who may talk (RUL-SEQ-37, -70, -76, -79)."""

from __future__ import annotations

from commonroom.engine import Clock, Pause, Seat

from .actions import CONCEDE, Concede
from .state import State


def clock(state: State) -> Clock | None:
    """The seats that keep the table waiting; a draw that is owed keeps nobody waiting (RUL-SEQ-28, RUL-SEQ-76)."""
    limit = state.settings.turn_limit
    if limit is None or state.result is not None:
        return None
    return Clock(tuple(sorted(set(state.penalty))) or (state.turn,), limit)


def patience(state: State, seat: Seat) -> Pause:
    """A bot draws at once, but does not act while somebody else may still draw (RUL-SEQ-37)."""
    if seat in state.owed:
        return Pause(is_urgent=True)
    grace = state.settings.draw_grace if state.owed else 0
    return Pause(grace, grace)


def team_channel(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The seat's team, where the table has agreed that teammates may talk (RUL-SEQ-70, RUL-SEQ-74)."""
    settings = state.settings
    return settings.members(state.side(seat)) if settings.team_talk and settings.has_teams else ()


def courtesy(state: State, seat: Seat) -> Concede | None:
    """A bot never stands in the way of partners who want to concede (RUL-SEQ-79)."""
    asked = any(state.side(other) == state.side(seat) for other in state.conceding)
    may = state.result is None and seat not in (*state.left, *state.conceding)
    return CONCEDE if asked and may else None
