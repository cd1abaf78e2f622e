"""Effects of a field on the player who has stopped there: draws, health, and what it asks (section 7)."""

from __future__ import annotations

from commonroom.engine import Seat

from ..changes import push
from ..draft import Draft
from ..effects.vocabulary import Effects
from ..pack.ids import Id
from ..state import State
from ..tasks import CommonRoom, Do, OnThePitch, ResolveField, SitExams, Task


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


DOERS = {ResolveField: resolve_field}
