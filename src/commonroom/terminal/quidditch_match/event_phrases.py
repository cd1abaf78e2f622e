"""Events in sentences, one line for each action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from commonroom.engine import Table, Viewer

from ..scene import Data
from ..speech.language import colon
from .notation import INKS
from .speaker import PitchSpeaker

QUIET = ("turn_began",)
"""Events that go without saying after those before them."""
STEP = " → "
"""Between a piece and where it goes."""


def tell(table: Table, viewer: Viewer, events: Sequence[Data]) -> Text | None:
    """Tell one action in sentences, in the colour of the House that acted."""
    teller = Teller(table, viewer)
    line = Text(" ".join(teller.sentences(events)))
    if not line:
        return None
    if "seat" not in events[0]:
        return line
    house = teller.houses[events[0]["seat"]]
    return Text.assemble(("◆ ", f"bold {INKS[house]}"), line)


def fold(log: Sequence[Text]) -> list[Text]:
    """Merge successive steps of one piece into one line."""
    folded: list[Text] = []
    for line in log:
        name, step, rest = line.plain.partition(STEP)
        if step and folded and _is_step(folded[-1].plain) and folded[-1].plain.startswith(name + step):
            folded[-1] = Text.assemble(folded[-1][:-1], f"{STEP}{rest}")
        else:
            folded.append(line)
    return folded


def _is_step(line: str) -> bool:
    """Tell whether a line is about nothing but a step."""
    return line.count(".") == 1


class Teller(PitchSpeaker):
    """Words the events of one table for one viewer, who is "you"."""

    def sentences(self, events: Sequence[Data]) -> Iterator[str]:
        """Yield a sentence for each thing worth saying."""
        for event in events:
            if event["type"] not in QUIET and (sentence := self.sentence(event)):
                yield sentence

    def sentence(self, event: Data) -> str | None:
        """Word an event; steps and cards in fewer signs than the page has room for."""
        match event["type"]:
            case "piece_moved":
                piece = f"{self.player(event['seat'])}{colon()} {self.piece_name(event['piece'])}"
                return f"{piece}{STEP}{self.field(event['to'])}."
            case "card_drawn" if "card" in event:
                return f"{(self.event(event) or '').removesuffix('.')}{colon()} {self.card(event['card'])}."
            case "goal_tried" if event["shot"] is not None:
                return self._with(event, f"{event['shot']} : {event['save']}")
            case "start_rolled" | "decider_rolled":
                return self._with(event, " : ".join(str(sum(dice)) for dice in event["dice"]))
            case "game_ended":
                return self.ending(event["result"])
            case _:
                return self.event(event)

    def _with(self, event: Data, more: str) -> str:
        """Word an event, with what else is known in brackets."""
        said = self.event(event) or ""
        return f"{said[:-1]} ({more}){said[-1:]}"
