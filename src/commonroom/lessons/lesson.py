"""A lesson as data, as its TOML file gives it; docs/lessons.md describes every field."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

Pattern: TypeAlias = dict[str, Any]
"""An action of which only some fields are given; see `patterns`."""
Word: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*\Z")]
"""A part of a Fluent id."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Answer(_Part, frozen=True):
    """What the coach says to a legal action that was not asked for."""

    like: Pattern
    say: Word


class Step(_Part, frozen=True):
    """What the learner is told and asked, and what the partner does once it is done."""

    id: Word
    point: dict[str, tuple[Any, ...]] = {}
    """What to light, in the game's own words for its things: cards, cells, balls, seats."""
    right: tuple[Pattern, ...] = ()
    """Actions that are right; none where the learner only reads and goes on."""
    wrong: tuple[Answer, ...] = ()
    refused: dict[str, Word] = {}
    """What the coach says to an action that the rules refuse, by the id of the rule."""
    then: tuple[dict[str, Any], ...] = ()
    """The actions that follow by themselves, each with its `seat`."""


class Lesson(_Part, frozen=True):
    """A table, a position on it, and the steps from there. Everything that the rules leave to chance is fixed."""

    id: Word
    rules: tuple[str, ...]
    """The rules that it teaches, by id."""
    position: dict[str, Any]
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)]
    edition: str | None = None
    options: dict[str, Any] = {}
    seats: tuple[str | dict[str, str], ...] = ("Player", "Blaise")
    seat: Annotated[int, Meta(ge=0)] = 0
    """Where the learner sits."""
    seed: int = 1
    chance: tuple[dict[str, Any], ...] = ()
    """What chance decides from the position on, as in a record; after that the seed decides."""
    minutes: Annotated[int, Meta(ge=1)] = 1
    game: str = ""
    """Filled in by the folder that it lies in."""

    @property
    def key(self) -> str:
        """The Fluent id of its title; `.about` and `.end` are what it is about and the coach's last words."""
        return f"{self.game}-lesson-{self.id}"

    def says(self, step: Step, answer: str = "") -> str:
        """Return the Fluent id of what the coach says at a step, or answers there."""
        return f"{self.key}-{step.id}.{answer}" if answer else f"{self.key}-{step.id}"
