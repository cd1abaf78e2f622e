"""Events of tokens: items taken, swapped and used, floo powder and portkeys."""

from __future__ import annotations

from typing import Literal

from commonroom.engine import Seat

from ..pack.ids import Id
from .base import BaseEvent


class ItemTaken(BaseEvent, frozen=True, tag="item_taken"):
    """An item token was picked up; `left` was put down for it (HOG-203)."""

    seat: Seat
    token: Id
    at: Id
    left: Id | None = None


class ItemWon(BaseEvent, frozen=True, tag="item_won"):
    """An item token went from player to player, in exchange for `left` if six were held."""

    seat: Seat
    loser: Seat
    token: Id
    left: Id | None = None


class ItemsSwapped(BaseEvent, frozen=True, tag="items_swapped"):
    seat: Seat
    other: Seat
    gave: Id
    got: Id


class OfferMade(BaseEvent, frozen=True, tag="offer_made"):
    seat: Seat
    other: Seat
    give: Id
    want: Id


class OfferRefused(BaseEvent, frozen=True, tag="offer_refused"):
    seat: Seat
    other: Seat


class TokenUsed(BaseEvent, frozen=True, tag="token_used"):
    seat: Seat
    token: Id


class TokenPut(BaseEvent, frozen=True, tag="token_put"):
    """A spent token lies on the board again."""

    seat: Seat
    token: Id
    at: Id


class TravelGained(BaseEvent, frozen=True, tag="travel_gained"):
    seat: Seat
    what: Literal["floo", "portkey"]
    count: int


class TravelLost(BaseEvent, frozen=True, tag="travel_lost"):
    """Floo or portkey tokens were spent, given back or taken; `to` is the player who took them."""

    seat: Seat
    what: Literal["floo", "portkey"]
    count: int
    to: Seat | None = None
