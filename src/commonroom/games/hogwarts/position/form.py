"""The form of a position, in which much may be left out."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

from commonroom.engine import Outcome, Seat

from ..effects.vocabulary import Deck
from ..pack.ids import Id
from ..state import Turn

Number: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Signed: TypeAlias = Annotated[int, Meta(ge=-100_000, le=100_000)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Cards: TypeAlias = tuple[Id, ...]
Phase: TypeAlias = Literal["start", "arrived", "end"]
"""The point of a turn: before the roll, just after the move, or when only its end is left."""
SideName: TypeAlias = Literal["heroes", "dark"]
SIDES: tuple[SideName, ...] = get_args(SideName)
"""The sides of the second mode, as `Settings.sides` numbers them."""


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A player. Omitted HP, floo powder and portkeys are those of the start; cards and missions are dealt.

    A seat without a character has the one it wishes for, or else the first that nobody has.
    """

    character: Id | UnsetType | None = UNSET
    side: SideName | UnsetType = UNSET
    """In the second mode, the side that the seat plays for. The table decides that, so it can only agree."""
    at: Id | UnsetType = UNSET
    hp: Number | UnsetType = UNSET
    points: Signed = 0
    books: Cards | UnsetType = UNSET
    spells: Cards | UnsetType = UNSET
    potions: Cards | UnsetType = UNSET
    floo_cards: Cards = ()
    """Behaviour cards that are kept as floo powder."""
    floo: Few | UnsetType = UNSET
    portkey: Few | UnsetType = UNSET
    items: tuple[Id, ...] = ()
    missions: Cards | UnsetType = UNSET
    done: Cards = ()
    matches: Number = 0
    matches_won: Number = 0
    beaten: Number = 0
    move_bonus: Annotated[int, Meta(ge=-100, le=100)] = 0
    extra_move_dice: Few = 0
    skips_roll: bool = False
    waits: bool = False
    must_retry: bool = False
    spared: bool = False
    way_back: Id | None = None


class DeathEaterPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A death eater on the board; by default with the HP of its board."""

    id: Id
    at: Id
    hp: Number | UnsetType = UNSET
    spells: Cards = ()
    potions: Cards = ()


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A state as the record stores it. Omitted fields get their start value.

    A named deck holds exactly these cards, and the first is drawn first; an omitted one holds the rest, shuffled by the
    seed. Named tokens lie exactly there, and those that nobody has are aside; without any, the rest is scattered as at
    the start. Death eaters are a list, or their fields by their ids.

    Without an agenda the turn stands at its phase, which is the start if none is named. An agenda lists what is still
    to be done, the next task last. Unless a task of it begins or ends a turn, the usual end of the turn is added.
    """

    seats: list[SeatPosition] | None = None
    decks: dict[Deck, Cards] = {}
    tokens: dict[Id, tuple[Id, ...]] | None = None
    aside: tuple[Id, ...] | None = None
    death_eaters: list[DeathEaterPosition] | dict[Id, Id] | None = None
    mission_pile: Cards | None = None
    first: Seat | None = None
    turn: Seat | Turn | None = None
    round: Number = 1
    phase: Phase | UnsetType = UNSET
    agenda: tuple[Any, ...] | None = None
    """Tasks; `mode.known_tasks` reads them, as a mode may bring its own."""
    end_called: Seat | None = None
    horcruxes: tuple[Id, ...] | UnsetType = UNSET
    """In the second mode: the horcruxes that are left, or else …"""
    destroyed: tuple[Id, ...] = ()
    """… those that are destroyed."""
    returned: bool = False
    """True if Voldemort has returned, in the second mode."""
    own: Any = UNSET
    """What only the mode of the table knows, if it knows anything."""
    shown: Cards = ()
    """Cards that the last action revealed to everybody."""
    result: Outcome | None = None
