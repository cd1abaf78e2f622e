"""Leaving for good and conceding (RUL-SEQ-77 to RUL-SEQ-79)."""

from __future__ import annotations

from commonroom.engine import Seat

from ..actions import Concede, Leave
from ..draft import Draft
from ..ending import end
from ..events import ConcessionOffered, SeatHandedOver, SeatLeft, SideConceded, SideOut
from ..flow import next_turn, settle_choice
from ..state import State
from .coaching import give_up_random_card


def leave(draft: Draft, seat: Seat, action: Leave) -> None:
    """Hand the seat to a substitute, or empty it."""
    if action.substitute is not None:
        draft.state.conceding = tuple(other for other in draft.state.conceding if other != seat)
        draft.emit(SeatHandedOver(seat, action.substitute))
        return
    empty_seat(draft, seat)
    side = draft.state.side(seat)
    if draft.state.result is None and _all_concede(draft.state, side):
        give_up(draft, side)


def empty_seat(draft: Draft, seat: Seat) -> None:
    """Skip the seat from now on, set its hand aside and leave its chips; the last side at the table wins."""
    state = draft.state
    if state.settings.on_leave == "abort":
        draft.emit(SeatLeft(seat))
        end(draft, None, "aborted")
        return
    state.left = (*state.left, seat)
    state.conceding = tuple(other for other in state.conceding if other != seat)
    state.owed = tuple(other for other in state.owed if other != seat)
    draft.emit(SeatLeft(seat))
    if not state.present(state.side(seat)):
        state.claims = tuple(claim for claim in state.claims if claim.side != state.side(seat))
        draft.emit(SideOut(state.side(seat)))
        if len(state.sides_in_play()) == 1:
            end(draft, state.sides_in_play()[0], "forfeit")  # RUL-SEQ-78
            return
    # Nobody is left to choose the card, and the others must not wait for it.
    while seat in state.penalty:
        give_up_random_card(draft, seat)
    state.passed = tuple(other for other in state.passed if other != seat)
    if set(state.passed) >= set(state.present()):
        end(draft, None, "stalemate")  # nobody is left who could still play (RUL-SEQ-17)
        return
    if seat == state.turn:
        if state.choice:
            settle_choice(draft, seat, state.choice[0])
        else:
            next_turn(draft)


def concede(draft: Draft, seat: Seat, _: Concede) -> None:
    """Agree to give up; the side does once all its present members have agreed."""
    state = draft.state
    state.conceding = (*state.conceding, seat)
    draft.emit(ConcessionOffered(seat))
    if _all_concede(state, state.side(seat)):
        give_up(draft, state.side(seat))


def give_up(draft: Draft, side: int) -> None:
    """Give up for a side: of two, the other one wins; of three, the side leaves (RUL-SEQ-79)."""
    state = draft.state
    draft.emit(SideConceded(side))
    if state.settings.sides == 2:
        end(draft, 1 - side, "concession")
        return
    for seat in state.present(side):
        if state.result is None:
            empty_seat(draft, seat)


def _all_concede(state: State, side: int) -> bool:
    present = state.present(side)
    return bool(present) and set(present) <= set(state.conceding)
