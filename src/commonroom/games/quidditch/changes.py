"""Movements of cards that several steps of a round share."""

from __future__ import annotations

from msgspec.structs import replace

from commonroom.engine import Seat
from commonroom.engine.tuples import replaced, without

from . import events as event
from .box.cards import Ball, Card
from .draft import Draft
from .state import Spot


def change(draft: Draft, spot: Spot, **values: object) -> Spot:
    """Put a changed spot in place of the old one."""
    changed = replace(spot, **values)
    draft.state.spots = tuple(changed if each.ball == spot.ball else each for each in draft.state.spots)
    return changed


def leave_hand(draft: Draft, seat: Seat, card: Card) -> None:
    """Remove a card from a hand, for everybody to see."""
    state = draft.state
    state.hands = replaced(state.hands, seat, without(state.hands[seat], card))
    note_seen(draft, seat, card)


def note_seen(draft: Draft, seat: Seat, card: Card) -> None:
    """Note that a card which everybody knew to be in a hand, or face down, has left it."""
    state = draft.state
    if card in state.shown[seat]:
        state.shown = replaced(state.shown, seat, without(state.shown[seat], card))


def discard(draft: Draft, seat: Seat, card: Card) -> None:
    """Put a card face up on its owner's discard (QCG-96)."""
    state = draft.state
    state.discards = replaced(state.discards, seat, (*state.discards[seat], card))


def use(draft: Draft, seat: Seat, card: Card) -> None:
    """Play a special card from the hand; it lies beside its player until the round is over (RUL-QCG-67)."""
    state = draft.state
    leave_hand(draft, seat, card)
    state.used = replaced(state.used, seat, (*state.used[seat], card))


def lose_random_card(draft: Draft, seat: Seat, label: str) -> Card:
    """Discard a random card of the hand (RUL-QCG-45, RUL-QCG-62)."""
    # Sorted, so that the pick does not depend on the order in which the hand was drawn or restored.
    card = draft.dice.pick(label, sorted(draft.state.hands[seat]))
    leave_hand(draft, seat, card)
    discard(draft, seat, card)
    draft.emit(event.CardStripped(seat, card))
    return card


def take_off(draft: Draft, spot: Spot, seat: Seat) -> Card | None:
    """Discard the seat's card at a ball, and return it if there was one."""
    card = spot.cards[seat]
    if card is not None:
        note_seen(draft, seat, card)
        discard(draft, seat, card)
    return card


def clear_ball(draft: Draft, ball: Ball) -> None:
    """Discard both cards at a settled ball (QCG-38, QCG-60, RUL-QCG-42, RUL-QCG-68)."""
    spot = draft.state.spot(ball)
    assert spot is not None
    for seat in (0, 1):
        take_off(draft, spot, seat)
    change(draft, spot, cards=(None, None), settled=True)
