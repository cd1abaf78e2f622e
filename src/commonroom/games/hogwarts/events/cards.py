"""Events of cards and decks."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from commonroom.engine import Seat

from ..effects.vocabulary import Deck
from ..pack.ids import Id
from .base import BaseEvent, Secret
from .causes import DiscardCause


class CardsDrawn(Secret, frozen=True, tag="cards_drawn"):
    """Cards went into a hand, by chance or by choice; only the owner's team learns which."""

    seat: Seat
    deck: Deck
    count: int
    cards: tuple[Id, ...] | UnsetType = UNSET
    pawn: Id | None = None


class CardShown(BaseEvent, frozen=True, tag="card_shown"):
    """A behaviour, event, duel or fight card is turned up for everybody."""

    seat: Seat
    deck: Deck
    card: Id


class CardKept(BaseEvent, frozen=True, tag="card_kept"):
    """A behaviour card that serves as floo powder (HOG-165)."""

    seat: Seat
    card: Id


class CardsDiscarded(BaseEvent, frozen=True, tag="cards_discarded"):
    """Cards went under their decks; everybody sees them. `pawn` if they were a death eater's."""

    seat: Seat
    cards: tuple[Id, ...]
    why: DiscardCause
    pawn: Id | None = None
    source: Id | None = None
    """The card, event or field whose effect it was."""


class CardsPassed(Secret, frozen=True, tag="cards_passed"):
    """Cards went face down from hand to hand; others only see the numbers change."""

    giver: Seat
    taker: Seat
    deck: Deck | UnsetType = UNSET
    cards: tuple[Id, ...] | UnsetType = UNSET


class CardPlayed(BaseEvent, frozen=True, tag="card_played"):
    """A spell or potion is used; its name is announced (HOG-261)."""

    seat: Seat
    card: Id
    target: Seat | None = None
    pawn: Id | None = None


class DeckSearched(BaseEvent, frozen=True, tag="deck_searched"):
    seat: Seat
    deck: Deck


class DeckArranged(BaseEvent, frozen=True, tag="deck_arranged"):
    seat: Seat
    deck: Deck
