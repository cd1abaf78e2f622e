"""The face of A Year at Hogwarts: the castle in words, drawn with Rich."""

from __future__ import annotations

from ..face import Face
from ..scene import Data, Scene
from . import action_phrases, choices, entry, event_phrases, match
from .picture import picture
from .speaker import HogwartsSpeaker


def _choice(scene: Scene, action: Data) -> str:
    """Word an action as in the list of choices: what passing means depends on the question."""
    pitch = match.match_scene(scene)
    if pitch is not None and action["type"] == "match":
        return match.FACE.choice(pitch, action["move"])
    return choices.phrase_of(scene, HogwartsSpeaker(scene.table, scene.viewer), action)


FACE = Face(picture, event_phrases.tell, action_phrases.word, entry, list_choice=_choice)
