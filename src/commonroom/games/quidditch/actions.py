"""Actions of the players as data (catalogue 17.2). Names and fields are those of the record and the protocol."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from .box.cards import BALLS, Ball, Card, Mode


class _Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Pass(_Action, frozen=True, tag="pass"):
    """Pass in a window, or leave a card unanswered."""


class Play(_Action, frozen=True, tag="play", omit_defaults=True):
    """Use the power of a special card, with only the fields that the card needs."""

    card: Card
    mode: Mode | None = None
    """The chosen power, for a card with several."""
    ball: Ball | None = None
    """The ball at which it is played."""
    take: Card | None = None
    """The card that is brought back."""


class Cancel(_Action, frozen=True, tag="cancel"):
    """Cancel the card that was just played."""

    card: Card


class Declare(_Action, frozen=True, tag="declare"):
    """Declare which optional balls one plays for; none is a valid answer."""

    balls: Annotated[tuple[Ball, ...], Meta(max_length=4)]


class Commit(_Action, frozen=True, tag="commit"):
    """Lay cards face down, at most one at each ball."""

    cards: dict[Ball, Card]

    # The cards are a dict, which has no hash of its own, and actions are compared as sets.
    def __hash__(self) -> int:
        return hash(frozenset(self.cards.items()))


class Order(_Action, frozen=True, tag="order"):
    """Name the order in which the balls are played for; in stepwise mode, only the next one."""

    balls: Annotated[tuple[Ball, ...], Meta(min_length=1, max_length=4)]


class Pick(_Action, frozen=True, tag="pick"):
    """Tap one of the card backs of a player who was hit."""

    slot: Annotated[int, Meta(ge=0, le=99)]


class Concede(_Action, frozen=True, tag="concede"):
    """Give up."""


Move: TypeAlias = Pass | Play | Cancel | Declare | Commit | Order | Pick
Action: TypeAlias = Move | Concede

ACTION = Action
"""The name that the game contract asks for."""

PASS, CONCEDE = Pass(), Concede()


def laid(cards: dict[Ball, Card]) -> tuple[tuple[Ball, Card], ...]:
    """Return a commit as an immutable value, in the order of the slots."""
    return tuple((ball, cards[ball]) for ball in BALLS if ball in cards)
