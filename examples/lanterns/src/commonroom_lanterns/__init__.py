"""Lanterns, a small trick-taking game: this module implements the game contract.

What it leaves out (a clock, positions of its own, ratings …) it gets from the defaults.
"""

from .actions import ACTION
from .bots import BOTS
from .imagine import imagine
from .legality import legal, refusal, space, to_act
from .options import ABOUT
from .setup import opening, setup
from .state import components, outcome
from .turn import apply
from .view import seen, view

__all__ = [
    "ABOUT",
    "ACTION",
    "BOTS",
    "apply",
    "components",
    "imagine",
    "legal",
    "opening",
    "outcome",
    "refusal",
    "seen",
    "setup",
    "space",
    "to_act",
    "view",
]
