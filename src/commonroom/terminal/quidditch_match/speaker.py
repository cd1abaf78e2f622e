"""Pieces, fields and cards of a match, as one viewer calls them."""

from __future__ import annotations

from typing import Any, ClassVar

from commonroom.engine import Seat, Table, Viewer
from commonroom.games.hogwarts.effects.phrases import name_of
from commonroom.games.hogwarts.effects.vocabulary import Seeker, SeekerExtraDie, SeekerOpp
from commonroom.games.hogwarts.match.options import settings
from commonroom.games.hogwarts.pack.names import in_language
from commonroom.phrases import phrases_of

from ..scene import printable
from ..speech.field_speaker import MINUS, FieldSpeaker
from ..speech.language import language
from .notation import field_name


class PitchSpeaker(FieldSpeaker):
    """Names the things of one table for one viewer."""

    FILES: ClassVar[tuple[str, ...]] = (
        "quidditch-match",
        "quidditch-match-page",
        "quidditch-match-terminal",
        "hogwarts",
        "hogwarts-table",
    )
    PREFIXES: ClassVar[tuple[str, ...]] = ("quidditch-match", "hogwarts")
    SEATS: ClassVar[frozenset[str]] = frozenset({"begins", "wins"})

    def __init__(self, table: Table, viewer: Viewer) -> None:
        super().__init__(table, viewer)
        chosen = settings(table)
        self.houses, self.cards = chosen.houses, chosen.cards
        self.pitch = {"goals": chosen.pitch.goals}

    def field(self, spot: Any) -> str:
        return field_name(self.pitch, (spot[0], spot[1]))

    def thing_at(self, key: str, thing: str) -> str:
        """Name a piece, a ball, a direction or a card."""
        if key == "card":
            return self.card(thing) if thing in self.cards else thing
        kind = {"hit": "piece", "loser": "piece", "receiver": "piece"}.get(key, key)
        return self.maybe(f"quidditch-match-{kind}-{thing}") or thing

    def listing(self, key: str, numbers: list[int]) -> str:
        """Name a field, or add up the dice for actions."""
        if key in ("to", "at"):
            return self.field(numbers)
        return str(sum(numbers)) if key == "dice" else super().listing(key, numbers)

    def piece_name(self, piece: str) -> str:
        return self.phrase(f"quidditch-match-piece-{piece}")

    def house(self, seat: Seat) -> str:
        return self.phrase(f"quidditch-match-house-{self.houses[seat]}")

    def card(self, card: str) -> str:
        """Name a card, with what it does."""
        powers = []
        for effect in self.cards[card].effects:
            match effect:
                case Seeker(amount):
                    powers.append(f"+{amount}")
                case SeekerOpp(amount):
                    powers.append(self.phrase("quidditch-match-card-other", by=f"{MINUS}{-amount}"))
                case SeekerExtraDie():
                    powers.append(self.phrase("quidditch-match-card-die"))
        own = self.cards[card].name
        name = in_language(own, language()) if own else name_of("quidditch", card, phrases_of("hogwarts", language()))
        return f"{printable(name)} ({', '.join(powers)})"
