"""The end of a move: a fight, or what the field offers, in the order of RUL-HOG-039."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from ..actions import Action, FightWith, Pass, Take
from ..changes import end_move, pick_up, push, relocate
from ..draft import Draft
from ..fights.tasks import FightPlayer
from ..items.pickup import picked_up, take_refusal, takes
from ..missions.attempt import can_attempt
from ..missions.needs import can_attempt_at
from ..mode import mode_of
from ..pack.ids import Id
from ..question import Question
from ..state import State
from ..tasks import Arrive, ChooseOpponent, PickUp
from .meeting import is_met
from .opponents import opponents


def arrive(draft: Draft, task: Arrive) -> None:
    """Settle who stands there, then the field; the mode decides what it offers (HOG-179, RUL-HOG-143)."""
    mode_of(draft.state).arrive(draft, task)


def come_upon(draft: Draft, seat: Seat, to: Id, source: Id | None) -> None:
    """Move by a card of one's own, without resolving the field (RUL-HOG-033, RUL-HOG-060).

    In one's own turn, players and death eaters on the field are met.
    """
    relocate(draft, seat, to, "effect", source)
    # A card in somebody else's turn moves the pawn, but must not start a fight that interrupts that turn.
    if draft.state.turn.seat == seat and is_met(draft.state, seat, to):
        end_move(draft)
        push(draft, Arrive(seat))


def opponent_candidates(_state: State, task: ChooseOpponent, _seat: Seat) -> list[FightWith]:
    return opponents(task.others)


def opponent_refusal(_state: State, task: ChooseOpponent, _seat: Seat, action: Action) -> Refusal | None:
    return None if action in opponents(task.others) else Refusal("HOG-281", "choose_opponent")


def opponent_answer(draft: Draft, _: ChooseOpponent, seat: Seat, action: FightWith) -> None:
    assert action.seat is not None
    push(draft, FightPlayer(seat, action.seat))


# Tokens on the field


def may_pick_up(state: State, task: PickUp) -> bool:
    """Tell whether there is anything to take; otherwise nobody is asked."""
    seat, at = task.seat, state.people[task.seat].at
    return any(take_refusal(state, seat, take, at) is None for take in takes(state, seat, at))


def pick_ups(state: State, _: PickUp, seat: Seat) -> list[Action]:
    return [Pass(), *takes(state, seat, state.people[seat].at)]


def pick_up_refusal(state: State, task: PickUp, seat: Seat, action: Action) -> Refusal | None:
    at = state.people[seat].at
    match action:
        case Pass() if task.for_mission and can_attempt_at(state, seat, at) and not can_attempt(state, seat):
            return Refusal("HOG-111", "must_attempt")
        case Pass():
            return None
        case Take() if (refused := take_refusal(state, seat, action, at)) is not None:
            return refused
        case Take() if task.for_mission and can_attempt_at(state, seat, at):
            if can_attempt_at(picked_up(state, seat, action, at), seat, at):
                return None
            return Refusal("HOG-111", "must_attempt")
        case Take():
            return None
    return Refusal("RUL-HOG-039", "not_now")


def pick_up_answer(draft: Draft, task: PickUp, seat: Seat, action: Action) -> None:
    if isinstance(action, Take):
        pick_up(draft, seat, action.token, action.leave, draft.state.people[seat].at)
        push(draft, task)


DOERS = {Arrive: arrive}
QUESTIONS = {
    ChooseOpponent: Question(opponent_candidates, opponent_refusal, opponent_answer),
    PickUp: Question(pick_ups, pick_up_refusal, pick_up_answer, may_pick_up),
}
