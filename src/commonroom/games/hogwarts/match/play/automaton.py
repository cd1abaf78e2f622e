"""The automated side, exactly as the ruling for solo matches defines it (RUL-HOG-120)."""

from __future__ import annotations

from commonroom.engine import Dice, Seat
from commonroom.engine.eyes import Eyes
from commonroom.engine.tuples import other

from ...board.map import Spot
from ..actions import BEATERS, CHASERS, END, FORMATION, ROLL, TAKE, Piece, Turn
from ..state import State
from .plans import (
    Worth,
    aim,
    best_card,
    bring_out,
    carry,
    fetch,
    fetch_bludger,
    forward,
    quaffle_home,
    throw,
    withdraw,
)


def automaton(eyes: Eyes, dice: Dice) -> Turn:
    """Play the next move of the ruling. The seat sees all that it needs: only its own cards matter to it."""
    return next_move(eyes.imagine(dice), eyes.seat)


def next_move(state: State, seat: Seat) -> Turn:
    """Return the next move of the automated side; the same state always gives the same move."""
    match state.phase:
        case "place":
            return FORMATION  # the keeper stands on the middle goal field there
        case "roll":
            return ROLL
        case "take":
            return TAKE
        case "throw":
            return throw(state, seat, target_of(state, seat))
        case "put":
            return quaffle_home(state, seat)
        case "fly":
            return best_card(state, seat) or (END if state.flown else ROLL)
    return _act(state, seat)


def _act(state: State, seat: Seat) -> Turn:
    """Move the Quaffle first, then a bludger with the remaining actions."""
    if state.left:
        with_quaffle = carry(state, seat) or bring_out(state, seat) or fetch(state, seat) or withdraw(state, seat)
        if with_quaffle is not None:
            return with_quaffle
    ready = aim(state, seat, target_of(state, seat), 0.0)
    if ready is not None:
        return ready
    if not state.left:
        return END
    run = fetch_bludger(state, seat)
    fetching = forward(state, seat, run) if run is not None and run.way else None
    return fetching or END


def target_of(state: State, seat: Seat) -> Worth:
    """Prefer the carrier of the Quaffle, then the chaser nearest to the beater; target nobody else."""
    carrier = state.carrier(other(seat))
    beater = state.aimed.piece if state.aimed is not None else None

    def worth(piece: Piece) -> float:
        if piece not in CHASERS:
            return 0.0
        if piece == carrier:
            return 2.0
        return 1.0 / (1 + _distance(state, seat, beater, state.spot(other(seat), piece)))

    return worth


def _distance(state: State, seat: Seat, beater: Piece | None, spot: Spot | None) -> int:
    starts = [state.spot(seat, piece) for piece in BEATERS if beater in (None, piece)]
    if spot is None:
        return 0
    return min((abs(spot[0] - start[0]) + abs(spot[1] - start[1]) for start in starts if start is not None), default=0)
