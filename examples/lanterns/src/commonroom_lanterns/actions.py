"""Actions of the players as data."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from commonroom.engine import Seat

from .cards import Card, Colour

CARD_PATTERN = "^[ABCD][1-8]$"


class Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something that a player does; unknown fields are refused."""


class Play(Action, frozen=True, tag="play"):
    """Play a lantern to the trick."""

    card: Annotated[Card, msgspec.Meta(pattern=CARD_PATTERN)]


class Ask(Action, frozen=True, tag="ask"):
    """Ask another player for a colour, before leading."""

    other: Seat
    colour: Colour


Move: TypeAlias = Play | Ask
ACTION = Play | Ask
