"""What a server needs to keep the pace: a clock where the table wants one, and who may talk among themselves."""

from __future__ import annotations

from commonroom.engine import Clock, Seat

from .legality import to_act
from .secrets import insiders
from .state import State
from .tasks import PlayMatch


def clock(state: State) -> Clock | None:
    """Whoever is asked has so many seconds for every answer, if the table has a timer."""
    seconds = state.settings.seconds_per_turn
    seats = to_act(state)
    return Clock(seats, seconds) if seconds is not None and seats else None


def question(state: State, _: Seat) -> object:
    """Which question of which turn: many of them can be passed on, and a pass of one is no pass of another."""
    if not state.agenda:
        return None
    task = state.agenda[-1]
    if isinstance(task, PlayMatch):  # a move of the match says all that it means
        return "match", None
    return state.round, state.turn, len(state.agenda), task


def team_channel(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Inside a team all is open, so its members may talk (RUL-HOG-013)."""
    mates = insiders(state, seat)
    return mates if len(mates) > 1 else ()
