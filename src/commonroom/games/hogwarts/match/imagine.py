"""Guesses at what is hidden: full states that agree with everything a seat knows."""

from __future__ import annotations

from copy import copy

from commonroom.engine import Dice, Viewer

from .state import State


def imagine(state: State, seat: Viewer, dice: Dice) -> State:
    """Deal again the quidditch cards that the seat does not see: the deck, and the hands of others.

    They are sorted before they are shuffled, so that nothing of their true order shows.
    """
    guess = copy(state)
    hidden = [owner for owner in (0, 1) if owner != seat]
    unseen = [*state.deck, *(card for owner in hidden for card in state.hands[owner])]
    cards = dice.shuffle("imagine", sorted(unseen))
    hands = list(state.hands)
    for owner in hidden:
        size = len(hands[owner])
        hands[owner], cards = tuple(cards[:size]), cards[size:]
    guess.hands, guess.deck = (hands[0], hands[1]), tuple(cards)
    return guess
