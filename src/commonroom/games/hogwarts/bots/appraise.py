"""Ratings of a state for each seat, for a search that has to stop somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from commonroom.engine import Outcome

from ..state import State
from .aims import aims_of

HALFWAY = 1.8
"""The strength at which those who play against the game itself have even chances."""


def appraise(state: State) -> tuple[float, ...]:
    """Return the winning chances of each seat's side, or the result once the game is over."""
    sides = state.settings.sides
    if state.result is not None:
        return _ended(state.result, sides)
    leaders = [sides.index(side) for side in sorted(set(sides))]
    strengths = [aims_of(state).strength(state, seat) for seat in leaders]
    if len(strengths) == 1:
        strengths.append(HALFWAY)
    weights = [exp(each - max(strengths)) for each in strengths]
    return tuple(weights[side] / sum(weights) for side in sides)


def _ended(result: Outcome, sides: Sequence[int]) -> tuple[float, ...]:
    """Share the victory among the winners, or a draw among all sides; a defeat by the game itself is worth zero."""
    winning = {sides[seat] for seat in result.winners}
    if not winning and len(set(sides)) > 1:
        return (1 / len(set(sides)),) * len(sides)
    return tuple(1 / len(winning) if side in winning else 0.0 for side in sides)
