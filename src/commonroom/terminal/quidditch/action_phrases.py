"""Actions in words."""

from __future__ import annotations

from commonroom.engine import Table

from ..scene import Data
from .notation import NAMES, joined
from .speaker import QuidditchSpeaker


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
