"""The tasks of the second mode."""

from __future__ import annotations

from typing import TypeAlias

from commonroom.engine import Seat

from ..pack.ids import Id
from ..question import Job, TurnJob


class HideToken(Job, frozen=True, tag="hide_token"):
    """A question: on which field the token lies that the other side has to find (HOG-624)."""

    seat: Seat
    token: Id


class DarkTurn(TurnJob, frozen=True, tag="dark_turn"):
    """A question to Voldemort: which pawn moves next (RUL-HOG-162)."""

    seat: Seat


class ChooseFoe(TurnJob, frozen=True, tag="choose_foe"):
    """A question to a hero: which of several death eaters to fight (RUL-HOG-032)."""

    seat: Seat
    foes: tuple[Id, ...]


class ChooseHero(TurnJob, frozen=True, tag="choose_hero"):
    """A question to the dark side: which of several heroes a death eater fights (RUL-HOG-032)."""

    seat: Seat
    pawn: Id
    others: tuple[Seat, ...]


class HandOver(TurnJob, frozen=True, tag="hand_over"):
    """A question: a weapon for a friend on the same field (HOG-632)."""

    seat: Seat
    asked_for: Id | None = None
    """The weapon that the player whose turn it is asks for; None where it is the own turn."""


class TryHorcrux(TurnJob, frozen=True, tag="try_horcrux"):
    """A question: whether to try to destroy the horcrux here (HOG-629)."""

    seat: Seat
    must: bool = False
    """Whether it was the reason to stop, so that it is not left (RUL-HOG-163)."""


class Meet(TurnJob, frozen=True, tag="meet"):
    """Harry has beaten the death eater on Voldemort's field, and now he meets Voldemort himself (HOG-641)."""

    seat: Seat


ReturnsTask: TypeAlias = HideToken | DarkTurn | ChooseFoe | ChooseHero | HandOver | TryHorcrux | Meet
