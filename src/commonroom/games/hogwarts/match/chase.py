"""The second round: the chase for the Snitch (HOG-450 to HOG-455)."""

from __future__ import annotations

from commonroom.engine import Seat

from ..effects import Seeker, SeekerExtraDie, SeekerOpp
from . import events as event
from . import flow
from .actions import Play
from .state import other, replaced, without


def fly(step: flow.Play, seat: Seat) -> None:
    """The seeker flies as far as the two dice say (HOG-452)."""
    state = step.state
    dice = step.dice.roll("flight", 6), step.dice.roll("flight", 6)
    state.flown = True
    step.emit(event.FlightRolled(seat, dice))
    advance(step, seat, sum(dice))
    when_done(step, seat)


def play_card(step: flow.Play, seat: Seat, action: Play) -> None:
    """The card does what it says, before the roll or after it (HOG-454, RUL-HOG-139)."""
    state = step.state
    state.hands = replaced(state.hands, seat, without(state.hands[seat], action.card))
    state.used = (*state.used, action.card)
    state.played = True
    step.emit(event.CardPlayed(seat, action.card))
    for effect in state.settings.cards[action.card].effects:
        match effect:
            case Seeker(amount):
                advance(step, seat, amount)
            case SeekerOpp(amount):
                advance(step, other(seat), amount)
            case SeekerExtraDie():
                advance(step, seat, step.dice.roll("extra", 6))
    when_done(step, seat)


def advance(step: flow.Play, side: Seat, by: int) -> None:
    """Forward, or back, but not behind the start (RUL-HOG-139)."""
    state = step.state
    at = max(0, state.seekers[side] + by)
    state.seekers = replaced(state.seekers, side, at)
    step.emit(event.SeekerFlew(side, by, at))


def when_done(step: flow.Play, seat: Seat) -> None:
    """A full lap catches the Snitch, exactly or not (HOG-450, RUL-HOG-140); who can do no more has had the turn."""
    state = step.state
    if state.seekers[seat] >= state.settings.pitch.track:
        flow.end_match(step, seat, "snitch")
    elif state.flown and (state.played or not state.hands[seat]):
        flow.end_turn(step, seat)
