"""A calendar that a test can advance, so that nobody has to wait for an outage to pass."""

from __future__ import annotations

import time

import pytest


class Calendar:
    """Moves the time of day for everything in this process. Monotonic time, which turns run by, is not affected."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ahead, now = 0.0, time.time
        monkeypatch.setattr(time, "time", lambda: now() + self._ahead)

    def turn(self, seconds: float) -> None:
        """Let this much time pass at once."""
        self._ahead += seconds
