"""Words for who does what: the viewer is "you", everybody else has a name."""

from __future__ import annotations

from typing import ClassVar

from commonroom.engine import Seat, Table, Viewer

from ..scene import printable
from .language import phrase_in


class Speaker:
    """Names the things of one table for one viewer."""

    FILES: ClassVar[tuple[str, ...]] = ()
    """The files of the locale in which the game has its sentences."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.table, self.viewer = table, viewer

    def maybe(self, key: str, **values: str | int) -> str | None:
        """Word an id in the language of the terminal; None where the game has no such phrase."""
        return phrase_in(self.FILES, key, **values)

    def phrase(self, key: str, **values: str | int) -> str:
        """Word an id that the game has."""
        said = self.maybe(key, **values)
        assert said is not None, key
        return said

    def player(self, seat: Seat) -> str:
        """Name a player, also the viewer: sentences that are about several people say no "you"."""
        return printable(self.table.seats[seat].name)

    def actor(self, seat: Seat) -> dict[str, str | int]:
        """Return the values of a sentence about a player: each has a wording for "you", and one for a name."""
        return {"who": "you" if seat == self.viewer else "other", "name": self.player(seat)}
