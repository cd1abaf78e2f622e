"""Pieces, fields and cards of a match, as one viewer calls them."""

from __future__ import annotations

from typing import Any

from commonroom.engine import Seat, Table, Viewer
from commonroom.games.hogwarts.effects.phrases import name_of
from commonroom.games.hogwarts.effects.vocabulary import Seeker, SeekerExtraDie, SeekerOpp
from commonroom.games.hogwarts.match.options import settings
from commonroom.games.hogwarts.pack.names import in_language
from commonroom.phrases import ENGLISH, phrases_of

from ..scene import printable
from ..speaker import Speaker
from .notation import LONG, field_name

MINUS = "\N{MINUS SIGN}"


class PitchSpeaker(Speaker):
    """Names the things of one table for one viewer."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        super().__init__(table, viewer)
        chosen = settings(table)
        self.houses, self.cards = chosen.houses, chosen.cards
        self.pitch = {"goals": chosen.pitch.goals}

    def field(self, spot: Any) -> str:
        return field_name(self.pitch, (spot[0], spot[1]))

    def piece(self, seat: Seat, piece: str) -> str:
        """Name a piece with its owner: "your Chaser 1"."""
        return f"{self.whose(seat)} {LONG[piece]}"

    def card(self, card: str) -> str:
        """Name a card, with what it does."""
        powers = []
        for effect in self.cards[card].effects:
            match effect:
                case Seeker(amount):
                    powers.append(f"+{amount}")
                case SeekerOpp(amount):
                    powers.append(f"the other {MINUS}{-amount}")
                case SeekerExtraDie():
                    powers.append("one more die")
        own = self.cards[card].name
        name = in_language(own, ENGLISH) if own else name_of("quidditch", card, phrases_of("hogwarts"))
        return f"{printable(name)} ({', '.join(powers)})"
