"""The choice of an opponent among several on a field, whoever asks for it."""

from __future__ import annotations

from commonroom.engine import Seat

from ..actions import FightWith
from ..pack.ids import Id


def opponents(seats: tuple[Seat, ...] = (), foes: tuple[Id, ...] = ()) -> list[FightWith]:
    """Return an answer for each player and each death eater who can be chosen."""
    return [*map(FightWith, seats), *(FightWith(foe=foe) for foe in foes)]
