"""Actions and endings in words."""

from __future__ import annotations

from commonroom.engine import Table

from ..scene import Data
from .notation import NAMES, joined
from .speaker import QuidditchSpeaker

ENDINGS = {
    "snitch": "the Golden Snitch is caught",
    "round_limit": "the last round is over",
    "no_balls": "there are no balls any more",
    "concession": "the other concedes",
}


def word(table: Table, action: Data) -> str:
    """Word an action so that it can follow "you may"."""
    speaker = QuidditchSpeaker(table, None)
    match action["type"]:
        case "play":
            return f"play {speaker.card(action['card'])}: {speaker.power(action)}"
        case "cancel":
            return f"answer with {speaker.card(action['card'])}"
        case "declare":
            return f"play for {balls(action['balls'])}" if action["balls"] else "play for no optional ball"
        case "commit":
            laid = [f"{speaker.card(card)} at {NAMES[ball]}" for ball, card in action["cards"].items()]
            return f"lay {joined(laid)}" if laid else "lay nothing"
        case "order":
            return f"begin with {', then '.join(NAMES[ball] for ball in action['balls'])}"
        case "pick":
            return f"pick the other's card number {action['slot'] + 1}"
        case other:
            return str(other)


def balls(slots: list[str]) -> str:
    """Join several balls for a sentence."""
    return joined(NAMES[ball] for ball in slots)


def ending(speaker: QuidditchSpeaker, result: Data, scores: list[int]) -> str:
    """Say who has won and how, or that nobody has."""
    reason = ENDINGS.get(result["reason"], result["reason"])
    if not result["winners"]:
        return f"A draw, {scores[0]} to {scores[1]}: {reason}."
    winner = result["winners"][0]
    if result["reason"] == "concession":
        return f"{speaker.does(winner, 'win')}: {reason}."
    return f"{speaker.does(winner, 'win')} {scores[winner]} to {scores[1 - winner]}: {reason}."
