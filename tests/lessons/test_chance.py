"""The dice of a lesson are part of it: they show what its file says, whatever is tried in between."""

from __future__ import annotations

from msgspec.structs import replace

from commonroom.lessons import Step, begin, find_lesson
from commonroom.lessons.faults import faults
from commonroom.lessons.patterns import fits

WALK = find_lesson("hogwarts", "walk")


def test_the_dice_show_what_the_lesson_says() -> None:
    course = begin(WALK)
    course.attempt({"type": "roll"})
    assert course.done[-1].events[0].dice == (1, 3)


def test_a_wrong_try_leaves_the_dice_alone() -> None:
    lesson = replace(find_lesson("hogwarts", "fight"), chance=[{"label": "attack", "value": 5}] * 4)
    course = begin(lesson)
    course.attempt({"type": "attempt", "mission": "find_the_stone"})
    before = course.match.record()
    assert course.attempt({"type": "play", "card": "wiggenweld_potion"}).kind == "wrong"
    assert course.match.record() == before
    assert course.attempt({"type": "attack"}).kind == "right"
    assert course.done[-1].events[0].dice == (5, 5, 5, 5)


def test_a_script_for_something_else_is_a_fault() -> None:
    assert any("chance[0]" in each for each in faults(replace(WALK, chance=({"label": "attack", "value": 1},))))


def test_a_walk_is_one_try_and_known_by_its_end() -> None:
    course = begin(WALK)
    course.attempt({"type": "roll"})
    assert [action["path"][-1] for action in course.right()] == ["s01"]


def test_a_pattern_may_ask_for_the_end_of_a_list_alone() -> None:
    step = Step("any", point={"fields": ("library",)})
    for wanted, found, fit in [
        ({"last": "library"}, ["signpost", "library"], True),
        ({"last": "lit"}, ["signpost", "library"], True),
        ({"last": "lit"}, ["library", "signpost"], False),
        ({"last": "lit"}, [], False),
        ({"last": "library"}, "library", False),
    ]:
        assert fits({"path": wanted}, {"path": found}, step) is fit
