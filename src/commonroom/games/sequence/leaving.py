"""Leaving for good and conceding (RUL-SEQ-77 to RUL-SEQ-79)."""

from __future__ import annotations

from commonroom.engine import Seat, Step

from .actions import Concede, Leave
from .coaching import give_up_random_card
from .ending import end
from .events import ConcessionOffered, Event, SeatHandedOver, SeatLeft, SideConceded, SideOut
from .flow import next_turn, settle_choice
from .state import State


def leave(step: Step[State, Event], seat: Seat, action: Leave) -> None:
    """Hand the seat to a substitute, or empty it."""
    if action.substitute is not None:
        step.state.conceding = tuple(other for other in step.state.conceding if other != seat)
        step.emit(SeatHandedOver(seat, action.substitute))
        return
    empty_seat(step, seat)
    side = step.state.side(seat)
    if step.state.result is None and _all_concede(step.state, side):
        give_up(step, side)


def empty_seat(step: Step[State, Event], seat: Seat) -> None:
    """The seat is skipped from now on, its hand set aside, its chips stay; the last side at the table wins."""
    state = step.state
    if state.settings.on_leave == "abort":
        step.emit(SeatLeft(seat))
        end(step, None, "aborted")
        return
    state.left = (*state.left, seat)
    state.conceding = tuple(other for other in state.conceding if other != seat)
    state.owed = tuple(other for other in state.owed if other != seat)
    step.emit(SeatLeft(seat))
    if not state.present(state.side(seat)):
        state.claims = tuple(claim for claim in state.claims if claim.side != state.side(seat))
        step.emit(SideOut(state.side(seat)))
        if len(state.sides_in_play()) == 1:
            end(step, state.sides_in_play()[0], "forfeit")  # RUL-SEQ-78
            return
    while seat in state.penalty:
        give_up_random_card(step, seat)
    state.passed = tuple(other for other in state.passed if other != seat)
    if set(state.passed) >= set(state.present()):
        end(step, None, "stalemate")  # nobody is left who could still play (RUL-SEQ-17)
        return
    if seat == state.turn:
        if state.choice:
            settle_choice(step, seat, state.choice[0])
        else:
            next_turn(step)


def concede(step: Step[State, Event], seat: Seat, _: Concede) -> None:
    """Agree to give up; when all present members of the side have agreed, it does."""
    state = step.state
    state.conceding = (*state.conceding, seat)
    step.emit(ConcessionOffered(seat))
    if _all_concede(state, state.side(seat)):
        give_up(step, state.side(seat))


def give_up(step: Step[State, Event], side: int) -> None:
    """Between two sides the other wins; of three, the side leaves (RUL-SEQ-79)."""
    state = step.state
    step.emit(SideConceded(side))
    if state.settings.sides == 2:
        end(step, 1 - side, "concession")
        return
    for seat in state.present(side):
        if state.result is None:
            empty_seat(step, seat)


def _all_concede(state: State, side: int) -> bool:
    present = state.present(side)
    return bool(present) and set(present) <= set(state.conceding)
