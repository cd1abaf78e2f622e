"""The face of the Quidditch match: the pitch from above, drawn with Rich."""

from __future__ import annotations

from ..face import Face
from ..scene import Data, Scene
from ..speech.language import say
from . import action_phrases, entry, event_phrases
from .picture import picture


def _choice(scene: Scene, action: Data) -> str:
    """Word an action, and add what to type for it, since the list has no numbers."""
    return say("terminal-keys", action=action_phrases.word(scene.table, action), keys=entry.keys(scene, action))


FACE = Face(picture, event_phrases.tell, action_phrases.word, entry, list_choice=_choice)
