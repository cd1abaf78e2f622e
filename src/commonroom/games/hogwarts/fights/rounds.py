"""Where the two procedures part: against a card, or fighter against fighter."""

from __future__ import annotations

from ..draft import Draft
from . import clash, opponents
from .tasks import Attacked, Landed, NextTurn


def next_turn(draft: Draft, task: NextTurn) -> None:
    (clash if task.fight.card is None else opponents).next_turn(draft, task.fight)


def attacked(draft: Draft, task: Attacked) -> None:
    (clash if task.fight.card is None else opponents).attacked(draft, task)


def landed(draft: Draft, task: Landed) -> None:
    (clash if task.fight.card is None else opponents).landed(draft, task.fight, task.blow)


DOERS = {NextTurn: next_turn, Attacked: attacked, Landed: landed}
