"""Events in sentences, one line for each action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from commonroom.engine import Table, Viewer

from ..scene import Data, printable
from .notation import SHAPES, cell_name, line_name, paint
from .speaker import SequenceSpeaker


def tell(table: Table, viewer: Viewer, events: Sequence[Data]) -> Text | None:
    """Tell one action in sentences, after the shape of the side that acted."""
    teller = Teller(table, viewer)
    sentences = " ".join(teller.sentences(events))
    if not sentences:
        return None
    # A draw lapses through another player's action, and the line belongs to that player.
    actors = [event["seat"] for event in events if "seat" in event and event["type"] != "draw_lost"]
    if not actors or events[0]["type"] == "start_card_drawn":
        return Text(sentences)
    side = teller.settings.side_of[actors[0]]
    return Text.assemble((f"{SHAPES[side]} ", f"bold {paint(teller.settings.colours[side]).word}"), sentences)


class Teller(SequenceSpeaker):
    """Words the events of one table for one viewer, who is "you"."""

    def sentences(self, events: Sequence[Data]) -> Iterator[str]:
        """Yield a sentence for each thing worth saying."""
        kinds = [event["type"] for event in events]
        for number, event in enumerate(events):
            kind = event["type"]
            if kind == "start_card_drawn":
                if number == 0:
                    yield self.start_draw(events)
            elif kind == "first_seat_named":
                yield self.log("first", event)
                if event["dealer"] is not None:
                    yield self.log("deals", {"seat": event["dealer"]})
            elif kind == "card_played":
                yield self.play(event, events[number + 1])
            elif kind == "card_drawn":
                # At most tables a play is followed by a draw: only a known card, or a draw on its own, is news.
                if "card" in event or kinds[0] == "card_drawn":
                    yield self.log("drew-card" if "card" in event else "drew", event)
            elif kind == "sequence_made":
                yield self.log("long-sequence" if event["length"] > 5 else "sequence", event)
            elif kind == "game_ended":
                yield self.ending(event)
            elif kind in SENTENCES:
                yield self.log(SENTENCES[kind], event)

    def log(self, kind: str, event: Data) -> str:
        """Word an event by the names of what it is about."""
        values: dict[str, str | int] = {}
        if "seat" in event:
            values |= self.actor(event["seat"])
        if "card" in event:
            values["card"] = self.card(event["card"])
        if "side" in event:
            values |= {"side": self.side(event["side"]), "whose": self.whose(event["side"])}
        if "cells" in event:
            values["line"] = line_name(event["cells"])
        values |= {"count": event.get("cards", 0), "length": event.get("length", 0)}
        return self.phrase(f"sequence-log-{kind}", **values, substitute=printable(event.get("substitute") or ""))

    def start_draw(self, events: Sequence[Data]) -> str:
        drawn = [event for event in events if event["type"] == "start_card_drawn"]
        cards = [f"{self.player(event['seat'])} {self.card(event['card'])}" for event in drawn]
        return self.phrase("sequence-log-start", cards=", ".join(cards))

    def play(self, played: Data, chip: Data) -> str:
        cell, card = chip["cell"], played["card"]
        values = self.actor(played["seat"]) | {"card": self.card(card), "cell": cell_name(cell)}
        if chip["type"] == "chip_removed":
            side = chip["side"]
            return self.phrase("sequence-log-removed", **values, side=self.side(side), whose=self.whose(side))
        if card not in self.edition.wild:
            return self.phrase("sequence-log-played", **values)
        shown = self.card(self.edition.layout.card_at[cell[0], cell[1]])
        return self.phrase("sequence-log-played-wild", **values, shown=shown)

    def ending(self, result: Data) -> str:
        """Say who has won and how, or that nobody has."""
        if result["side"] is None:
            return self.phrase("sequence-end-draw", reason=result["reason"])
        side, winners = result["side"], result["winners"]
        called = ("you", "team") if self.whose(side) == "you" else ("name", "side")
        winner = called[len(winners) > 1]
        names = ", ".join(self.player(seat) for seat in winners)
        return self.phrase(
            "sequence-end-won", winner=winner, side=self.side(side), names=names, reason=result["reason"]
        )


SENTENCES = {
    "choice_opened": "choice",
    "sequence_broken": "broken",
    "dead_card_exchanged": "exchanged",
    "draw_lost": "draw-lost",
    "pile_reshuffled": "reshuffled",
    "passed": "passed",
    "coaching_claimed": "claimed",
    "claim_upheld": "claim-upheld",
    "claim_dismissed": "claim-dismissed",
    "card_forfeited": "forfeited",
    "seat_handed_over": "handed-over",
    "seat_left": "left",
    "side_out": "side-out",
    "concession_offered": "concession",
    "side_conceded": "conceded",
}
"""The phrase of each event that is told by itself."""
