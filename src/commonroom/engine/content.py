"""Content that an owner of a box may write for a game: cards, decks, boards, checked before it is played with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from .errors import BadInput

Say: TypeAlias = Callable[[str, Mapping[str, str | int]], str | None]
"""A language: a message and its variables become a sentence, or None where the language has no such message."""


class Finding(NamedTuple):
    """A check that fails, and why; an error keeps the content from being played."""

    check: str
    is_error: bool
    sentence: str


class Line(NamedTuple):
    """One card, person, token or place of a content. The text is empty where there is nothing to say."""

    id: str
    name: str
    number: int
    """How many of it there are."""
    text: str
    flavour: str = ""


class Listing(NamedTuple):
    """A deck or another heap of things, under its heading."""

    heading: str
    lines: tuple[Line, ...]


class Content(NamedTuple):
    """What a game can say of content for it. `check` raises BadInput for what cannot even be read."""

    default: Mapping[str, Any]
    """The game's own, JSON-ready: also the example for everybody else's."""
    option: str
    """The option of a table that takes such content."""
    check: Callable[[object], list[Finding]]
    read: Callable[[object], Mapping[str, Any]]
    """The content as it is played with, JSON-ready, out of any form or text in which it may be written."""
    listings: Callable[[object, Say], Iterable[Listing]] | None = None
    """Everything in a content as it is read by people, in some language."""
    draw: Callable[[object, Say], str] | None = None
    """A picture of its board as an SVG document, named in some language."""


def put_together(parts: Iterable[tuple[str, Mapping[str, Any]]]) -> tuple[dict[str, Any], dict[str, str]]:
    """One document out of several files, each with its name, and in which of them every part stands."""
    document: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for name, data in parts:
        for key, part in data.items():
            if key in document:
                raise BadInput(f"{name}: {key}", f"stands in {sources[key]} already")
            document[key], sources[key] = part, name
    return document, sources
