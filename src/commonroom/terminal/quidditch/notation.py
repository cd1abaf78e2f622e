"""How houses, balls and cards are written and painted. Shapes tell the houses apart where colours cannot."""

from __future__ import annotations

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

OUT, VOID, DONE = "✗", "\N{EN DASH}", "✓"
"""Marks of a Keeper that was stopped, a card without effect and a ball that is settled."""


def player_name(card: HouseCard) -> str | None:
    """Return the name of a player in a deck that somebody wrote; None for players named by their role alone."""
    is_usual = card.role is None or card.name.lower() in (card.role, f"{card.role} {card.value}")
    return None if is_usual else printable(card.name)
