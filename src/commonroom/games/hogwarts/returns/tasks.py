"""The tasks of the second mode."""

from __future__ import annotations

from typing import TypeAlias

from commonroom.engine import Seat

from ..pack.ids import Id
from ..question import BaseTask, MoveTask


class HideToken(BaseTask, frozen=True, tag="hide_token"):
    """Question: the field of the token that the other side has to find (HOG-624)."""

    seat: Seat
    token: Id


class DarkTurn(MoveTask, frozen=True, tag="dark_turn"):
    """Question to Voldemort: which pawn moves next (RUL-HOG-162)."""

    seat: Seat


class ChooseFoe(MoveTask, frozen=True, tag="choose_foe"):
    """Question to a hero: which of several death eaters to fight (RUL-HOG-032)."""

    seat: Seat
    foes: tuple[Id, ...]


class ChooseHero(MoveTask, frozen=True, tag="choose_hero"):
    """Question to the dark side: which of several heroes a death eater fights (RUL-HOG-032)."""

    seat: Seat
    pawn: Id
    others: tuple[Seat, ...]


class HandOver(MoveTask, frozen=True, tag="hand_over"):
    """Question: a weapon for a friend on the same field (HOG-632)."""

    seat: Seat
    asked_for: Id | None = None
    """The weapon that the player on turn asks for; None in one's own turn."""


class TryHorcrux(MoveTask, frozen=True, tag="try_horcrux"):
    """Question: whether to try to destroy the horcrux here (HOG-629)."""

    seat: Seat
    must: bool = False
    """True if it was the reason to stop, so that it cannot be left (RUL-HOG-163)."""


class Meet(MoveTask, frozen=True, tag="meet"):
    """Harry has beaten the death eater on Voldemort's field, and now meets Voldemort himself (HOG-641)."""

    seat: Seat


ReturnsTask: TypeAlias = HideToken | DarkTurn | ChooseFoe | ChooseHero | HandOver | TryHorcrux | Meet
