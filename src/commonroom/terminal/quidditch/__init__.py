"""The face of the Quidditch card game: the pitch between two players, drawn with Rich."""

from __future__ import annotations

from ..face import Face
from . import action_phrases, entry, event_phrases
from .picture import picture

FACE = Face(picture, event_phrases.tell, action_phrases.word, entry)
