"""The end of a move: a fight, or what the field has to offer, in the order of RUL-HOG-039."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from .actions import Action, Fight, Pass, Take
from .agenda import Question
from .fights.tasks import FightDeathEater, FightPlayer
from .meeting import foe_at, opponents_at
from .returns.arriving import arrive as arrive_in_returns
from .state import State
from .table import Play, pick_up, push
from .taking import take_refusal, takes
from .tasks import Arrive, ChooseMission, ChooseOpponent, ExchangeOffer, OfferTrip, PickUp, ResolveField, Task


def arrive(step: Play, task: Arrive) -> None:
    """First whoever stands there: a death eater before players (RUL-HOG-037). Then the field, whole or not at all."""
    state, seat = step.state, task.seat
    if state.settings.returns:
        arrive_in_returns(step, task)
        return
    at = state.people[seat].at
    foe, others = foe_at(state, seat, at), opponents_at(state, seat, at)
    if foe is not None:
        push(step, FightDeathEater(seat, foe))
    elif len(others) > 1:
        push(step, ChooseOpponent(seat, others))
    elif others:
        push(step, FightPlayer(seat, others[0]))
    else:
        push(step, PickUp(seat), ChooseMission(seat), *_offers_of_the_field(task))


def _offers_of_the_field(task: Arrive) -> tuple[Task, ...]:
    """A field is resolved for whoever stops there, not for travellers; trips begin only after a walk (HOG-142)."""
    seat = task.seat
    match task.by:
        case "walking":
            return ResolveField(seat), ExchangeOffer(seat), OfferTrip(seat)
        case "flying":
            return (ResolveField(seat),)
    return ()


# Which of several players


def opponent_moves(_: State, task: ChooseOpponent, __: Seat) -> list[Action]:
    return [Fight(other) for other in task.others]


def opponent_refusal(_: State, task: ChooseOpponent, __: Seat, action: Action) -> Refusal | None:
    if isinstance(action, Fight) and action.foe is None and action.seat in task.others:
        return None
    return Refusal("HOG-281", "choose_opponent", "choose which of the players here you fight")


def opponent_answer(step: Play, _: ChooseOpponent, seat: Seat, action: Fight) -> None:
    assert action.seat is not None
    push(step, FightPlayer(seat, action.seat))


# Tokens on the field


def may_pick_up(state: State, task: PickUp) -> bool:
    """Nobody is asked where there is nothing to take."""
    return any(takes(state, task.seat, state.people[task.seat].at))


def pick_up_moves(state: State, _: PickUp, seat: Seat) -> list[Action]:
    return [Pass(), *takes(state, seat, state.people[seat].at)]


def pick_up_refusal(state: State, _: PickUp, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Take():
            return take_refusal(state, seat, action, state.people[seat].at)
    return Refusal("RUL-HOG-039", "not_now", "first decide about the item tokens here")


def pick_up_answer(step: Play, task: PickUp, seat: Seat, action: Action) -> None:
    if isinstance(action, Take):
        pick_up(step, seat, action.token, action.leave, step.state.people[seat].at)
        push(step, task)


DOERS = {Arrive: arrive}
QUESTIONS = {
    ChooseOpponent: Question(opponent_moves, opponent_refusal, opponent_answer),
    PickUp: Question(pick_up_moves, pick_up_refusal, pick_up_answer, may_pick_up),
}
