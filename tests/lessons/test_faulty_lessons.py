"""A mistake in a lesson is found: each of these breaks a good lesson in one place."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from commonroom.engine.plain import plain
from commonroom.lessons import BadLesson, Lesson, find_lesson
from commonroom.lessons.faults import faults
from commonroom.lessons.load import read_lesson

GOOD = {key: value for key, value in plain(find_lesson("sequence", "lines")).items() if key != "game"}


def broken(path: str, value: Any) -> Lesson:
    """The good lesson with another value at this place."""
    data = deepcopy(GOOD)
    *steps, last = path.split(".")
    inner: Any = data
    for step in steps:
        inner = inner[int(step)] if step.isdigit() else inner[step]
    inner[int(last) if last.isdigit() else last] = value
    return read_lesson("sequence", data, "mutant")


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("rules", ["SEQ-999"], "SEQ-999 is no rule of sequence"),
        ("steps.0.right.0.cell", [4, 6], "right[0] fits no action that is legal"),
        ("steps.0.right.0.card", "2H", "right[0] fits no action that is legal"),
        ("steps.1.right", [{"type": "exchange"}], "right[0] fits no action that is legal"),
        ("steps.0.wrong.0.like", {"type": "play", "card": "9D"}, "wrong[0] (apart) is never the answer"),
        ("steps.0.wrong.1.like", {"type": "play", "card": "4H"}, "wrong[1] (other-card) is never the answer"),
        ("steps.0.wrong.0.like", GOOD["steps"][0]["right"][0], "wrong[0] (apart) is never the answer"),
        ("steps.0.refused", {"SEQ-45": "locked"}, "no action is refused by SEQ-45"),
        ("steps.0.refused", {"SEQ-999": "locked"}, "SEQ-999 is no rule of sequence"),
        ("steps.0.point.cards", ["2H"], "points at 2H, which is not in sight"),
        ("steps.0.then.0.cell", [4, 6], "then[0] of grow"),
        ("steps.0.then.0.card", "2H", "then[0] of grow"),
        ("steps.0.then.0.seat", 2, "then[0] of grow"),
        ("steps.0.then", [], "five: right[0] fits no action that is legal"),
        ("steps.2.right", [], "a step that is only read has no wrong tries"),
        ("position.chips", [[[0, 0]], []], "position.chips[0]"),
        ("edition", "classic-1999", "edition"),
        ("options", {"draw_mode": "never"}, "options.draw_mode"),
    ],
)
def test_a_mistake_is_found(path: str, value: Any, fault: str) -> None:
    found = faults(broken(path, value))
    assert any(fault in each for each in found), found


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("id", "First Chip", "mutant.id"),
        ("steps", [], "mutant.steps"),
        ("seat", 2, "mutant.seat: there is no seat 2"),
        ("steps.1.id", "grow", "two steps have the same id"),
        ("steps.0.say", "hello", "mutant.steps[0].say: is not a known field"),
        ("steps.0.wrong.0.say", "Apart!", "mutant.steps[0].wrong[0].say"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_with_its_field(path: str, value: Any, message: str) -> None:
    with pytest.raises(BadLesson) as error:
        broken(path, value)
    assert message in str(error.value)
