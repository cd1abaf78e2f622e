"""The Quidditch card game: this module implements the game contract."""

from .actions import ACTION
from .bots.appraise import appraise
from .bots.choice import BOTS, HINTS, LEVELS
from .bots.reasons import REASON, wording
from .box.content import CONTENT
from .knowledge.imagine import imagine
from .legality import asides, legal, refusal, to_act
from .options import ABOUT
from .outlook import outlook
from .pace.clock import clock, hold, patience, question
from .pace.default import default
from .position.convert import from_position, to_position
from .setup import opening, setup
from .space import space
from .state import components, outcome, scores
from .stats import summarise
from .turn import apply
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
    "asides",
    "clock",
    "components",
    "default",
    "from_position",
    "hold",
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
    "space",
    "summarise",
    "to_act",
    "to_position",
    "view",
    "wording",
]
