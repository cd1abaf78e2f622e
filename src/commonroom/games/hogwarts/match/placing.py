"""Before the first turn: where the pieces stand (HOG-411 to HOG-415, RUL-HOG-126)."""

from __future__ import annotations

from commonroom.engine import Seat

from ..board import Pitch, mirrored
from . import events as event
from .actions import INDEX, PIECES, Formation, Place
from .flow import Play, begin_turn
from .state import Side, other, replaced

NOWHERE: Side = (None,) * len(PIECES)


def formation(pitch: Pitch, side: Seat) -> Side:
    """The default formation, mirrored for the upper side."""
    lower = pitch.formation
    spots = (lower.keeper, *lower.beaters, *lower.chasers)
    return spots if side == 0 else tuple(map(mirrored, spots))


def take_formation(step: Play, seat: Seat, _: Formation) -> None:
    """All pieces at once, whatever has been placed before."""
    state = step.state
    state.pieces = replaced(state.pieces, seat, formation(state.settings.pitch, seat))
    step.emit(event.FormationTaken(seat))
    when_placed(step, seat)


def place(step: Play, seat: Seat, action: Place) -> None:
    """One piece after another, in any order."""
    state = step.state
    pieces = list(state.pieces[seat])
    pieces[INDEX[action.piece]] = action.to
    state.pieces = replaced(state.pieces, seat, tuple(pieces))
    step.emit(event.PiecePlaced(seat, action.piece, action.to))
    when_placed(step, seat)


def when_placed(step: Play, seat: Seat) -> None:
    """The side that begins places second; then it has the first turn."""
    state = step.state
    if None in state.pieces[seat]:
        return
    if seat == state.begins:
        begin_turn(step, seat)
    else:
        state.turn = other(seat)
