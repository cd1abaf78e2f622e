"""When the time of a turn begins, on the table's clock and in what is stored of it."""

from __future__ import annotations

from commonroom.engine import Clock

TIME_UP = "~time-"
"""How the ids of actions begin that were taken because a player's time was up; everybody is told."""
RACE_OVER = "~race-"
"""The same where a window for answers has closed: that nobody answered in time is not to be told from a pass."""


def mark_of(clock: Clock) -> str:
    """How the ids of actions begin that are taken because this clock has run down."""
    return TIME_UP if clock.key is None else RACE_OVER


def begins_anew(before: Clock | None, now: Clock | None, actor: int | None) -> bool:
    """Whether the time begins anew, for another question or because one of those on the clock has acted.

    A clock with a key runs on as long as it keeps the key, whoever acts.
    """
    if before is not None and now is not None and now.key is not None and now.key == before.key:
        return False
    return now != before or (before is not None and actor in before.seats)


class Turn:
    """Since when those on the clock have had their time, by the times of the stored actions.

    When a match began is not stored: until the first action, and for the time that it does not end, nothing is known.
    """

    def __init__(self) -> None:
        self.since: float | None = None
        self.last = 0.0
        """When the last action was taken."""
        self._clock: Clock | None = None

    def begin(self, clock: Clock | None) -> None:
        """The match begins with this clock."""
        self._clock = clock

    def act(self, seat: int, clock: Clock | None, at: float) -> None:
        """A seat has acted, and from then on this is the clock."""
        if self.since is None or begins_anew(self._clock, clock, seat):
            self.since = at
        self._clock, self.last = clock, at
