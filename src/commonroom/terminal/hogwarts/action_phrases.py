"""Actions and endings in words."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.engine import Table
from commonroom.games.hogwarts.events.causes import Ending

from ..scene import Data
from .match import AUTOMATED
from .match import word as match_word
from .speaker import HogwartsSpeaker, joined


def word(table: Table, action: Data) -> str:
    """Word an action so that it can follow "you may"."""
    return action_word(HogwartsSpeaker(table, None), action)


def action_word(speaker: HogwartsSpeaker, action: Data) -> str:
    """Word an action with the names of a table."""
    return WORDS[action["type"]](speaker, action)


def _take(speaker: HogwartsSpeaker, action: Data) -> str:
    left = f" and leave {speaker.token(action['leave'])} for it" if action.get("leave") else ""
    return f"take {speaker.token(action['token'])}{left}"


def _reroll(_: HogwartsSpeaker, action: Data) -> str:
    dice = joined(f"die {number + 1}" for number in action["dice"])
    return f"roll {dice} again"


def _challenge(speaker: HogwartsSpeaker, action: Data) -> str:
    house = action["house"].capitalize()
    if action.get("player") is None:
        return f"play a match for {house} against {AUTOMATED}"
    return f"challenge {speaker.name(action['player'])} to a match and play for {house}"


def _fight(speaker: HogwartsSpeaker, action: Data) -> str:
    return f"fight {speaker.person(action['foe']) if action.get('foe') else speaker.name(action['player'])}"


def _hand(speaker: HogwartsSpeaker, action: Data) -> str:
    if action["player"] == speaker.viewer:
        return f"ask for {speaker.token(action['token'])}"
    return f"hand {speaker.token(action['token'])} to {speaker.name(action['player'])}"


def _put(speaker: HogwartsSpeaker, action: Data) -> str:
    token = action["token"]
    thing = speaker.token(token) if token in speaker.world.tokens else speaker.person(token)
    return f"put {thing} on {speaker.where(action['to'])}"


PRIZES: dict[str, str] = {
    "items": "item tokens",
    "portkey": "a portkey",
    "floo": "floo powder",
    "cards": "cards, face down",
}
WORDS: dict[str, Callable[[HogwartsSpeaker, Data], str]] = {
    "choose_character": lambda w, a: f"play {w.person(a['character'])}",
    "roll": lambda _, __: "roll the dice",
    "adjust": lambda _, a: f"go {abs(a['by'])} {'further' if a['by'] > 0 else 'less far'}",
    "reroll": _reroll,
    "step": lambda w, a: f"go to {w.where(a['to'])}",
    "walk": lambda w, a: f"walk to {w.where(a['path'][-1])}",
    "stop": lambda _, __: "stop here",
    "take": _take,
    "pass": lambda _, __: "go on without it",
    "wait": lambda _, __: "wait here for the team",
    "play": lambda w, a: f"play {w.card(a['card'])}",
    "use": lambda w, a: f"use {w.token(a['token'])}",
    "choose": lambda w, a: f"take {w.card(a['card'])}",
    "look": lambda _, a: f"look at the {a['deck']} deck",
    "arrange": lambda w, a: f"put back {', then '.join(map(w.card, a['cards']))}",
    "discard": lambda w, a: f"put away {w.card(a['card'])}",
    "put": _put,
    "target": lambda w, a: f"choose {w.name(a['player'])}",
    "go": lambda w, a: f"go to {w.where(a['to'])}",
    "attempt": lambda w, a: f"attempt {w.mission(a['mission'])}",
    "exam": lambda w, a: f"sit the exam with {w.card(a['book'])}",
    "draw": lambda _, a: "take floo powder" if a["deck"] == "floo" else f"draw a {a['deck']} card",
    "propose": lambda w, a: f"offer {w.token(a['give'])} in exchange",
    "offer": lambda w, a: f"offer {w.name(a['player'])} {w.token(a['give'])} for {w.token(a['want'])}",
    "accept": lambda _, __: "agree",
    "refuse": lambda _, __: "refuse",
    "floo": lambda w, a: f"travel by floo powder to {w.place(a['to'])}",
    "portkey": lambda w, _: f"take the portkey to {w.place(w.world.places.graveyard)}",
    "challenge": _challenge,
    "choose_house": lambda _, a: f"play for {a['house'].capitalize()}",
    "exchange_mission": lambda w, a: f"exchange {w.mission(a['mission'])}",
    "fight": _fight,
    "attack": lambda _, __: "roll the dice to attack",
    "prize": lambda _, a: f"take {PRIZES[a['what']]}",
    "destroy": lambda _, __: "try to destroy the horcrux",
    "hand": _hand,
    "move": lambda w, a: f"move {w.person(a['pawn'])}",
    "match": lambda w, a: match_word(w.table, a["move"]),
}

ENDINGS: dict[Ending, str] = {
    "points": "the most points",
    "goal": "the goal is reached",
    "no_wand": "Voldemort met Harry without the Elder Wand",
    "no_stone": "Harry met Voldemort without the Resurrection Stone",
    "horcrux_left": "Harry met Voldemort before all horcruxes were destroyed",
    "both_lack": "both lacked what they needed when they met",
    "knocked_out": "all HP are lost",
    "round_limit": "the last round is over",
    "final_duel": "the final duel",
}


def ending(speaker: HogwartsSpeaker, result: Data) -> str:
    """Say who has won and how, or that nobody has."""
    reason = ENDINGS[result["reason"]]
    if not result["winners"]:
        return f"Nobody wins: {reason}."
    winners = joined(speaker.name(seat) for seat in result["winners"])
    verb = "win" if len(result["winners"]) > 1 or speaker.viewer in result["winners"] else "wins"
    return f"{winners[:1].upper()}{winners[1:]} {verb}: {reason}."
