"""The board: fields, the ways between them, and the Quidditch pitch (catalogue 21.6 and 21.7)."""

from __future__ import annotations

import itertools
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from commonroom.engine.words import Contradiction, words

from ..effects.vocabulary import Deck, Draw, Effects
from ..pack.ids import Id
from ..pack.names import Named

House: TypeAlias = Literal["gryffindor", "hufflepuff", "ravenclaw", "slytherin"]
HOUSES: tuple[House, ...] = get_args(House)

Subject: TypeAlias = Literal["charms", "transfiguration", "defence", "potions", "herbology", "creatures"]
SUBJECTS: tuple[Subject, ...] = get_args(Subject)

Symbol: TypeAlias = Literal["spell", "potion", "book", "behaviour", "event", "duel"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
"""The symbols of HOG-008: a stop draws one card of that deck."""

Kind: TypeAlias = Literal[
    "start",
    "signpost",
    "plain",
    "tower",
    "classroom",
    "rosette",
    "hp",
    "place",
    "bridge",
    "pitch",
    "blocked",
    "spell",
    "potion",
    "book",
    "behaviour",
    "event",
    "duel",
]

Area: TypeAlias = Literal["castle", "upper_floors", "dungeons", "grounds", "hogsmeade", "diagon_alley", "far_places"]
Board: TypeAlias = Literal["main", "board1", "board2"]
BOARD_OF: dict[Area, Board] = {
    "castle": "main",
    "upper_floors": "main",
    "dungeons": "main",
    "grounds": "main",
    "hogsmeade": "main",
    "diagon_alley": "board1",
    "far_places": "board2",
}

Coordinate: TypeAlias = Annotated[int, Meta(ge=-1000, le=4000)]
At: TypeAlias = tuple[Coordinate, Coordinate]
"""A point of the drawing; y grows downwards."""


class Field(Named, frozen=True):
    """One field. `at` is where it is drawn."""

    id: Id
    kind: Kind
    area: Area
    at: At
    effects: Effects = ()
    """What a stop does, unless the symbol already says it."""
    slots: Annotated[int, Meta(ge=0, le=9)] = 0
    """Item tokens that are put here at the start; a rosette has one."""
    common_room: House | None = None
    classroom: Subject | None = None
    part_of: Id | None = None
    """The place that cannot be entered and that this field stands for (HOG-123)."""
    reached_by: Literal["walking", "floo", "portkey"] = "walking"

    def __post_init__(self) -> None:
        if self.kind in SYMBOLS and self.effects:
            raise Contradiction(
                words("symbol_effects", "a field with a symbol draws a card of that deck and does nothing else")
            )

    @property
    def board(self) -> Board:
        return BOARD_OF[self.area]

    @property
    def is_walkable(self) -> bool:
        """Tell whether pawns walk here; the far places are reached in other ways."""
        return self.kind != "blocked" and self.reached_by == "walking"

    @property
    def is_castle(self) -> bool:
        """Tell whether the field is in the castle or its grounds, where Dobby takes people (RUL-HOG-060)."""
        return self.is_walkable and self.board == "main" and self.area != "hogsmeade"

    @property
    def draws(self) -> Deck | None:
        """Return the deck whose symbol is on the field."""
        return self.kind if self.kind in SYMBOLS else None

    @property
    def on_stop(self) -> Effects:
        """Return what happens to a player who stops here. A duel field is a draw too: of the student to fight.

        Rules: HOG-160, HOG-168.
        """
        return (Draw(self.draws),) if self.draws is not None else self.effects


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fields that the rules refer to by their purpose."""

    start: Id
    pitch: Id
    refuge: Id
    """Where a defeated player wakes up (HOG-305, HOG-340)."""
    graveyard: Id
    """Where a portkey leads from the pitch (HOG-152)."""


class AreaLabel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a part of the board, and where it is drawn."""

    area: Area
    at: At


class Bend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way that is not drawn straight: two points pull its curve, from the first field to the second."""

    way: tuple[Id, Id]
    pull: tuple[At, At]


Scenery: TypeAlias = Literal["castle"]
"""Scenery that is drawn by hand, and fits the board for which it was drawn."""
Length: TypeAlias = Annotated[int, Meta(ge=400, le=4000)]
SCENES: dict[Scenery, tuple[int, int]] = {"castle": (2000, 1260)}
"""The size for which each scenery is drawn."""


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fields and ways. In a walk each field is one step from the next; a passage is free. Both go both ways."""

    places: Places
    field: tuple[Field, ...]
    walks: tuple[tuple[Id, ...], ...]
    passages: tuple[tuple[Id, Id], ...]
    labels: tuple[AreaLabel, ...]
    legend: At
    """Free space of the drawing for its title."""
    size: tuple[Length, Length] | None = None
    """Width and height of the drawing, about sixty units to a step; without it, the board has ten units to a step."""
    scenery: Scenery | None = None
    """What is drawn around the ways; without it, trees and houses stand wherever there is room."""
    bends: tuple[Bend, ...] = ()

    def __post_init__(self) -> None:
        if self.scenery is not None and self.size != SCENES[self.scenery]:
            sentence = "the scenery `{scenery}` is drawn for a board with the size {size}"
            size = str(list(SCENES[self.scenery]))
            raise Contradiction(words("scenery_size", sentence, scenery=self.scenery, size=size))

    def edges(self) -> list[tuple[Id, Id, int]]:
        """Return every way once, with its cost in moves."""
        steps = [(here, there, 1) for walk in self.walks for here, there in itertools.pairwise(walk)]
        return steps + [(here, there, 0) for here, there in self.passages]


Spot: TypeAlias = tuple[Annotated[int, Meta(ge=-20, le=20)], Annotated[int, Meta(ge=0, le=20)]]
"""A field of the pitch: row and column. The lower side has the negative rows."""


class Formation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The default places of the pieces of the lower side."""

    keeper: Spot
    beaters: tuple[Spot, Spot]
    chasers: tuple[Spot, Spot, Spot]


class Pitch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pitch. Everything is given for the lower side; the upper side is its mirror image."""

    columns: Annotated[int, Meta(ge=1, le=20)]
    rows: Annotated[int, Meta(ge=1, le=20)]
    """Rows on each side of the middle row."""
    goals: tuple[Spot, ...]
    beater_rows: tuple[int, ...]
    """Line (3)."""
    chaser_rows: tuple[int, ...]
    """Lines (4)."""
    quaffle: Spot
    bludgers: tuple[Spot, Spot]
    formation: Formation
    track: Annotated[int, Meta(ge=1, le=100)]
    """Fields in one lap of the seekers."""

    def playing_area(self) -> frozenset[Spot]:
        """Return every field but the goal areas."""
        rows, columns = range(-self.rows, self.rows + 1), range(self.columns)
        return frozenset((row, column) for row in rows for column in columns)


def mirrored(spot: Spot) -> Spot:
    """Return the spot as the other side sees it."""
    return -spot[0], spot[1]


def beside(spot: Spot) -> tuple[Spot, ...]:
    """Return the four spots next to it along the dotted lines, on the pitch or not."""
    row, column = spot
    return (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)
