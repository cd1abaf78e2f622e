"""The cards: two of each of 52 designs, no jokers (SEQ-01, SEQ-02, RUL-SEQ-01)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""Lowest first; aces are high (SEQ-19, RUL-SEQ-06)."""
SUITS = ("S", "H", "D", "C")

# `\Z`, because `$` would also match before a final newline.
Card: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^(10|[2-9AJQK])[SHDC]\Z")]

DESIGNS: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
DECK: tuple[Card, ...] = tuple(card for card in DESIGNS for _ in range(2))
ORDER: dict[Card, int] = {card: number for number, card in enumerate(DESIGNS)}


def rank_of(card: Card) -> int:
    """Return the rank of a card in the start draw; suits never matter (RUL-SEQ-05)."""
    return RANKS.index(card[:-1])


def is_jack(card: Card) -> bool:
    """Tell whether a card is a jack, which has a power instead of cells (SEQ-04)."""
    return card[0] == "J"
