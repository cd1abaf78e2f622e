"""Aims of bots in a mode that brings none: they want nothing in particular, and lose nothing for it."""

from __future__ import annotations

from ..actions import Action, Roll


def worthless(*_: object) -> float:
    """Rate everything alike, so that chance decides."""
    return 0.0


def unwanted(*_: object) -> float:
    """Leave alone what costs something and may gain nothing."""
    return -1.0


def no_reason(*_: object) -> None:
    """Give no reason."""


def start(_: object, action: Action) -> float:
    """Roll: whatever else can be done first has its cost."""
    return 0.0 if isinstance(action, Roll) else -1.0


def death_eater(_: object) -> tuple[float, float]:
    """Neither seek such a fight nor fear it."""
    return 0.0, 0.0


book = need = travel = token = walk_end = flight = tower = duel = spent = strength = worthless
graveyard = trip = hand = unwanted
heading = no_reason
