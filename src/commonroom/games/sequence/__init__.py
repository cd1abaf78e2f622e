"""Sequence, both editions: this module is the game's side of the contract."""

from .actions import ACTION
from .bots import BOTS
from .default import default
from .imagine import imagine
from .legality import asides, legal, refusal, space, to_act
from .options import ABOUT
from .position import from_position, to_position
from .setup import opening, setup
from .state import outcome
from .turn import apply
from .view import seen, view

__all__ = [
    "ABOUT",
    "ACTION",
    "BOTS",
    "apply",
    "asides",
    "default",
    "from_position",
    "imagine",
    "legal",
    "opening",
    "outcome",
    "refusal",
    "seen",
    "setup",
    "space",
    "to_act",
    "to_position",
    "view",
]
