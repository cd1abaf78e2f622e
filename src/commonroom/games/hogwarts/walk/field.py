"""Effects of a field on the player who has stopped there: draws, health, exams (sections 7 and 9)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat
from commonroom.engine.tuples import without

from .. import events as event
from ..actions import Action, Exam, ExchangeMission, Pass
from ..changes import change_points, discard, push
from ..draft import Draft
from ..effects.vocabulary import Effects
from ..pack.ids import Id
from ..question import Question
from ..state import State, with_person
from ..tasks import CommonRoom, Do, ExchangeOffer, OnThePitch, ResolveField, SitExams, Task


def resolve_field(draft: Draft, task: ResolveField) -> None:
    """Resolve exams first, then the draw, the choice of a common room, or a match on the pitch (RUL-HOG-071).

    Rules: RUL-HOG-028, RUL-HOG-122, HOG-178, HOG-223.
    """
    state, seat = draft.state, task.seat
    place = state.people[seat].at
    field = state.world.fields[place]
    tasks: list[Task] = []
    if field.classroom is not None:
        tasks.append(SitExams(seat))
    tasks.append(Do(seat, field.on_stop, place, own=True))
    more = extra_draw(state, seat, place)
    if more:
        tasks.append(Do(seat, more, state.board(seat).id))
    if field.common_room is not None:
        tasks.append(CommonRoom(seat))
    if place == state.world.places.pitch:
        tasks.append(OnThePitch(seat))
    push(draft, *tasks)


def extra_draw(state: State, seat: Seat, place: Id) -> Effects:
    """Return what a board adds on fields with its symbol, never in offices, classrooms, common rooms (RUL-HOG-038)."""
    ability, symbol = state.board(seat).movement, state.world.fields[place].draws
    if ability is None or ability.when != "stop" or ability.field != symbol:
        return ()
    return ability.effects


# Exams


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


# Exchange of a mission, at large tables that allow it


def may_exchange(state: State, task: ExchangeOffer) -> bool:
    """Tell whether the player is still on the tower where the move has ended, and may exchange."""
    person = state.people[task.seat]
    on_tower = person.at == task.at and state.world.fields[person.at].kind == "tower"
    return state.settings.mission_exchange and on_tower and bool(state.mission_pile) and bool(person.missions)


def exchanges(state: State, _: ExchangeOffer, seat: Seat) -> list[Action]:
    return [Pass(), *map(ExchangeMission, state.people[seat].missions)]


def exchange_refusal(state: State, _: ExchangeOffer, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case ExchangeMission(mission) if mission in state.people[seat].missions:
            return None
        case ExchangeMission():
            return Refusal("RUL-HOG-100", "not_your_mission")
    return Refusal("RUL-HOG-100", "not_now")


def exchange(draft: Draft, _: ExchangeOffer, seat: Seat, action: Action) -> None:
    """Put the old mission under the pile, and draw the top one (RUL-HOG-100)."""
    if not isinstance(action, ExchangeMission):
        return
    state = draft.state
    got, *rest = state.mission_pile
    state.mission_pile = (*rest, action.mission)
    with_person(state, seat, missions=(*without(state.people[seat].missions, action.mission), got))
    draft.emit(event.MissionExchanged(seat, action.mission, got))


DOERS = {ResolveField: resolve_field}
QUESTIONS = {
    SitExams: Question(exams, exam_refusal, sit_exam, holds_books),
    ExchangeOffer: Question(exchanges, exchange_refusal, exchange, may_exchange),
}
