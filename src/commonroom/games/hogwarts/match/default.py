"""Moves made for a seat that does not answer in time."""

from __future__ import annotations

from commonroom.engine import Dice, Seat

from .actions import END, FORMATION, ROLL, TAKE, Turn
from .moves import legal
from .state import State


def default(state: State, seat: Seat, dice: Dice) -> Turn:
    """Take the default formation and the rolls that are due, no more; choose at random what cannot be left."""
    match state.phase:
        case "place":
            return FORMATION
        case "roll":
            return ROLL
        case "act":
            return END
        case "take":
            return TAKE
        case "fly":
            return END if state.flown else ROLL
    return dice.pick("default", legal(state, seat))
