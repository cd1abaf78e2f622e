"""Sequence, both editions: this module implements the game contract."""

from .actions import ACTION
from .bots.appraise import appraise
from .bots.choice import BOTS, HINTS, LEVELS
from .bots.reasons import REASON, wording
from .imagine import imagine
from .legality import legal, refusal, to_act
from .options import ABOUT, sides_of
from .outlook import outlook
from .pace.clock import clock, courtesy, patience, team_channel
from .pace.default import default
from .position import from_position, to_position
from .setup import opening, setup
from .space import space
from .state import components, outcome, scores
from .stats import summarise
from .talk.asides import asides
from .turn import apply
from .view import learnt, seen, view

__all__ = [
    "ABOUT",
    "ACTION",
    "BOTS",
    "HINTS",
    "LEVELS",
    "REASON",
    "apply",
    "appraise",
    "asides",
    "clock",
    "components",
    "courtesy",
    "default",
    "from_position",
    "imagine",
    "learnt",
    "legal",
    "opening",
    "outcome",
    "outlook",
    "patience",
    "refusal",
    "scores",
    "seen",
    "setup",
    "sides_of",
    "space",
    "summarise",
    "team_channel",
    "to_act",
    "to_position",
    "view",
    "wording",
]
