"""Tasks: what is still to be done, as data on a stack, so that a record can be cut at any action and resumed.

A task is either done at once or is a question that waits for somebody's action. A task that needs more to happen puts
further tasks on top of the agenda; nothing calls back. Every chapter of the rules says in a table of its own, DOERS or
QUESTIONS, how its tasks are done or asked, and `agenda` puts the tables together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from commonroom.engine import Refusal, Seat


class BaseTask(msgspec.Struct, frozen=True, tag_field="task", omit_defaults=True, forbid_unknown_fields=True):
    """What every task is. It outlasts the move in which it came up, unless it is a `MoveTask`."""


class MoveTask(BaseTask, frozen=True):
    """A task that belongs to the move of the active player, and is dropped when the move is cut short."""


T = TypeVar("T")
"""The task that asks."""
A = TypeVar("A")
"""The actions that answer it."""


def named_seat(_: object, task: Any) -> tuple[Seat, ...]:
    """Return the seat that the task names: usually one alone is asked."""
    return (task.seat,)


class Question(NamedTuple, Generic[T, A]):
    """A question: what could be answered, why some of it is not allowed, and what an answer does.

    `refusal` alone decides what is allowed, so the moves on offer and the moves accepted cannot differ.
    """

    candidates: Callable[[Any, T, Seat], Iterable[A]]
    """From state, task and seat: the possible answers, allowed or not, in the order in which they are offered.

    Every answer that `refusal` accepts is among them, but for whole moves of several steps, which are `shortcuts`.
    """
    refusal: Callable[[Any, T, Seat, A], Refusal | None]
    """From state, task, seat and action: the rule that forbids it, or None."""
    answer: Callable[[Any, T, Seat, A], None]
    """Settles an answer, from draft, task, seat and action; the task is already off the agenda."""
    is_asked: Callable[[Any, T], bool] = lambda _state, _task: True
    """From state and task: whether there is anything to ask. Must follow from what everybody knows."""
    seats: Callable[[Any, T], tuple[Seat, ...]] = named_seat
    """From state and task: who is asked."""
    fast: Callable[[Any, T, Seat], list[A]] | None = None
    """Finds the same moves faster where refusing candidates one by one is too slow; a test compares them."""

    def moves(self, state: Any, task: T, seat: Seat) -> list[A]:
        """Return the answers that are allowed."""
        return self.allowed(state, task, seat) if self.fast is None else self.fast(state, task, seat)

    def allowed(self, state: Any, task: T, seat: Seat) -> list[A]:
        """Return the candidates that are not refused."""
        refusal = self.refusal
        return [each for each in self.candidates(state, task, seat) if refusal(state, task, seat, each) is None]


Doer = Callable[[Any, Any], None]
"""Does a task at once, from draft and task; the task is already off the agenda."""
