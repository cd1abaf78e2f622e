"""Moves made for a seat that does not answer in time (RUL-SEQ-52, RUL-SEQ-72, RUL-SEQ-76)."""

from __future__ import annotations

from commonroom.engine import Dice, Seat

from ..actions import DRAW, FORFEIT, PASS, ChooseSequence, Move
from ..legality import legal_exchanges, legal_plays
from ..state import State


def default(state: State, seat: Seat, dice: Dice) -> Move:
    """Pay, choose or draw what is due; else play at random, and exchange or pass only if nothing else is possible."""
    if seat in state.penalty:
        return FORFEIT[dice.pick("forfeit", sorted(state.hands[seat]))]
    if state.choice:
        return ChooseSequence(state.choice[0].cells)
    if seat in state.owed:
        return DRAW
    options: list[Move] = [*legal_plays(state, seat)]
    if not options and not state.exchanged:
        options = [*legal_exchanges(state, seat)]
    return dice.pick("default", options) if options else PASS
