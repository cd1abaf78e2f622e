"""What a server needs to keep the pace (RUL-QCG-03, -04, -15, -16): clocks, bots that wait, and answers held back."""

from __future__ import annotations

from commonroom.engine import Clock, Pause, Seat

from .actions import Action, Pass
from .legality import to_act
from .state import WINDOWS, State


def clock(state: State) -> Clock | None:
    """In a race every window has its time, counted from the last card; else the table's own timer, if it has one."""
    seats = to_act(state)
    if not seats:
        return None
    settings = state.settings
    if settings.race and state.phase in WINDOWS:
        played = sum(map(len, state.used))
        return Clock(seats, settings.race_window_seconds, (state.round, state.phase, state.at, played))
    return None if settings.turn_timer_seconds is None else Clock(seats, settings.turn_timer_seconds)


def question(state: State, _: Seat) -> object:
    """Which window, or which card that waits for an answer: a pass in one is no pass in another."""
    return (state.round, state.phase, state.at, sum(map(len, state.used)), len(state.chain))


def patience(state: State, _: Seat) -> Pause:
    """In a race a bot leaves people the time to be first (RUL-QCG-04)."""
    return Pause(1.5, 4.0) if state.settings.race and state.phase in WINDOWS else Pause()


def hold(state: State, _: Seat, action: Action) -> float:
    """A pass is shown only after a moment, so that nobody can tell an automatic one (RUL-QCG-15)."""
    return state.settings.min_pass_ms / 1000 if isinstance(action, Pass) else 0.0
