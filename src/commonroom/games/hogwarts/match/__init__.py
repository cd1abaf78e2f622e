"""The Quidditch match on its pitch: this module implements the game contract.

A Year at Hogwarts plays its matches with the same functions: `settings_for` and `begin` make one, and when it is over
the deck in its state holds all quidditch cards again.
"""

from ..pack.checks import CONTENT
from .actions import ACTION
from .bots.appraise import appraise
from .bots.choice import BOTS, HINTS, LEVELS
from .bots.reasons import REASON
from .default import default
from .flow import PRIZE
from .imagine import imagine
from .legality import refusal, to_act
from .moves import asides, legal
from .options import ABOUT, Settings, settings_for
from .outlook import outlook
from .position.convert import from_position, to_position
from .setup import begin, opening, setup
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
    "PRIZE",
    "REASON",
    "Settings",
    "apply",
    "appraise",
    "asides",
    "begin",
    "components",
    "default",
    "from_position",
    "imagine",
    "legal",
    "opening",
    "outcome",
    "outlook",
    "refusal",
    "scores",
    "seen",
    "settings_for",
    "setup",
    "space",
    "summarise",
    "to_act",
    "to_position",
    "view",
]
