"""The fields of pawns: a player's own, or a death eater's."""

from __future__ import annotations

from msgspec.structs import replace

from commonroom.engine import Seat

from ..draft import Draft
from ..pack.ids import Id
from ..state import State, with_person


def place_of(state: State, seat: Seat, pawn: Id | None) -> Id:
    """Return the field on which the pawn stands."""
    if pawn is None:
        return state.people[seat].at
    return next(foe.at for foe in state.death_eaters if foe.id == pawn)


def move_pawn(draft: Draft, seat: Seat, pawn: Id | None, to: Id) -> None:
    """Put the pawn on the field; the caller emits the event."""
    state = draft.state
    if pawn is None:
        with_person(state, seat, at=to)
    else:
        state.death_eaters = tuple(replace(foe, at=to) if foe.id == pawn else foe for foe in state.death_eaters)
