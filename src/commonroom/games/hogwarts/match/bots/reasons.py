"""Why a bot plays as it does in the match, as data; the sentences are in `locale/*/quidditch-match-reasons.ftl`."""

from __future__ import annotations

from typing import TypeAlias

from commonroom.engine.reasons import Reason


class Forms(Reason, frozen=True, tag="forms"):
    """Takes up the usual formation."""


class Shoots(Reason, frozen=True, tag="shoots"):
    """Shoots at the goal."""


class Carries(Reason, frozen=True, tag="carries"):
    """Brings the Quaffle nearer to a shot, or makes room for it."""


class BringsOut(Reason, frozen=True, tag="brings_out"):
    """Gets the keeper's Quaffle out to a chaser."""


class Fetches(Reason, frozen=True, tag="fetches"):
    """Goes for a Quaffle that our side does not have."""


class Hunts(Reason, frozen=True, tag="hunts"):
    """Brings a beater into place for a throw, or to a bludger."""


class Throws(Reason, frozen=True, tag="throws"):
    """Throws a bludger where it hurts most."""


class Blocks(Reason, frozen=True, tag="blocks"):
    """Stands in front of the other keeper, who has the Quaffle."""


class Withdraws(Reason, frozen=True, tag="withdraws"):
    """Goes back so that the match can move again."""


class PutsBack(Reason, frozen=True, tag="puts_back"):
    """Puts the Quaffle where one of ours reaches it first."""


class Gains(Reason, frozen=True, tag="gains"):
    """Plays the card that puts our seeker ahead most."""


class SavesCard(Reason, frozen=True, tag="saves_card"):
    """Rolls, or ends the turn, without a card that would be wasted now."""


class Rests(Reason, frozen=True, tag="rests"):
    """Ends the turn, because nothing more can be gained in it."""


REASON: TypeAlias = (
    Forms
    | Shoots
    | Carries
    | BringsOut
    | Fetches
    | Hunts
    | Throws
    | Blocks
    | Withdraws
    | PutsBack
    | Gains
    | SavesCard
    | Rests
)
