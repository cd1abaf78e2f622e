"""The face of Sequence: board, chips and cards, drawn with Rich."""

from __future__ import annotations

from ..face import Face, QuickGame
from . import action_phrases, entry, event_phrases
from .picture import picture

# The friendlier edition to begin with: familiar suits, and a pile that never runs out.
QUICK = QuickGame("classic-2022", {"draw_mode": "auto"})
FACE = Face(picture, event_phrases.tell, action_phrases.word, entry, quick=QUICK)
