"""Content that an owner of a box may write for a game: cards, decks, boards, checked before it is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


class Finding(NamedTuple):
    """A check that fails, and why; an error keeps the content from being played."""

    check: str
    is_error: bool
    sentence: str


class Content(NamedTuple):
    """What a game can say of content for it. `check` raises BadInput for what cannot even be read."""

    default: Mapping[str, Any]
    """The game's own, JSON-ready: also the example for everybody else's."""
    option: str
    """The option of a table that takes such content."""
    check: Callable[[object], list[Finding]]
