"""Guesses at what is hidden: full states that agree with everything a seat knows."""

from __future__ import annotations

from copy import copy

from commonroom.engine import Dice, Seat, Viewer

from .cards import ORDER, Card
from .legality import is_dead, targets
from .state import State
from .view import known_hands


def imagine(state: State, seat: Viewer, dice: Dice) -> State:
    """Deal all unseen cards again: the other hands, the hands set aside, and the pile.

    The unseen cards are sorted before they are shuffled, so that nothing of their true order shows.
    """
    known = known_hands(state, seat)
    unknown = [other for other in range(state.settings.seats) if other not in known]
    unseen = [card for other in unknown for card in state.hands[other]] + list(state.pile)
    cards = dice.shuffle("imagine", sorted(unseen, key=ORDER.__getitem__))
    hands = list(state.hands)
    if state.passed:
        # Seats that can hold the fewest of the cards are dealt to first, so that there are enough for everyone.
        unknown.sort(key=lambda other: sum(_may_hold(state, other, card) for card in cards))
    for other in unknown:
        hands[other], cards = _deal(state, other, cards)
    guess = copy(state)
    guess.hands = tuple(hands)
    guess.pile = tuple(cards)
    return guess


def _deal(state: State, seat: Seat, cards: list[Card]) -> tuple[tuple[Card, ...], list[Card]]:
    """Deal the first cards that the seat may hold, and return them with the rest."""
    size = len(state.hands[seat])
    if seat not in state.passed:
        return tuple(cards[:size]), cards[size:]
    dealt = [place for place, card in enumerate(cards) if _may_hold(state, seat, card)][:size]
    return tuple(cards[place] for place in dealt), [card for place, card in enumerate(cards) if place not in dealt]


def _may_hold(state: State, seat: Seat, card: Card) -> bool:
    """Tell whether a seat may hold a card: one that has just passed had nothing to play or exchange (RUL-SEQ-16)."""
    if seat not in state.passed:
        return True
    side = state.side(seat)
    return not targets(state, side, card) and not (state.pile and is_dead(state, side, card))
