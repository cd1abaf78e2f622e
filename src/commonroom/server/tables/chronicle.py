"""What has happened in a match, numbered for everybody by what they can notice.

Somebody may do what nobody else notices: change a decision that is still secret. If that moved the number which others
are told, they could tell; so each viewer counts only the actions of their own, and those of which they see something.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from commonroom.engine import Rules, Viewer

from ..protocol import Happened

SETTING_UP = -1
"""What somebody has been told who knows nothing of the match yet."""


class Chronicle:
    """The set-up and every action since; version 0 is the set-up, for all."""

    def __init__(self, rules: Rules[Any, Any, Any]) -> None:
        self._seen = rules.seen
        self._history: list[tuple[int | None, Sequence[Any], bool]] = []
        """Who acted, the events, and whether the time was up."""
        self._noticed: dict[Viewer, list[int]] = {}
        """For each viewer, by their own versions, which of these they have noticed."""
        self._looked: dict[Viewer, int] = {}
        """How far that is known."""

    def add(self, actor: int | None, events: Sequence[Any], time_up: bool = False) -> None:
        """Something has happened."""
        self._history.append((actor, events, time_up))

    def version(self, viewer: Viewer) -> int:
        """How many actions a viewer has noticed; 0 also before the match."""
        return max(0, len(self._noticed_by(viewer)) - 1)

    def number(self, viewer: Viewer, version: int) -> int:
        """How many actions there really were at a viewer's version, or are by now if it has not been reached."""
        noticed = self._noticed_by(viewer)
        return noticed[version] if version < len(noticed) else len(self._history) - 1

    def told(self, viewer: Viewer, since: int) -> list[Happened]:
        """What happened after a version, in the viewer's eyes."""
        noticed = self._noticed_by(viewer)[since + 1 :]
        return [
            Happened(version, self._history[number][0], self._events(viewer, number), self._history[number][2])
            for version, number in enumerate(noticed, since + 1)
        ]

    def _noticed_by(self, viewer: Viewer) -> list[int]:
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
