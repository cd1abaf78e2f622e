"""Events and actions whose phrases take every field by its key, as the page fills them in.

A field `x` gives the name of a thing or a player as `x`, the game's own id as `x-id`, a number with its sign as
`x-signed`, and a list as `x-list` and `x-places`; yes, no and none are words. `who` and `name` are the one who acts.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from ..scene import Data
from .language import listed
from .speaker import Speaker

MINUS = "\N{MINUS SIGN}"


class FieldSpeaker(Speaker):
    """Words the events and actions of one table for one viewer."""

    PREFIXES: ClassVar[tuple[str, ...]] = ()
    """How the ids of the game's phrases begin; the first that has one counts."""
    SEATS: ClassVar[frozenset[str]] = frozenset()
    """Keys under which a number is a seat."""

    @abstractmethod
    def thing_at(self, key: str, thing: str) -> str:
        """Name a thing that is found under a key."""

    def text_of(self, _thing: str) -> str:
        """Return the text of a thing, if it has one."""
        return ""

    def listing(self, _key: str, numbers: list[int]) -> str:
        """Word a list of numbers: dice, unless the game knows better."""
        return " + ".join(map(str, numbers))

    def say(self, what: str, kind: str, values: dict[str, str | int]) -> str | None:
        """Word something of a kind; None where there is nothing to say about it."""
        for prefix in self.PREFIXES:
            said = self.maybe(f"{prefix}-{what}-{kind}", **values)
            if said is not None:
                return said or None
        raise KeyError(f"{what}-{kind}")

    def event(self, event: Data) -> str | None:
        """Tell what happened."""
        said = self.say("log", event["type"], self.values(event))
        return None if said is None else f"{said[:1].upper()}{said[1:]}"

    def action(self, action: Data) -> str:
        """Say what would be done."""
        return self.say("do", action["type"], self.values(action)) or ""

    def ending(self, result: Data) -> str:
        """Say who has won and how, or that nobody has."""
        winners, reason = result["winners"], self.say("end", result["reason"], {})
        if self.viewer in winners and len(winners) == 1:
            who = self.phrase("plain-end-title-won")
        elif winners:
            names = listed(map(self.player, winners))
            who = self.phrase("plain-end-title-names", names=names, count=len(winners))
        else:
            who = self.phrase("plain-end-title-draw")
        return f"{who}. {reason}."

    def values(self, thing: Data) -> dict[str, str | int]:
        """Return the values for the phrase of an event or an action."""
        values: dict[str, str | int] = {}
        for key, value in thing.items():
            if key != "type":
                values |= self._forms(key, value)
        pawn, seat = thing.get("pawn"), thing.get("seat")
        if pawn and thing["type"] != "move":
            return values | {"who": "other", "name": self.thing_at("pawn", pawn)}
        return values | ({"who": "other", "name": ""} if seat is None else self.actor(seat))

    def _forms(self, key: str, value: Any) -> dict[str, str | int]:
        if value is None:
            return {key: "none"}
        if isinstance(value, bool):
            return {key: "yes" if value else "no"}
        if isinstance(value, int):
            signed = f"{MINUS}{-value}" if value < 0 else f"+{value}"
            return {key: self.player(value) if key in self.SEATS else value, f"{key}-signed": signed}
        if isinstance(value, str):
            return {key: self.thing_at(key, value), f"{key}-id": value, f"{key}-text": self.text_of(value)}
        if isinstance(value, list):
            return self._list(key, value)
        return {}

    def _list(self, key: str, value: list[Any]) -> dict[str, str | int]:
        if all(isinstance(each, int) for each in value):
            joined, places = ", ".join(map(str, value)), ", ".join(str(each + 1) for each in value)
            return {key: self.listing(key, value), f"{key}-list": joined, f"{key}-places": places}
        if all(isinstance(each, str) for each in value):
            return {key: listed(self.thing_at(key, each) for each in value)}
        return {}
