"""A table's clock: when a time starts again, the cost of an outage, and that it alone keeps time."""

from __future__ import annotations

import pytest

from commonroom.engine import Clock
from commonroom.server.protocol import ClockInfo
from commonroom.server.tables.clock import MOST_SPENT, RACE_OVER, TIME_UP, Downtime, TableClock, begins_anew, mark_of

ANN, BOB, BOTH = Clock((0,), 60), Clock((1,), 60), Clock((0, 1), 60)
RACE = Clock((0, 1), 10, key="first window")


class Watch:
    """A time that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.mark.parametrize(
    ("before", "now", "actor", "anew"),
    [
        (None, ANN, None, True),
        (ANN, BOB, 0, True),
        (ANN, None, 0, True),
        (ANN, ANN, None, False),
        (ANN, ANN, 1, False),
        (ANN, ANN, 0, True),
        (BOTH, BOTH, 1, True),
        (RACE, RACE, 0, False),
        (RACE, Clock((1,), 10, key="first window"), 0, False),
        (RACE, Clock((0, 1), 10, key="second window"), 0, True),
    ],
)
def test_the_time_begins_anew_for_another_question_or_who_has_acted(
    before: Clock | None, now: Clock | None, actor: int | None, anew: bool
) -> None:
    assert begins_anew(before, now, actor) is anew


def test_it_runs_for_a_turn_and_begins_anew_once_for_each_action() -> None:
    watch = Watch()
    clock = TableClock(watch)
    assert (clock.left(), clock.info()) == (None, None)
    assert clock.set(ANN, 0, None)
    watch.time += 20
    assert clock.info() == ClockInfo([0], 60, 40.0, 0.0)
    assert not clock.set(ANN, 0, 0), "that action was there before the time began"
    assert clock.left() == 40
    assert clock.set(ANN, 1, 0)
    assert clock.left() == 60
    watch.time += 100
    assert clock.left() == 0
    assert clock.stop()
    assert not clock.stop()
    assert clock.left() is None


def test_no_clock_is_nothing_to_tell() -> None:
    clock = TableClock(Watch())
    clock.set(ANN, 0, None)
    assert not clock.set(None, 1, 0)
    assert clock.running is None


@pytest.mark.parametrize(
    ("downtime", "spent"),
    [
        (Downtime(0, 100), 10 + 30),  # no heartbeat: the last action proves that a server ran
        (Downtime(105, 200), 25 + 0),
        (Downtime(105, 120), 25 + 10),
        (Downtime(50, 60), 50),
    ],
)
def test_an_outage_is_nobodys_time(downtime: Downtime, spent: float) -> None:
    assert downtime.spent(since=80, last=90, now=130) == spent


def test_a_turn_goes_on_after_a_restart_and_leaves_some_time_to_come_back() -> None:
    watch = Watch()
    for over, left in ((20.0, 40.0), (500.0, 60 * (1 - MOST_SPENT))):
        clock = TableClock(watch)
        clock.begin(BOB)
        clock.replay(1, ANN, at=100)
        clock.resume(Downtime(0, 50), now=100 + over)
        assert clock.set(ANN, 1, 1)
        assert clock.left() == pytest.approx(left)
        assert clock.set(BOB, 2, 0)
        assert clock.left() == 60, "what is over of one turn is not over of the next"


def test_of_a_turn_that_no_action_began_nothing_is_known() -> None:
    clock = TableClock(Watch())
    clock.begin(ANN)
    clock.resume(Downtime(0, 50), now=1000)
    clock.set(ANN, 0, None)
    assert clock.left() == 60


def test_a_window_that_closes_is_not_told_as_time_that_is_up() -> None:
    assert (mark_of(ANN), mark_of(RACE)) == (TIME_UP, RACE_OVER)
