"""A table's clock: whose time runs, since when, and how long. Nothing else keeps time at a table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from commonroom.engine import Clock

from ..protocol import ClockInfo
from ..storage.rows import StoredTable

TIME_UP = "~time-"
"""Beginning of the ids of actions that were taken because a player's time was up; everybody is told."""
RACE_OVER = "~race-"
"""The same where a window for answers has closed: silence must look like a pass, so this is told to nobody."""
MOST_SPENT = 0.9
"""The largest part of a turn that counts as spent when its table is loaded, so that a player has time to come back."""


def mark_of(clock: Clock) -> str:
    """Return how the ids of actions begin that are taken because this clock has run down."""
    return TIME_UP if clock.key is None else RACE_OVER


def begins_anew(before: Clock | None, now: Clock | None, actor: int | None) -> bool:
    """Tell whether the time starts again: for another question, or because a seat on the clock has acted.

    A clock with a key runs on for as long as it keeps the key, no matter who acts.
    """
    if before is not None and now is not None and now.key is not None and now.key == before.key:
        return False
    return now != before or (before is not None and actor in before.seats)


class Downtime(NamedTuple):
    """The time in which no server ran; it counts against no player."""

    began: float = 0.0
    """When a server was last known to run."""
    ended: float = 0.0
    """When this one started."""

    def spent(self, since: float, last: float, now: float) -> float:
        """Return the seconds of a turn that did count: those before the outage, and those after it.

        The last action, at `last`, was taken by a running server: it may be younger than the last heartbeat.
        """
        began = max(self.began, min(last, self.ended))
        return max(0.0, began - since) + max(0.0, now - max(self.ended, since))


class TableClock:
    """Runs while somebody has to act in time.

    Times of stored actions are wall-clock times, because they outlive the process. Running times are monotonic,
    because a player must not lose a turn when the machine's clock is corrected.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._running: Clock | None = None
        self._deadline = 0.0
        self._version = -1
        """The version of the match for which it was last set."""
        self._spent = 0.0
        """Seconds of the present turn that were over before this table was loaded."""
        # The present turn by the times of stored actions. When a match began is not stored: until the first action
        # of a turn, nothing is known.
        self._asked: Clock | None = None
        self._since: float | None = None
        self._last = 0.0
        self.credit = 0.0
        """Seconds that do not count in the present turn: it was paused, or somebody gave more time."""
        self._held: float | None = None
        """The seconds that were left when it was stopped for a pause."""

    @property
    def running(self) -> Clock | None:
        """The clock that runs now, as the rules gave it."""
        return self._running

    def left(self) -> float | None:
        """Return the seconds that are left; None while no clock runs."""
        if self._running is None:
            return None
        return max(0.0, self._deadline - self._now()) if self._held is None else self._held

    def info(self) -> ClockInfo | None:
        """Return what everybody may know of it."""
        clock, left = self._running, self.left()
        if clock is None or left is None:
            return None
        return ClockInfo(list(clock.seats), clock.seconds, round(left, 1), round(self.credit, 1))

    def set(self, clock: Clock | None, version: int, actor: int | None) -> bool:
        """Run for what the match asks at this version; return True if a time has begun that others should hear of.

        `actor` acted last. It is set again whenever anything happens, and an action counts only once.
        """
        actor = actor if version != self._version else None
        before, self._running, self._version = self._running, clock, version
        if not begins_anew(before, clock, actor):
            return False
        if clock is not None:
            self._deadline = self._now() + clock.seconds - min(self._spent, clock.seconds * MOST_SPENT)
        if before is not None:  # otherwise the turn has begun before this table was loaded
            self.credit = 0.0
        self._spent = 0.0
        return clock is not None

    def hold(self) -> None:
        """Stand still for a pause."""
        self._held = self.left()

    def go_on(self) -> None:
        """Run on after a pause with the time that was left."""
        if self._held is not None:
            self._deadline, self._held = self._now() + self._held, None

    def give(self, seconds: float) -> None:
        """Let the present turn last longer."""
        self._deadline += seconds
        self.credit += seconds

    def stop(self) -> bool:
        """Stop; True if it ran."""
        ran, self._running = self._running is not None, None
        return ran

    # By what the players have agreed, here or at another server

    def agree(self, before: StoredTable, now: StoredTable, number: int) -> None:
        """Adopt a pause, its end, or more time, at a table with this number of actions."""
        if now.paused is None and before.paused is not None:
            self.go_on()
            self.credit = now.credit
        elif now.paused is not None:
            self.hold()
        self.take_credit(now, number)

    def take_credit(self, stored: StoredTable, number: int) -> None:
        """Let the present turn last as long as it was agreed."""
        if stored.paused is None and stored.credited == number and stored.credit > self.credit:
            self.give(stored.credit - self.credit)

    def credit_at(self, number: int, stored: StoredTable) -> None:
        """Note that this action has been replayed: the turn after it may be the one that lasts longer."""
        if stored.credited == number:
            self.credit = stored.credit

    # By the times of stored actions

    def begin(self, clock: Clock | None) -> None:
        """Note the clock with which the match begins."""
        self._asked = clock

    def replay(self, seat: int, clock: Clock | None, at: float) -> None:
        """Note that a seat acted at that time, and which clock ran from then on."""
        if self._since is None or begins_anew(self._asked, clock, seat):
            self._since, self.credit = at, 0.0
        self._asked, self._last = clock, at

    def resume(self, downtime: Downtime, now: float, paused: float | None = None) -> None:
        """Go on with the turn that was running when the table was last in memory, or `paused` at that time."""
        if self._since is None:
            spent = 0.0
        elif paused is not None:
            spent = max(0.0, paused - self._since)
        else:
            spent = downtime.spent(self._since, self._last, now)
        self._spent = spent - self.credit
