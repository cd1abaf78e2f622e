"""Events as facts. Everything in Lanterns is played face up, so everybody sees all of it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from commonroom.engine import Seat

from .cards import Card, Colour


class Fact(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened."""


class Began(Fact, frozen=True, tag="began"):
    """The lanterns are dealt, and the lot has named who leads."""

    seat: Seat
    guiding: Colour | None


class CardPlayed(Fact, frozen=True, tag="card_played"):
    """A lantern lies on the table."""

    seat: Seat
    card: Card


class Answered(Fact, frozen=True, tag="answered"):
    """A question and its true answer."""

    seat: Seat
    other: Seat
    colour: Colour
    holds: bool


class TrickTaken(Fact, frozen=True, tag="trick_taken"):
    """Somebody takes the trick, and what it counts."""

    seat: Seat
    points: int


class GameEnded(Fact, frozen=True, tag="game_ended"):
    """All lanterns are played."""

    winners: tuple[Seat, ...]


Event: TypeAlias = Began | CardPlayed | Answered | TrickTaken | GameEnded
