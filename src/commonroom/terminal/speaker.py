"""Words for who does what: the viewer is "you", everybody else has a name."""

from __future__ import annotations

from commonroom.engine import Seat, Table, Viewer

from .scene import printable


class Speaker:
    """Names the things of one table for one viewer."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.table, self.viewer = table, viewer

    def does(self, seat: Seat, verb: str) -> str:
        """Begin a sentence: "You play", "Ann plays"."""
        return f"{'You' if seat == self.viewer else self.name(seat)} {self.verb(seat, verb)}"

    def name(self, seat: Seat) -> str:
        return "you" if seat == self.viewer else printable(self.table.seats[seat].name)

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
