"""The part that all games share. The engine knows no game and does no I/O."""

from .contract import Clock, Draft, Outcome, Pause, Rules, Seat, Viewer
from .dice import Chance, Dice
from .errors import BadAction, BadInput, Illegal, Refusal
from .match import Match
from .table import About, Need, Option, Player, Table, Wish

__all__ = [
    "About",
    "BadAction",
    "BadInput",
    "Chance",
    "Clock",
    "Dice",
    "Draft",
    "Illegal",
    "Match",
    "Need",
    "Option",
    "Outcome",
    "Pause",
    "Player",
    "Refusal",
    "Rules",
    "Seat",
    "Table",
    "Viewer",
    "Wish",
]
