"""Pace for the server: a clock where the table wants one, and who may talk among themselves."""

from __future__ import annotations

from commonroom.engine import Clock, Pause, Seat

from ..fights.tasks import Brace, Exchange, RerollDice, TakeTurn
from ..knowledge.secrets import insiders
from ..legality import to_act
from ..state import State
from ..tasks import PlayMatch, StartOfTurn

WATCHED = (StartOfTurn, PlayMatch, TakeTurn, RerollDice, Brace, Exchange)
"""Questions before which a bot pauses, so that the others can follow."""


def clock(state: State) -> Clock | None:
    """Return the seconds for every answer, if the table has a timer."""
    seconds = state.settings.seconds_per_turn
    seats = to_act(state)
    return Clock(seats, seconds) if seconds is not None and seats else None


def patience(state: State, seat: Seat) -> Pause:
    """Let bots go through their own turn without a break, except to begin it and to fight: a walk is many answers."""
    task = state.agenda[-1] if state.agenda else None
    return Pause(goes_on=state.turn.seat == seat and not isinstance(task, WATCHED))


def question(state: State, _: Seat) -> object:
    """Identify the question and its turn, so that a pass meant for one question never counts for another."""
    if not state.agenda:
        return None
    task = state.agenda[-1]
    if isinstance(task, PlayMatch):  # a move of the match is unambiguous by itself
        return "match", None
    return state.round, state.turn, len(state.agenda), task


def team_channel(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the seat's team, which may talk because nothing is secret within it (RUL-HOG-013)."""
    mates = insiders(state, seat)
    return mates if len(mates) > 1 else ()
