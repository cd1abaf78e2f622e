"""Words for who does what: the viewer is "you", everybody else has a name."""

from __future__ import annotations

from typing import ClassVar

from commonroom.engine import Seat, Table, Viewer
from commonroom.phrases import phrases_from

from .language import language
from .scene import printable


class Speaker:
    """Names the things of one table for one viewer."""

    FILES: ClassVar[tuple[str, ...]] = ()
    """The files of the locale in which the game has its sentences."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.table, self.viewer = table, viewer

    # Sentences of the locale

    def maybe(self, key: str, **values: str | int) -> str | None:
        """Word an id in the language of the terminal; None where the game has no such phrase."""
        said = phrases_from(self.FILES, language())(key, values)
        return None if said is None else " ".join(said.split())

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

    # English questions and notes

    def does(self, seat: Seat, verb: str) -> str:
        """Begin a sentence: "You play", "Ann plays"."""
        return f"{'You' if seat == self.viewer else self.name(seat)} {self.verb(seat, verb)}"

    def name(self, seat: Seat) -> str:
        return "you" if seat == self.viewer else self.player(seat)

    def verb(self, seat: Seat, verb: str) -> str:
        """Return the form of a verb that follows the name."""
        if seat == self.viewer:
            return verb
        if verb in IRREGULAR:
            return IRREGULAR[verb]
        return verb + ("es" if verb.endswith(("s", "ch", "go")) else "s")

    def whose(self, seat: Seat) -> str:
        return "your" if seat == self.viewer else f"{self.name(seat)}'s"


def counted(number: int, what: str, several: str = "") -> str:
    """Count things: "one card", "3 cards"."""
    return f"one {what}" if number == 1 else f"{number} {several or what + 's'}"


IRREGULAR = {"are": "is", "have": "has"}
