"""Events in sentences, one line for each action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from rich.text import Text

from commonroom.engine import Table, Viewer

from ..scene import Data
from ..speaker import counted
from . import match
from .action_phrases import ending
from .players import INKS
from .speaker import BACK, HogwartsSpeaker

QUIET = "dim"
"""The style of a line about nothing but a step."""
STEP = " → "
UNSAID = ("ability_announced", "round_began")
"""Events that another event of the same action, or the picture, tells better."""

USED = ("used", "played")
"""Reasons for which cards go under their decks that were told already."""


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
            elif event["type"] not in UNSAID and event.get("why") not in USED:
                sentence = SENTENCES[event["type"]](self, event)
                yield f"{sentence[:1].upper()}{sentence[1:]}"

    def who(self, event: Data) -> tuple[str, str]:
        """Return the subject of an event, a player or a death eater, and the ending of a verb."""
        if event.get("pawn"):
            return self.person(event["pawn"]), "s"
        seat = event["seat"]
        return (self.name(seat), "" if seat == self.viewer else "s")

    def rolled(self, event: Data) -> str:
        name, s = self.who(event)
        dice = " + ".join(map(str, event["dice"]))
        return f"{name} roll{s} {dice}: {counted(event['total'], 'move')}."

    def stopped(self, event: Data) -> str:
        name, s = self.who(event)
        return f"{name} stop{s} on {self.where(event['at'])}{STOPPED[event['why']]}."

    def moved(self, event: Data) -> str:
        name, s = self.who(event)
        be = "is" if event.get("pawn") else self.verb(event["seat"], "are")
        match event["how"]:
            case "return":
                return f"{name} return{s} to {self.place(event['to'])}."
            case "trip":
                return f"{name} travel{s} to {self.place(event['to'])}."
            case "flying":
                return f"{name} fl{'ies' if s else 'y'} to {self.place(event['to'])}."
            case "knocked_out":
                return f"{name} wake{s} up in {self.place(event['to'])}."
            case "match":
                return f"{name} {be} called to the Quidditch pitch."
            case "ability":
                return f"{name} go{'es' if s else ''} to {self.place(event['to'])} first."
            case "defeated":
                return f"{name} {be} back on {self.place(event['to'])}."
            case "ritual":
                return f"{name} go{'es' if s else ''} to {self.place(event['to'])} for the ritual."
        return f"{name} {be} taken to {self.place(event['to'])}{self.by(event)}."

    def by(self, event: Data) -> str:
        """Name the thing behind an event, if there is one."""
        return f" ({self.thing(event['source'])})" if event.get("source") else ""

    def struck(self, event: Data) -> str:
        if event["seat"] is None:
            return f"{self.foe(event['foe'])}: {event['by']} HP lost, {event['hp']} HP left."
        return (
            f"{self.does(event['seat'], 'strike')} {self.foe(event['foe'])}: {event['by']} HP lost, {event['hp']} left."
        )

    def drawn(self, event: Data) -> str:
        name, s = self.who(event)
        if "cards" in event and BACK not in event["cards"]:
            return f"{name} draw{s} {self.cards(event['cards'])}."
        return f"{name} draw{s} {counted(event['count'], event['deck'])}."

    def discarded(self, event: Data) -> str:
        name, s = self.who(event)
        return f"{name} put{s} {self.cards(event['cards'])} under the decks."

    def passed(self, event: Data) -> str:
        cards = self.cards(event["cards"]) if "cards" in event else "a card"
        return f"{self.does(event['giver'], 'hand')} {cards} to {self.name(event['taker'])}."

    def played(self, event: Data) -> str:
        name, s = self.who(event)
        target = "" if event.get("target") is None else f" against {self.name(event['target'])}"
        return f"{name} play{s} {self.card(event['card'])}{target}!"

    def taken(self, event: Data) -> str:
        left = (
            f" and {self.verb(event['seat'], 'leave')} {self.token(event['left'])} there" if event.get("left") else ""
        )
        return f"{self.does(event['seat'], 'take')} {self.token(event['token'])}{left}."

    def won_item(self, event: Data) -> str:
        left = f", for {self.token(event['left'])}" if event.get("left") else ""
        return (
            f"{self.does(event['seat'], 'take')} {self.token(event['token'])} from {self.name(event['loser'])}{left}."
        )

    def travel(self, event: Data) -> str:
        return f"{self.does(event['seat'], 'take')} {_travel(event)}."

    def travel_lost(self, event: Data) -> str:
        if event.get("to") is not None:
            return f"{self.does(event['to'], 'take')} {_travel(event)} from {self.name(event['seat'])}."
        return f"{self.does(event['seat'], 'spend')} {_travel(event)}."

    def hp(self, event: Data) -> str:
        verb = "gain" if event["by"] > 0 else "lose"
        if event["why"] == "defeated":
            return f"{self.does(event['seat'], 'go')} on with {event['hp']} HP."
        why = " (a horcrux)" if event["why"] == "horcrux" else self.by(event)
        return f"{self.does(event['seat'], verb)} {abs(event['by'])} HP{why}: {event['hp']} HP."

    def points(self, event: Data) -> str:
        verb = "gain" if event["by"] > 0 else "lose"
        return f"{self.does(event['seat'], verb)} {abs(event['by'])} points: {event['points']}."

    def everybody_rolled(self, event: Data) -> str:
        return f"Everybody rolls: {', '.join(f'{self.name(seat)} {die}' for seat, die in event['rolls'])}."

    def began(self, event: Data) -> str:
        seat = event["seat"]
        if event["kind"] == "players":
            return f"{self.does(seat, 'meet')} {self.name(event['other'])}: a fight!"
        foe = self.foe(event["foe"])
        hp = f" ({event['hp']} HP)" if event.get("hp") else ""
        return f"{self.does(seat, 'fight')} {foe}{hp}!"

    def attacked(self, event: Data) -> str:
        name, s = self.who(event)
        dice = " ".join(map(str, event["dice"]))
        return f"{name} attack{s} with {dice}: {counted(event['hits'], 'hit') if event['hits'] else 'no hit'}."

    def defended(self, event: Data) -> str:
        name, s = self.who(event)
        return f"{name} defend{s} with {' '.join(map(str, event['dice']))}."

    def exchanged(self, event: Data) -> str:
        one, other = event["dice"]
        result = "again" if one == other else f"{self.does(event['defender' if one > other else 'attacker'], 'lose')}"
        return f"{self.name(event['attacker'])} {one}, {self.name(event['defender'])} {other}: {result}."

    def cancelled(self, event: Data) -> str:
        name, s = self.who(event)
        return f"{name} prevent{s} it with {self.thing(event['card'])}."

    def over(self, event: Data) -> str:
        seat, won = event["seat"], event["won"]
        if won is None:
            return "The fight ends undecided."
        if event.get("other") is not None:
            winner = seat if won else event["other"]
            return f"{self.does(winner, 'win')} the fight."
        foe = self.foe(event["foe"]) if event.get("foe") else "the foe"
        return f"{self.does(seat, 'beat')} {foe}." if won else f"{self.does(seat, 'are')} beaten by {foe}."

    def exchanged_mission(self, event: Data) -> str:
        if "gave" not in event:
            return f"{self.does(event['seat'], 'exchange')} a mission."
        return f"{self.does(event['seat'], 'exchange')} {self.mission(event['gave'])} for {self.mission(event['got'])}."

    def match_began(self, event: Data) -> str:
        other = match.AUTOMATED if event["other"] is None else self.name(event["other"])
        houses = " against ".join(house.capitalize() for house in event["houses"])
        return f"{self.does(event['seat'], 'play')} a match with {other}: {houses}!"

    def horcrux(self, event: Data) -> str:
        mine, theirs = event["dice"]
        result = "it is destroyed!" if event["destroyed"] else "it holds."
        return f"{self.does(event['seat'], 'attack')} {self.token(event['token'])}, {mine} against {theirs}: {result}"


def _travel(event: Data) -> str:
    if event["what"] == "floo":
        return f"{event['count']} floo powder"
    return counted(event["count"], "portkey")


STOPPED = {
    "used_up": "",
    "chosen": "",
    "met": ", where somebody is in the way",
    "pitch": "",
}

ABILITIES: dict[str, Callable[[int], str]] = {
    "moves": lambda n: counted(abs(n), f"move {'less' if n < 0 else 'more'}", f"moves {'less' if n < 0 else 'more'}"),
    "tower": lambda _: "the walk begins elsewhere",
    "reroll": lambda n: f"{counted(n, 'die', 'dice')} rolled again",
    "points": lambda n: f"{n} points are not lost",
    "dice": lambda n: f"{counted(n, 'die', 'dice')} more",
    "needed": lambda n: f"dice may show {n} less",
    "resistance": lambda n: f"dice have to show {n} more",
    "hp": lambda n: f"{n} HP",
    "effects": lambda _: "see what follows",
}

SENTENCES: dict[str, Callable[[Teller, Data], str]] = {
    "first_player": lambda t, e: f"{t.does(e['seat'], 'begin')}.",
    "character_chosen": lambda t, e: f"{t.does(e['seat'], 'play')} {t.person(e['character'])}.",
    "turn_began": lambda t, e: (
        f"{t.does(e['seat'], 'have')} another turn." if e.get("extra") else f"{t.whose(e['seat'])} turn."
    ),
    "end_called": lambda t, e: f"{t.does(e['seat'], 'have')} all it takes: this is the last round!",
    "game_over": lambda t, e: ending(t, e["result"]),
    "dice_rolled": Teller.rolled,
    "stepped": lambda t, e: f"{t.who(e)[0]}{STEP}{STEP.join(map(t.place, e['way']))}.",
    "stopped": Teller.stopped,
    "moved": Teller.moved,
    "waited": lambda t, e: f"{t.does(e['seat'], 'wait')} for the team.",
    "stayed": lambda t, e: f"{t.does(e['seat'], 'stay')} where {'you are' if e['seat'] == t.viewer else 'they are'}.",
    "cards_drawn": Teller.drawn,
    "card_shown": lambda t, e: f"{t.card(e['card'])}: {t.card_text(e['card']) or t.foe_text(e['card'])}",
    "card_kept": lambda t, e: f"{t.does(e['seat'], 'keep')} {t.card(e['card'])}.",
    "cards_discarded": Teller.discarded,
    "cards_passed": Teller.passed,
    "card_played": Teller.played,
    "deck_searched": lambda t, e: f"{t.does(e['seat'], 'look')} through the {e['deck']} deck.",
    "deck_arranged": lambda t, e: f"{t.does(e['seat'], 'put')} cards back on the {e['deck']} deck.",
    "item_taken": Teller.taken,
    "item_won": Teller.won_item,
    "items_swapped": lambda t, e: (
        f"{t.does(e['seat'], 'give')} {t.name(e['other'])} {t.token(e['gave'])} for {t.token(e['got'])}."
    ),
    "offer_made": lambda t, e: (
        f"{t.does(e['seat'], 'offer')} {t.name(e['other'])} {t.token(e['give'])} for {t.token(e['want'])}."
    ),
    "offer_refused": lambda t, e: f"{t.does(e['other'], 'refuse')}.",
    "token_used": lambda t, e: f"{t.does(e['seat'], 'use')} {t.token(e['token'])}!",
    "token_put": lambda t, e: f"{t.token(e['token'])} lies on {t.place(e['at'])} now.",
    "travel_gained": Teller.travel,
    "travel_lost": Teller.travel_lost,
    "hp_changed": Teller.hp,
    "points_changed": Teller.points,
    "ability_used": lambda t, e: f"{t.person(e['character'])}'s ability helps: {ABILITIES[e['kind']](e['amount'])}.",
    "knocked_out": lambda t, e: f"{t.does(e['seat'], 'are')} knocked out.",
    "event_rolled": Teller.everybody_rolled,
    "exam_passed": lambda t, e: f"{t.does(e['seat'], 'pass')} the exam with {t.card(e['book'])}.",
    "mission_attempted": lambda t, e: f"{t.does(e['seat'], 'attempt')} the mission {t.mission(e['mission'])}.",
    "mission_completed": lambda t, e: f"{t.does(e['seat'], 'complete')} {t.mission(e['mission'])}!",
    "mission_failed": lambda t, e: f"{t.does(e['seat'], 'fail')} at {t.mission(e['mission'])}.",
    "mission_exchanged": Teller.exchanged_mission,
    "match_began": Teller.match_began,
    "match_over": lambda t, e: (
        f"{match.AUTOMATED} wins the match." if e["winner"] is None else f"{t.does(e['winner'], 'win')} the match."
    ),
    "fight_began": Teller.began,
    "fight_rolled": Teller.attacked,
    "defence_rolled": Teller.defended,
    "exchange_rolled": Teller.exchanged,
    "foe_struck": Teller.struck,
    "foe_healed": lambda t, e: f"{t.foe(e['foe'])}: {e['by']} HP gained, now {e['hp']} HP.",
    "attack_cancelled": Teller.cancelled,
    "escaped": lambda t, e: f"{t.does(e['seat'], 'escape')} to {t.place(e['to'])}.",
    "fight_over": Teller.over,
    "death_eater_placed": lambda t, e: f"{t.person(e['death_eater'])} stands on {t.place(e['at'])}.",
    "death_eater_gone": lambda t, e: f"{t.person(e['death_eater'])} is out of the game.",
    "horcrux_rolled": Teller.horcrux,
    "voldemort_returned": lambda _, e: f"Lord Voldemort returns with {e['hp']} HP!",
    "token_asked": lambda t, e: f"{t.does(e['seat'], 'ask')} {t.name(e['holder'])} for {t.token(e['token'])}.",
    "token_handed": lambda t, e: f"{t.does(e['seat'], 'hand')} {t.token(e['token'])} to {t.name(e['to'])}.",
    "met": lambda t, e: f"Harry and Voldemort meet at {t.place(e['at'])}!",
    "final_duel_rolled": lambda _, e: f"The final duel: Harry {e['dice'][0]}, Voldemort {e['dice'][1]}.",
}
