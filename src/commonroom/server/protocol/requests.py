"""HTTP, from the client: what a person asks of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from .values import Gallery, Name, SeatNumber, Secret, Wish


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class SeatWish(_Strict, frozen=True):
    """Who is to sit at a seat: the person who opens the table, anybody with the invite, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=32)] | None = None
    wish: Wish | None = None
    """What it would like to be, in games that let a seat choose; `GET /api/games` lists the choices."""


class OpenTable(_Strict, frozen=True):
    """Open a table."""

    game: str
    seats: Annotated[list[SeatWish], Meta(max_length=64)]
    edition: str | None = None
    options: dict[str, Any] = {}
    name: Name = "Player"
    hints: bool = True
    gallery: Gallery = "apart"


class Join(_Strict, frozen=True):
    """Take an open seat, a particular one or any."""

    invite: Secret
    name: Name
    seat: SeatNumber | None = None
    wish: Wish | None = None


class Redeem(_Strict, frozen=True):
    """Bring a seat to this device."""

    key: Secret


class SeatBot(_Strict, frozen=True):
    """Give a seat to a bot."""

    bot: Annotated[str, Meta(max_length=32)]


class Take(_Strict, frozen=True):
    """Take a seat: a free one before the match, or one that a bot plays."""

    name: Name = "Player"
    """For somebody who has no seat yet."""


class Swap(_Strict, frozen=True):
    """Let two seats change places before the match."""

    seats: tuple[SeatNumber, SeatNumber]


class Offer(_Strict, frozen=True):
    """Offer a bot's seat to those who watch, or no longer."""

    offered: bool


class HandOver(_Strict, frozen=True):
    """Make another person the host."""

    seat: SeatNumber


class LessonTry(_Strict, frozen=True, rename={"attempt": "try"}):
    """A place in a lesson, and what the learner tries there."""

    actions: Annotated[list[dict[str, Any]], Meta(max_length=100)] = []
    """The tries that were right so far, in order."""
    attempt: dict[str, Any] | None = None
    """An action, `{"type": "go_on"}` where there is only something to read, or null to look at the place."""
