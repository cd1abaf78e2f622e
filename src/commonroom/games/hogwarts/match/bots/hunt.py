"""The hunt with a bludger: a beater moves to where its throw is worth most."""

from __future__ import annotations

from commonroom.engine import Seat

from ..actions import Aim, Move, Turn
from ..paths import occupied, shortest, within
from ..play.plans import Worth, armed, prospect
from ..state import State

FARTHEST = 4
"""Most steps that a beater goes for a throw."""
STEP_COST = 0.12
WORTH_A_THROW = 0.3
"""Least gain of a throw, in the measure of `Worth`, and additional gain for every step to a better place."""


def hunt(state: State, seat: Seat, worth: Worth, most: int) -> Turn | None:
    """Move a beater with a bludger to the best field within this many actions, and ready the throw."""
    blocked, steps = occupied(state), state.settings.ground.steps
    for piece in armed(state, seat):
        origin = state.spot(seat, piece)
        assert origin is not None
        stands = [
            (prospect(state, seat, spot, worth) - STEP_COST * distance, spot)
            for spot, distance in within(steps, origin, min(most, FARTHEST), blocked)
        ]
        best, spot = max(stands, key=lambda stand: stand[0])
        if best > WORTH_A_THROW:
            way = shortest(steps, origin, (spot,), blocked)
            return Move(piece, way[0]) if way else Aim(piece)
    return None
