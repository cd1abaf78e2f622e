"""Settling an action: it answers the open question, and what follows is done until the next one."""

from __future__ import annotations

from copy import copy

from commonroom.engine import Dice, Draft, Seat

from . import events as event
from .actions import Action
from .flow import asked, run
from .secrets import addressed, laid_open
from .state import State
from .table import Play


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, list[event.Event]]:
    """The state that a legal action leads to, and what happened."""
    step: Play = Draft(copy(state), dice)
    question = asked(state)
    assert question is not None
    task, how = question
    step.state.agenda = state.agenda[:-1]
    how.answer(step, task, seat, action)
    run(step)
    step.state.shown = laid_open(step.events)
    return step.state, [addressed(step.state, happened) for happened in step.events]
