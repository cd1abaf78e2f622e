"""Reasons that every game has; their sentences are in `locale/*/reasons.ftl`."""

from __future__ import annotations

from typing import TypeAlias

from commonroom.engine.reasons import Reason


class Only(Reason, frozen=True, tag="only"):
    """There is nothing else to do."""


class Ahead(Reason, frozen=True, tag="ahead"):
    """Played on in imagined worlds, the move came out better than the game's own bot's."""

    percent: int
    """By how much, where 100 is a won game instead of a lost one."""
    worlds: int


ANY_GAME: TypeAlias = Only | Ahead
