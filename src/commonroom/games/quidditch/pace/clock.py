"""Pace for the server (RUL-QCG-03, -04, -15, -16): clocks, pauses of bots, and answers held back."""

from __future__ import annotations

from commonroom.engine import Clock, Pause, Seat

from ..actions import Action, Pass
from ..legality import to_act
from ..state import WINDOWS, State


def clock(state: State) -> Clock | None:
    """Return the window's time in a race, counted from the last card; else the table's own timer, if any."""
    seats = to_act(state)
    if not seats:
        return None
    settings = state.settings
    if settings.race and state.phase in WINDOWS:
        played = sum(map(len, state.used))
        return Clock(seats, settings.race_window_seconds, (state.round, state.phase, state.at, played))
    return None if settings.turn_timer_seconds is None else Clock(seats, settings.turn_timer_seconds)


def question(state: State, _: Seat) -> object:
    """Identify the window, or the card that waits for an answer, so that a pass for one never counts for another."""
    return (state.round, state.phase, state.at, sum(map(len, state.used)), len(state.chain))


def patience(state: State, _: Seat) -> Pause:
    """Make a bot wait in a race, so that people have time to be first (RUL-QCG-04)."""
    return Pause(1.5, 4.0) if state.settings.race and state.phase in WINDOWS else Pause()


def hold(state: State, _: Seat, action: Action) -> float:
    """Hold a pass back for a moment, so that nobody can tell an automatic one (RUL-QCG-15)."""
    return state.settings.min_pass_ms / 1000 if isinstance(action, Pass) else 0.0
