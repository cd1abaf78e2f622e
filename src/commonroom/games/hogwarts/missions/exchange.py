"""Another mission for one of one's own, on towers, at large tables that allow it (RUL-HOG-100)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat
from commonroom.engine.tuples import without

from .. import events as event
from ..actions import Action, ExchangeMission, Pass
from ..draft import Draft
from ..question import Question
from ..state import State, with_person
from ..tasks import ExchangeOffer


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


QUESTIONS = {ExchangeOffer: Question(exchanges, exchange_refusal, exchange, may_exchange)}
