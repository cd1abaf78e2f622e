"""The agenda being worked off: the one place that knows which room of the rules each task belongs to."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from . import (
    arriving,
    attempting,
    boarding,
    challenges,
    choosing,
    doing,
    fields,
    moving,
    reading,
    rolling,
    starting,
    trading,
    travelling,
    turns,
    using,
)
from .agenda import Doer, Question
from .ending import compare, ends_at_once
from .fights.rooms import ROOMS as FIGHTS
from .returns.rooms import ROOMS as RETURNS
from .table import Play

ROOMS: tuple[ModuleType, ...] = (
    boarding,
    turns,
    starting,
    rolling,
    moving,
    arriving,
    attempting,
    fields,
    trading,
    travelling,
    using,
    challenges,
    doing,
    choosing,
    reading,
    *FIGHTS,
    *RETURNS,
)

DOERS: dict[type, Doer] = {}
QUESTIONS: dict[type, Question] = {}
for _room in ROOMS:
    DOERS |= getattr(_room, "DOERS", {})
    QUESTIONS |= getattr(_room, "QUESTIONS", {})


def run(step: Play) -> None:
    """Do what can be done, until somebody has to be asked or the game is over."""
    while step.state.agenda:
        if ends_at_once(step.state):
            compare(step)
            return
        task = step.state.agenda[-1]
        question = QUESTIONS.get(type(task))
        if question is not None and question.is_asked(step.state, task):
            return
        step.state.agenda = step.state.agenda[:-1]
        if question is None:
            DOERS[type(task)](step, task)


def asked(state: Any) -> tuple[Any, Question] | None:
    """The question that is open, or None when the game is over."""
    return (state.agenda[-1], QUESTIONS[type(state.agenda[-1])]) if state.agenda else None
