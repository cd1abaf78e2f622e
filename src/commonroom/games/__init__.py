"""The games of the house: one line for each."""

from types import MappingProxyType
from typing import Any

from commonroom.engine import BadInput, Rules

from . import hogwarts, quidditch, sequence
from .hogwarts import match

GAMES: MappingProxyType[str, Rules[Any, Any, Any]] = MappingProxyType(
    {
        "sequence": sequence,
        "quidditch": quidditch,
        "hogwarts": hogwarts,
        "quidditch-match": match,
    }
)


def find_game(name: object) -> Rules[Any, Any, Any]:
    """The rules of a game by its name."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadInput("game", f"{name!r} is not one of {', '.join(GAMES)}")
    return GAMES[name]
