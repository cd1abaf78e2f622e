"""Events in sentences, one line for each action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.text import Text

from commonroom.engine import Table, Viewer

from ..scene import Data
from . import match
from .players import INKS
from .speaker import BACK, HogwartsSpeaker

QUIET = "dim"
"""The style of a line about nothing but a step."""
STEP = " → "
UNSAID = ("round_began",)
"""Events that the picture tells better."""


def tell(table: Table, viewer: Viewer, events: Sequence[Data]) -> Text | None:
    """Tell one action in sentences, after a mark in the colour of the player they begin with."""
    teller = Teller(table, viewer)
    sentences = list(teller.sentences(events))
    if not sentences:
        return None
    quiet = all(event["type"] == "stepped" for event in events)
    line = Text(" ".join(sentences), QUIET if quiet else "")
    seat = next((event["seat"] for event in events if event.get("seat") is not None), None)
    if seat is None:
        return line
    return Text.assemble(("◆ ", f"bold {INKS[seat % len(INKS)]}"), line, style=line.style)


def fold(log: Sequence[Text]) -> list[Text]:
    """Merge successive steps of one pawn into one line."""
    folded: list[Text] = []
    for line in log:
        before = folded[-1] if folded else None
        name = line.plain.partition(STEP)[0]
        if before is not None and line.style == before.style == QUIET and before.plain.startswith(name + STEP):
            folded[-1] = Text.assemble(before[:-1], line.plain[len(name) :], style=QUIET)
        else:
            folded.append(line)
    return folded


def _as_walks(events: Sequence[Data]) -> Iterator[Data]:
    """Yield the events, successive steps of one pawn as one: its way."""
    for (kind, *_), group in groupby(events, lambda event: (event["type"], event.get("seat"), event.get("pawn"))):
        if kind == "stepped":
            steps = list(group)
            yield steps[-1] | {"way": [step["to"] for step in steps]}
        else:
            yield from group


class Teller(HogwartsSpeaker):
    """Words the events of one table for one viewer, who is "you"."""

    def sentences(self, events: Sequence[Data]) -> Iterator[str]:
        """Yield a sentence for each thing worth saying; the match tells what happens on the pitch."""
        for event in _as_walks(events):
            if event["type"] == "match_event":
                yield from match.sentences(self.table, self.viewer, event)
            elif event["type"] not in UNSAID and (sentence := self.sentence(event)):
                yield sentence

    def thing_at(self, key: str, thing: str) -> str:
        """Name a thing; the place somebody comes to has its reason in brackets already."""
        return self.place(thing) if key == "to" else super().thing_at(key, thing)

    def sentence(self, event: Data) -> str | None:
        """Word an event, and add in brackets what else the viewer knows of it."""
        match event["type"]:
            case "stepped":
                return f"{self.walker(event)}{STEP}{STEP.join(map(self.place, event['way']))}."
            case "game_over":
                return self.ending(event["result"])
            case "cards_drawn" if BACK in event.get("cards", ()):
                event = {key: value for key, value in event.items() if key != "cards"}
        said, more = self.event(event), self.more(event)
        return f"{said[:-1]} ({more}){said[-1]}" if said and more else said

    def walker(self, event: Data) -> str:
        """Name the pawn that walks."""
        if event.get("pawn"):
            return self.person(event["pawn"])
        return self.phrase("hogwarts-you") if event["seat"] == self.viewer else self.player(event["seat"])

    def more(self, event: Data) -> str:
        """Return what the phrase of an event leaves out, though some may know it."""
        match event:
            case {"type": "cards_drawn" | "cards_passed", "cards": list(cards)} if event.get("seat") != self.viewer:
                return self.cards(cards)
            case {"type": "hp_changed", "source": str(source)}:
                return self.thing(source)
            case {"type": "event_rolled", "rolls": rolls}:
                return ", ".join(f"{self.player(seat)} {die}" for seat, die in rolls)
            case {"type": "fight_began", "hp": int(hp)}:
                return self.phrase("hogwarts-hp-short", hp=hp)
            case {"type": "item_won", "left": str(left)}:
                return self.token(left)
            case {"type": "mission_exchanged", "gave": str(gave), "got": str(got)}:
                return f"{self.mission(gave)}{STEP}{self.mission(got)}"
        return ""
