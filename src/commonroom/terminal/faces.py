"""The faces of the games, one line for each. A face is imported when its game is played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from .face import Face
from .plain_face import PLAIN

FOLDERS: Mapping[str, str] = {
    "sequence": "sequence",
    "quidditch": "quidditch",
    "quidditch-match": "quidditch_match",
    "hogwarts": "hogwarts",
}
"""For each game, the folder beside this file that has its face."""


@cache
def face_of(game: str) -> Face:
    """Return the game's own face, or the plain one."""
    if game not in FOLDERS:
        return PLAIN
    face: Face = import_module(f".{FOLDERS[game]}", __package__).FACE
    return face
