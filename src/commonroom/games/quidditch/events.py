"""Events: what has happened, as facts. Every change of the state has an event that reports it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from commonroom.engine import Outcome, Seat

from .box.cards import Ball, Card, Mode, PitchCard


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class RoundBegan(_Event, frozen=True, tag="round_began"):
    round: int
    leader: Seat


class PitchCardDrawn(_Event, frozen=True, tag="pitch_card_drawn"):
    """The leader turned up a pitch card; `ball` is the slot that it went to, if it came into play."""

    seat: Seat
    card: PitchCard
    ball: Ball | None


class PitchReshuffled(_Event, frozen=True, tag="pitch_reshuffled"):
    """The pitch discard became the new pitch deck."""

    cards: int


class ChaseBegan(_Event, frozen=True, tag="chase_began"):
    """The pitch deck is used up: from now on both have to play for the Snitch."""


class WindowOpened(_Event, frozen=True, tag="window_opened"):
    window: str
    ball: Ball | None


class Passed(_Event, frozen=True, tag="passed"):
    seat: Seat


class Declared(_Event, frozen=True, tag="declared"):
    """The optional balls that a seat plays for."""

    seat: Seat
    balls: tuple[Ball, ...]


class DecisionMade(_Event, frozen=True, tag="decision_made"):
    """A seat has decided in secret what to lay or to play for. Everybody else learns only that it has decided."""

    seat: Seat
    again: bool = False
    """True if it has changed its mind; only the seat itself is told of that."""


class CardsLaid(_Event, frozen=True, tag="cards_laid"):
    """The balls at which a seat's cards lie face down; only the seat itself is told which cards."""

    seat: Seat
    balls: tuple[Ball, ...]
    cards: tuple[Card, ...] | UnsetType = UNSET


class OrderNamed(_Event, frozen=True, tag="order_named"):
    seat: Seat
    balls: tuple[Ball, ...]


class CardsRevealed(_Event, frozen=True, tag="cards_revealed"):
    """Both cards at a ball are turned up, by seat; None where there is no card."""

    ball: Ball
    cards: tuple[Card | None, Card | None]


class SpecialPlayed(_Event, frozen=True, tag="special_played"):
    """A special card was announced; the opponent may answer before it takes effect."""

    seat: Seat
    card: Card
    mode: Mode | None
    ball: Ball | None
    take: Card | None


class SpecialAnswered(_Event, frozen=True, tag="special_answered"):
    """A card was played to cancel another."""

    seat: Seat
    card: Card
    cancels: Card


class SpecialCancelled(_Event, frozen=True, tag="special_cancelled"):
    """A special card has no effect after all."""

    seat: Seat
    card: Card


class ValueLowered(_Event, frozen=True, tag="value_lowered"):
    """The value of a seat's card at a ball was lowered."""

    seat: Seat
    ball: Ball
    amount: int


class KeeperPutOut(_Event, frozen=True, tag="keeper_put_out"):
    seat: Seat
    ball: Ball


class CardStripped(_Event, frozen=True, tag="card_stripped"):
    """A random card left a seat's hand for its discard."""

    seat: Seat
    card: Card


class PushedOff(_Event, frozen=True, tag="pushed_off"):
    """A seat has lost its place at a ball, and the card that lay there, if any."""

    seat: Seat
    ball: Ball
    card: Card | None


class CardRetrieved(_Event, frozen=True, tag="card_retrieved"):
    seat: Seat
    card: Card


class BallWon(_Event, frozen=True, tag="ball_won"):
    seat: Seat
    ball: Ball
    points: int
    reason: Literal["higher", "role", "unopposed", "penalty"]


class BallStayed(_Event, frozen=True, tag="ball_stayed"):
    ball: Ball
    reason: Literal["equal", "save", "nobody", "unopposed_keeper"]


class PlayerHit(_Event, frozen=True, tag="player_hit"):
    """A seat was hit by a Bludger."""

    seat: Seat
    ball: Ball


class HouseDeckReshuffled(_Event, frozen=True, tag="house_deck_reshuffled"):
    seat: Seat
    cards: int


class HandRefilled(_Event, frozen=True, tag="hand_refilled"):
    """A seat drew this many cards; only the seat itself is told which."""

    seat: Seat
    number: int
    cards: tuple[Card, ...] | UnsetType = UNSET


class Conceded(_Event, frozen=True, tag="conceded"):
    seat: Seat


class GameEnded(_Event, frozen=True, tag="game_ended"):
    result: Outcome
    scores: tuple[int, int]


Event: TypeAlias = (
    RoundBegan
    | PitchCardDrawn
    | PitchReshuffled
    | ChaseBegan
    | WindowOpened
    | Passed
    | Declared
    | DecisionMade
    | CardsLaid
    | OrderNamed
    | CardsRevealed
    | SpecialPlayed
    | SpecialAnswered
    | SpecialCancelled
    | ValueLowered
    | KeeperPutOut
    | CardStripped
    | PushedOff
    | CardRetrieved
    | BallWon
    | BallStayed
    | PlayerHit
    | HouseDeckReshuffled
    | HandRefilled
    | Conceded
    | GameEnded
)
