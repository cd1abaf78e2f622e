"""Events of the frame and of the walk: rounds, turns, rolls, steps, the end."""

from __future__ import annotations

from commonroom.engine import Outcome, Seat

from ..pack.ids import Id
from .base import BaseEvent
from .causes import MoveCause, StopCause


class FirstPlayer(BaseEvent, frozen=True, tag="first_player"):
    seat: Seat


class CharacterChosen(BaseEvent, frozen=True, tag="character_chosen"):
    seat: Seat
    character: Id


class RoundBegan(BaseEvent, frozen=True, tag="round_began"):
    round: int


class TurnBegan(BaseEvent, frozen=True, tag="turn_began"):
    seat: Seat
    extra: bool = False


class EndCalled(BaseEvent, frozen=True, tag="end_called"):
    """Somebody has met the goal: the round is finished, then points are compared (HOG-027)."""

    seat: Seat


class GameOver(BaseEvent, frozen=True, tag="game_over"):
    result: Outcome


class DiceRolled(BaseEvent, frozen=True, tag="dice_rolled"):
    """The movement roll; `pawn` is a death eater's."""

    seat: Seat
    dice: tuple[int, ...]
    total: int
    pawn: Id | None = None


class Stepped(BaseEvent, frozen=True, tag="stepped"):
    seat: Seat
    to: Id
    left: int
    pawn: Id | None = None


class Stopped(BaseEvent, frozen=True, tag="stopped"):
    """The move ended."""

    seat: Seat
    at: Id
    why: StopCause
    pawn: Id | None = None


class Moved(BaseEvent, frozen=True, tag="moved"):
    """A pawn was moved without walking."""

    seat: Seat
    to: Id
    how: MoveCause
    pawn: Id | None = None
    source: Id | None = None
    """The card, event or field whose effect it was."""


class Waited(BaseEvent, frozen=True, tag="waited"):
    seat: Seat


class Stayed(BaseEvent, frozen=True, tag="stayed"):
    """No roll this turn: an effect, or a horcrux that has to be tried again."""

    seat: Seat
