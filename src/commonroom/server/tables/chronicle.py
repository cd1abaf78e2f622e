"""The history of a match, numbered for each viewer by what they can notice.

A player may do what nobody else can notice, such as changing a decision that is still secret. A common version number
would give that away. So each viewer counts only their own actions, those of which they see something, and those after
which the match waits for others than before, which every view shows.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple

from commonroom.engine import Rules, Viewer

from ..protocol import Happened

SETTING_UP = -1
"""The version of a viewer who has been told nothing about the match yet."""


class Entry(NamedTuple):
    """What an action has caused."""

    actor: int | None
    events: Sequence[Any]
    time_up: bool = False
    """The actor did not act: its time was up."""
    back_to: int | None = None
    """All is again as after this entry."""
    turned: bool = False
    """The match waits for other seats than before it."""


class Chronicle:
    """The setup and every action since. Version 0 is the setup, for everybody."""

    def __init__(self, rules: Rules[Any, Any, Any]) -> None:
        self._seen = rules.seen
        self._history: list[Entry] = []
        self._noticed: dict[Viewer, list[int]] = {}
        """For each viewer, the entries that they have noticed, by their own version."""
        self._looked: dict[Viewer, int] = {}
        """Up to which entry that is known."""

    def add(self, entry: Entry) -> None:
        """Add what an action has caused, or which entry it went back to."""
        self._history.append(entry)

    def events(self, number: int) -> Sequence[Any]:
        """Return everything that an action has caused."""
        return self._history[number].events

    def version(self, viewer: Viewer) -> int:
        """Return how many actions a viewer has noticed; 0 also before the match."""
        return max(0, len(self._noticed_by(viewer)) - 1)

    def moves(self, viewer: Viewer) -> int:
        """Return how many of these actions still stand: what was taken back does not, nor the taking back."""
        standing: list[int] = []
        for number in self._noticed_by(viewer)[1:]:
            back_to = self._history[number].back_to
            if back_to is None:
                standing.append(number)
            else:
                del standing[bisect_right(standing, back_to) :]
        return len(standing)

    def number(self, viewer: Viewer, version: int) -> int:
        """Return how many actions there really were at a viewer's version, or are by now if it has not been reached."""
        noticed = self._noticed_by(viewer)
        return noticed[version] if version < len(noticed) else len(self._history) - 1

    def happened(self, viewer: Viewer, since: int) -> list[Happened]:
        """Return what happened after a version, as the viewer saw it."""
        noticed = self._noticed_by(viewer)
        return [self._happening(viewer, version, noticed[version]) for version in range(since + 1, len(noticed))]

    def _happening(self, viewer: Viewer, version: int, number: int) -> Happened:
        entry = self._history[number]
        back_to = None if entry.back_to is None else bisect_right(self._noticed_by(viewer), entry.back_to) - 1
        return Happened(version, entry.actor, self._events(viewer, number), entry.time_up, back_to)

    def _noticed_by(self, viewer: Viewer) -> list[int]:
        # Looked at once and then kept: what a viewer could see of an action does not change afterwards.
        noticed = self._noticed.setdefault(viewer, [])
        for number in range(self._looked.get(viewer, 0), len(self._history)):
            entry = self._history[number]
            concerned = entry.actor is None or entry.actor == viewer or entry.turned
            if concerned or entry.back_to is not None or self._events(viewer, number):
                noticed.append(number)
        self._looked[viewer] = len(self._history)
        return noticed

    def _events(self, viewer: Viewer, number: int) -> list[Any]:
        seen = self._seen
        return [shown for event in self._history[number].events if (shown := seen(event, viewer)) is not None]
