"""Events in sentences, one line for each action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.text import Text

from commonroom.engine import Table, Viewer

from ..scene import Data
from ..speaker import counted
from .action_phrases import ending
from .notation import INKS
from .speaker import PitchSpeaker

QUIET = ("turn_began", "keeper_got_quaffle")
"""Events that go without saying after those before them."""
GOES = " goes to "


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
        name, goes, rest = line.plain.partition(GOES)
        if goes and folded and _is_step(folded[-1].plain) and folded[-1].plain.startswith(name + goes):
            folded[-1] = Text.assemble(folded[-1][:-1], f", {rest}")
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
            sentence = "" if event["type"] in QUIET else SENTENCES[event["type"]](self, event)
            if sentence:
                yield f"{sentence[:1].upper()}{sentence[1:]}"

    def rolled_off(self, event: Data, what: str, key: str, more: str = "") -> str:
        totals = " to ".join(str(sum(dice)) for dice in event["dice"])
        seat = event[key]
        if seat is None:
            return f"both roll, {totals}: a tie, and once again."
        return f"both roll, {totals}: {self.name(seat)} {self.verb(seat, what)}{more}."

    def passed(self, event: Data) -> str:
        receiver = event["receiver"]
        to = self.field(event["to"]) if receiver is None else self.piece(event["seat"], receiver)
        return f"{self.piece(event['seat'], event['piece'])} passes the Quaffle to {to}."

    def thrown(self, event: Data) -> str:
        where = f"flies {event['direction']} to {self.field(event['to'])}"
        hit = "" if event["hit"] is None else f" and hits {self.piece(1 - event['seat'], event['hit'])}"
        return f"the bludger {where}{hit}."

    def tried(self, event: Data) -> str:
        if event["shot"] is None:
            return f"{self.piece(event['seat'], event['piece'])} shoots at an empty goal: a goal!"
        dice = f"{event['shot']} against {event['save']}"
        result = "a goal!" if event["goal"] else "no goal."
        return f"{self.piece(event['seat'], event['piece'])} shoots, {dice}: {result}"

    def drew(self, event: Data) -> str:
        card = self.card(event["card"]) if "card" in event else "a quidditch card"
        return f"{self.does(event['seat'], 'draw')} {card}."

    def left(self, event: Data) -> str:
        return (
            f"{self.does(event['seat'], 'leave')} {counted(event['lost'], 'action')} unused." if event["lost"] else ""
        )

    def flew(self, event: Data) -> str:
        how = "flies" if event["by"] >= 0 else "falls back"
        fields = counted(abs(event["by"]), "field")
        return f"{self.whose(event['seat'])} seeker {how} {fields}, to {event['at']}."

    def dodged(self, event: Data) -> str:
        result = "is out!" if event["out"] else "dodges."
        return f"{self.piece(event['seat'], event['piece'])} rolls {event['die']} and {result}"


THE = {"quaffle": "the Quaffle", "bludger": "a bludger"}
WON = {"goals": "with two goals", "no_chasers": "because the other side has no chaser left", "turns": "when time is up"}

SENTENCES: dict[str, Callable[[Teller, Data], str]] = {
    "start_rolled": lambda t, e: t.rolled_off(e, "begin", "begins"),
    "decider_rolled": lambda t, e: t.rolled_off(e, "roll", "wins", " higher"),
    "formation_taken": lambda t, e: f"{t.does(e['seat'], 'take')} the default formation.",
    "piece_placed": lambda t, e: f"{t.piece(e['seat'], e['piece'])} is placed on {t.field(e['to'])}.",
    "actions_rolled": lambda t, e: f"{t.does(e['seat'], 'roll')} {sum(e['dice'])} actions.",
    "piece_moved": lambda t, e: f"{t.piece(e['seat'], e['piece'])}{GOES}{t.field(e['to'])}.",
    "ball_picked": lambda t, e: f"{t.piece(e['seat'], e['piece'])} has {THE[e['ball']]}.",
    "ball_dropped": lambda t, e: f"{THE[e['ball']]} drops on {t.field(e['at'])}.",
    "quaffle_passed": Teller.passed,
    "quaffle_taken": lambda t, e: (
        f"{t.piece(e['seat'], e['piece'])} takes the Quaffle from {t.piece(1 - e['seat'], e['loser'])}."
    ),
    "bludger_aimed": lambda t, e: (
        f"{t.piece(e['seat'], e['piece'])} makes a bludger ready: {counted(e['die'], 'field')}."
    ),
    "bludger_thrown": Teller.thrown,
    "bludger_returned": lambda t, e: f"the bludger lies in a goal area and goes back to {t.field(e['to'])}.",
    "dodge_rolled": Teller.dodged,
    "goal_tried": Teller.tried,
    "card_drawn": Teller.drew,
    "quaffle_put": lambda t, e: f"{t.does(e['seat'], 'put')} the Quaffle on {t.field(e['to'])}.",
    "round_won": lambda t, e: f"{t.does(e['seat'], 'win')} the first round {WON[e['reason']]}.",
    "flight_rolled": lambda t, e: f"{t.does(e['seat'], 'roll')} {e['dice'][0]} and {e['dice'][1]}.",
    "card_played": lambda t, e: f"{t.does(e['seat'], 'use')} {t.card(e['card'])}.",
    "seeker_flew": Teller.flew,
    "turn_ended": Teller.left,
    "conceded": lambda t, e: f"{t.does(e['seat'], 'give')} up.",
    "game_ended": lambda t, e: ending(t, e["result"]),
}
