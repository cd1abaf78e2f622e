"""A record retold from its beginning: the match at some point, and what happened until then."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from rich.text import Text

from commonroom.engine import BadInput, Match, Viewer
from commonroom.engine.plain import plain
from commonroom.match import replay

from .face import Face
from .scene import Data, heard

Hearing: TypeAlias = Callable[[Match, Sequence[Any]], list[Data]]
"""Returns what a viewer learns of some events."""


@dataclass(frozen=True)
class Story:
    """A match after some actions of a record, with what each of them caused."""

    match: Match
    steps: list[Sequence[Any]]


def retell(record: Mapping[str, Any], at: int | None = None) -> Story:
    """Replay a record, checking every action, and stop after `at` of them (after all, if None)."""
    whole = replay(record)
    if at is not None and not 0 <= at <= whole.version:
        raise BadInput("at", f"{at} is out of range: the record has 0 to {whole.version} actions")
    match = whole.at(0)
    return Story(match, [match.act(seat, action) for seat, action in whole.actions[:at]])


def everything(_: Match, events: Sequence[Any]) -> list[Data]:
    """Return everything, as a reader of the record learns it."""
    known: list[Data] = plain(list(events))
    return known


def as_viewer(viewer: Viewer) -> Hearing:
    """Return what a seat, or a watcher, learned."""
    return lambda match, events: heard(match, events, viewer)


def log_of(story: Story, face: Face, viewer: Viewer, hearing: Hearing) -> list[tuple[int, Text]]:
    """Return the sentences of a story, each with the number of its action; the setup has number 0."""
    match = story.match
    steps = [match.opening, *(hearing(match, events) for events in story.steps)]
    lines = [(number, face.tell(match.table, viewer, events)) for number, events in enumerate(steps)]
    return [(number, line) for number, line in lines if line is not None]
