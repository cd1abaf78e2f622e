"""What waits where a move ends, as a seat is told before it goes there."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from commonroom.engine import Seat
from commonroom.engine.tuples import replaced

from ..effects.vocabulary import Effects
from ..fights.tasks import FightKind
from ..pack.ids import Id
from ..state import State

Decided: TypeAlias = Literal["won", "lost", "off", "no_stone", "no_wand", "horcrux_left"]
"""For the seat, because of the HP; `off` if nobody fights. A meeting is decided by what one of them lacks."""


class FightPreview(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fight that a stop leads to, and the chance to win it with what the seat has now."""

    kind: FightKind | Literal["meeting"]
    """A meeting is that of Harry and Voldemort, which decides the game (HOG-641)."""
    chance: float
    seat: Seat | None = None
    foe: Id | None = None
    decided: Decided | None = None
    """What decides it before anybody attacks or rolls."""


class Attemptable(msgspec.Struct, frozen=True):
    """A mission that can be attempted there, and the chance to win its fight."""

    mission: Id
    chance: float


class Stay(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happens to a player whose move ends on a field. A fight comes first, and then nothing else does."""

    fights: tuple[FightPreview, ...] = ()
    """Fights with those who stand there, one of which is fought; or the duel that the field draws."""
    missions: tuple[Attemptable, ...] = ()
    horcrux: Id | None = None
    """A horcrux that can be tried there."""
    horcrux_chance: float | None = None
    """The chance that the attempt destroys it."""
    effects: Effects = ()
    """What the field does, in this mode, with what the board of the player adds."""
    exams: tuple[Id, ...] = ()
    """Books that can be handed in there."""
    floo: bool = False
    """Whether a trip by floo powder can follow."""


def standing(state: State, seat: Seat, at: Id, tokens: tuple[Id, ...]) -> State:
    """Return the state with the player there, carrying what was picked up on the way."""
    person = state.people[seat]
    moved = replace(person, at=at, items=(*person.items, *tokens))
    return msgspec.structs.replace(state, people=replaced(state.people, seat, moved))
