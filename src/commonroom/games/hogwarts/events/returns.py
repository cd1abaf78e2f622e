"""Events of the second mode."""

from __future__ import annotations

from commonroom.engine import Seat

from ..pack.ids import Id
from .base import BaseEvent


class HorcruxRolled(BaseEvent, frozen=True, tag="horcrux_rolled"):
    """The hero's die against the dark side's (HOG-629)."""

    seat: Seat
    token: Id
    dice: tuple[int, int]
    destroyed: bool


class VoldemortReturned(BaseEvent, frozen=True, tag="voldemort_returned"):
    seat: Seat
    hp: int


class TokenAsked(BaseEvent, frozen=True, tag="token_asked"):
    """A hero asks a friend on the same field for a token (HOG-632)."""

    seat: Seat
    holder: Seat
    token: Id


class TokenHanded(BaseEvent, frozen=True, tag="token_handed"):
    seat: Seat
    to: Seat
    token: Id


class Met(BaseEvent, frozen=True, tag="met"):
    """Harry and Voldemort are on one field."""

    at: Id


class FinalDuelRolled(BaseEvent, frozen=True, tag="final_duel_rolled"):
    """The hero's die and Voldemort's."""

    dice: tuple[int, int]
