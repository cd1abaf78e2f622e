"""The state before the first action, and what everybody saw of how it came about."""

from __future__ import annotations

from commonroom.engine import Dice, Draft, Table

from . import events as event
from .flow import run
from .layout import laid_out
from .state import State
from .table import Play


def setup(table: Table, dice: Dice) -> State:
    """Everything is laid out; whoever has not chosen a board yet is asked first (HOG-060 to HOG-075)."""
    step: Play = Draft(laid_out(table, dice), dice)
    run(step)
    return step.state


def opening(state: State) -> list[event.Event]:
    """What everybody saw: who begins, who is who, where death eaters stand."""
    told: list[event.Event] = [event.FirstPlayer(state.first)]
    told += [event.DeathEaterPlaced(foe.id, foe.at) for foe in state.death_eaters]
    return told
