"""Exams in a classroom: a book for its points (section 9)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, Exam, Pass
from ..changes import change_points, discard, push
from ..draft import Draft
from ..question import Question
from ..state import State
from ..tasks import SitExams


def holds_books(state: State, task: SitExams) -> bool:
    """Tell whether the player has books; which ones is secret, so everybody with a book is asked."""
    return bool(state.people[task.seat].book)


def exams(state: State, _: SitExams, seat: Seat) -> list[Action]:
    return [Pass(), *map(Exam, dict.fromkeys(state.people[seat].book))]


def exam_refusal(state: State, _: SitExams, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Exam(book) if book not in state.people[seat].book:
            return Refusal("HOG-220", "not_held")
        case Exam(book):
            subject = state.world.fields[state.people[seat].at].classroom
            if state.world.books[book].classroom == subject:
                return None
            return Refusal("HOG-221", "other_classroom")
    return Refusal("HOG-176", "not_now")


def sit_exam(draft: Draft, task: SitExams, seat: Seat, action: Action) -> None:
    """Score the book's points, and put the book under its deck (HOG-221, HOG-222)."""
    if not isinstance(action, Exam):
        return
    value = draft.state.world.books[action.book].value
    draft.emit(event.ExamPassed(seat, action.book, value))
    discard(draft, seat, (action.book,), "exam")
    change_points(draft, seat, value, "exam")
    if not draft.state.settings.one_exam_per_stop:
        push(draft, task)


QUESTIONS = {SitExams: Question(exams, exam_refusal, sit_exam, holds_books)}
