"""Whom the questions of a fight are put to: a player, or the app where nobody plays the death eater."""

from __future__ import annotations

from typing import TypeAlias

from commonroom.engine import Seat

from ..state import State
from ..tasks import Task
from .fighters import hp_of
from .limits import could_play
from .tasks import Blow, Brace, ByApp, Fight, Fighter, Land, RerollDice, TakeTurn
from .tokens import helps_now

Asked: TypeAlias = TakeTurn | RerollDice | Brace


def asked_fighter(question: Asked) -> Fighter:
    """Who has to decide: the attacker, or whom something is announced to."""
    index = question.blow.to if isinstance(question, Brace) else question.fight.at
    return question.fight.fighters[index]


def asked_seats(_: State, question: Asked) -> tuple[Seat, ...]:
    seat = asked_fighter(question).seat
    assert seat is not None
    return (seat,)


def posed(question: Asked) -> Asked | ByApp:
    """The question, put to whoever plays the fighter (RUL-HOG-084)."""
    return question if asked_fighter(question).seat is not None else ByApp(question)


def announced(state: State, fight: Fight, blow: Blow) -> Task:
    """What is coming; whoever could do something about it, as far as everybody sees, is asked (RUL-HOG-063)."""
    return posed(Brace(fight, blow)) if can_brace(state, fight, blow) else Land(fight, blow)


def can_brace(state: State, fight: Fight, blow: Blow) -> bool:
    """Some card that may still be used, or a token. Nobody braces who is at 0."""
    fighter = fight.fighters[blow.to]
    if hp_of(state, fighter) <= 0:
        return False
    return (not blow.defended and could_play(state, fight, fighter)) or helps_now(state, fighter)
