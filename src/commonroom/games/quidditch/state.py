"""The state of a match: its facts, and small questions about them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from commonroom.engine import Outcome, Seat
from commonroom.engine.tuples import Both, other

from .box.cards import BALLS, PITCH_CARD, POINTS, Ball, Card, HouseCard, Mode, PitchCard
from .options import Settings

Phase: TypeAlias = Literal[
    "W1", "DECLARE", "DECLARE_LEADER", "DECLARE_SECOND", "W2", "LAY", "W3", "ORDER", "W4", "PICK", "W5", "GAME_OVER"
]
WINDOWS = ("W1", "W2", "W3", "W4", "W5")
"""The moments when special cards may be played (RUL-QCG-01)."""

DECLARING = ("DECLARE", "DECLARE_LEADER", "DECLARE_SECOND")
"""The phases in which optional balls are declared (RUL-QCG-26)."""

FULL_HAND = 5


class Spot(msgspec.Struct, frozen=True):
    """A ball in play, and what lies at it for each seat (QCG-27, QCG-29)."""

    ball: Ball
    cards: Both[Card | None] = (None, None)
    face_up: bool = False
    pushed: Both[bool] = (False, False)
    """True for a seat that was pushed off this ball (RUL-QCG-63)."""
    lowered: Both[int] = (0, 0)
    """The amount by which each card is lowered (RUL-QCG-43)."""
    keeper_out: Both[bool] = (False, False)
    """True for a seat whose Keeper is out of action (RUL-QCG-61)."""
    settled: bool = False


class Played(msgspec.Struct, frozen=True):
    """A special card that waits for its effect, or the answer to one."""

    seat: Seat
    card: Card
    mode: Mode | None = None
    ball: Ball | None = None
    take: Card | None = None


Commit: TypeAlias = tuple[tuple[Ball, Card], ...]


class State(msgspec.Struct):
    """The whole state of a match. All fields are immutable values, so a shallow copy is a new state."""

    settings: Settings
    hands: Both[tuple[Card, ...]]
    draws: Both[tuple[Card, ...]]
    """The next card to draw comes first."""
    pitch_deck: tuple[PitchCard, ...]
    """The next card to draw comes first."""
    leader: Seat
    discards: Both[tuple[Card, ...]] = ((), ())
    """The newest card last."""
    used: Both[tuple[Card, ...]] = ((), ())
    """Special cards played this round (QCG-76)."""
    won: Both[tuple[PitchCard, ...]] = ((), ())
    hits: Both[int] = (0, 0)
    """Number of hits each seat took this round (QCG-61, QCG-63)."""
    pitch: tuple[Ball, ...] = ()
    """The balls on the pitch, in the order of the slots."""
    pitch_discard: tuple[PitchCard, ...] = ()
    round: int = 0
    phase: Phase = "W1"
    chase: bool = False
    """True if the Snitch is compulsory (RUL-QCG-54)."""
    spots: tuple[Spot, ...] = ()
    """The balls in play, in the order of the slots."""
    declared: Both[tuple[Ball, ...] | None] = (None, None)
    """Secret declarations, where both declare at once."""
    announced: Both[tuple[Ball, ...] | None] = (None, None)
    """Declarations of this round that everybody has heard (RUL-QCG-26)."""
    commits: Both[Commit | None] = (None, None)
    """Cards that each has decided to lay; they stay in the hand until both have decided (RUL-QCG-35)."""
    laid: bool = False
    """True once the cards of this round are laid."""
    order: tuple[Ball, ...] = ()
    """The balls still to be played for, in the order that the leader has named."""
    at: Ball | None = None
    """The ball that is being played for."""
    speaker: Seat = 0
    passed: tuple[Seat, ...] = ()
    """Seats that have passed in this window since the last card was played."""
    chain: tuple[Played, ...] = ()
    """The special card that waits for an answer, and the answers so far (RUL-QCG-06)."""
    caught: Seat | None = None
    """Seat that has caught the Snitch."""
    shown: Both[tuple[Card, ...]] = ((), ())
    """Cards that everybody saw a seat take into its hand and that have not been seen since."""
    first_cards: tuple[PitchCard, ...] = ()
    """The pitch cards turned up in the first round, before anybody could act."""
    missing: tuple[tuple[Card, ...], ...] = ((), (), ())
    """Cards of the two houses and of the pitch that a hand-written position leaves out of the game, sorted."""
    surplus: tuple[tuple[Card, ...], ...] = ((), (), ())
    """Cards that a hand-written position has beyond what the decks hold, sorted."""
    result: Outcome | None = None

    def card(self, card: Card) -> HouseCard:
        """Return the data of a card."""
        return self.settings.cards[card]

    def spot(self, ball: Ball | None) -> Spot | None:
        """Return the spot of a ball, if the ball is in play."""
        for spot in self.spots:
            if spot.ball == ball:
                return spot
        return None

    def contested(self) -> tuple[Ball, ...]:
        return tuple(spot.ball for spot in self.spots)

    def unsettled(self) -> tuple[Spot, ...]:
        return tuple(spot for spot in self.spots if not spot.settled)

    def is_compulsory(self, ball: Ball) -> bool:
        """Tell whether both must play for it: the Quaffle (QCG-33), and in the final chase the Snitch (RUL-QCG-54).

        Rules: QCG-25, QCG-49, QCG-66, RUL-QCG-55.
        """
        return ball == "Q" or (ball == "SN" and self.chase)

    def optional(self) -> tuple[Ball, ...]:
        """Return the balls on the pitch that are not compulsory and not declared yet (RUL-QCG-24)."""
        contested = self.contested()
        return tuple(ball for ball in self.pitch if ball not in contested)

    def to_cover(self, seat: Seat) -> tuple[Ball, ...]:
        """Return the balls in play from which the seat has not been pushed off (RUL-QCG-30)."""
        return tuple(spot.ball for spot in self.spots if not spot.pushed[seat])

    def capacity(self, seat: Seat) -> int:
        """Return how many more balls the seat could cover (RUL-QCG-27)."""
        return max(0, len(self.hands[seat]) - len(self.to_cover(seat)))

    def responder(self) -> Seat | None:
        """Return who may answer the card on top of the chain."""
        return other(self.chain[-1].seat) if self.chain else None

    def scores(self) -> Both[int]:
        """Count the points in the won piles (QCG-14 to QCG-16)."""
        first, second = (sum(POINTS[card] for card in won) for won in self.won)
        return first, second


def in_slot_order(balls: tuple[Ball, ...] | list[Ball]) -> tuple[Ball, ...]:
    return tuple(ball for ball in BALLS if ball in balls)


def components(state: State) -> list[str]:
    """List all cards, each with the deck that it belongs to: the houses never mix (INV-01, INV-02)."""
    found = [f"pitch/{card}" for pile in (state.pitch_deck, state.pitch_discard, *state.won) for card in pile]
    found += [f"pitch/{PITCH_CARD[ball]}" for ball in state.pitch]
    for seat, house in enumerate(state.settings.houses):
        laid = tuple(card for spot in state.spots if (card := spot.cards[seat]) is not None)
        piles = (state.hands[seat], state.draws[seat], state.discards[seat], state.used[seat], laid)
        found += [f"{house}/{card}" for pile in piles for card in pile]
    return found


def scores(state: State) -> Both[int]:
    """Count the points of each house."""
    return state.scores()


def outcome(state: State) -> Outcome | None:
    """Return the result, or None while the match goes on."""
    return state.result
