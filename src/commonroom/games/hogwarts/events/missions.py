"""Events of missions, exams and Quidditch matches."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from commonroom.engine import Seat

from ..board.map import House
from ..pack.ids import Id
from .base import BaseEvent, Secret


class ExamPassed(BaseEvent, frozen=True, tag="exam_passed"):
    seat: Seat
    book: Id
    points: int


class MissionAttempted(BaseEvent, frozen=True, tag="mission_attempted"):
    seat: Seat
    mission: Id


class MissionCompleted(BaseEvent, frozen=True, tag="mission_completed"):
    seat: Seat
    mission: Id
    points: int


class MissionFailed(BaseEvent, frozen=True, tag="mission_failed"):
    seat: Seat
    mission: Id


class MissionExchanged(Secret, frozen=True, tag="mission_exchanged"):
    seat: Seat
    gave: Id | UnsetType = UNSET
    got: Id | UnsetType = UNSET


class MatchBegan(BaseEvent, frozen=True, tag="match_began"):
    """A Quidditch match; `other` is None for the automated side (RUL-HOG-119)."""

    seat: Seat
    other: Seat | None
    houses: tuple[House, House]


class MatchEvent(BaseEvent, frozen=True, tag="match_event"):
    """Something that happened on the pitch, as the match reports it; its seats 0 and 1 are the two `sides`."""

    sides: tuple[Seat, Seat | None]
    event: Any


class MatchOver(BaseEvent, frozen=True, tag="match_over"):
    winner: Seat | None
    """None if the automated side won."""
