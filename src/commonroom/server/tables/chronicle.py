"""The history of a match, numbered for each viewer by what they can notice.

A player may do what nobody else can notice, such as changing a decision that is still secret. A common version number
would give that away. So each viewer counts only their own actions, and those of which they see something.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from commonroom.engine import Rules, Viewer

from ..protocol import Happened

SETTING_UP = -1
"""The version of a viewer who has been told nothing about the match yet."""


class Chronicle:
    """The setup and every action since. Version 0 is the setup, for everybody."""

    def __init__(self, rules: Rules[Any, Any, Any]) -> None:
        self._seen = rules.seen
        self._history: list[tuple[int | None, Sequence[Any], bool]] = []
        """The actor, the events, and whether the actor's time was up."""
        self._noticed: dict[Viewer, list[int]] = {}
        """For each viewer, the entries that they have noticed, by their own version."""
        self._looked: dict[Viewer, int] = {}
        """Up to which entry that is known."""

    def add(self, actor: int | None, events: Sequence[Any], time_up: bool = False) -> None:
        """Add what an action has caused."""
        self._history.append((actor, events, time_up))

    def version(self, viewer: Viewer) -> int:
        """Return how many actions a viewer has noticed; 0 also before the match."""
        return max(0, len(self._noticed_by(viewer)) - 1)

    def number(self, viewer: Viewer, version: int) -> int:
        """Return how many actions there really were at a viewer's version, or are by now if it has not been reached."""
        noticed = self._noticed_by(viewer)
        return noticed[version] if version < len(noticed) else len(self._history) - 1

    def told(self, viewer: Viewer, since: int) -> list[Happened]:
        """Return what happened after a version, as the viewer saw it."""
        noticed = self._noticed_by(viewer)[since + 1 :]
        return [
            Happened(version, self._history[number][0], self._events(viewer, number), self._history[number][2])
            for version, number in enumerate(noticed, since + 1)
        ]

    def _noticed_by(self, viewer: Viewer) -> list[int]:
        # Looked at once and then kept: what a viewer could see of an action does not change afterwards.
        noticed = self._noticed.setdefault(viewer, [])
        for number in range(self._looked.get(viewer, 0), len(self._history)):
            actor = self._history[number][0]
            if actor is None or actor == viewer or self._events(viewer, number):
                noticed.append(number)
        self._looked[viewer] = len(self._history)
        return noticed

    def _events(self, viewer: Viewer, number: int) -> list[Any]:
        seen = self._seen
        return [shown for event in self._history[number][1] if (shown := seen(event, viewer)) is not None]
