"""Common Room: strict rules engines for boxed games, to play, replay, verify and simulate.

>>> import commonroom
>>> match = commonroom.new("sequence", seats=["Ann", "Bob"], seed=1)
>>> events = match.submit(match.to_act[0], match.bot("greedy").choose(match.to_act[0]))
"""

from typing import TYPE_CHECKING

from .api import bots, games, rules, simulate, why
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
    "why",
]

__version__: str

if not TYPE_CHECKING:  # a type checker would believe that the module has every attribute

    def __getattr__(name: str) -> str:
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        # Rarely asked for, and looking it up takes half as long as all the rest.
        from importlib.metadata import version

        return version("commonroom")
