"""What a player can do, as data (catalogue 5.1). Names and fields are those of the record and the wire."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from .board import CELLS, Cell, Mask, cells_of
from .cards import DESIGNS, Card

# A name without control characters, changes of direction or other marks that nobody can see.
VISIBLE = r"^[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]{1,32}\Z"


class _Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, gc=False):
    pass


class Play(_Action, frozen=True, tag="play"):
    """Lay a card and place a chip on the cell, or, with an anti-wild jack, take the chip off it."""

    card: Card
    cell: Cell


class Exchange(_Action, frozen=True, tag="exchange"):
    """Swap a dead card for a new one."""

    card: Card


class Draw(_Action, frozen=True, tag="draw"):
    """Take the card that one's last play has earned."""


class ChooseSequence(_Action, frozen=True, tag="choose_sequence"):
    """Say which five cells of a long line are the sequence."""

    cells: Annotated[tuple[Cell, ...], msgspec.Meta(min_length=5, max_length=5)]


class Pass(_Action, frozen=True, tag="pass"):
    """Do nothing, because nothing can be done."""


class Forfeit(_Action, frozen=True, tag="forfeit"):
    """Give up a card as the penalty for coaching."""

    card: Card


class ClaimCoaching(_Action, frozen=True, tag="claim_coaching"):
    """Say that another team has coached."""

    side: Annotated[int, msgspec.Meta(ge=0, le=2)]


class Admit(_Action, frozen=True, tag="admit"):
    """Own up to a claim against one's team."""


class Rule(_Action, frozen=True, tag="rule"):
    """The host's word on a claim: the oldest open one, unless a side is named."""

    upheld: bool
    side: Annotated[int, msgspec.Meta(ge=0, le=2)] | None = None


class Leave(_Action, frozen=True, tag="leave", omit_defaults=True):
    """Go for good; a substitute may take over seat and hand."""

    substitute: Annotated[str, msgspec.Meta(pattern=VISIBLE)] | None = None


class Concede(_Action, frozen=True, tag="concede"):
    """Agree that one's side gives up."""


Move: TypeAlias = Play | Exchange | Draw | ChooseSequence | Pass | Forfeit
Aside: TypeAlias = ClaimCoaching | Admit | Rule | Leave | Concede
Action: TypeAlias = Move | Aside

ACTION = Action
"""The name by which the house knows it."""

MOVES = (Play, Exchange, Draw, ChooseSequence, Pass, Forfeit)

# Actions are immutable, so each is made once and shared; `legal` only looks them up.
DRAW, PASS, ADMIT, CONCEDE, LEAVE = Draw(), Pass(), Admit(), Concede(), Leave()
PLAY: dict[tuple[Card, Cell], Play] = {(card, cell): Play(card, cell) for card in DESIGNS for cell in CELLS}
EXCHANGE: dict[Card, Exchange] = {card: Exchange(card) for card in DESIGNS}
FORFEIT: dict[Card, Forfeit] = {card: Forfeit(card) for card in DESIGNS}


def plays_on(card: Card, cells: Mask) -> list[Play]:
    """The plays of one card on each of the cells."""
    return [PLAY[card, cell] for cell in cells_of(cells)]
