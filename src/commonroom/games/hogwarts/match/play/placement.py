"""Placement before the first turn (HOG-411 to HOG-415, RUL-HOG-126)."""

from __future__ import annotations

from commonroom.engine import Seat
from commonroom.engine.tuples import other, replaced

from ...board.map import Pitch, mirrored
from .. import events as event
from ..actions import INDEX, PIECES, Formation, Place
from ..draft import Draft
from ..flow import begin_turn
from ..state import Side

NOWHERE: Side = (None,) * len(PIECES)


def formation(pitch: Pitch, side: Seat) -> Side:
    """Return the default formation, mirrored for the upper side."""
    lower = pitch.formation
    spots = (lower.keeper, *lower.beaters, *lower.chasers)
    return spots if side == 0 else tuple(map(mirrored, spots))


def take_formation(draft: Draft, seat: Seat, _: Formation) -> None:
    """Place all pieces at once, overriding earlier placements."""
    state = draft.state
    state.pieces = replaced(state.pieces, seat, formation(state.settings.pitch, seat))
    draft.emit(event.FormationTaken(seat))
    when_placed(draft, seat)


def place(draft: Draft, seat: Seat, action: Place) -> None:
    """Place one piece after another, in any order."""
    state = draft.state
    pieces = list(state.pieces[seat])
    pieces[INDEX[action.piece]] = action.to
    state.pieces = replaced(state.pieces, seat, tuple(pieces))
    draft.emit(event.PiecePlaced(seat, action.piece, action.to))
    when_placed(draft, seat)


def when_placed(draft: Draft, seat: Seat) -> None:
    """Pass placement on to the side that begins, which places second; then it has the first turn."""
    state = draft.state
    if None in state.pieces[seat]:
        return
    if seat == state.begins:
        begin_turn(draft, seat)
    else:
        state.turn = other(seat)
