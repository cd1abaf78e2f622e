"""Events of people: their HP, points and abilities."""

from __future__ import annotations

from typing import Literal, TypeAlias

from commonroom.engine import Seat

from ..pack.ids import Id
from .base import BaseEvent
from .causes import HpCause, PointsCause


class HpChanged(BaseEvent, frozen=True, tag="hp_changed"):
    seat: Seat
    by: int
    hp: int
    why: HpCause
    source: Id | None = None
    """The card, event, field, token or board whose effect it was; in a fight also the opponent on a card."""


class PointsChanged(BaseEvent, frozen=True, tag="points_changed"):
    """House points changed."""

    seat: Seat
    by: int
    points: int
    source: PointsCause


AbilityKind: TypeAlias = Literal["moves", "tower", "reroll", "points", "dice", "needed", "resistance", "hp", "effects"]
"""What an ability changed.

moves: the length of the walk. tower: where it begins. reroll: dice rolled again. points: points that are not lost.
dice: dice added. needed: what dice have to show, which is less. resistance: what the other side's dice have to show,
which is more. hp: HP saved or gained. effects: something that other events report.
"""


class AbilityUsed(BaseEvent, frozen=True, tag="ability_used"):
    """A special ability of the board made a difference: in what, and how large."""

    seat: Seat
    character: Id
    kind: AbilityKind
    amount: int = 0
    """Signed for moves."""


class KnockedOut(BaseEvent, frozen=True, tag="knocked_out"):
    """All HP lost: refuge, 6 HP, spells and potions gone (HOG-340, RUL-HOG-016)."""

    seat: Seat


class EventRolled(BaseEvent, frozen=True, tag="event_rolled"):
    """Everybody concerned rolled one die for an event."""

    rolls: tuple[tuple[Seat, int], ...]
