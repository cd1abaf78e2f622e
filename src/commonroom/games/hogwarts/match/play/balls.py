"""Pieces and the Quaffle on the move: steps, passes, stealing, and the balls of a piece that is out."""

from __future__ import annotations

from commonroom.engine import Seat
from commonroom.engine.tuples import other, replaced

from ...board.map import Spot
from .. import events as event
from ..actions import BEATERS, CHASERS, INDEX, Move, Pass, Piece, Put, Take
from ..draft import Draft
from ..flow import go_on, win_round
from ..legality import thief
from ..state import Held


def move(draft: Draft, seat: Seat, action: Move) -> None:
    """Move a piece one step for one action (HOG-421)."""
    state = draft.state
    set_piece(draft, seat, action.piece, action.to)
    state.left -= 1
    draft.emit(event.PieceMoved(seat, action.piece, action.to))
    if action.to in state.pieces[other(seat)]:
        state.phase = "take"  # RUL-HOG-132: a carrier's field is entered only to take the Quaffle
        return
    pick_up(draft, seat, action.piece, action.to)
    go_on(draft)


def set_piece(draft: Draft, seat: Seat, piece: Piece, spot: Spot | None) -> None:
    """Put a piece on a field, or take it off the pitch."""
    state = draft.state
    pieces = list(state.pieces[seat])
    pieces[INDEX[piece]] = spot
    state.pieces = replaced(state.pieces, seat, tuple(pieces))


def pick_up(draft: Draft, seat: Seat, piece: Piece, spot: Spot) -> None:
    """Pick up a ball on entering its field, at no cost (HOG-423); a beater has one at a time."""
    state = draft.state
    if piece in CHASERS and state.quaffle == spot:
        state.quaffle = Held(seat, piece)
        draft.emit(event.BallPicked(seat, piece, "quaffle"))
    elif piece in BEATERS and spot in state.bludgers and state.bludger_of(seat, piece) is None:
        state.bludgers = replaced(state.bludgers, state.bludgers.index(spot), Held(seat, piece))
        draft.emit(event.BallPicked(seat, piece, "bludger"))


def pass_quaffle(draft: Draft, seat: Seat, action: Pass) -> None:
    """Pass one field for one action, to a piece of the same side if one is there (HOG-428, HOG-429)."""
    state = draft.state
    carrier, receiver = state.carrier(seat), state.piece_at(seat, action.to)
    assert carrier is not None
    state.left -= 1
    state.quaffle = action.to if receiver is None else Held(seat, receiver)
    draft.emit(event.QuafflePassed(seat, carrier, action.to, receiver))
    go_on(draft)


def take(draft: Draft, seat: Seat, _: Take) -> None:
    """Take the Quaffle on a field that both share (HOG-430)."""
    state = draft.state
    taker, loser = thief(state, seat), state.carrier(other(seat))
    assert taker is not None
    assert loser is not None
    state.left -= state.settings.taking_cost
    state.quaffle = Held(seat, taker)
    state.phase = "act"
    draft.emit(event.QuaffleTaken(seat, taker, loser))
    go_on(draft)


def put(draft: Draft, seat: Seat, action: Put) -> None:
    """Put the Quaffle on the line of a side without a keeper; the turn goes on (HOG-437, HOG-438)."""
    draft.emit(event.QuafflePut(seat, action.to))
    lay_quaffle(draft, seat, action.to)
    draft.state.phase = "act"
    go_on(draft)


def lay_quaffle(draft: Draft, side: Seat, spot: Spot) -> None:
    """Put the Quaffle down. A chaser on the field takes it at once, one of that side before an opponent."""
    state = draft.state
    state.quaffle = spot
    for who in (side, other(side)):
        piece = state.piece_at(who, spot)
        if piece in CHASERS:
            pick_up(draft, who, piece, spot)
            return


def eliminate(draft: Draft, side: Seat, piece: Piece, spot: Spot) -> None:
    """Remove a piece for the rest of the match; it leaves its ball behind (HOG-425, HOG-426, RUL-HOG-130)."""
    state = draft.state
    had_quaffle, bludger = state.carrier(side) == piece, state.bludger_of(side, piece)
    set_piece(draft, side, piece, None)
    if bludger is not None:
        state.bludgers = replaced(state.bludgers, bludger, spot)
        draft.emit(event.BallDropped(side, piece, "bludger", spot))
    if had_quaffle:
        draft.emit(event.BallDropped(side, piece, "quaffle", spot))
        lay_quaffle(draft, side, spot)
        if piece == "keeper":
            state.phase = "put"  # HOG-437: nobody could fetch it from the goal area
    if not state.has_chasers(side):
        win_round(draft, other(side), "no_chasers")  # HOG-427, RUL-HOG-137
