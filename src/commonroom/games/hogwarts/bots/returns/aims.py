"""Aims of bots in the second mode: the return and the Wand, or weapons, horcruxes and the Stone."""

from __future__ import annotations

from ...effects.vocabulary import Travel
from ...pack.ids import Id
from ...returns.pickup import take_refusal
from ...returns.sides import is_hero
from ..mind import FLOO, PORTKEY, Mind
from ..walk.ends import End
from .dark import dark_value, pawn_value, tower_worth
from .heroes import QUEST, hand_worth, hero_value, rate_start, rate_trip
from .strength import strength

__all__ = [
    "book", "death_eater", "duel", "flight", "graveyard", "hand", "heading", "need", "spent", "start", "strength",
    "token", "tower", "travel", "trip", "walk_end",
]  # fmt: skip

SPARE_WEAPON = 0.5
"""Value of one more weapon than there are heroes."""
FOE_GONE, BACK_TO_START = 25.0, 40.0
"""Value of one death eater less, and the cost for a hero of starting over with a single HP."""
SPARE_CARD = 1.5
"""Cost of a card, which is good for nothing but fights."""

hand, start, tower, trip = hand_worth, rate_start, tower_worth, rate_trip


def book(*_: object) -> float:
    """Want none: there are no exams (RUL-HOG-157)."""
    return 0.0


def need(*_: object) -> float:
    """Ask for no card: there are no missions."""
    return 0.0


def travel(_: Mind, what: Travel) -> float:
    """Keep some for a horcrux far away."""
    return FLOO if what == "floo" else PORTKEY


def token(mind: Mind, token: Id) -> float:
    """Return the worth of a token that our side looks for; a second weapon is for a friend who has none."""
    state, weapons = mind.state, mind.world.pack.returns.weapons
    if take_refusal(state, mind.seat, token) is not None:
        return 0.0
    if token not in weapons or not any(held in weapons for held in mind.me.items):
        return QUEST
    armed = (any(held in weapons for held in state.people[mate].items) for mate in state.mates(mind.seat))
    return SPARE_WEAPON if all(armed) else QUEST


def walk_end(mind: Mind, pawn: Id | None, end: End) -> float:
    """Rate the end for our own side, or for the death eater that walks."""
    if pawn is not None:
        return pawn_value(mind, pawn, end)
    return hero_value(mind, end) if is_hero(mind.state, mind.seat) else dark_value(mind, end)


def heading(*_: object) -> None:
    """Give no reason for a walk: what a side looks for here has no name yet."""


def flight(*_: object) -> float:
    """Take any field: an effect does not lead to what a side looks for."""
    return 0.0


def graveyard(_: Mind) -> float:
    """Stay on the pitch."""
    return -1.0


def duel(_: Mind) -> float:
    """Expect nothing: nobody draws duels (RUL-HOG-157)."""
    return 0.0


def death_eater(_: Mind) -> tuple[float, float]:
    """Rid the board of one, or go back to Start."""
    return FOE_GONE, BACK_TO_START


def spent(*_: object) -> float:
    """Use cards freely."""
    return SPARE_CARD
