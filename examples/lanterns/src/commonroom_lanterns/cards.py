"""The lanterns: four colours, numbered from 1 to 8 (LAN-02)."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Card: TypeAlias = str
"""The letter of its colour and its number, such as A1 or D8."""
Colour: TypeAlias = Literal["amber", "blue", "crimson", "dusk"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
DECK: tuple[Card, ...] = tuple(f"{colour[0].upper()}{number}" for colour in COLOURS for number in range(1, 9))
_COLOUR_OF: dict[str, Colour] = {colour[0].upper(): colour for colour in COLOURS}


def colour_of(card: Card) -> Colour:
    """Return the colour of a lantern."""
    return _COLOUR_OF[card[0]]


def number_of(card: Card) -> int:
    """Return the number on a lantern."""
    return int(card[1:])
