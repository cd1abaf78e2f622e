"""A table as everybody, or one of its people, may know it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from commonroom.engine import Outcome

from .values import Gallery, Phase, Result, What


class SeatInfo(msgspec.Struct, frozen=True):
    """What everybody may know about a seat."""

    kind: Literal["person", "open", "bot"]
    name: str | None
    bot: str | None
    connected: bool
    side: int | None
    wish: str | None
    came: bool
    """Whether the person has been at the table."""
    left: bool
    """A bot plays for somebody who may come back."""
    offered: bool
    """A bot plays here, and whoever watches may take over."""


class ClockInfo(msgspec.Struct, frozen=True):
    """Who is on the clock, and how many seconds are left."""

    seats: list[int]
    limit: int
    left: float
    given: float
    """Seconds that others have given, or that a pause has kept, in this turn."""


class PauseInfo(msgspec.Struct, frozen=True):
    """Everything stands still: since when, and who wanted it."""

    seat: int | None
    since: float


class Asked(msgspec.Struct, frozen=True):
    """The last question to everybody at the table, and what came of it."""

    number: int
    what: What
    seat: int
    agreed: list[int]
    waits_for: list[int]
    knows: bool
    """The one who asks has drawn a card meanwhile, and would know it before it comes again."""
    left: float
    """Seconds in which it can be answered."""
    result: Result | None
    by: int | None
    """Who declined."""


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know about a table."""

    table: str
    game: str
    title: str
    edition: str
    options: dict[str, Any]
    content: str | None
    """The hash of its decks or pack, by which `GET /api/content` gives them; null where a game has none."""
    seats: list[SeatInfo]
    host: int | None
    hints: bool
    team_chat: bool
    phase: Phase
    commitment: str
    seed: str | None
    """Revealed when the match is over."""
    outcome: Outcome | None
    """How the match ended, once it has."""
    rematch: str | None
    clock: ClockInfo | None
    watchers: int
    watching: list[str]
    """The names of those watchers who gave one."""
    gallery: Gallery
    pause: PauseInfo | None
    asked: Asked | None
    away_after: float
    """Seconds after which a seat whose player is gone may be given to a bot."""


class Mine(msgspec.Struct, frozen=True):
    """The caller at a table: the seat they have, and one that they have left and may take again."""

    seat: int | None
    left: int | None


class MyTable(msgspec.Struct, frozen=True):
    """One of the caller's tables."""

    table: str
    game: str
    edition: str
    seat: int
    names: list[str | None]
    sides: list[int]
    """The side of each seat."""
    phase: Phase
    my_turn: bool
    moves: int
    """How many moves the caller has seen, as the log and a replay number them: without those taken back."""
    scores: list[int]
    """What each side has reached, as the game counts it; empty where nothing is counted."""
    outcome: Outcome | None
    opened: float
    finished: float | None
    """When the match was over; null while it goes on."""


class Opened(msgspec.Struct, frozen=True):
    """The table is open; the invite takes its open seats."""

    table: str
    seat: int | None
    invite: str | None
    commitment: str
    """The hash of the seed, published before anybody can move."""


class Joined(msgspec.Struct, frozen=True):
    """You sit here now."""

    table: str
    seat: int


class OwnLink(msgspec.Struct, frozen=True):
    """A secret that takes the seat to another device, once."""

    table: str
    key: str
