"""Bludgers: aiming, flying, hitting, dodging (HOG-424, HOG-425, RUL-HOG-129 to RUL-HOG-131)."""

from __future__ import annotations

from commonroom.engine import Seat
from commonroom.engine.tuples import other, replaced

from ...board.map import Spot
from .. import events as event
from ..actions import Aim, Piece, Throw
from ..draft import Draft
from ..flow import go_on
from ..ground import Direction
from ..state import Aimed, Held, State
from .balls import eliminate

SAVED = 4
"""Least roll that saves a dodging piece (HOG-425)."""


def aim(draft: Draft, seat: Seat, action: Aim) -> None:
    """Roll the die, before the direction is chosen (RUL-HOG-129)."""
    state = draft.state
    die = draft.dice.roll("bludger", 6)
    state.aimed = Aimed(action.piece, die)
    state.phase = "throw"
    draft.emit(event.BludgerAimed(seat, action.piece, die))


def throw(draft: Draft, seat: Seat, action: Throw) -> None:
    """Let the bludger fly; it stays where it stops, dodged or not, except in a goal area (RUL-HOG-131)."""
    state = draft.state
    aimed = state.aimed
    assert aimed is not None
    bludger, origin = state.bludger_of(seat, aimed.piece), state.spot(seat, aimed.piece)
    assert bludger is not None
    assert origin is not None
    to, hit = landing(state, seat, origin, action.direction, aimed.reach)
    state.bludgers = replaced(state.bludgers, bludger, to)
    state.thrown = (*state.thrown, aimed.piece)
    state.aimed, state.phase = None, "act"
    draft.emit(event.BludgerThrown(seat, aimed.piece, action.direction, to, hit))
    if hit is not None:
        dodge(draft, other(seat), hit, to)
    bring_back(draft, bludger)
    go_on(draft)


def bring_back(draft: Draft, bludger: int) -> None:
    """Return a bludger from a goal area to its start field in that half: nobody could fetch it (RUL-HOG-184)."""
    state = draft.state
    lies, ground = state.bludgers[bludger], state.settings.ground
    if isinstance(lies, Held) or not ground.is_goal(lies) or not state.settings.is_revised:
        return
    to = ground.bludger_homes[lies in ground.goals[1]]
    state.bludgers = replaced(state.bludgers, bludger, to)
    draft.emit(event.BludgerReturned(lies, to))


def landing(state: State, seat: Seat, origin: Spot, way: Direction, reach: int) -> tuple[Spot, Piece | None]:
    """Return where a bludger lands, and what it hits. It flies past own pieces, and stops at the edge (RUL-HOG-129)."""
    flight = state.settings.ground.flights[origin][way][:reach]
    targets = state.pieces[other(seat)]
    over = 0 if not state.settings.exact_bludger else reach - 1 if len(flight) == reach else reach
    hit = next((spot for spot in flight[over:] if spot in targets), None)
    if hit is None:
        return (flight[-1] if flight else origin), None
    return hit, state.piece_at(other(seat), hit)


def dodge(draft: Draft, side: Seat, piece: Piece, spot: Spot) -> None:
    """Roll to dodge: a 4 or more saves the piece (HOG-425)."""
    die = draft.dice.roll("dodge", 6)
    draft.emit(event.DodgeRolled(side, piece, die, die < SAVED))
    if die < SAVED:
        eliminate(draft, side, piece, spot)
