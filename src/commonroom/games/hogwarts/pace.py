"""What a server needs to keep the pace: a clock where the table wants one, and who may talk among themselves."""

from __future__ import annotations

from commonroom.engine import Clock, Pause, Seat

from . import match
from .legality import to_act
from .secrets import insiders, side_of
from .state import State
from .tasks import PlayMatch


def clock(state: State) -> Clock | None:
    """Whoever is asked has so many seconds for every answer, if the table has a timer."""
    seconds = state.settings.seconds_per_turn
    seats = to_act(state)
    return Clock(seats, seconds) if seconds is not None and seats else None


def question(state: State, seat: Seat) -> object:
    """Which question of which turn: many of them can be passed on, and a pass of one is no pass of another."""
    if not state.agenda:
        return None
    task = state.agenda[-1]
    if isinstance(task, PlayMatch):
        return "match", match.question(task.state, side_of(task.sides, seat))
    return state.round, state.turn, len(state.agenda), task


def patience(*_: object) -> Pause:
    """Nobody is robbed of a right by a quick bot: questions are put to one player after another."""
    return Pause()


def hold(*_: object) -> float:
    """Whether somebody is asked follows from what everybody knows, and they answer when they like."""
    return 0.0


def team_channel(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Inside a team all is open, so its members may talk (RUL-HOG-013)."""
    mates = insiders(state, seat)
    return mates if len(mates) > 1 else ()


def courtesy(*_: object) -> None:
    """Nobody has to agree with anybody here."""
