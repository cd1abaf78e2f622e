"""What is wrong with a lesson, found by playing it: every right try to the end, and every wrong one once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from commonroom.engine import BadInput
from commonroom.engine.plain import plain
from commonroom.rulebook import rulebook

from .course import Course
from .lesson import Lesson, Pattern, Step
from .load import BadLesson
from .patterns import answer, fits, is_right


def faults(lesson: Lesson) -> list[str]:
    """Return a sentence for each mistake; none for a lesson that works."""
    known = {entry.id for entry in rulebook(lesson.game).entries}
    named = {*lesson.rules, *(rule for step in lesson.steps for rule in step.refused)}
    found = [f"{rule} is no rule of {lesson.game}" for rule in sorted(named - known)]
    try:
        found += _walk(Course(lesson))
    except (BadInput, BadLesson) as error:
        found.append(str(error))
    return list(dict.fromkeys(found))


def tries(course: Course) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield an action for each wrong try of the step, with the word for the coach's answer to it."""
    step = course.step
    assert step is not None
    legal = course.legal()
    for number, wrong in enumerate(step.wrong):
        own = (action for action in legal if _answered_by(step, number, action))
        yield from ((action, wrong.say) for action in [next(own, None)] if action is not None)
    for rule, say in step.refused.items():
        yield from ((action, say) for action in [_refused_by(course, rule)] if action is not None)


def _walk(course: Course) -> Iterator[str]:
    """Yield the faults of this step, and of all that follow from whatever is right here."""
    if (step := course.step) is None:
        return
    yield from (f"{step.id}: {fault}" for fault in _faults(course, step))
    for action in course.right():
        after = course.copy()
        after.attempt(action)
        yield from _walk(after)


def _faults(course: Course, step: Step) -> Iterator[str]:
    legal = course.legal()
    for number, pattern in enumerate(step.right):
        if not any(fits(pattern, action, step) for action in legal):
            yield f"right[{number}] fits no action that is legal"
    for number, wrong in enumerate(step.wrong):
        if not any(_answered_by(step, number, action) for action in legal):
            yield f"wrong[{number}] ({wrong.say}) is never the answer to a legal action"
    for rule in step.refused:
        if _refused_by(course, rule) is None:
            yield f"no action is refused by {rule}"
    if not step.right and (step.wrong or step.refused):
        yield "a step that is only read has no wrong tries"
    seen = {*_words(course.match.view(course.lesson.seat)), *_words(legal)}
    for things in step.point.values():
        yield from (f"points at {thing}, which is not in sight" for thing in _words(things) if thing not in seen)


def _answered_by(step: Step, number: int, action: Pattern) -> bool:
    """Tell whether this wrong try, and none before it, is the one that the action is like."""
    earlier = any(fits(wrong.like, action, step) for wrong in step.wrong[:number])
    return (
        not is_right(step, action)
        and not earlier
        and answer(step, action) == step.wrong[number].say
        and fits(step.wrong[number].like, action, step)
    )


def _refused_by(course: Course, rule: str) -> dict[str, Any] | None:
    """Return an action that the learner could word, and that this rule forbids."""
    rules, state = course.match.rules, course.match.current
    for action in rules.space(state):
        refusal = rules.refusal(state, course.lesson.seat, action)
        if refusal is not None and refusal.rule == rule:
            worded: dict[str, Any] = plain(action)
            return worded
    return None


def _words(data: Any) -> Iterator[str]:
    """Yield every text in the data, at any depth; what lies on a field is told by the field's name as a key."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from (word for pair in data.items() for value in pair for word in _words(value))
    elif isinstance(data, list | tuple):
        yield from (word for value in data for word in _words(value))
