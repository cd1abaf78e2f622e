"""Events in sentences, one line for each action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from commonroom.engine import Table, Viewer

from ..scene import Data
from ..speech.language import colon, listed
from .notation import INKS, SHAPES
from .speaker import QuidditchSpeaker

QUIET = "dim"
"""The style of a line about nothing but passing."""


def tell(table: Table, viewer: Viewer, events: Sequence[Data]) -> Text | None:
    """Tell one action in sentences, after the shape of the house that acted."""
    if not events:
        return None
    teller = Teller(table, viewer)
    quiet = all(event["type"] in ("passed", "window_opened") for event in events)
    sentences = " ".join(teller.sentences(events, quiet=quiet))
    line = Text(sentences, QUIET if quiet else "")
    if events[0]["type"] not in ACTS:
        return line
    house = teller.houses[events[0]["seat"]]
    return Text.assemble((f"{SHAPES[house]} ", f"bold {INKS[house]}"), line, style=line.style)


def fold(log: Sequence[Text]) -> list[Text]:
    """Merge successive lines about nothing but passing."""
    folded: list[Text] = []
    for line in log:
        if line.style == QUIET and folded and folded[-1].style == QUIET:
            folded[-1] = Text.assemble(folded[-1], " ", line, style=QUIET)
        else:
            folded.append(line)
    return folded


class Teller(QuidditchSpeaker):
    """Words the events of one table for one viewer, who is "you"."""

    def sentences(self, events: Sequence[Data], *, quiet: bool) -> Iterator[str]:
        """Yield a sentence for each thing worth saying; a new moment for special cards is news only on its own."""
        for event in events:
            if quiet or event["type"] != "window_opened":
                sentence = self.sentence(event)
                yield f"{sentence[:1].upper()}{sentence[1:]}"

    def sentence(self, event: Data) -> str:
        """Word an event."""
        match event["type"]:
            case "pitch_card_drawn":
                return self.log("drawn" if event["ball"] else PITCH.get(event["card"], "no-room"), event)
            case "declared":
                balls = self.the_balls(event["balls"]) if event["balls"] else ""
                return self.log("declared", event, balls=balls) if balls else self.log("declared-none", event)
            case "decision_made":
                again = event["again"] and event["seat"] == self.viewer
                return self.log("decided-again" if again else "decided", event)
            case "cards_laid":
                return self.laid(event)
            case "order_named":
                return self.log("order", event, balls=self.balls(event["balls"]))
            case "cards_revealed":
                return self.revealed(event)
            case "special_played":
                return self.log("special-at" if event["ball"] else "special", event)
            case "hand_refilled":
                return self.refilled(event)
            case "game_ended":
                return self.ending(event["result"], event["scores"])
            case kind:
                return self.log(SENTENCES[kind], event)

    def log(self, kind: str, event: Data, **more: str | int) -> str:
        """Word an event by the names of what it is about."""
        values: dict[str, str | int] = {key: event[key] for key in NUMBERS if key in event}
        seat = event.get("seat", event.get("leader"))
        values |= {} if seat is None else self.actor(seat)
        values |= {key: self.card(event[key]) for key in ("card", "cancels") if event.get(key)}
        if event.get("ball"):
            values |= self.forms(event["ball"]) | {"ball": self.ball(event["ball"])}
        counted = event.get("number", event.get("cards"))
        values["count"] = counted if isinstance(counted, int) else 0
        values["had"] = "card" if event.get("card") else "nothing"
        return self.phrase(f"quidditch-log-{kind}", **({"at": ""} | values | more))

    def laid(self, event: Data) -> str:
        if not event["balls"]:
            return self.log("laid-none", event)
        if "cards" not in event:
            return self.log("laid", event, count=len(event["balls"]), balls=listed(map(self.ball, event["balls"])))
        pairs = zip(event["cards"], event["balls"], strict=True)
        cards = ", ".join(f"{self.ball(ball)}{colon()} {self.card(card)}" for card, ball in pairs)
        return self.log("laid-cards", event, cards=cards)

    def revealed(self, event: Data) -> str:
        shown = [
            self.phrase(
                "quidditch-log-shows",
                **self.actor(seat),
                card="" if card is None else self.card(card),
                has="none" if card is None else "card",
            )
            for seat, card in enumerate(event["cards"])
        ]
        return self.log("revealed", event, cards=", ".join(shown))

    def refilled(self, event: Data) -> str:
        if "cards" not in event:
            return self.log("refilled", event)
        return self.log("drew", event, cards=listed(map(self.card, event["cards"])))


ACTS = ("passed", "declared", "decision_made", "order_named", "special_played", "special_answered", "conceded")
"""Events with which a line begins when a seat has acted of its own accord."""
NUMBERS = ("round", "window", "amount", "points", "reason")
PITCH = {"free_goal": "free-goal"}
SENTENCES = {
    "round_began": "round",
    "pitch_reshuffled": "pitch-reshuffled",
    "chase_began": "chase",
    "window_opened": "window",
    "passed": "passed",
    "special_answered": "answered",
    "special_cancelled": "cancelled",
    "value_lowered": "lowered",
    "keeper_put_out": "keeper-out",
    "card_stripped": "stripped",
    "pushed_off": "pushed",
    "card_retrieved": "retrieved",
    "ball_won": "won",
    "ball_stayed": "stayed",
    "player_hit": "hit",
    "house_deck_reshuffled": "reshuffled",
    "conceded": "conceded",
}
"""The phrase of each event that is told by itself."""
