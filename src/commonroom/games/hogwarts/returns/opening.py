"""The start of a turn in the second mode: handing tokens over, horcruxes that have to be tried again, the dark side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, Destroy, Floo, Hand, Roll
from ..changes import push
from ..draft import Draft
from ..state import State, with_person
from ..tasks import StartOfTurn
from .hand_over import hand_over, hand_refusal, hands
from .horcruxes import attempt, destroy_refusal
from .sides import is_voldemort
from .stops import has_to_retry
from .tasks import DarkTurn


class AsEver:
    """Said of actions about which the second mode has nothing to add; never told to a player."""


AS_EVER: Final = AsEver()


def opening(draft: Draft, seat: Seat) -> StartOfTurn | DarkTurn:
    """With what a turn begins. Whom a horcrux keeps, but who cannot try it any more, is free again (HOG-631)."""
    state = draft.state
    if is_voldemort(state, seat):
        return DarkTurn(seat)
    with_person(state, seat, must_retry=has_to_retry(state, seat))
    return StartOfTurn(seat)


def candidates(state: State, seat: Seat) -> Iterator[Action]:
    """What only the second mode offers."""
    yield Destroy()
    yield from hands(state, seat)


def refusal(state: State, seat: Seat, action: Action) -> Refusal | AsEver | None:
    """What the second mode allows or forbids; AS_EVER where it has nothing to add."""
    match action:
        case Destroy():
            return _retry_refusal(state, seat)
        case Hand():
            return hand_refusal(state, seat, action)
        case Roll() | Floo() if has_to_retry(state, seat):
            return Refusal("HOG-631", "must_retry", "the horcrux has to be tried again, instead of a move")
    return AS_EVER


def _retry_refusal(state: State, seat: Seat) -> Refusal | None:
    """Nobody tries a horcrux instead of a move, but whoever has failed before (RUL-HOG-029, HOG-631)."""
    refused = destroy_refusal(state, seat)
    if refused is not None or has_to_retry(state, seat):
        return refused
    return Refusal("RUL-HOG-163", "move_first", "a horcrux is tried where a move has ended")


def answer(draft: Draft, task: StartOfTurn, seat: Seat, action: Action) -> None:
    """Do what only the second mode offers."""
    match action:
        case Destroy():
            draft.emit(event.Stayed(seat))
            attempt(draft, seat)
        case Hand():
            push(draft, task)
            hand_over(draft, seat, action)
