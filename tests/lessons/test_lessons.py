"""Every lesson is played to its end, and every wrong try in it is tried."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.engine import BadInput
from commonroom.engine.plain import plain
from commonroom.lessons import GO_ON, Course, Lesson, UnknownLesson, begin, find_lesson, lessons_of, resume
from commonroom.lessons.faults import faults, tries
from commonroom.lessons.patterns import answer, is_right

from .teaching import LESSONS, name_of, stops


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_a_lesson_has_no_fault_on_any_way_through_it(lesson: Lesson) -> None:
    assert faults(lesson) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_every_wrong_try_gets_its_answer_and_changes_nothing(lesson: Lesson) -> None:
    for course, _ in stops(lesson):
        if (step := course.step) is None:
            continue
        found = list(tries(course))
        assert len(found) == len(step.wrong) + len(step.refused)
        before = course.match.record()
        for number, (action, say) in enumerate(found):
            verdict = course.attempt(action)
            assert verdict.kind == ("wrong" if number < len(step.wrong) else "refused")
            assert verdict.say == lesson.says(step, say)
            assert (verdict.refusal is None) == (verdict.kind == "wrong")
        assert course.match.record() == before
        assert course.step is step


def without_an_answer(course: Course) -> dict[str, Any]:
    """An action that the step has no answer for, allowed or not."""
    step, match = course.step, course.match
    assert step is not None
    actions = [*match.rules.asides(match.current, course.lesson.seat), *match.rules.space(match.current)]
    for action in actions:
        refused = match.rules.refusal(match.current, course.lesson.seat, action)
        tried: dict[str, Any] = plain(action)
        if refused is not None and refused.rule not in step.refused:
            return tried
        if refused is None and not is_right(step, tried) and answer(step, tried) is None:
            return tried
    raise AssertionError(f"{step.id} answers everything")


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_a_try_without_an_answer_of_its_own_is_answered_too(lesson: Lesson) -> None:
    for course, _ in stops(lesson):
        if course.step is None or not course.step.right:
            continue
        verdict = course.attempt(without_an_answer(course))
        assert verdict.kind in ("wrong", "refused")
        assert verdict.say == lesson.says(course.step, "otherwise")


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_a_lesson_is_resumed_from_its_tries_alone(lesson: Lesson) -> None:
    for course, so_far in stops(lesson):
        again = resume(lesson, so_far)
        assert (again.place, again.say) == (course.place, course.say)
        assert again.match == course.match


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_a_lesson_is_short_and_done_by_the_learner(lesson: Lesson) -> None:
    assert 3 <= len(lesson.steps) <= 6
    assert sum(bool(step.right) for step in lesson.steps) >= 3


def test_the_last_words_come_when_the_last_step_is_done() -> None:
    *_, (course, _) = stops(find_lesson("sequence", "lines"))
    assert course.say == "sequence-lesson-lines.end"
    assert course.match.outcome == {"winners": [0], "side": 0, "reason": "sequences"}
    with pytest.raises(BadInput, match="the lesson is over"):
        course.attempt(GO_ON)


def test_a_team_wins_by_the_chips_of_both() -> None:
    *_, (course, _) = stops(find_lesson("sequence", "teams"))
    assert course.match.outcome == {"winners": [0, 2], "side": 0, "reason": "sequences"}


def test_the_snitch_ends_the_game_for_its_catcher() -> None:
    *_, (course, _) = stops(find_lesson("quidditch", "snitch"))
    assert course.match.outcome == {"winners": [0], "side": 0, "reason": "snitch"}
    assert course.match.view(0)["scores"] == [160, 30]


def test_a_card_that_the_partner_has_laid_stays_face_down_until_both_have() -> None:
    course, _ = list(stops(find_lesson("quidditch", "bluff")))[1]
    assert course.match.state["commits"][1] == {"Q": "chaser_8", "BL1": "keeper_6"}
    view = course.match.view(0)
    assert view["decided"] == [False, True]
    assert all(spot["cards"] == [None, None] for spot in view["spots"])


def test_tries_that_were_not_right_are_named() -> None:
    lesson = find_lesson("sequence", "first-chip")
    first = {"type": "play", "card": "4H", "cell": [4, 5]}
    with pytest.raises(BadInput) as error:
        resume(lesson, [first, {"type": "pass"}])
    assert error.value.field == "actions[1]"
    with pytest.raises(BadInput) as error:
        resume(lesson, [{"type": "play", "card": "KH", "cell": [1, 6]}])
    assert (error.value.field, error.value.message) == ("actions[0]", "this is not what the step asks for")
    with pytest.raises(BadInput) as error:
        begin(lesson).attempt({"type": "play", "card": "4H", "cell": [4, 15]})
    assert error.value.field == "try.cell[1]"
    with pytest.raises(BadInput, match="asks for an action"):
        begin(lesson).attempt(GO_ON)


def test_unknown_lessons_are_named() -> None:
    with pytest.raises(UnknownLesson, match="first-chip"):
        find_lesson("sequence", "poker")
    with pytest.raises(UnknownLesson, match="sequence"):
        lessons_of("poker")
