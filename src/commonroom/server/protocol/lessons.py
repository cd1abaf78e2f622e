"""HTTP, from the server: lessons, and the places in them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .from_server import TableFrame


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson of a game, as a list shows it. `{key}` is its title, `{key}.about` what it is about."""

    id: str
    key: str
    edition: str
    seats: int
    minutes: int
    steps: int
    rules: list[str]


class LessonVerdict(msgspec.Struct, frozen=True):
    """What became of a try: only a right one was taken."""

    kind: Literal["right", "wrong", "refused"]
    say: str | None = None
    """What the coach says to it, by Fluent id."""
    rule: str | None = None
    code: str | None = None
    message: str | None = None
    """With a refused one: the rule, the reason for programs, and the reason in the caller's language."""


class LessonFrame(msgspec.Struct, frozen=True):
    """A place in a lesson: the table as the learner sees it, and what the coach says and asks."""

    table: TableFrame
    """As at a table. The events are those of the try, or the whole story where nothing was tried."""
    step: int
    """From 0; the number of steps at the end."""
    steps: int
    say: str
    """What the coach says, by Fluent id."""
    point: dict[str, list[Any]]
    """What to light: `cards`, `cells`, `balls`, `seats`, and the types of offered `actions`."""
    asks: bool
    """Whether the step asks for an action; if not, the learner reads and goes on."""
    show: dict[str, Any] | None
    """Something that is right here, for a learner who wants to be shown; null at the end."""
    outlook: Any
    """What an `outlook` frame would tell at a table; null where the game has nothing to say."""
    done: bool
    verdict: LessonVerdict | None = None
