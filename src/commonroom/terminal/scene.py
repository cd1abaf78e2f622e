"""What one viewer sees of a match: everything from which a face draws and tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, TypeAlias

from commonroom.bots.levels import levels_of
from commonroom.engine import Match, Seat, Table, Viewer
from commonroom.engine.plain import plain

Data: TypeAlias = dict[str, Any]
"""An action, an event or a view as plain data."""

HARD_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Spaces that are harmless, though Python does not count them as printable."""


@dataclass(frozen=True)
class Scene:
    """A table at one moment, as a seat or a watcher sees it."""

    table: Table
    viewer: Viewer
    view: Data
    to_act: tuple[Seat, ...]
    legal: list[Data]
    asides: list[Data]
    full: Data | None = None
    """The whole state, only for readers of a record, who may see everything."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """The level at which each bot plays."""
    work_out: Callable[[], Data | None] = field(default=lambda: None, repr=False, compare=False)
    """Asks the game for the viewer's outlook."""

    @cached_property
    def outlook(self) -> Data | None:
        """What the viewer can work out before acting; only worked out for a face that asks for it."""
        return self.work_out()


def look(match: Match, viewer: Viewer) -> Scene:
    """Look at the match as a seat, or as a watcher."""
    if viewer is None:
        return Scene(match.table, None, match.view(None), match.to_act, [], [], levels=_levels(match))
    legal, asides, work_out = match.legal(viewer), match.asides(viewer), partial(match.outlook, viewer)
    return Scene(
        match.table,
        viewer,
        match.view(viewer),
        match.to_act,
        legal,
        asides,
        levels=_levels(match),
        work_out=work_out,
    )


def look_at_all(match: Match) -> Scene:
    """Look at the match with all cards open."""
    return Scene(match.table, None, match.view(None), match.to_act, [], [], match.state, _levels(match))


def _levels(match: Match) -> dict[str, str]:
    return {bot: level for level, bot in levels_of(match.rules).items()}


def heard(match: Match, events: Sequence[Any], viewer: Viewer) -> list[Data]:
    """Return what a seat, or a watcher, learns of some events."""
    known = [match.rules.seen(event, viewer) for event in events]
    learnt: list[Data] = plain([event for event in known if event is not None])
    return learnt


def printable(text: str) -> str:
    """Replace everything in a text from outside that could control the terminal."""
    return "".join(char if char.isprintable() or char in HARD_SPACES else "\N{REPLACEMENT CHARACTER}" for char in text)
