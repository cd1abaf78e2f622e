"""Guessing what is hidden: a full state that agrees with everything a seat knows."""

from __future__ import annotations

from copy import copy

from commonroom.engine import Dice, Seat, Viewer

from .cards import ORDER, Card
from .legality import is_dead, targets
from .state import State
from .view import known_hands


def imagine(state: State, seat: Viewer, dice: Dice) -> State:
    """Deal all unseen cards anew: the other hands, the hands set aside, and the pile.

    The unseen cards are put in order before they are shuffled, so that nothing of how they really lie shows.
    """
    known = known_hands(state, seat)
    unknown = [other for other in range(state.settings.seats) if other not in known]
    unseen = [card for other in unknown for card in state.hands[other]] + list(state.pile)
    cards = dice.shuffle("imagine", sorted(unseen, key=ORDER.__getitem__))
    hands = list(state.hands)
    # Who passed last is bound most, so it is dealt to first.
    unknown.sort(key=lambda other: state.passed.index(other) if other in state.passed else -1, reverse=True)
    for other in unknown:
        if other in state.passed:
            cards = _bring_forward_unplayable(state, other, cards)
        size = len(state.hands[other])
        hands[other], cards = tuple(cards[:size]), cards[size:]
    guess = copy(state)
    guess.hands = tuple(hands)
    guess.pile = tuple(cards)
    return guess


def _bring_forward_unplayable(state: State, seat: Seat, cards: list[Card]) -> list[Card]:
    """A seat that has just passed could play nothing, and everybody knows it (RUL-SEQ-15, RUL-SEQ-16)."""
    side = state.side(seat)
    # The first to pass may have used up its exchange; whoever passed after it had no dead card to exchange.
    could_exchange = state.settings.unlimited_exchanges or seat != state.passed[0]
    had_no_dead_card = bool(state.pile) and could_exchange

    def possible(card: Card) -> bool:
        playable = bool(targets(state, side, card))
        return not playable and not (had_no_dead_card and is_dead(state, side, card))

    return sorted(cards, key=lambda card: not possible(card))
