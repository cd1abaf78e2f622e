"""The faces of the games, one line for each. A face is imported when its game is played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from .face import Face
from .plain_face import PlainFace

FACES: Mapping[str, tuple[str, str]] = {
    "sequence": ("sequence", "SequenceFace"),
    "quidditch": ("quidditch", "QuidditchFace"),
    "quidditch-match": ("quidditch_match", "QuidditchMatchFace"),
    "hogwarts": ("hogwarts", "HogwartsFace"),
}
"""For each game, the folder beside this file, and the class in it."""


@cache
def face_of(game: str) -> Face:
    """Return the game's own face, or the plain one."""
    if game not in FACES:
        return PlainFace()
    folder, name = FACES[game]
    face: Face = getattr(import_module(f".{folder}", __package__), name)()
    return face
