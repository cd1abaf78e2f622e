"""Settling an action: the one place where each kind of action finds what it does."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from commonroom.engine import Dice, Draft, Seat

from . import events as event
from .actions import (
    Action,
    Aim,
    Concede,
    End,
    Formation,
    Move,
    Pass,
    Place,
    Play,
    Put,
    Roll,
    Shoot,
    Take,
    Throw,
)
from .balls import move, pass_quaffle, put, take
from .bludgers import aim, throw
from .chase import fly, play_card
from .flow import concede, end_turn
from .placing import place, take_formation
from .scoring import shoot
from .state import State


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, list[event.Event]]:
    """The state that a legal action leads to, and what happened."""
    step: Draft[State, event.Event] = Draft(copy(state), dice)
    _DOINGS[type(action)](step, seat, action)
    return step.state, step.events


def roll(step: Draft[State, event.Event], seat: Seat, _: Roll) -> None:
    """The dice of a turn: as many actions as they show (HOG-420), or the flight of the seeker."""
    state = step.state
    if state.phase == "fly":
        fly(step, seat)
        return
    dice = step.dice.roll("actions", 6), step.dice.roll("actions", 6)
    state.left, state.phase = sum(dice), "act"
    step.emit(event.ActionsRolled(seat, dice))


_DOINGS: dict[type, Callable[..., None]] = {
    Place: place,
    Formation: take_formation,
    Roll: roll,
    Move: move,
    Pass: pass_quaffle,
    Take: take,
    Shoot: shoot,
    Aim: aim,
    Throw: throw,
    Put: put,
    Play: play_card,
    End: end_turn,
    Concede: concede,
}
