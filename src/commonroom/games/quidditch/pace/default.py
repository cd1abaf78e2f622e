"""Moves made for a seat that does not answer in time (RUL-QCG-16)."""

from __future__ import annotations

from commonroom.engine import Dice, Seat

from ..actions import PASS, Declare, Move, Order
from ..legality import legal
from ..state import State


def default(state: State, seat: Seat, dice: Dice) -> Move:
    """Pass, declare nothing, and keep the order of the slots; lay cards and pick card backs at random."""
    if state.chain:
        return PASS
    match state.phase:
        case "DECLARE" | "DECLARE_LEADER" | "DECLARE_SECOND":
            return Declare(())
        case "ORDER":
            left = tuple(spot.ball for spot in state.unsettled())
            return Order(left[:1] if state.settings.stepwise else left)
        case "LAY" | "PICK":
            return dice.pick("default", legal(state, seat))
    return PASS
