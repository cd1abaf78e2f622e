"""The names of one table's sides, cards and lines."""

from __future__ import annotations

from typing import ClassVar

from commonroom.engine import Table, Viewer
from commonroom.games.sequence.cards import Card
from commonroom.games.sequence.edition import edition
from commonroom.games.sequence.options import settings

from ..scene import printable
from ..speech.speaker import Speaker
from .notation import label


class SequenceSpeaker(Speaker):
    """Names the things of one table for one viewer."""

    FILES: ClassVar[tuple[str, ...]] = ("sequence", "sequence-terminal")

    def __init__(self, table: Table, viewer: Viewer = None) -> None:
        super().__init__(table, viewer)
        self.edition, self.settings = edition(table.edition), settings(table)

    def card(self, card: Card) -> str:
        return label(self.edition, card)

    def side(self, side: int) -> str:
        """Name a side by the colour of its chips."""
        colour = self.settings.colours[side]
        return self.maybe(f"sequence-side-{colour}") or printable(colour.capitalize())

    def whose(self, side: int) -> str:
        """Tell whether a side is the viewer's own: "you", or "other"."""
        return "you" if isinstance(self.viewer, int) and self.settings.side_of[self.viewer] == side else "other"
