"""A Year at Hogwarts: this module implements the game contract."""

from . import registered as registered  # registers the modes before anybody asks for one
from .actions import ACTION
from .agenda import apply
from .bots import BOTS, HINTS, LEVELS
from .bots.appraise import appraise
from .bots.reasons.kinds import REASON, wording
from .knowledge.imagine import imagine
from .legality import legal, refusal, to_act
from .options import ABOUT, sides_of
from .outlook import outlook
from .outlook.shortcuts import shortcuts
from .pace.clock import clock, patience, question, team_channel
from .pace.default import default
from .pack.checks import CONTENT
from .position.convert import from_position, to_position
from .position.pieces import components
from .setup import opening, setup
from .space import space
from .state import outcome, scores
from .stats import summarise
from .view import seen, view

__all__ = [
    "ABOUT",
    "ACTION",
    "BOTS",
    "CONTENT",
    "HINTS",
    "LEVELS",
    "REASON",
    "apply",
    "appraise",
    "clock",
    "components",
    "default",
    "from_position",
    "imagine",
    "legal",
    "opening",
    "outcome",
    "outlook",
    "patience",
    "question",
    "refusal",
    "scores",
    "seen",
    "setup",
    "shortcuts",
    "sides_of",
    "space",
    "summarise",
    "team_channel",
    "to_act",
    "to_position",
    "view",
    "wording",
]
