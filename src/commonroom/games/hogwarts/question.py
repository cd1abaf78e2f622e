"""Tasks: what is still to be done, as data on a stack. That is why a record can be cut at any action and resumed.

A task is either done at once or is a question that waits for somebody's action. A task that needs more to happen puts
further tasks on top of the agenda; nothing calls back. Every room of the rules says in a table of its own, DOERS or
QUESTIONS, how its tasks are done or asked, and `flow` puts the tables together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from commonroom.engine import Refusal, Seat


class Job(msgspec.Struct, frozen=True, tag_field="task", omit_defaults=True, forbid_unknown_fields=True):
    """Something to be done that outlasts the move in which it came up, or ends it."""


class TurnJob(Job, frozen=True):
    """Something that belongs to the move of the active player: dropped when the turn is cut short."""


class Question(NamedTuple):
    """How a task is asked: the answers that are allowed, why others are not, and what an answer does.

    Every answer in `moves` is one that `refusal` does not refuse, and the other way round.
    """

    moves: Callable[[Any, Any, Seat], Iterable[Any]]
    """From state, task and seat."""
    refusal: Callable[[Any, Any, Seat, Any], Refusal | None]
    """From state, task, seat and action."""
    answer: Callable[[Any, Any, Seat, Any], None]
    """With step, task, seat and action; the task itself is off the agenda already."""
    is_asked: Callable[[Any, Any], bool] = lambda _state, _task: True
    """From state and task: whether there is anything to ask. Must follow from what everybody knows."""
    seats: Callable[[Any, Any], tuple[Seat, ...]] = lambda _state, task: (task.seat,)
    """From state and task: who is asked."""


Doer = Callable[[Any, Any], None]
"""What does a task at once: with step and task, which is off the agenda already."""
