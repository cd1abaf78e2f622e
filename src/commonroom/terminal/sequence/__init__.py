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

    # The friendlier edition to begin with: familiar suits, and a pile that never runs out.
    quick = QuickGame("classic-2022", {"draw_mode": "auto"})
    help = entry.HELP

    def picture(self, scene: Scene, moment: Moment) -> RenderableType:
        """Draw the table on one screen."""
        return picture(scene, moment)

    def tell(self, table: Table, viewer: Viewer, events: Sequence[Data]) -> Text | None:
        """Tell in sentences what one action has caused."""
        return event_phrases.tell(table, viewer, events)

    def word(self, table: Table, action: Data) -> str:
        """Return an action in words."""
        return action_phrases.word(table, action)

    def choice(self, scene: Scene, action: Data) -> str:
        """Return an action as `word` does."""
        return self.word(scene.table, action)

    def prompt(self, scene: Scene, pick: str) -> str:
        """Return the question that fits what may be done."""
        return entry.prompt(scene, pick)

    def read(self, scene: Scene, pick: str, line: str) -> Entry:
        """Read a card, a cell, or one of the short words."""
        return entry.read(scene, pick, line)

    def why(self, table: Table, action: Data, error: Illegal) -> str:
        """Return the refusal, with the card named as this edition prints it."""
        sentence = str(error)
        return (
            sentence.replace(action["card"], label(edition(table.edition), action["card"]))
            if "card" in action
            else sentence
        )


__all__ = ["SequenceFace"]
