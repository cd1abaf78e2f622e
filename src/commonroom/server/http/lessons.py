"""Lessons over HTTP. The server keeps nothing of them: whoever asks sends the right tries so far."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody

from commonroom.lessons import Course, Lesson, UnknownLesson, Verdict, begin, find_lesson, lessons_of, resume

from ..description import info_of
from ..phrases import refusal, with_refusals
from ..protocol import LessonFrame, LessonInfo, LessonTry, LessonVerdict, TableFrame
from ..tables.chronicle import SETTING_UP
from ..tables.views import Views
from .callers import language_of
from .denials import Denied
from .responses import errors

AnyRequest = Request[Any, Any, Any]


@get("/{game:str}", sync_to_thread=True, responses=errors(404))
def lessons(game: FromPath[str]) -> list[LessonInfo]:
    """List the lessons of a game in the order in which they are taught; none if it teaches none."""
    try:
        return [_info(lesson) for lesson in lessons_of(game)]
    except UnknownLesson:
        raise Denied(404, "not_found") from None


@post("/{game:str}/{lesson:str}", status_code=200, sync_to_thread=True, responses=errors(400, 404, 413, 415))
def attempt(request: AnyRequest, game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonTry]) -> LessonFrame:
    """Judge what the learner tries, and return the place in the lesson that this leads to."""
    try:
        found = find_lesson(game, lesson)
    except UnknownLesson:
        raise Denied(404, "not_found") from None
    course = resume(found, data.actions)
    if data.attempt is None:
        return _frame(course, SETTING_UP, language_of(request))
    before = _views(course).version(found.seat)
    verdict = course.attempt(data.attempt)
    language = language_of(request)
    return _frame(course, before, language, _worded(verdict, game, language))


def _info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        id=lesson.id,
        key=lesson.key,
        edition=begin(lesson).match.table.edition,
        seats=len(lesson.seats),
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        rules=list(lesson.rules),
    )


def _worded(verdict: Verdict, game: str, language: str) -> LessonVerdict:
    why = verdict.refusal
    if why is None:
        return LessonVerdict(verdict.kind, verdict.say)
    message = refusal(language, game, why.code, why.message)
    return LessonVerdict(verdict.kind, verdict.say, why.rule, why.code, message)


def _frame(course: Course, since: int, language: str, verdict: LessonVerdict | None = None) -> LessonFrame:
    lesson, step = course.lesson, course.step
    return LessonFrame(
        table=_table(course, since),
        step=course.place,
        steps=len(lesson.steps),
        say=course.say,
        point={name: list(things) for name, things in step.point.items()} if step else {},
        asks=bool(step and step.right),
        show=next(iter(course.right()), None),
        outlook=with_refusals(language, lesson.game, course.match.outlook(lesson.seat)),
        done=step is None,
        verdict=verdict,
    )


def _table(course: Course, since: int) -> TableFrame:
    # The seed stays unknown: it would tell what the others hold.
    return _views(course).frame(course.lesson.seat, since, info_of(course.match, None, connected=True))


def _views(course: Course) -> Views:
    """Return the match of the course as the table of the server shows one."""
    views = Views(course.match.rules)
    views.begin(course.match)
    for seat, events in course.done:
        views.note(seat, events, False)
    return views


lessons_router = Router("/api/lessons", route_handlers=[lessons, attempt])
