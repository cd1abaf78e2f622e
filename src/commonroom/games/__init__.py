"""The games of the house: one line for each. Others come with installed packages; see `registry`."""

from typing import Any

from commonroom.engine import BadInput, Rules

from .registry import BrokenGame, Shelf

__all__ = ["GAMES", "BrokenGame", "find_game"]

GAMES = Shelf(
    {
        "sequence": "commonroom.games.sequence",
        "quidditch": "commonroom.games.quidditch",
        "hogwarts": "commonroom.games.hogwarts",
        "quidditch-match": "commonroom.games.hogwarts.match",
    }
)


def find_game(name: object) -> Rules[Any, Any, Any]:
    """Return the rules of the game with this name."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadInput("game", f"{name!r} is not one of {', '.join(GAMES)}")
    return GAMES[name]
