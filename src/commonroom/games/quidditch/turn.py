"""Settling an action: the one place where each kind of action finds what it does."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from commonroom import engine
from commonroom.engine import Dice, Seat

from . import events as event
from .actions import Action, Cancel, Commit, Concede, Declare, Order, Pass, Pick, Play
from .draft import Draft
from .ending import concede
from .flow import commit, declare, name_order, pass_window, pick
from .specials import cancel, let_be, play
from .state import State


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, list[event.Event]]:
    """The state that a legal action leads to, and what happened."""
    draft: Draft = engine.Draft(copy(state), dice)
    _DOINGS[type(action)](draft, seat, action)
    return draft.state, draft.events


def pass_(draft: Draft, seat: Seat, action: Pass) -> None:
    """Either a card that was played is let be, or a window is passed."""
    (let_be if draft.state.chain else pass_window)(draft, seat, action)


_DOINGS: dict[type, Callable[..., None]] = {
    Pass: pass_,
    Play: play,
    Cancel: cancel,
    Declare: declare,
    Commit: commit,
    Order: name_order,
    Pick: pick,
    Concede: concede,
}
