"""Who may do what, and why not. A refusal names the rule; `legal` is what is not refused."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from .actions import Action
from .agenda import asked
from .state import State


def to_act(state: State) -> tuple[Seat, ...]:
    """Whom the open question is put to."""
    if state.result is not None:
        return ()
    question = asked(state)
    assert question is not None
    task, how = question
    return how.seats(state, task)


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The first rule that forbids the action; None when it is legal."""
    if state.result is not None:
        return Refusal("HOG-027", "game_over", "the game is over")
    if seat not in to_act(state):
        return Refusal("HOG-102", "not_your_turn", "somebody else has to act first")
    question = asked(state)
    assert question is not None
    task, how = question
    return how.refusal(state, task, seat, action)


def legal(state: State, seat: Seat) -> list[Action]:
    """Every answer that the open question allows."""
    question = asked(state)
    if question is None or state.result is not None or seat not in to_act(state):
        return []
    task, how = question
    return list(how.moves(state, task, seat))


def asides(_: State, __: Seat) -> list[Action]:
    """Nothing happens beside the questions: whoever leaves the table is replaced, not counted out."""
    return []
