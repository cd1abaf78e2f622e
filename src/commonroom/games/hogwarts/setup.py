"""The state before the first action, and what everybody saw of how it came about."""

from __future__ import annotations

from commonroom import engine
from commonroom.engine import Dice, Table

from . import events as event
from .agenda import run
from .draft import Draft
from .start.layout import laid_out
from .state import State


def setup(table: Table, dice: Dice) -> State:
    """Everything is laid out; whoever has not chosen a board yet is asked first (HOG-060 to HOG-075)."""
    draft: Draft = engine.Draft(laid_out(table, dice), dice)
    run(draft)
    return draft.state


def opening(state: State) -> list[event.Event]:
    """What everybody saw: who begins, who is who, where death eaters stand."""
    told: list[event.Event] = [event.FirstPlayer(state.first)]
    told += [event.DeathEaterPlaced(foe.id, foe.at) for foe in state.death_eaters]
    return told
