"""Moving cards about: what several steps of a round share."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from commonroom.engine import Seat, Step

from . import events as event
from .cards import Ball, Card
from .state import Spot, State, replaced, without

Round: TypeAlias = Step[State, event.Event]


def change(step: Round, spot: Spot, **values: object) -> Spot:
    """Put a changed spot in place of the old one."""
    changed = replace(spot, **values)
    step.state.spots = tuple(changed if each.ball == spot.ball else each for each in step.state.spots)
    return changed


def leave_hand(step: Round, seat: Seat, card: Card) -> None:
    """A card goes out of a hand, for everybody to see."""
    state = step.state
    state.hands = replaced(state.hands, seat, without(state.hands[seat], card))
    note_seen(step, seat, card)


def note_seen(step: Round, seat: Seat, card: Card) -> None:
    """A card that everybody knew to be in a hand, or face down on the table, is there no longer."""
    state = step.state
    if card in state.shown[seat]:
        state.shown = replaced(state.shown, seat, without(state.shown[seat], card))


def discard(step: Round, seat: Seat, card: Card) -> None:
    """Face up on the owner's own discard (QCG-96)."""
    state = step.state
    state.discards = replaced(state.discards, seat, (*state.discards[seat], card))


def use(step: Round, seat: Seat, card: Card) -> None:
    """A special card is played from the hand; it lies beside its player until the round is over (RUL-QCG-67)."""
    state = step.state
    leave_hand(step, seat, card)
    state.used = replaced(state.used, seat, (*state.used[seat], card))


def lose_random_card(step: Round, seat: Seat, label: str) -> Card:
    """One card of the hand, whichever chance picks, goes to the discard (RUL-QCG-45, RUL-QCG-62)."""
    card = step.dice.pick(label, sorted(step.state.hands[seat]))
    leave_hand(step, seat, card)
    discard(step, seat, card)
    step.emit(event.CardStripped(seat, card))
    return card


def take_off(step: Round, spot: Spot, seat: Seat) -> Card | None:
    """The seat's card at a ball goes to its discard; which one it was, if any."""
    card = spot.cards[seat]
    if card is not None:
        note_seen(step, seat, card)
        discard(step, seat, card)
    return card


def clear_ball(step: Round, ball: Ball) -> None:
    """Both cards at a settled ball go to their owners' discards (QCG-38, QCG-60)."""
    spot = step.state.spot(ball)
    assert spot is not None
    for seat in (0, 1):
        take_off(step, spot, seat)
    change(step, spot, cards=(None, None), settled=True)
