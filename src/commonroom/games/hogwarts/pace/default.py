"""Moves made for a seat that does not answer in time."""

from __future__ import annotations

from commonroom.engine import Dice, Seat

from .. import match
from ..actions import Action, Attack, Challenge, ChooseHouse, MatchMove, Pass, Refuse, Roll, Wait
from ..knowledge.secrets import side_of
from ..legality import legal
from ..state import State
from ..tasks import PlayMatch

RELUCTANT: tuple[Action, ...] = (Pass(), Refuse(), Roll(), Attack())
"""Preferred answers, best first: nothing is used, given away or risked."""


def default(state: State, seat: Seat, dice: Dice) -> Action:
    """Decline every offer, and keep waiting for team mates; do at random what cannot be declined.

    In a match that cannot be declined the seat plays for its own House, unless that one is taken (RUL-HOG-124).
    """
    task = state.agenda[-1]
    if isinstance(task, PlayMatch):
        side = side_of(task.sides, seat)
        assert side is not None
        return MatchMove(match.default(task.state, side, dice))
    moves = legal(state, seat)
    wishes = (Wait(), *RELUCTANT) if state.people[seat].waits else RELUCTANT
    return next((wish for wish in wishes if wish in moves), None) or dice.pick(
        "default", [move for move in moves if is_for_own_house(state, seat, move)] or moves
    )


def is_for_own_house(state: State, seat: Seat, move: Action) -> bool:
    """Tell whether the move takes the House of the seat's own board into a match."""
    return isinstance(move, Challenge | ChooseHouse) and move.house == state.board(seat).house
