"""The state before the first action, and what everybody saw of the setup."""

from __future__ import annotations

from commonroom import engine
from commonroom.engine import Dice, Table

from . import events as event
from .agenda import run
from .draft import Draft
from .start.layout import laid_out
from .state import State


def setup(table: Table, dice: Dice) -> State:
    """Lay everything out, and ask those who have not chosen a board yet (HOG-060 to HOG-075)."""
    draft: Draft = engine.Draft(laid_out(table, dice), dice)
    run(draft)
    return draft.state


def opening(state: State) -> list[event.Event]:
    """Report what everybody saw: who begins, and where death eaters stand."""
    events: list[event.Event] = [event.FirstPlayer(state.first)]
    events += [event.DeathEaterPlaced(foe.id, foe.at) for foe in state.death_eaters]
    return events
