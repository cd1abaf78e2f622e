"""The messages between us and a program, one JSON document in each line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

PROTOCOL = "commonroom-bot/1"


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message of each side. A program that does not answer it in kind is no bot."""

    protocol: str


class Move(msgspec.Struct, frozen=True, tag_field="type", tag="move", omit_defaults=True):
    """The question what to do. It holds all that a bot may know, so that a bot need not remember anything."""

    id: int
    match: int
    """Another number for each match that the program plays."""
    game: str
    seat: int
    view: Any
    legal: Sequence[Any]
    seed: int
    """For luck of its own: in the same game of the same simulation it is the same."""
    limit: float
    """Seconds until the answer has to be there."""
    shortcuts: Sequence[Any] = ()
    """Whole moves in one action, where the legal moves are single steps; as good an answer."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the program does."""

    id: int
    action: dict[str, Any]


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The last message to a program whose answer the rules forbid."""

    id: int
    rule: str
    why: str
