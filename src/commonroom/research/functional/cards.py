"""Cards, of which there are two each: hands, discards and the pile as sets."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from .bits import BITS, count, nth, set_of
from .box import DECK, ROOM, Box
from .luck import below

HAND = 7
DEALT = 2 * HAND
ALL = 2 * DECK


class Cards(NamedTuple):
    """Some cards: the set of those that are there at all, and of those that are there twice.

    It has the cells on which they are printed, and after them their designs. A pile has the designs alone.
    """

    once: Array
    twice: Array

    def plus(self, card: Array) -> Cards:
        """Return these and one more card, unless the set is empty."""
        return Cards(self.once | card, self.twice | self.once & card)

    def minus(self, card: Array) -> Cards:
        """Return these without a card that is among them, unless the set is empty."""
        return Cards(self.once & ~(card & ~self.twice), self.twice & ~card)


def no_cards() -> Cards:
    """Return an empty hand."""
    nothing = jnp.zeros(ROOM + len(set_of((), DECK)), jnp.uint32)
    return Cards(nothing, nothing)


def size(pile: Cards) -> Array:
    """Count the cards of a pile."""
    return count(pile.once) + count(pile.twice)


def top(pile: Cards, bits: Array) -> Array:
    """Draw the design of a card from a pile, each card with the same probability."""
    return nth(jnp.concatenate(pile), below(bits, size(pile))) % (BITS * len(pile.once))


def deal(box: Box, bits: Array) -> tuple[Cards, Cards, Cards]:
    """Deal a hand to each of two seats, and return both and the pile (SEQ-24, RUL-SEQ-09).

    With n cards left, a number below n says which of them is next; from these numbers follow the places in the deck.
    """
    left = ALL - np.arange(DEALT, dtype=np.uint32)
    places = list(below(bits, left))
    for number in reversed(range(DEALT)):
        for later in range(number + 1, DEALT):
            places[later] += places[later] >= places[number]
    cards = jnp.asarray(box.card)
    deck = jnp.asarray(set_of(range(DECK), DECK))
    hands, pile = [no_cards(), no_cards()], Cards(deck, deck)
    for number, place in enumerate(places):
        card = cards[place >> 1]
        hands[number % 2] = hands[number % 2].plus(card)
        pile = pile.minus(card[ROOM:])
    return hands[0], hands[1], pile
