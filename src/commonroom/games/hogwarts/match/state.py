"""The state of a match: its facts, and small questions about them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from commonroom.engine import Outcome, Seat
from commonroom.engine.tuples import Both

from ..board.map import Spot
from .actions import CHASERS, INDEX, PIECES, Card, Piece
from .options import Settings

Phase: TypeAlias = Literal["place", "roll", "act", "take", "throw", "put", "fly", "over"]
"""The stage of a match.

Pieces are placed; the dice of a turn are rolled; actions are taken; the Quaffle is taken from a chaser whose field was
entered; a readied bludger is thrown; the other side puts the Quaffle on its line; a seeker flies; the match is over.
"""

GOALS_TO_WIN = 2


class Held(msgspec.Struct, frozen=True):
    """The piece that has a ball."""

    side: Seat
    piece: Piece


Ball: TypeAlias = Spot | Held
"""The place of a ball: a field, or a piece."""


class Aimed(msgspec.Struct, frozen=True):
    """A bludger that is about to be thrown, and how far it can fly."""

    piece: Piece
    reach: int


Side: TypeAlias = tuple[Spot | None, ...]
"""The fields of a side's pieces, in the order of `PIECES`; None for those that are out, or not placed yet."""


class State(msgspec.Struct):
    """The whole state of a match. All fields are immutable values, so a shallow copy is a new state."""

    settings: Settings
    deck: tuple[Card, ...]
    """The next card to draw comes first."""
    pieces: Both[Side]
    quaffle: Ball
    bludgers: Both[Ball]
    turn: Seat
    """Side whose turn it is, or that places its pieces."""
    phase: Phase
    begins: Seat
    """Side that has the first turn of the first round (HOG-416)."""
    start: tuple[Both[tuple[int, int]], ...] = ()
    """The rolls for the start, by side; ties were rolled again."""
    turns: int = 0
    """Turns of the first round that have begun."""
    left: int = 0
    """Actions left in this turn."""
    thrown: tuple[Piece, ...] = ()
    """The beaters who have thrown a bludger in this turn (RUL-HOG-130)."""
    aimed: Aimed | None = None
    goals: Both[int] = (0, 0)
    won_first: Seat | None = None
    """Winner of the first round, once it is over."""
    hands: Both[tuple[Card, ...]] = ((), ())
    used: tuple[Card, ...] = ()
    """The cards that were used, the newest last."""
    seekers: Both[int] = (0, 0)
    """Fields that each seeker has flown."""
    flown: bool = False
    """True if the dice of this turn of the chase were rolled."""
    played: bool = False
    """True if a card was used in this turn of the chase (HOG-453)."""
    result: Outcome | None = None

    def spot(self, side: Seat, piece: Piece) -> Spot | None:
        """Return the field of a piece, unless it is out."""
        return self.pieces[side][INDEX[piece]]

    def piece_at(self, side: Seat, spot: Spot) -> Piece | None:
        """Return the piece of a side on a field; there is never more than one (RUL-HOG-127)."""
        pieces = self.pieces[side]
        return PIECES[pieces.index(spot)] if spot in pieces else None

    def is_empty(self, spot: Spot) -> bool:
        """Tell whether no piece is on a field; balls do not count (RUL-HOG-128)."""
        return spot not in self.pieces[0] and spot not in self.pieces[1]

    def carrier(self, side: Seat) -> Piece | None:
        """Return the side's piece that has the Quaffle."""
        quaffle = self.quaffle
        return quaffle.piece if isinstance(quaffle, Held) and quaffle.side == side else None

    def bludger_of(self, side: Seat, piece: Piece) -> int | None:
        """Return the index of the bludger that a piece has, if any."""
        for index, ball in enumerate(self.bludgers):
            if isinstance(ball, Held) and ball.side == side and ball.piece == piece:
                return index
        return None

    def place_of(self, ball: Ball) -> Spot:
        """Return the field of a ball."""
        if not isinstance(ball, Held):
            return ball
        spot = self.spot(ball.side, ball.piece)
        assert spot is not None, "a piece that is out has no ball"
        return spot

    def has_chasers(self, side: Seat) -> bool:
        return any(self.spot(side, piece) is not None for piece in CHASERS)


def components(state: State) -> list[str]:
    """List the quidditch cards, wherever they are."""
    return [*state.deck, *state.used, *state.hands[0], *state.hands[1]]


def scores(state: State) -> Both[int]:
    """Count the goals of each team."""
    return state.goals


def outcome(state: State) -> Outcome | None:
    """Return the result, or None while the match goes on."""
    return state.result
