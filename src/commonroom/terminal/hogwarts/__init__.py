"""The face of A Year at Hogwarts."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from commonroom.engine import Illegal, Table, Viewer

from ..face import Entry, Moment, QuickGame
from ..scene import Data, Scene
from . import action_phrases, choices, entry, event_phrases, match
from .picture import picture
from .speaker import HogwartsSpeaker


class HogwartsFace:
    """The castle in words, drawn with Rich."""

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
        """Word an action as in the list of choices: what passing means depends on the question."""
        pitch = match.match_scene(scene)
        if pitch is not None and action["type"] == "match":
            return match.FACE.choice(pitch, action["move"])
        return choices.phrase_of(scene, HogwartsSpeaker(scene.table, scene.viewer), action)

    def prompt(self, scene: Scene, pick: str) -> str:
        """Return the question that fits what may be done."""
        return entry.prompt(scene, pick)

    def read(self, scene: Scene, pick: str, line: str) -> Entry:
        """Read a number, the beginning of some words, a place, or a question."""
        return entry.read(scene, pick, line)

    def why(self, table: Table, _action: Data, error: Illegal) -> str:
        """Return the refusal, with places, cards and tokens by their names."""
        speaker = HogwartsSpeaker(table, None)
        known = {*speaker.world.fields, *speaker.world.tokens, *speaker.world.characters, *speaker.world.magic}
        return re.sub(
            r"\w+",
            lambda found: speaker.thing(found[0]) if "_" in found[0] and found[0] in known else found[0],
            str(error),
        )


__all__ = ["HogwartsFace"]
