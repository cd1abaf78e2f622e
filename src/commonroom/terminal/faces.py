"""The faces of the games: one line for each game that has one."""

from __future__ import annotations

from collections.abc import Mapping

from .face import Face
from .hogwarts import HogwartsFace
from .plain_face import PlainFace
from .quidditch import QuidditchFace
from .quidditch_match import QuidditchMatchFace
from .sequence import SequenceFace

FACES: Mapping[str, Face] = {
    "sequence": SequenceFace(),
    "quidditch": QuidditchFace(),
    "quidditch-match": QuidditchMatchFace(),
    "hogwarts": HogwartsFace(),
}


def face_of(game: str) -> Face:
    """The game's own face, or the plain one."""
    return FACES.get(game, PlainFace())
