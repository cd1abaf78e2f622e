"""HTTP, from the server: the things of a game, and its matches to look back on."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from .from_server import Happened
from .tables import TableInfo

Choice: TypeAlias = str | int | bool


class NeedInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A condition under which an option has an effect: everything given here must hold."""

    options: dict[str, list[Choice]] = {}
    """Values of other options, one of which must be set."""
    editions: list[str] = []
    seats: tuple[int, int] | None = None
    """The least and the greatest number of players."""
    sides: int | None = None
    teams: bool = False
    """True when somebody must have a teammate."""


class OptionInfo(msgspec.Struct, frozen=True):
    """A setting of a table."""

    choices: list[Choice]
    default: Choice | None
    """None for an option with several choices, none of which is made by default."""
    numbers: tuple[int, int] | None
    several: bool
    content: bool
    """True when the value may be a whole document, such as a deck of cards."""
    rule: str
    group: str
    """The group under which a form shows the option."""
    needs: list[NeedInfo]
    """The option has an effect when one of these holds; an empty list means always."""


class WishInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wish that seats can make before the match, such as a house."""

    field: str
    choices: list[str]
    listed_in: tuple[str, str] | None = None
    """An option that takes content, and the list in it whose ids are the choices of a table with content of its own."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game before it begins. Only its face knows what the editions contain, besides a title."""

    title: str
    rules: int
    editions: dict[str, dict[str, Any]]
    seats: list[int]
    sides: dict[str, list[int]]
    wish: WishInfo | None
    options: dict[str, OptionInfo]
    bots: list[str]
    levels: dict[str, str]
    """The bot at each level that people choose from, the weakest first."""
    seat_keys: list[str]
    """Keys whose number is a seat in views, actions and events: `winner`, or `token_handed.to`."""
    things: bool
    """True when the server can explain the game's things."""
    board: bool
    """True when the server can draw its board."""
    content: str | None
    """The hash of the game's own decks or pack; None where it has none."""
    lessons: int
    """How many lessons it has."""


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
