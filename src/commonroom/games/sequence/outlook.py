"""What a seat can work out about its cards before it plays one."""

from __future__ import annotations

import msgspec

from commonroom.engine import Refusal, Seat, Viewer

from .actions import EXCHANGE, Play
from .board import Cell, cells_of
from .cards import Card
from .legality import is_dead, refusal, targets
from .state import State

ANYWHERE: Cell = (0, 1)
"""A cell to ask about where a card has none of its own, which are the jacks."""


class Prospect(msgspec.Struct, frozen=True):
    """A card in hand: where it goes as the board is, and why it cannot be played now."""

    card: Card
    cells: tuple[Cell, ...]
    """Where it could be played if it were the seat's turn; for a jack that removes, the chips that it could take."""
    dead: bool
    """No space is left for it, so that it may be exchanged for another (SEQ-48)."""
    exchange: bool
    """It may be exchanged right now."""
    refusal: Refusal | None
    """Why it cannot be played now; null if it can."""


class Outlook(msgspec.Struct, frozen=True):
    """The cards of the seat, each once."""

    cards: tuple[Prospect, ...]


def outlook(state: State, seat: Viewer) -> Outlook | None:
    """Return what can become of each card of the seat's hand; watchers have none."""
    if seat is None:
        return None
    return Outlook(tuple(_prospect(state, seat, card) for card in dict.fromkeys(state.hands[seat])))


def _prospect(state: State, seat: Seat, card: Card) -> Prospect:
    side = state.side(seat)
    cells = cells_of(targets(state, side, card))
    own = state.settings.edition.layout.masks.get(card)
    asked = cells or (cells_of(own) if own else (ANYWHERE,))
    return Prospect(
        card=card,
        cells=cells,
        dead=is_dead(state, side, card),
        exchange=refusal(state, seat, EXCHANGE[card]) is None,
        refusal=refusal(state, seat, Play(card, asked[0])),
    )
