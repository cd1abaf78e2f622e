"""How houses, balls and cards are written and painted. Shapes tell the houses apart where colours cannot."""

from __future__ import annotations

from collections.abc import Iterable

from commonroom.games.quidditch.box.cards import HouseCard

from ..scene import printable

SHAPES = {"gryffindor": "◆", "slytherin": "●"}
INKS = {"gryffindor": "#ff6a5e", "slytherin": "#35b866"}
"""The colours of the houses, for words on a dark or a light background."""

FRESH = "▸"
BACK = "░░░░░░"
CARD = "bold #1c1c1c on #fbf6e8"
LIT = "bold #1c1c1c on #c9f24d"
ALARM = "bold #ffffff on #b3261e"

TITLES: dict[str, str] = {"Q": "Quaffle", "BL1": "Bludger", "BL2": "Bludger 2", "SN": "Snitch"}
"""The balls as the pitch shows them."""
NAMES: dict[str, str] = {"Q": "the Quaffle", "BL1": "the Bludger", "BL2": "the second Bludger", "SN": "the Snitch"}
"""The balls in a sentence."""
PITCH_NAMES = {"quaffle": "Quaffle", "bludger": "Bludger", "free_goal": "Free Goal", "golden_snitch": "Golden Snitch"}

GENERIC = ("spell", "jinx", "charm", "hex", "curse")
"""Words at the end of a card's name that can be left out where room is short."""


def label(card: HouseCard) -> str:
    """Write a card in a few letters: a player by role and value, a special by what is special in its name."""
    if card.role is not None:
        return f"{card.role.capitalize()} {card.value}"
    *first, last = card.name.split()
    return printable(" ".join(first) if first and last.lower() in GENERIC else card.name)


def player_name(card: HouseCard) -> str | None:
    """Return the name of a player in a deck that somebody wrote; None for players named by their role alone."""
    is_usual = card.role is None or card.name.lower() in (card.role, label(card).lower())
    return None if is_usual else printable(card.name)


def full_name(card: HouseCard) -> str:
    """Name a card in a sentence; a player with a name of its own keeps it."""
    if card.role is None:
        return printable(card.name)
    name = player_name(card)
    return label(card) if name is None else f"{name}, {label(card)}"


def joined(parts: Iterable[str]) -> str:
    """Join a list for a sentence: "a", "a and b", "a, b and c"."""
    *first, last = parts
    return f"{', '.join(first)} and {last}" if first else last


def counted(number: int, what: str) -> str:
    """Count things: "a card", "3 cards"."""
    return f"a {what}" if number == 1 else f"{number} {what}s"
