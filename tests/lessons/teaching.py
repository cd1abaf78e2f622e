"""The lessons of every game, and ways through them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from commonroom.games import GAMES
from commonroom.lessons import Course, Lesson, begin, lessons_of

LESSONS = [lesson for game in GAMES.own for lesson in lessons_of(game)]
TEACHING = sorted({lesson.game for lesson in LESSONS})


def name_of(value: object) -> str:
    """Name a lesson in the output of a test."""
    return value.key if isinstance(value, Lesson) else ""


def stops(lesson: Lesson) -> Iterator[tuple[Course, list[dict[str, Any]]]]:
    """Every step of a lesson by its first right tries, with the tries so far; the end comes last."""
    course, tries = begin(lesson), list[dict[str, Any]]()
    yield course.copy(), [*tries]
    while course.step is not None:
        action = course.right()[0]
        assert course.attempt(action).kind == "right"
        tries.append(action)
        yield course.copy(), [*tries]
