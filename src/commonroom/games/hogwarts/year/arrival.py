"""The end of a move in the first mode, in the order of RUL-HOG-039."""

from __future__ import annotations

from commonroom.engine import Seat

from ..changes import end_move, push
from ..draft import Draft
from ..fights.tasks import FightDeathEater, FightPlayer
from ..pack.ids import Id
from ..state import State
from ..tasks import Arrive, ChooseMission, ChooseOpponent, ExchangeOffer, OfferTrip, PickUp, ResolveField, Task
from ..walk.meeting import foe_at, is_met, opponents_at


def arrive(draft: Draft, task: Arrive) -> None:
    """Settle who stands there, a death eater before players (RUL-HOG-037), or else the whole field."""
    state, seat = draft.state, task.seat
    at = state.people[seat].at
    if is_met(state, seat, at):
        end_move(draft)
        push(draft, _fight(state, seat, at))
    else:
        here = PickUp(seat, task.for_mission), ChooseMission(seat, task.for_mission)
        push(draft, *here, *_offers_of_the_field(task, at))


def _fight(state: State, seat: Seat, at: Id) -> Task:
    """Return the fight of the arriving player, who chooses among several opponents (HOG-281)."""
    foe, others = foe_at(state, seat, at), opponents_at(state, seat, at)
    if foe is not None:
        return FightDeathEater(seat, foe)
    return FightPlayer(seat, others[0]) if len(others) == 1 else ChooseOpponent(seat, others)


def _offers_of_the_field(task: Arrive, at: Id) -> tuple[Task, ...]:
    """Resolve the field for players who stop there, not for travellers; trips begin only after a walk (HOG-142)."""
    seat = task.seat
    match task.by:
        case "walking":
            return ResolveField(seat), ExchangeOffer(seat, at), OfferTrip(seat, at)
        case "flying":
            return (ResolveField(seat),)
    return ()
