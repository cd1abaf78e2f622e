"""The second round: the chase for the Snitch (HOG-450 to HOG-455)."""

from __future__ import annotations

from commonroom.engine import Seat
from commonroom.engine.tuples import other, replaced, without

from ...effects.vocabulary import Seeker, SeekerExtraDie, SeekerOpp
from .. import events as event
from .. import flow
from ..actions import Play
from ..draft import Draft


def fly(draft: Draft, seat: Seat) -> None:
    """Fly the seeker as far as the two dice say (HOG-452)."""
    state = draft.state
    dice = draft.dice.roll("flight", 6), draft.dice.roll("flight", 6)
    state.flown = True
    draft.emit(event.FlightRolled(seat, dice))
    advance(draft, seat, sum(dice))
    when_done(draft, seat)


def play_card(draft: Draft, seat: Seat, action: Play) -> None:
    """Play a card, before the roll or after it (HOG-454, RUL-HOG-139)."""
    state = draft.state
    state.hands = replaced(state.hands, seat, without(state.hands[seat], action.card))
    state.used = (*state.used, action.card)
    state.played = True
    draft.emit(event.CardPlayed(seat, action.card))
    for effect in state.settings.cards[action.card].effects:
        match effect:
            case Seeker(amount):
                advance(draft, seat, amount)
            case SeekerOpp(amount):
                advance(draft, other(seat), amount)
            case SeekerExtraDie():
                advance(draft, seat, draft.dice.roll("extra", 6))
    when_done(draft, seat)


def advance(draft: Draft, side: Seat, by: int) -> None:
    """Fly forward, or back, but not behind the start (RUL-HOG-139)."""
    state = draft.state
    at = max(0, state.seekers[side] + by)
    state.seekers = replaced(state.seekers, side, at)
    draft.emit(event.SeekerFlew(side, by, at))


def when_done(draft: Draft, seat: Seat) -> None:
    """Catch the Snitch after a full lap (HOG-450, RUL-HOG-140); end the turn when nothing more can be done."""
    state = draft.state
    if state.seekers[seat] >= state.settings.pitch.track:
        flow.end_match(draft, seat, "snitch")
    elif state.flown and (state.played or not state.hands[seat]):
        flow.end_turn(draft, seat)
