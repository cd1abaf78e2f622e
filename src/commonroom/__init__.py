"""Common Room: strict rules engines for boxed games, to play, replay, verify and simulate.

>>> import commonroom
>>> match = commonroom.new("sequence", seats=["Ann", "Bob"], seed=1)
>>> events = match.submit(match.to_act[0], match.bot("greedy").choose(match.to_act[0]))
"""

import sys
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .api import bots, games, rules, simulate, why
from .engine import BadAction, BadInput, Illegal
from .engine.reasons import Hint
from .match import Match, TableBot, new, replay

if TYPE_CHECKING:
    from .arena import Report
    from .rulebook import Entry, Rulebook, UnknownGame, UnknownLanguage, UnknownRule

__all__ = [
    "BadAction",
    "BadInput",
    "Entry",
    "Hint",
    "Illegal",
    "Match",
    "Report",
    "Rulebook",
    "TableBot",
    "UnknownGame",
    "UnknownLanguage",
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
_LATER = {
    "Entry": ".rulebook",
    "Report": ".arena",
    "Rulebook": ".rulebook",
    "UnknownGame": ".rulebook",
    "UnknownLanguage": ".rulebook",
    "UnknownRule": ".rulebook",
}


class _CallablePackage(ModuleType):
    """A package that can be called too, so that `commonroom.games()` and `commonroom.games.sequence` both work."""

    __wrapped__: Callable[..., Any]

    def __call__(self, *args: Any, **options: Any) -> Any:
        return self.__wrapped__(*args, **options)


def _share_name(function: Callable[..., Any]) -> None:
    """Let the package of a function's name answer for the function."""
    package: Any = sys.modules[f"{__name__}.{function.__name__}"]
    package.__class__ = _CallablePackage
    package.__wrapped__ = function
    globals()[function.__name__] = package


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker sees the functions, and would believe that the module has every attribute
    _share_name(bots)
    _share_name(games)

    def __getattr__(name: str) -> object:
        # Rarely asked for, and importing them, or looking the version up, takes longer than all the rest.
        if name == "__version__":
            from importlib.metadata import version

            return version("commonroom")
        if name in _LATER:
            from importlib import import_module

            return getattr(import_module(_LATER[name], __name__), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
