"""The face of the Quidditch card game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from commonroom.engine import Illegal, Table, Viewer

from ..face import Entry, Moment, QuickGame
from ..scene import Data, Scene
from . import action_phrases, entry, event_phrases
from .notation import NAMES
from .picture import picture
from .speaker import QuidditchSpeaker


class QuidditchFace:
    """The pitch between two players, drawn with Rich."""

    quick = QuickGame()
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
        """Read a card, a ball, or one of the short words."""
        return entry.read(scene, pick, line)

    def why(self, table: Table, _action: Data, error: Illegal) -> str:
        """Return the refusal, with cards and balls by their names."""
        speaker = QuidditchSpeaker(table, None)
        names = {**NAMES, **{card: speaker.card(card) for card in speaker.cards}}
        return re.sub(r"\w+", lambda found: names.get(found[0], found[0]), str(error))


__all__ = ["QuidditchFace"]
