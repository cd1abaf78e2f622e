"""The face of Sequence."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from commonroom.engine import Illegal, Table, Viewer
from commonroom.games.sequence.edition import edition

from ..face import Entry, Moment, QuickGame
from ..scene import Data, Scene
from . import action_phrases, entry, event_phrases
from .notation import label
from .picture import picture


class SequenceFace:
    """Board, chips and cards, drawn with Rich."""

    # Known suits, and the pile never runs out: the friendlier edition to begin with.
    quick = QuickGame("classic-2022", {"draw_mode": "auto"})
    help = entry.HELP

    def picture(self, scene: Scene, moment: Moment) -> RenderableType:
        """The table on one screen."""
        return picture(scene, moment)

    def tell(self, table: Table, viewer: Viewer, events: Sequence[Data]) -> Text | None:
        """What one action has caused, in sentences."""
        return event_phrases.tell(table, viewer, events)

    def word(self, table: Table, action: Data) -> str:
        """An action in words."""
        return action_phrases.word(table, action)

    def choice(self, scene: Scene, action: Data) -> str:
        """The same in its usual words."""
        return self.word(scene.table, action)

    def prompt(self, scene: Scene, pick: str) -> str:
        """The question that fits what may be done."""
        return entry.prompt(scene, pick)

    def read(self, scene: Scene, pick: str, line: str) -> Entry:
        """A card, a cell, or one of the short words."""
        return entry.read(scene, pick, line)

    def why(self, table: Table, action: Data, error: Illegal) -> str:
        """The refusal, with the card named as this edition prints it."""
        sentence = str(error)
        return (
            sentence.replace(action["card"], label(edition(table.edition), action["card"]))
            if "card" in action
            else sentence
        )


__all__ = ["SequenceFace"]
