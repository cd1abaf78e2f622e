"""Events: what has happened, as facts. Every change of the state has an event that reports it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from commonroom.engine import Outcome, Seat

from ..board.map import Spot
from .actions import Card, Piece
from .ground import Direction

Pair: TypeAlias = tuple[int, int]
"""Two dice."""

RoundReason: TypeAlias = Literal["goals", "no_chasers", "turns"]


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class StartRolled(_Event, frozen=True, tag="start_rolled"):
    """Both sides have rolled for the start; in a tie nobody begins yet."""

    dice: tuple[Pair, Pair]
    begins: Seat | None


class FormationTaken(_Event, frozen=True, tag="formation_taken"):
    """A side has taken the default formation."""

    seat: Seat


class PiecePlaced(_Event, frozen=True, tag="piece_placed"):
    seat: Seat
    piece: Piece
    to: Spot


class TurnBegan(_Event, frozen=True, tag="turn_began"):
    seat: Seat
    round: int


class ActionsRolled(_Event, frozen=True, tag="actions_rolled"):
    """The two dice of a turn in the first round; their sum is the number of actions."""

    seat: Seat
    dice: Pair


class PieceMoved(_Event, frozen=True, tag="piece_moved"):
    seat: Seat
    piece: Piece
    to: Spot


class BallPicked(_Event, frozen=True, tag="ball_picked"):
    """A piece picked up a ball that lay on its field."""

    seat: Seat
    piece: Piece
    ball: Literal["quaffle", "bludger"]


class BallDropped(_Event, frozen=True, tag="ball_dropped"):
    """A piece that is out left its ball on its field."""

    seat: Seat
    piece: Piece
    ball: Literal["quaffle", "bludger"]
    at: Spot


class QuafflePassed(_Event, frozen=True, tag="quaffle_passed"):
    """The Quaffle was thrown to a field, and to the piece on it, if there is one."""

    seat: Seat
    piece: Piece
    to: Spot
    receiver: Piece | None


class QuaffleTaken(_Event, frozen=True, tag="quaffle_taken"):
    """A chaser took the Quaffle from an opposing chaser."""

    seat: Seat
    piece: Piece
    loser: Piece


class BludgerAimed(_Event, frozen=True, tag="bludger_aimed"):
    """A beater is about to throw; the die tells how many fields the bludger can fly."""

    seat: Seat
    piece: Piece
    die: int


class BludgerThrown(_Event, frozen=True, tag="bludger_thrown"):
    """A bludger flew to a field, and hit the opposing piece there, if one is named."""

    seat: Seat
    piece: Piece
    direction: Direction
    to: Spot
    hit: Piece | None


class BludgerReturned(_Event, frozen=True, tag="bludger_returned"):
    """A bludger that lay in a goal area went back to the start field of that half."""

    at: Spot
    to: Spot


class DodgeRolled(_Event, frozen=True, tag="dodge_rolled"):
    """A piece that was hit rolled a die, and stays or is out."""

    seat: Seat
    piece: Piece
    die: int
    out: bool


class GoalTried(_Event, frozen=True, tag="goal_tried"):
    """A goal attempt with both dice; none are rolled if there is no keeper."""

    seat: Seat
    piece: Piece
    shot: int | None
    save: int | None
    goal: bool


class CardDrawn(_Event, frozen=True, tag="card_drawn"):
    """A side drew a quidditch card for its goal; only the side itself is told which."""

    seat: Seat
    card: Card | UnsetType = UNSET


class KeeperGotQuaffle(_Event, frozen=True, tag="keeper_got_quaffle"):
    """After an attempt the Quaffle went to the defending keeper."""

    seat: Seat


class QuafflePut(_Event, frozen=True, tag="quaffle_put"):
    """A side without a keeper put the Quaffle on its line."""

    seat: Seat
    to: Spot


class DeciderRolled(_Event, frozen=True, tag="decider_rolled"):
    """Both sides have rolled to decide a first round that nobody won in time; nobody wins in a tie."""

    dice: tuple[Pair, Pair]
    wins: Seat | None


class RoundWon(_Event, frozen=True, tag="round_won"):
    """The first round is over: two goals, or the other side has no chaser left, or no turns are left."""

    seat: Seat
    reason: RoundReason


class FlightRolled(_Event, frozen=True, tag="flight_rolled"):
    """The two dice of a turn in the chase for the Snitch."""

    seat: Seat
    dice: Pair


class CardPlayed(_Event, frozen=True, tag="card_played"):
    """A quidditch card was used; events about the seekers follow."""

    seat: Seat
    card: Card


class SeekerFlew(_Event, frozen=True, tag="seeker_flew"):
    """A seeker flew forward or fell back, and is now `at` fields from the start."""

    seat: Seat
    by: int
    at: int


class TurnEnded(_Event, frozen=True, tag="turn_ended"):
    """A turn is over; the actions that were left are lost."""

    seat: Seat
    lost: int


class Conceded(_Event, frozen=True, tag="conceded"):
    seat: Seat


class GameEnded(_Event, frozen=True, tag="game_ended"):
    """The match is over, and all quidditch cards go back under their deck. The winner has earned the points."""

    result: Outcome
    points: int


Event: TypeAlias = (
    StartRolled
    | FormationTaken
    | PiecePlaced
    | TurnBegan
    | ActionsRolled
    | PieceMoved
    | BallPicked
    | BallDropped
    | QuafflePassed
    | QuaffleTaken
    | BludgerAimed
    | BludgerThrown
    | BludgerReturned
    | DodgeRolled
    | GoalTried
    | CardDrawn
    | KeeperGotQuaffle
    | QuafflePut
    | DeciderRolled
    | RoundWon
    | FlightRolled
    | CardPlayed
    | SeekerFlew
    | TurnEnded
    | Conceded
    | GameEnded
)
