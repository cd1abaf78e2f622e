"""The rooms of the fights, for the agenda."""

from __future__ import annotations

from types import ModuleType

from . import (
    app,
    attacking,
    bracing,
    casting,
    clash,
    escaping,
    exchange,
    landing,
    opponents,
    prizes,
    rolling,
    rounds,
    searching,
)

ROOMS: tuple[ModuleType, ...] = (
    exchange,
    clash,
    opponents,
    rounds,
    attacking,
    rolling,
    bracing,
    landing,
    casting,
    escaping,
    app,
    searching,
    prizes,
)
