"""The dark side's turn: Voldemort and each death eater move with one die, in any order (RUL-HOG-162)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from ..actions import Action, Move
from ..changes import push
from ..draft import Draft
from ..pack.ids import Id
from ..question import Question
from ..state import State, with_turn
from ..turn.roll import roll
from .tasks import DarkTurn


def pawns_of(state: State, seat: Seat) -> tuple[Id, ...]:
    """Return Voldemort himself and all death eaters who are left (HOG-625)."""
    return state.board(seat).id, *(foe.id for foe in state.death_eaters)


def is_asked(state: State, task: DarkTurn) -> bool:
    """Ask until every pawn has moved; none may stay where it is (RUL-HOG-029)."""
    return any(pawn not in state.turn.moved for pawn in pawns_of(state, task.seat))


def candidates(state: State, _: DarkTurn, seat: Seat) -> list[Move]:
    return [*map(Move, pawns_of(state, seat))]


def refusal(state: State, _: DarkTurn, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Move(pawn) if pawn not in pawns_of(state, seat):
            return Refusal("HOG-625", "no_such_pawn")
        case Move(pawn) if pawn in state.turn.moved:
            return Refusal("RUL-HOG-162", "already_moved")
        case Move():
            return None
    return Refusal("RUL-HOG-162", "not_now")


def answer(draft: Draft, task: DarkTurn, seat: Seat, action: Move) -> None:
    """Roll one die and walk; then ask for the next pawn."""
    state = draft.state
    with_turn(state, moved=(*state.turn.moved, action.pawn))
    push(draft, task)
    roll(draft, seat, None if action.pawn == state.board(seat).id else action.pawn)


QUESTIONS = {DarkTurn: Question(candidates, refusal, answer, is_asked)}
