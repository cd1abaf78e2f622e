"""Where everything stands in an observation: the form that a network is built for."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from commonroom.fast.compiled import Ints
from commonroom.fast.layout import KINDS, PRINTED
from commonroom.fast.state import CARD_SHIFT, CARDS, CELL_MASK, DESIGNS, EXCHANGE

from .numbers import CELLS, EXCHANGE_AT, JACKS, WITH_JACKS

HIGHEST = CARDS
"""No number in an observation is higher."""


class Form(NamedTuple):
    """An observation from its first number to its last. Seats and sides are counted from the one that observes."""

    seats: int
    sides: int

    @property
    def board(self) -> int:
        """For each side, a hundred cells with its chips, then a hundred with those of them that are in sequences."""
        return 0

    @property
    def hand(self) -> int:
        """How many cards of each design are in the hand."""
        return 2 * CELLS * self.sides

    @property
    def discards(self) -> int:
        """How many cards of each design are in the discards of all seats."""
        return self.hand + DESIGNS

    @property
    def facts(self) -> int:
        """Cards in the pile; whether a card was exchanged in this turn; whether a window has to be chosen."""
        return self.discards + DESIGNS

    @property
    def by_side(self) -> int:
        """Sequences of each side."""
        return self.facts + 3

    @property
    def by_seat(self) -> int:
        """Cards in the hand of each seat, then whether it has passed since somebody could last do anything."""
        return self.by_side + self.sides

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return self.by_seat + 2 * self.seats


def jacks_of(table: Ints) -> Ints:
    """Return, by design, where its plays begin: 0 for a printed card, which the cell gives away."""
    found = np.zeros(DESIGNS, np.int64)
    jacks = [card for card in range(DESIGNS) if table[KINDS + card] != PRINTED]
    assert len(jacks) == JACKS, "another number of jacks"
    for number, card in enumerate(jacks):
        found[card] = WITH_JACKS + CELLS * number
    return found


def number_of(action: int, jacks: Ints) -> int:
    """Return the number of an action of the kernel."""
    if action < EXCHANGE:
        return int(jacks[action >> CARD_SHIFT]) + (action & CELL_MASK)
    return action - EXCHANGE + EXCHANGE_AT
