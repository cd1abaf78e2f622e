"""The state of a game of Sequence: facts, and small questions about them."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from commonroom.engine import Outcome, Seat

from .board import CARD_CELLS, CORNERS, Mask, Window
from .cards import Card
from .options import Settings

T = TypeVar("T")


class Claim(msgspec.Struct, frozen=True):
    """An open claim that a side has coached, and who made it."""

    side: int
    seat: Seat


class State(msgspec.Struct):
    """Everything there is to know. All fields are immutable values, so a shallow copy is a new state."""

    settings: Settings
    chips: tuple[Mask, ...]
    """Where the chips of each side lie."""
    sequences: tuple[tuple[Window, ...], ...]
    """The registered sequences of each side."""
    locked: tuple[Mask, ...]
    """Which chips of each side can no longer be taken off."""
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    """The first card is drawn first."""
    discards: tuple[tuple[Card, ...], ...]
    """Each seat's own pile, the newest card last."""
    spent: tuple[Card, ...] = ()
    """Cards that were played before a hand-written position begins, in nobody's pile by name."""
    turn: Seat = 0
    owed: tuple[Seat, ...] = ()
    """Who may still draw for the last play, in the order of the plays (catalogue 5.3)."""
    exchanged: bool = False
    """Whether the seat on turn has exchanged a dead card this turn."""
    choice: tuple[Window, ...] = ()
    """The windows of a long line between which the seat on turn has to choose."""
    passed: tuple[Seat, ...] = ()
    """Who has passed in a row, in turns without an exchange, since a card was last played, exchanged or drawn."""
    penalty: tuple[Seat, ...] = ()
    """Who still has to give up a card for coaching; a seat stands here once for each card."""
    claims: tuple[Claim, ...] = ()
    left: tuple[Seat, ...] = ()
    conceding: tuple[Seat, ...] = ()
    start_draw: tuple[tuple[Seat, Card], ...] = ()
    """The cards that were drawn for the start, in order, redraws included."""
    dealer: Seat | None = None
    first: Seat | None = None
    """Who took the first turn; unknown in a hand-written position."""
    result: Outcome | None = None

    def side(self, seat: Seat) -> int:
        """The side that a seat plays for."""
        return self.settings.side_of[seat]

    def occupied(self) -> Mask:
        """The cells that carry a chip."""
        mask = 0
        for chips in self.chips:
            mask |= chips
        return mask

    def open_cells(self) -> Mask:
        """The cells where a chip can be placed; a corner never is one (RUL-SEQ-21)."""
        return CARD_CELLS & ~self.occupied()

    def placeable(self, side: int) -> Mask:
        """The open cells, if the side has a chip to place on them (RUL-SEQ-68)."""
        return self.open_cells() if self.has_chips(side) else 0

    def counting(self, side: int) -> Mask:
        """The cells that count for a side: its chips and the four corners (SEQ-36)."""
        return self.chips[side] | CORNERS

    def removable(self, side: int) -> Mask:
        """The chips that this side may take off: any other side's that no sequence protects (RUL-SEQ-22, SEQ-45)."""
        mask = 0
        for other, chips in enumerate(self.chips):
            if other != side:
                mask |= chips if self.settings.breakable else chips & ~self.locked[other]
        return mask

    def has_chips(self, side: int) -> bool:
        """Whether the side has a chip left to place; without the limit it always has (RUL-SEQ-68)."""
        return not self.settings.limit_chips or self.chips[side].bit_count() < self.settings.chips[side]

    def has_won(self, side: int) -> bool:
        """Whether the side has all the sequences it needs (SEQ-18)."""
        return len(self.sequences[side]) >= self.settings.target

    def present(self, side: int | None = None) -> tuple[Seat, ...]:
        """The seats, of one side or of all, whose players have not left."""
        seats = range(self.settings.seats) if side is None else self.settings.members(side)
        return tuple(seat for seat in seats if seat not in self.left)

    def sides_in_play(self) -> tuple[int, ...]:
        """The sides that still have somebody at the table."""
        return tuple(side for side in range(self.settings.sides) if self.present(side))

    def host(self) -> Seat:
        """Who rules on claims: the first seat that is still there."""
        return self.present()[0]


def components(state: State) -> list[Card]:
    """All cards, wherever they lie; chips are not counted, because the box has more of them than are needed."""
    piles = (*state.hands, state.pile, *state.discards, state.spent)
    return [card for pile in piles for card in pile]


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with one place changed."""
    return (*values[:index], value, *values[index + 1 :])


def outcome(state: State) -> Outcome | None:
    """How the game ended, or None while it goes on."""
    return state.result
