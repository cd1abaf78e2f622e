"""The agenda: tasks on a stack, and the one place that knows which chapter of the rules does or asks each."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from types import ModuleType
from typing import Any

from commonroom import engine
from commonroom.engine import Dice, Seat

from . import events as event
from .actions import Action
from .draft import Draft
from .effects import choices, happenings, resolve, search
from .ending import compare, ends_at_once
from .fights import attack, automaton, clash, defence, duel, escape, exchange, magic, prizes, scene
from .items import trade, use
from .knowledge.secrets import addressed, laid_open
from .missions import attempt
from .missions import exchange as mission_exchange
from .question import Doer, Question
from .start import characters
from .state import State
from .turn import closing, opening, roll
from .walk import arrival, challenge, exams, field, pitch, steps, trips

CHAPTERS: tuple[ModuleType, ...] = (
    *(characters, opening, roll, closing),
    *(steps, arrival, field, exams, trips, challenge, pitch),
    *(attempt, mission_exchange, trade, use, resolve, choices, search, happenings),
    *(clash, duel, exchange, scene, attack, defence, magic, automaton, escape, prizes),
)
"""Every module of the common rules that does tasks or asks questions."""

DOERS: dict[type, Doer] = {}
QUESTIONS: dict[type, Question[Any, Any]] = {}


def learn(chapters: Iterable[ModuleType]) -> None:
    """Learn the tasks and questions of these chapters: the common ones, and those that a mode brings."""
    for chapter in chapters:
        DOERS.update(getattr(chapter, "DOERS", {}))
        QUESTIONS.update(getattr(chapter, "QUESTIONS", {}))


learn(CHAPTERS)


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, list[event.Event]]:
    """Settle a legal action: answer the open question, and do what follows until the next one."""
    draft: Draft = engine.Draft(copy(state), dice)
    task, question = asked(state)
    draft.state.agenda = state.agenda[:-1]
    question.answer(draft, task, seat, action)
    run(draft)
    draft.state.shown = laid_open(draft.events)
    return draft.state, [addressed(draft.state, happened) for happened in draft.events]


def run(draft: Draft) -> None:
    """Do what can be done, until somebody has to be asked or the game is over."""
    while draft.state.agenda:
        # Before each task, because an option lets the game end in the middle of a turn.
        if ends_at_once(draft.state):
            compare(draft)
            return
        task = draft.state.agenda[-1]
        question = QUESTIONS.get(type(task))
        if question is not None and question.is_asked(draft.state, task):
            return
        draft.state.agenda = draft.state.agenda[:-1]
        if question is None:
            DOERS[type(task)](draft, task)


def asked(state: State) -> tuple[Any, Question[Any, Any]]:
    """Return the task that waits for an answer, and its question; there is one until the game is over."""
    task = state.agenda[-1]
    return task, QUESTIONS[type(task)]
