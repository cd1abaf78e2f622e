"""Actions of the players as data. Names and fields are those of the record and the protocol."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from ..board.map import Spot
from .ground import Direction

Piece: TypeAlias = Literal["keeper", "beater_1", "beater_2", "chaser_1", "chaser_2", "chaser_3"]
PIECES: tuple[Piece, ...] = get_args(Piece)
BEATERS: tuple[Piece, ...] = PIECES[1:3]
CHASERS: tuple[Piece, ...] = PIECES[3:]
INDEX: dict[Piece, int] = {piece: index for index, piece in enumerate(PIECES)}

Card: TypeAlias = Annotated[str, Meta(max_length=40)]


class _Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Place(_Action, frozen=True, tag="place"):
    """Put a piece on the pitch, where the sides place their pieces freely."""

    piece: Piece
    to: Spot


class Formation(_Action, frozen=True, tag="formation"):
    """Put all one's pieces into the default formation."""


class Roll(_Action, frozen=True, tag="roll"):
    """Roll the two dice of the turn: for the actions, or for the flight of the seeker."""


class Move(_Action, frozen=True, tag="move"):
    """Move a piece one step to a neighbouring field."""

    piece: Piece
    to: Spot


class Pass(_Action, frozen=True, tag="pass"):
    """Throw the Quaffle from the piece that has it to a neighbouring field."""

    to: Spot


class Take(_Action, frozen=True, tag="take"):
    """Take the Quaffle from the opposing chaser on the same field."""


class Shoot(_Action, frozen=True, tag="shoot"):
    """Shoot at the goal with the chaser who has the Quaffle."""


class Aim(_Action, frozen=True, tag="aim"):
    """Ready a beater to throw a bludger; a die tells how far it can fly."""

    piece: Piece


class Throw(_Action, frozen=True, tag="throw"):
    """Let the bludger fly in this direction."""

    direction: Direction


class Put(_Action, frozen=True, tag="put"):
    """Put the Quaffle on a field of one's own line, because there is no keeper to take it."""

    to: Spot


class Play(_Action, frozen=True, tag="card"):
    """Use a quidditch card in the chase for the Snitch."""

    card: Card


class End(_Action, frozen=True, tag="end"):
    """End the turn; actions that are left are lost."""


class Concede(_Action, frozen=True, tag="concede"):
    """Give up."""


Turn: TypeAlias = Place | Formation | Roll | Move | Pass | Take | Shoot | Aim | Throw | Put | Play | End
Action: TypeAlias = Turn | Concede

ACTION = Action
"""The name that the game contract asks for."""

FORMATION, ROLL, TAKE, SHOOT, END, CONCEDE = Formation(), Roll(), Take(), Shoot(), End(), Concede()
