"""Events in sentences, one line for each action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.text import Text

from commonroom.engine import Table, Viewer

from ..scene import Data
from .action_phrases import balls, ending
from .moments import moment
from .notation import INKS, NAMES, PITCH_NAMES, SHAPES, counted, joined
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
                sentence = SENTENCES[event["type"]](self, event)
                yield f"{sentence[:1].upper()}{sentence[1:]}"

    def pitch_card(self, event: Data) -> str:
        turned = f"{self.does(event['seat'], 'turn')} up"
        match event["card"]:
            case "golden_snitch" if event["ball"]:
                return f"{turned} the Golden Snitch!"
            case "free_goal":
                return f"{turned} a Free Goal: 10 points."
            case card if event["ball"]:
                return f"{turned} a {PITCH_NAMES[card]}."
            case card:
                return f"{turned} a {PITCH_NAMES[card]}, one too many: it is put away."

    def declared(self, event: Data) -> str:
        if not event["balls"]:
            return f"{self.does(event['seat'], 'play')} for no optional ball."
        return f"{self.does(event['seat'], 'play')} for {balls(event['balls'])}."

    def laid(self, event: Data) -> str:
        if not event["balls"]:
            return f"{self.does(event['seat'], 'lay')} nothing."
        if "cards" not in event:
            return (
                f"{self.does(event['seat'], 'lay')} {counted(len(event['balls']), 'card')} at {balls(event['balls'])}."
            )
        pairs = zip(event["cards"], event["balls"], strict=True)
        parts = [f"{self.card(card)} at {NAMES[ball]}" for card, ball in pairs]
        return f"{self.does(event['seat'], 'lay')} {joined(parts)}."

    def order(self, event: Data) -> str:
        first, *others = (NAMES[ball] for ball in event["balls"])
        begun = f"{self.does(event['seat'], 'choose')} {first}"
        return f"{begun} first, then {', then '.join(others)}." if others else f"{begun} next."

    def revealed(self, event: Data) -> str:
        cards = ["nothing" if card is None else self.card(card) for card in event["cards"]]
        seats = (0, 1) if self.viewer is None else (self.viewer, 1 - self.viewer)
        return f"At {NAMES[event['ball']]}: {', '.join(f'{self.name(seat)} {cards[seat]}' for seat in seats)}."

    def won(self, event: Data) -> str:
        ball, seat = event["ball"], event["seat"]
        how = WON[event["reason"]].format("Seeker" if ball == "SN" else "Beater")
        if ball == "SN":
            return f"{self.does(seat, 'catch')} the Golden Snitch {how}: {event['points']} points!"
        points = f": {event['points']} points" if event["points"] else ""
        return f"{self.does(seat, 'win')} {NAMES[ball]} {how}{points}."

    def pushed(self, event: Data) -> str:
        lost = f" and {self.verb(event['seat'], 'lose')} {self.card(event['card'])}" if event["card"] else ""
        return f"{self.does(event['seat'], 'are')} pushed off {NAMES[event['ball']]}{lost}."

    def refilled(self, event: Data) -> str:
        drawn = joined(map(self.card, event["cards"])) if "cards" in event else counted(event["number"], "card")
        return f"{self.does(event['seat'], 'draw')} {drawn}."


ACTS = ("passed", "declared", "decision_made", "order_named", "special_played", "special_answered", "conceded")
"""Events with which a line begins when a seat has acted of its own accord."""

WON = {
    "higher": "with the higher value",
    "role": "with the only {}",
    "unopposed": "without opposition",
    "penalty": "by a penalty",
}
STAYED = {
    "equal": "the values are equal",
    "save": "the Keeper saves it",
    "nobody": "no card there could win it",
    "unopposed_keeper": "a Keeper alone does not win it",
}

SENTENCES: dict[str, Callable[[Teller, Data], str]] = {
    "round_began": lambda t, e: f"Round {e['round']}: {t.name(e['leader'])} {t.verb(e['leader'], 'lead')}.",
    "pitch_card_drawn": Teller.pitch_card,
    "pitch_reshuffled": lambda _, e: (
        f"The pitch discard is shuffled: a new pitch deck of {counted(e['cards'], 'card')}."
    ),
    "chase_began": lambda _, __: "The pitch deck is used up: from now on both must play for the Snitch.",
    "window_opened": lambda _, e: f"Next: {moment(e['window'], e['ball'])}.",
    "passed": lambda t, e: f"{t.does(e['seat'], 'pass')}.",
    "declared": Teller.declared,
    "decision_made": lambda t, e: (
        f"{t.does(e['seat'], 'think')} again." if e["again"] else f"{t.does(e['seat'], 'have')} decided."
    ),
    "cards_laid": Teller.laid,
    "order_named": Teller.order,
    "cards_revealed": Teller.revealed,
    "special_played": lambda t, e: f"{t.does(e['seat'], 'play')} {t.card(e['card'])}: {t.power(e, e['seat'])}!",
    "special_answered": lambda t, e: f"{t.does(e['seat'], 'answer')} {t.card(e['cancels'])} with {t.card(e['card'])}!",
    "special_cancelled": lambda t, e: f"{t.whose(e['seat'])} {t.card(e['card'])} has no effect.",
    "value_lowered": lambda t, e: f"{t.whose(e['seat'])} card at {NAMES[e['ball']]} counts {e['amount']} less.",
    "keeper_put_out": lambda t, e: f"{t.whose(e['seat'])} Keeper is out of action.",
    "card_stripped": lambda t, e: f"{t.does(e['seat'], 'lose')} {t.card(e['card'])} from the hand.",
    "pushed_off": Teller.pushed,
    "card_retrieved": lambda t, e: f"{t.does(e['seat'], 'take')} {t.card(e['card'])} back into the hand.",
    "ball_won": Teller.won,
    "ball_stayed": lambda _, e: f"{NAMES[e['ball']]} stays: {STAYED[e['reason']]}.",
    "player_hit": lambda t, e: f"{t.does(e['seat'], 'are')} hit by {NAMES[e['ball']]}.",
    "house_deck_reshuffled": lambda t, e: (
        f"{t.whose(e['seat'])} discard is shuffled: a new deck of {counted(e['cards'], 'card')}."
    ),
    "hand_refilled": Teller.refilled,
    "conceded": lambda t, e: f"{t.does(e['seat'], 'concede')}.",
    "game_ended": lambda t, e: ending(t, e["result"], e["scores"]),
}
