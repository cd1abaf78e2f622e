"""Legality: the open question's refusal names the rule, and what it does not refuse is legal."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from .actions import Action
from .agenda import asked
from .state import State


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that the open question is put to."""
    if state.result is not None:
        return ()
    task, question = asked(state)
    return question.seats(state, task)


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return the first rule that forbids the action, or None when it is legal."""
    if state.result is not None:
        return Refusal("HOG-027", "game_over")
    if seat not in to_act(state):
        return Refusal("HOG-102", "not_your_turn")
    task, question = asked(state)
    return question.refusal(state, task, seat, action)


def legal(state: State, seat: Seat) -> list[Action]:
    """Return every answer that the open question allows."""
    if seat not in to_act(state):
        return []
    task, question = asked(state)
    return question.moves(state, task, seat)


def refusals(state: State, seat: Seat) -> list[tuple[Action, Refusal]]:
    """Return the candidates that are refused now, each with the rule that forbids it."""
    if seat not in to_act(state):
        return []
    task, question = asked(state)
    judged = ((each, question.refusal(state, task, seat, each)) for each in question.candidates(state, task, seat))
    return [(each, refused) for each, refused in judged if refused is not None]
