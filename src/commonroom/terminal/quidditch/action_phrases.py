"""Actions in words."""

from __future__ import annotations

from commonroom.engine import Table

from ..scene import Data
from ..speech.language import colon
from .speaker import QuidditchSpeaker


def word(table: Table, action: Data) -> str:
    """Word an action as one of several that may be done."""
    speaker = QuidditchSpeaker(table, None)
    match action:
        case {"type": "play", "card": card}:
            return f"{speaker.phrase('quidditch-do-play-card', card=speaker.card(card))}{colon()} {speaker.way(action)}"
        case {"type": "cancel", "card": card}:
            return speaker.phrase("quidditch-do-cancel", **{"with": speaker.card(card)})
        case {"type": "declare", "balls": []}:
            return speaker.phrase("quidditch-do-declare-none")
        case {"type": "declare", "balls": balls}:
            return speaker.phrase("quidditch-do-go-for", balls=speaker.the_balls(balls))
        case {"type": "commit", "cards": cards}:
            laid = ", ".join(f"{speaker.ball(ball)}{colon()} {speaker.card(card)}" for ball, card in cards.items())
            return f"{speaker.phrase('quidditch-do-lay')}{colon()} {laid or speaker.phrase('plain-none')}"
        case {"type": "order", "balls": balls}:
            return f"{speaker.phrase('quidditch-phase-ORDER')}{colon()} {speaker.balls(balls)}"
        case {"type": "pick", "slot": slot}:
            return f"{speaker.phrase('quidditch-phase-PICK')}{colon()} {slot + 1}"
        case {"type": "pass"}:
            return speaker.phrase("quidditch-do-pass")
    return speaker.phrase(f"quidditch-aside-{action['type']}")
