"""What every game shares. It knows no game and does no I/O."""

from .contract import Clock, Outcome, Rules, Seat, Step, Viewer
from .dice import Chance, Dice
from .errors import BadAction, BadInput, Illegal, Refusal
from .match import Match
from .table import About, Option, Player, Table

__all__ = [
    "About",
    "BadAction",
    "BadInput",
    "Chance",
    "Clock",
    "Dice",
    "Illegal",
    "Match",
    "Option",
    "Outcome",
    "Player",
    "Refusal",
    "Rules",
    "Seat",
    "Step",
    "Table",
    "Viewer",
]
