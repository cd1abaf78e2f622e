"""Pace for the server: time limits, pauses of bots, and who may talk (RUL-SEQ-37, -70, -76, -79)."""

from __future__ import annotations

from commonroom.engine import Clock, Pause, Seat

from ..actions import CONCEDE, Concede
from ..state import State


def clock(state: State) -> Clock | None:
    """Return the seats that keep the table waiting; an owed draw keeps nobody waiting (RUL-SEQ-28, RUL-SEQ-76)."""
    limit = state.settings.turn_limit
    if limit is None or state.result is not None:
        return None
    return Clock(tuple(sorted(set(state.penalty))) or (state.turn,), limit)


def patience(state: State, seat: Seat) -> Pause:
    """Make a bot draw at once, but wait before acting while somebody else may still draw (RUL-SEQ-37)."""
    if seat in state.owed:
        return Pause(is_urgent=True)
    grace = state.settings.draw_grace if state.owed else 0
    return Pause(grace, grace)


def team_channel(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the seat's team, if teammates may talk at this table (RUL-SEQ-70, RUL-SEQ-74)."""
    settings = state.settings
    return settings.members(state.side(seat)) if settings.team_talk and settings.has_teams else ()


def courtesy(state: State, seat: Seat) -> Concede | None:
    """Let a bot agree when its partners want to concede, so that it never stands in their way (RUL-SEQ-79)."""
    asked = any(state.side(other) == state.side(seat) for other in state.conceding)
    may = state.result is None and seat not in (*state.left, *state.conceding)
    return CONCEDE if asked and may else None
