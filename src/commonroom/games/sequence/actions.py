"""Actions of the players as data (catalogue 5.1). Names and fields are those of the record and the protocol."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from .board import CELLS, Cell, Mask, cells_of
from .cards import DESIGNS, Card

# A name without control characters, direction marks or other invisible characters.
# `\Z`, because `$` would also match before a final newline.
VISIBLE = r"^[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]{1,32}\Z"


# There are thousands, and none can be part of a cycle: the garbage collector need not track them (gc=False).
class _Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, gc=False):
    pass


class Play(_Action, frozen=True, tag="play"):
    """Play a card and place a chip on the cell, or, with an anti-wild jack, remove the chip from it."""

    card: Card
    cell: Cell


class Exchange(_Action, frozen=True, tag="exchange"):
    """Swap a dead card for a new one."""

    card: Card


class Draw(_Action, frozen=True, tag="draw"):
    """Draw the card earned by one's last play."""


class ChooseSequence(_Action, frozen=True, tag="choose_sequence"):
    """Choose which five cells of a long line are the sequence."""

    cells: Annotated[tuple[Cell, ...], msgspec.Meta(min_length=5, max_length=5)]


class Pass(_Action, frozen=True, tag="pass"):
    """Pass, because no other move is possible."""


class Forfeit(_Action, frozen=True, tag="forfeit"):
    """Give up a card as the penalty for coaching."""

    card: Card


class ClaimCoaching(_Action, frozen=True, tag="claim_coaching"):
    """Claim that another team has coached."""

    side: Annotated[int, msgspec.Meta(ge=0, le=2)]


class Admit(_Action, frozen=True, tag="admit"):
    """Own up to a claim against one's team."""


class Rule(_Action, frozen=True, tag="rule"):
    """Decide a claim as the host: the oldest open one, unless a side is named."""

    upheld: bool
    side: Annotated[int, msgspec.Meta(ge=0, le=2)] | None = None


class Leave(_Action, frozen=True, tag="leave", omit_defaults=True):
    """Leave for good; a substitute may take over seat and hand."""

    substitute: Annotated[str, msgspec.Meta(pattern=VISIBLE)] | None = None


class Concede(_Action, frozen=True, tag="concede"):
    """Agree that one's side gives up."""


Move: TypeAlias = Play | Exchange | Draw | ChooseSequence | Pass | Forfeit
Aside: TypeAlias = ClaimCoaching | Admit | Rule | Leave | Concede
Action: TypeAlias = Move | Aside

ACTION = Action
"""The name that the game contract asks for."""

MOVES = (Play, Exchange, Draw, ChooseSequence, Pass, Forfeit)

# Actions are immutable, so each is made once and shared; `legal` only looks them up.
DRAW, PASS, ADMIT, CONCEDE, LEAVE = Draw(), Pass(), Admit(), Concede(), Leave()
PLAY: dict[tuple[Card, Cell], Play] = {(card, cell): Play(card, cell) for card in DESIGNS for cell in CELLS}
EXCHANGE: dict[Card, Exchange] = {card: Exchange(card) for card in DESIGNS}
FORFEIT: dict[Card, Forfeit] = {card: Forfeit(card) for card in DESIGNS}


def plays_on(card: Card, cells: Mask) -> list[Play]:
    """Return the plays of one card on each of the cells."""
    return [PLAY[card, cell] for cell in cells_of(cells)]
