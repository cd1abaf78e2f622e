"""Events in sentences, one line for each action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.text import Text

from commonroom.engine import Table, Viewer
from commonroom.games.sequence.edition import edition
from commonroom.games.sequence.options import settings

from ..scene import Data, printable
from ..speaker import Speaker
from .action_phrases import ending
from .notation import SHAPES, cell_name, label, line_name, paint


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


class Teller(Speaker):
    """Words the events of one table for one viewer, who is "you"."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        super().__init__(table, viewer)
        self.edition, self.settings = edition(table.edition), settings(table)

    def sentences(self, events: Sequence[Data]) -> Iterator[str]:
        """Yield a sentence for each thing worth saying."""
        kinds = [event["type"] for event in events]
        for number, event in enumerate(events):
            kind = event["type"]
            if kind == "start_card_drawn":
                if number == 0:
                    yield self.start_draw(events)
            elif kind == "card_played":
                yield self.play(event, events[number + 1])
            elif kind == "card_drawn":
                # At most tables a play is followed by a draw: only a known card, or a draw on its own, is news.
                if "card" in event or kinds[0] == "card_drawn":
                    yield self.drawn(event)
            elif kind in SENTENCES:
                yield SENTENCES[kind](self, event)

    def card(self, event: Data) -> str:
        return label(self.edition, event["card"])

    def colour(self, side: int) -> str:
        return self.settings.colours[side]

    def place(self, cell: list[int]) -> str:
        """Name a cell, with the card that it pictures."""
        return f"{cell_name(cell)} ({label(self.edition, self.edition.layout.card_at[cell[0], cell[1]])})"

    def start_draw(self, events: Sequence[Data]) -> str:
        first, *others = [event for event in events if event["type"] == "start_card_drawn"]
        begun = f"For the start {self.name(first['seat'])} {self.verb(first['seat'], 'draw')} {self.card(first)}"
        return ", ".join([begun, *(f"{self.name(event['seat'])} {self.card(event)}" for event in others)]) + "."

    def play(self, played: Data, chip: Data) -> str:
        doing = f"{self.does(played['seat'], 'play')} {self.card(played)}"
        if chip["type"] == "chip_removed":
            off = self.place(chip["cell"])
            return f"{doing} and {self.verb(played['seat'], 'take')} the {self.colour(chip['side'])} chip off {off}."
        if played["card"] in self.edition.wild:
            return f"{doing}, which is wild, on {self.place(chip['cell'])}."
        return f"{doing} on {cell_name(chip['cell'])}."

    def drawn(self, event: Data) -> str:
        return f"{self.does(event['seat'], 'draw')} {self.card(event) if 'card' in event else 'a card'}."

    def first_seat(self, event: Data) -> str:
        begins = f"{self.does(event['seat'], 'begin')}."
        return begins if event["dealer"] is None else f"{self.does(event['dealer'], 'deal')}. {begins}"

    def sequence(self, event: Data) -> str:
        long = f", out of a line of {event['length']}" if event["length"] > 5 else ""
        return f"That is a sequence for {self.colour(event['side'])}: {line_name(event['cells'])}{long}!"


SENTENCES: dict[str, Callable[[Teller, Data], str]] = {
    "first_seat_named": Teller.first_seat,
    "choice_opened": lambda t, e: (
        f"The line is longer than five: {t.name(e['seat'])} {t.verb(e['seat'], 'choose')} which five count."
    ),
    "sequence_made": Teller.sequence,
    "sequence_broken": lambda t, e: f"The {t.colour(e['side'])} sequence {line_name(e['cells'])} is broken.",
    "dead_card_exchanged": lambda t, e: f"{t.does(e['seat'], 'exchange')} the dead card {t.card(e)}.",
    "draw_lost": lambda t, e: f"{t.does(e['seat'], 'lose')} the card that was not drawn in time.",
    "pile_reshuffled": lambda _, e: f"The {e['cards']} played cards are shuffled into a new pile.",
    "passed": lambda t, e: f"{t.does(e['seat'], 'pass')}.",
    "coaching_claimed": lambda t, e: f"{t.does(e['seat'], 'claim')} that {t.colour(e['side'])} has coached.",
    "claim_upheld": lambda t, e: f"The claim is upheld: everybody on {t.colour(e['side'])} gives up a card.",
    "claim_dismissed": lambda t, e: f"The claim against {t.colour(e['side'])} is dismissed.",
    "card_forfeited": lambda t, e: f"{t.does(e['seat'], 'give')} up {t.card(e)}.",
    "seat_handed_over": lambda t, e: f"{t.does(e['seat'], 'hand')} the seat over to {printable(e['substitute'])}.",
    "seat_left": lambda t, e: f"{t.does(e['seat'], 'leave')} the game.",
    "side_out": lambda t, e: f"{t.colour(e['side']).capitalize()} is out of the game.",
    "concession_offered": lambda t, e: f"{t.does(e['seat'], 'want')} to concede.",
    "side_conceded": lambda t, e: f"{t.colour(e['side']).capitalize()} concedes.",
    "game_ended": lambda t, e: ending(t.table, e),
}
