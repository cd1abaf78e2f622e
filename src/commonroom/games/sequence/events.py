"""Events: what has happened, as facts. Every change of the state has an event that reports it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from commonroom.engine import Seat

from .board import Cell
from .cards import Card


class _Event(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    pass


class StartCardDrawn(_Event, frozen=True, tag="start_card_drawn"):
    """A card for the start draw; where sides draw, one player draws for the side."""

    seat: Seat
    card: Card


class FirstSeatNamed(_Event, frozen=True, tag="first_seat_named"):
    seat: Seat
    dealer: Seat | None


class CardPlayed(_Event, frozen=True, tag="card_played"):
    seat: Seat
    card: Card


class ChipPlaced(_Event, frozen=True, tag="chip_placed"):
    side: int
    cell: Cell


class ChipRemoved(_Event, frozen=True, tag="chip_removed"):
    """A chip of this side left the board."""

    side: int
    cell: Cell


class ChoiceOpened(_Event, frozen=True, tag="choice_opened"):
    """The seat has to choose which five cells of a long line count."""

    seat: Seat
    choices: tuple[tuple[Cell, ...], ...]


class SequenceMade(_Event, frozen=True, tag="sequence_made"):
    side: int
    cells: tuple[Cell, ...]
    length: int
    """Number of cells of the line that count for the side: more than five in a long line."""
    shared: int
    """Number of the five cells that also belong to another sequence of the side."""


class SequenceBroken(_Event, frozen=True, tag="sequence_broken"):
    side: int
    cells: tuple[Cell, ...]


class DeadCardExchanged(_Event, frozen=True, tag="dead_card_exchanged"):
    seat: Seat
    card: Card


class CardDrawn(_Event, frozen=True, tag="card_drawn"):
    """A card went from the pile to a hand; only the seats it was shown to learn which."""

    seat: Seat
    shown_to: tuple[Seat, ...]
    card: Card | UnsetType = UNSET


class DrawLost(_Event, frozen=True, tag="draw_lost"):
    seat: Seat


class PileReshuffled(_Event, frozen=True, tag="pile_reshuffled"):
    cards: int


class Passed(_Event, frozen=True, tag="passed"):
    seat: Seat


class TurnBegan(_Event, frozen=True, tag="turn_began"):
    seat: Seat


class CoachingClaimed(_Event, frozen=True, tag="coaching_claimed"):
    seat: Seat
    side: int


class ClaimUpheld(_Event, frozen=True, tag="claim_upheld"):
    side: int
    forfeits: tuple[Seat, ...]


class ClaimDismissed(_Event, frozen=True, tag="claim_dismissed"):
    side: int


class CardForfeited(_Event, frozen=True, tag="card_forfeited"):
    seat: Seat
    card: Card


class SeatHandedOver(_Event, frozen=True, tag="seat_handed_over"):
    seat: Seat
    substitute: str


class SeatLeft(_Event, frozen=True, tag="seat_left"):
    seat: Seat


class SideOut(_Event, frozen=True, tag="side_out"):
    side: int


class ConcessionOffered(_Event, frozen=True, tag="concession_offered"):
    seat: Seat


class SideConceded(_Event, frozen=True, tag="side_conceded"):
    side: int


class GameEnded(_Event, frozen=True, tag="game_ended"):
    winners: tuple[Seat, ...]
    side: int | None
    reason: str


Event: TypeAlias = (
    StartCardDrawn
    | FirstSeatNamed
    | CardPlayed
    | ChipPlaced
    | ChipRemoved
    | ChoiceOpened
    | SequenceMade
    | SequenceBroken
    | DeadCardExchanged
    | CardDrawn
    | DrawLost
    | PileReshuffled
    | Passed
    | TurnBegan
    | CoachingClaimed
    | ClaimUpheld
    | ClaimDismissed
    | CardForfeited
    | SeatHandedOver
    | SeatLeft
    | SideOut
    | ConcessionOffered
    | SideConceded
    | GameEnded
)
