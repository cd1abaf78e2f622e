"""A Year at Hogwarts: this module is the game's side of the contract."""

from .actions import ACTION
from .appraise import appraise
from .bots import BOTS
from .checks import CONTENT
from .default import default
from .imagine import imagine
from .legality import asides, legal, refusal, to_act
from .options import ABOUT, sides_of
from .pace import clock, courtesy, hold, patience, question, team_channel
from .pieces import components
from .position import from_position, to_position
from .setup import opening, setup
from .state import outcome
from .stats import summarise
from .turn import apply
from .view import seen, view
from .wording import space

__all__ = [
    "ABOUT",
    "ACTION",
    "BOTS",
    "CONTENT",
    "apply",
    "appraise",
    "asides",
    "clock",
    "components",
    "courtesy",
    "default",
    "from_position",
    "hold",
    "imagine",
    "legal",
    "opening",
    "outcome",
    "patience",
    "question",
    "refusal",
    "seen",
    "setup",
    "sides_of",
    "space",
    "summarise",
    "team_channel",
    "to_act",
    "to_position",
    "view",
]
