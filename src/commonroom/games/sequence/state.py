"""The state of a game of Sequence: its facts, and small questions about them."""

from __future__ import annotations

import msgspec

from commonroom.engine import Outcome, Seat

from .board import CARD_CELLS, CORNERS, Mask, Window
from .cards import Card
from .options import Settings


class Claim(msgspec.Struct, frozen=True):
    """An open claim that a side has coached, and who made it."""

    side: int
    seat: Seat


class State(msgspec.Struct):
    """The whole state of a game. All fields are immutable values, so a shallow copy is a new state."""

    settings: Settings
    chips: tuple[Mask, ...]
    """The chips of each side."""
    sequences: tuple[tuple[Window, ...], ...]
    """The registered sequences of each side."""
    locked: tuple[Mask, ...]
    """The chips of each side that can no longer be removed."""
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    """The next card to draw comes first."""
    discards: tuple[tuple[Card, ...], ...]
    """Each seat's own pile, the newest card last."""
    spent: tuple[Card, ...] = ()
    """Cards that were played before a hand-written position begins; it is unknown by whom."""
    turn: Seat = 0
    owed: tuple[Seat, ...] = ()
    """Seats that may still draw for their last play, in the order of the plays (catalogue 5.3)."""
    exchanged: bool = False
    """True if the seat on turn has exchanged a dead card this turn."""
    choice: tuple[Window, ...] = ()
    """The windows of a long line among which the seat on turn has to choose."""
    passed: tuple[Seat, ...] = ()
    """Seats that passed in a row, in turns without an exchange, since a card was last played, exchanged or drawn."""
    penalty: tuple[Seat, ...] = ()
    """Seats that still have to give up a card for coaching; a seat appears once for each card."""
    claims: tuple[Claim, ...] = ()
    left: tuple[Seat, ...] = ()
    conceding: tuple[Seat, ...] = ()
    start_draw: tuple[tuple[Seat, Card], ...] = ()
    """The cards drawn for the start, in order, redraws included."""
    dealer: Seat | None = None
    first: Seat | None = None
    """Seat that took the first turn; unknown in a hand-written position."""
    result: Outcome | None = None

    def side(self, seat: Seat) -> int:
        """Return the side that a seat plays for."""
        return self.settings.side_of[seat]

    def occupied(self) -> Mask:
        """Return the cells that carry a chip."""
        mask = 0
        for chips in self.chips:
            mask |= chips
        return mask

    def open_cells(self) -> Mask:
        """Return the cells where a chip can be placed; a corner never is one (RUL-SEQ-21)."""
        mask = CARD_CELLS
        for chips in self.chips:
            mask &= ~chips
        return mask

    def placeable(self, side: int) -> Mask:
        """Return the open cells, if the side has a chip to place on them (RUL-SEQ-68)."""
        return self.open_cells() if self.has_chips(side) else 0

    def counting(self, side: int) -> Mask:
        """Return the cells that count for a side: its chips and the four corners (SEQ-36, SEQ-37, SEQ-38)."""
        return self.chips[side] | CORNERS

    def removable(self, side: int) -> Mask:
        """Return the chips that this side may remove: other sides' chips outside sequences (RUL-SEQ-22, SEQ-45).

        Rules: RUL-SEQ-24.
        """
        mask = 0
        for other, chips in enumerate(self.chips):
            if other != side:
                mask |= chips if self.settings.breakable else chips & ~self.locked[other]
        return mask

    def has_chips(self, side: int) -> bool:
        """Tell whether the side has a chip left to place; without the limit it always has (RUL-SEQ-68)."""
        return not self.settings.limit_chips or self.chips[side].bit_count() < self.settings.chips[side]

    def has_won(self, side: int) -> bool:
        """Tell whether the side has all the sequences it needs (SEQ-18, RUL-SEQ-60)."""
        return len(self.sequences[side]) >= self.settings.target

    def present(self, side: int | None = None) -> tuple[Seat, ...]:
        """Return the seats, of one side or of all, whose players have not left."""
        seats = range(self.settings.seats) if side is None else self.settings.members(side)
        return tuple(seat for seat in seats if seat not in self.left)

    def sides_in_play(self) -> tuple[int, ...]:
        """Return the sides that still have somebody at the table."""
        return tuple(side for side in range(self.settings.sides) if self.present(side))

    def host(self) -> Seat:
        """Return the seat that rules on claims: the first one still there."""
        return self.present()[0]


def components(state: State) -> list[Card]:
    """List all cards, wherever they lie; chips are not counted, because the box has more of them than are needed."""
    piles = (*state.hands, state.pile, *state.discards, state.spent)
    return [card for pile in piles for card in pile]


def scores(state: State) -> tuple[int, ...]:
    """Count the sequences of each side."""
    return tuple(map(len, state.sequences))


def outcome(state: State) -> Outcome | None:
    """Return the result, or None while the game goes on."""
    return state.result
