"""Common Room: strict rules engines for boxed games, to play, replay, verify and simulate.

>>> import commonroom
>>> match = commonroom.new("sequence", seats=["Ann", "Bob"], seed=1)
>>> events = match.submit(match.to_act[0], match.bot("greedy").choose(match.to_act[0]))
"""

from typing import TYPE_CHECKING

from .api import bots, games, rules, simulate
from .engine import BadAction, BadInput, Illegal
from .match import Match, new, replay

__all__ = [
    "BadAction",
    "BadInput",
    "Illegal",
    "Match",
    "__version__",
    "bots",
    "games",
    "new",
    "replay",
    "rules",
    "simulate",
]

__version__: str

if not TYPE_CHECKING:  # a checker would believe that the house has every name there is

    def __getattr__(name: str) -> str:
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        # Asked for seldom, and looking it up takes as long as half of the rest.
        from importlib.metadata import version

        return version("commonroom")
