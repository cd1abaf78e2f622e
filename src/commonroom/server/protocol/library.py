"""HTTP, from the server: the things of a game, and its matches to look back on."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .from_server import Happened
from .tables import TableInfo


class Thing(msgspec.Struct, frozen=True):
    """A card, person, token or place of a game; the texts are empty where there is nothing to say."""

    id: str
    name: str
    text: str
    flavour: str


class Things(msgspec.Struct, frozen=True):
    """A deck or another heap of things, under its heading."""

    heading: str
    kind: str
    """The kind of its things in the ids of their names: `field` for `hogwarts-field-library`."""
    things: list[Thing]


class MatchRecord(msgspec.Struct, frozen=True):
    """A finished match, as docs/record.md describes it."""

    format: Literal["commonroom/1"]
    game: str
    rules: int
    edition: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    seed: str
    chance: list[Any]
    position: dict[str, Any] | None
    actions: list[dict[str, Any]]
    chain: str


class Frame(msgspec.Struct, frozen=True):
    """One moment of a match: what had just happened, and how each seat and a watcher (the last) saw it."""

    version: int
    seat: int | None
    action: Any
    events: list[list[Any]]
    views: list[Any]


class Reach(msgspec.Struct, frozen=True):
    """How far the server's links reach."""

    command: str
    """What to start it with, so that other devices can reach it."""


class Replayed(msgspec.Struct, frozen=True):
    """A record, ready to be watched: all of it, or as many frames as one answer holds."""

    info: TableInfo
    opening: list[Any]
    outcome: Any
    frames: list[Frame]
    next: int | None = None
    """The frame with which to go on asking, where this answer would have become too long; null at the end."""


class Account(msgspec.Struct, frozen=True):
    """A running match as the caller has seen it: without the seed, and without what was hidden from them."""

    info: TableInfo
    version: int
    seat: int | None
    events: list[Happened]
    view: Any


class Past(msgspec.Struct, frozen=True):
    """An earlier moment of a table as the caller saw it, from their seat or as a watcher."""

    seat: int | None
    view: Any
