"""Whole moves in one action, where the question offers their steps: a walk to its end, and a trade."""

from __future__ import annotations

from commonroom.engine import Seat

from ..actions import Action, Propose, WalkPath
from ..items.trade import offers
from ..legality import legal
from ..state import State
from ..tasks import CommonRoom, OfferSwap, Walk
from .walks import walk_outlook


def shortcuts(state: State, seat: Seat) -> list[Action]:
    """List a walk for each of its ends, or the exchanges of every token that may be proposed."""
    if state.result is not None:
        return []
    task = state.agenda[-1]
    if isinstance(task, Walk):
        walk = walk_outlook(state, seat)
        return [] if walk is None else [WalkPath(end.path) for end in walk.ends]
    if isinstance(task, CommonRoom | OfferSwap):
        proposed = [move for move in legal(state, seat) if isinstance(move, Propose)]
        return [offer for move in proposed for offer in offers(state, seat, move.give)]
    return []
