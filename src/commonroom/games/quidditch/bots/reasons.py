"""Why a bot plays as it does in Quidditch, as data; the sentences are in `locale/*/quidditch-reasons.ftl`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from commonroom.engine import Seat, Table
from commonroom.engine.content import Say
from commonroom.engine.reasons import Reason, plain_reason

from ..box.cards import Ball, Card
from ..options import settings


class Sure(Reason, frozen=True, tag="sure"):
    """Wins the ball whatever the rival may have laid there, as far as cards that were not seen can tell."""

    ball: Ball
    next: Ball | None = None
    """The ball at which another card that is laid with it counts for nothing."""


class Likely(Reason, frozen=True, tag="likely"):
    """May win the ball."""

    ball: Ball
    percent: int
    next: Ball | None = None
    """The ball at which another card that is laid with it counts for nothing."""


class Bluffs(Reason, frozen=True, tag="bluffs"):
    """Counts nothing at the ball, but the rival does not know."""

    ball: Ball


class Spends(Reason, frozen=True, tag="spends"):
    """Gains nothing at the ball, and costs a card that is not worth much."""

    ball: Ball


class GivesUp(Reason, frozen=True, tag="gives_up"):
    """Counts nothing at the ball, where something has to lie; the card is not worth much."""

    ball: Ball


class Keeps(Reason, frozen=True, tag="keeps"):
    """Another card would gain more now, but it is worth more later."""

    kept: Card


class KeepsSeeker(Reason, frozen=True, tag="keeps_seeker"):
    """The same of a Seeker, which waits for the Snitch."""

    kept: Card


class Turns(Reason, frozen=True, tag="turns"):
    """Wins a ball that was lost or undecided."""

    ball: Ball


class Denies(Reason, frozen=True, tag="denies"):
    """Takes a ball from the rival, so that nobody wins it."""

    ball: Ball
    seat: Seat


class Strips(Reason, frozen=True, tag="strips"):
    """Costs the rival cards."""

    seat: Seat
    cards: int


class MayStripSeeker(Reason, frozen=True, tag="may_strip_seeker"):
    """Costs the rival cards, one of which may be the Seeker that the Snitch needs."""

    seat: Seat
    percent: int
    """How likely the rival holds one."""


class Retrieves(Reason, frozen=True, tag="retrieves"):
    """Brings a card back."""

    back: Card


class Counters(Reason, frozen=True, tag="counters"):
    """Undoes a card of the rival's that would cost something."""

    card: Card
    seat: Seat


class Defends(Reason, frozen=True, tag="defends"):
    """Lets one's own card take effect after all."""

    card: Card


class NotWorthIt(Reason, frozen=True, tag="not_worth_it"):
    """Nothing that could be played gains anything now."""


class NoBall(Reason, frozen=True, tag="no_ball"):
    """None of the balls is worth a try."""


class First(Reason, frozen=True, tag="first"):
    """This ball goes first."""

    ball: Ball


class AnyBack(Reason, frozen=True, tag="any_back"):
    """All backs look alike."""


REASON: TypeAlias = (
    Sure
    | Likely
    | Bluffs
    | Spends
    | GivesUp
    | Keeps
    | KeepsSeeker
    | Turns
    | Denies
    | Strips
    | MayStripSeeker
    | Retrieves
    | Counters
    | Defends
    | NotWorthIt
    | NoBall
    | First
    | AnyBack
)


def wording(table: Table, reason: Reason, say: Say) -> Mapping[str, str | int]:
    """Name balls in the forms that sentences need, cards as decks and languages call them, and the rival by name."""
    words: dict[str, str | int] = {}
    for name, value in plain_reason(reason).values.items():
        match name:
            case "ball":
                words |= {"ball": value} | {
                    form: say(f"quidditch-ball-{value}.{form}", {}) or value for form in ("the", "at")
                }
            case "next":
                words |= {"next": say(f"quidditch-ball-{value}.at", {}) or value} if value else {}
            case "kept" | "back" | "card":
                words |= {name: _card_name(table, value, say), "the": _card_name(table, value, say, ".the")}
            case "seat":
                words[name] = table.seats[value].name
            case _:
                words[name] = value
    return words


def _card_name(table: Table, card: Card, say: Say, form: str = "") -> str:
    """Return role and value of a player, or the name of a special card; decks of one's own bring their own names."""
    known = settings(table).cards[card]
    if known.role is None:
        return say(f"quidditch-card-{card}{form}", {}) or known.name
    return f"{say(f'quidditch-role-{known.role}{form}', {}) or known.name} {known.value}"
