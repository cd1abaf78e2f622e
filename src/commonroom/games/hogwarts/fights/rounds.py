"""Where the two procedures part: against a card, or fighter against fighter."""

from __future__ import annotations

from ..table import Play
from . import clash, opponents
from .tasks import Attacked, Landed, NextTurn


def next_turn(step: Play, task: NextTurn) -> None:
    (clash if task.fight.card is None else opponents).next_turn(step, task.fight)


def attacked(step: Play, task: Attacked) -> None:
    (clash if task.fight.card is None else opponents).attacked(step, task)


def landed(step: Play, task: Landed) -> None:
    (clash if task.fight.card is None else opponents).landed(step, task.fight, task.blow)


DOERS = {NextTurn: next_turn, Attacked: attacked, Landed: landed}
