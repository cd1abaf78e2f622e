"""Why a bot plays as it does in A Year at Hogwarts, as data; the sentences are in `locale/*/hogwarts-reasons.ftl`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from commonroom.engine import Table
from commonroom.engine.content import Say
from commonroom.engine.reasons import Reason, plain_reason

from ...effects.phrases import name_of
from ...options import world_of
from ...pack.ids import Id
from ...pack.speaking import speaking


class Heads(Reason, frozen=True, tag="heads"):
    """Leads towards a mission."""

    mission: Id
    points: int
    turns: int
    """How many turns it takes from there, about."""


class Reaches(Reason, frozen=True, tag="reaches"):
    """Leads to the place of a mission that can be attempted there at once."""

    mission: Id
    points: int


class Fetches(Reason, frozen=True, tag="fetches"):
    """Takes a token, now or on the way, that one of our missions needs."""

    token: Id
    mission: Id


class Takes(Reason, frozen=True, tag="takes"):
    """Takes a token that is worth having, though no mission of ours needs it."""

    token: Id


class Clashes(Reason, frozen=True, tag="clashes"):
    """Leads to a fight with whoever stands there."""

    percent: int


class Gives(Reason, frozen=True, tag="gives"):
    """The field itself gives more than the way ahead."""

    field: Id


class Attempts(Reason, frozen=True, tag="attempts"):
    """Attempts a mission with this chance to win its fight."""

    mission: Id
    points: int
    percent: int


class NotYet(Reason, frozen=True, tag="not_yet"):
    """Leaves a mission for later, when the player is stronger."""

    mission: Id
    percent: int


class Strikes(Reason, frozen=True, tag="strikes"):
    """Attacks with the dice."""

    percent: int
    """The chance to win the fight, here and below."""


class Casts(Reason, frozen=True, tag="casts"):
    """Attacks with a card."""

    percent: int


class Endures(Reason, frozen=True, tag="endures"):
    """Lets an announced blow land."""

    percent: int


class Parries(Reason, frozen=True, tag="parries"):
    """Answers an announced blow with a card."""

    percent: int


class HandsIn(Reason, frozen=True, tag="hands_in"):
    """Hands in a book for points."""

    points: int


class Draws(Reason, frozen=True, tag="draws"):
    """Draws from the deck that helps most."""

    deck: Literal["behaviour", "book", "potion", "spell", "floo"]


class Travels(Reason, frozen=True, tag="travels"):
    """Travels by floo powder, because more can be gained there."""


class Stays(Reason, frozen=True, tag="stays"):
    """Keeps the floo powder, because the trip would gain less."""


class LeastCard(Reason, frozen=True, tag="least_card"):
    """Gives up the card that is worth least."""


class Rolls(Reason, frozen=True, tag="rolls"):
    """Rolls, because nothing else at the start of the turn is worth its cost."""


class Hopeless(Reason, frozen=True, tag="hopeless"):
    """Exchanges a mission that is worth next to nothing."""

    mission: Id


REASON: TypeAlias = (
    Heads
    | Reaches
    | Fetches
    | Takes
    | Clashes
    | Gives
    | Attempts
    | NotYet
    | Strikes
    | Casts
    | Endures
    | Parries
    | HandsIn
    | Draws
    | Travels
    | Stays
    | LeastCard
    | Rolls
    | Hopeless
)


def percent(chance: float) -> int:
    """Return a chance as people say it."""
    return round(100 * chance)


def wording(table: Table, reason: Reason, say: Say) -> Mapping[str, str | int]:
    """Name fields, missions and tokens, as the table's own pack calls them."""
    values, own = plain_reason(reason).values, speaking(world_of(table).pack, say)
    named = ("field", "mission", "token")
    return {name: name_of(name, str(value), own) if name in named else value for name, value in values.items()}
