"""Common Room: strict rules engines for boxed games, to play, replay, verify and simulate.

>>> import commonroom
>>> match = commonroom.new("sequence", seats=["Ann", "Bob"], seed=1)
>>> events = match.submit(match.to_act[0], match.bot("greedy").choose(match.to_act[0]))
"""

from typing import TYPE_CHECKING

from .api import bots, games, rules, simulate, why
from .engine import BadAction, BadInput, Illegal
from .engine.reasons import Hint
from .match import Match, new, replay

if TYPE_CHECKING:
    from .arena import Report
    from .rulebook import UnknownRule

__all__ = [
    "BadAction",
    "BadInput",
    "Hint",
    "Illegal",
    "Match",
    "Report",
    "UnknownRule",
    "__version__",
    "bots",
    "games",
    "new",
    "replay",
    "rules",
    "simulate",
    "why",
]

__version__: str
_LATER = {"Report": ".arena", "UnknownRule": ".rulebook"}

if not TYPE_CHECKING:  # a type checker would believe that the module has every attribute

    def __getattr__(name: str) -> object:
        # Rarely asked for, and importing them, or looking the version up, takes longer than all the rest.
        if name == "__version__":
            from importlib.metadata import version

            return version("commonroom")
        if name in _LATER:
            from importlib import import_module

            return getattr(import_module(_LATER[name], __name__), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
