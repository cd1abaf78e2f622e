"""The face of the Quidditch match."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from commonroom.engine import Illegal, Table, Viewer

from ..face import Entry, Moment, QuickGame
from ..scene import Data, Scene
from . import action_phrases, entry, event_phrases
from .notation import LONG
from .picture import picture


class QuidditchMatchFace:
    """The pitch from above, drawn with Rich."""

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
        """Word an action, and add what to type for it, since the list has no numbers."""
        return f"{self.word(scene.table, action)} (type {entry.keys(scene, action)})"

    def prompt(self, scene: Scene, pick: str) -> str:
        """Return the question that fits what may be done."""
        return entry.prompt(scene, pick)

    def read(self, scene: Scene, pick: str, line: str) -> Entry:
        """Read a piece and where it goes, a card, or one of the short words."""
        return entry.read(scene, pick, line)

    def why(self, _table: Table, _action: Data, error: Illegal) -> str:
        """Return the refusal, with pieces by their names."""
        return re.sub(r"\w+", lambda found: LONG.get(found[0], found[0]), str(error))


__all__ = ["QuidditchMatchFace"]
