"""Settling an action: the one place that maps each kind of action to its function."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from commonroom import engine
from commonroom.engine import Dice, Seat

from . import events as event
from .actions import Action, Aim, Concede, End, Formation, Move, Pass, Place, Play, Put, Roll, Shoot, Take, Throw
from .draft import Draft
from .flow import concede, end_turn
from .play.balls import move, pass_quaffle, put, take
from .play.bludgers import aim, throw
from .play.chase import fly, play_card
from .play.placement import place, take_formation
from .play.score import shoot
from .state import State


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, list[event.Event]]:
    """Settle a legal action; return the new state and the events."""
    draft: Draft = engine.Draft(copy(state), dice)
    DOERS[type(action)](draft, seat, action)
    return draft.state, draft.events


def roll(draft: Draft, seat: Seat, _: Roll) -> None:
    """Roll the dice of a turn: for the number of actions (HOG-420), or for the flight of the seeker."""
    state = draft.state
    if state.phase == "fly":
        fly(draft, seat)
        return
    dice = draft.dice.roll("actions", 6), draft.dice.roll("actions", 6)
    state.left, state.phase = sum(dice), "act"
    draft.emit(event.ActionsRolled(seat, dice))


DOERS: dict[type, Callable[..., None]] = {
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
