"""Actions in words."""

from __future__ import annotations

from commonroom.engine import Table

from ..scene import Data
from ..speech.language import colon
from .match import word as match_word
from .speaker import HogwartsSpeaker


def word(table: Table, action: Data) -> str:
    """Word an action."""
    return action_word(HogwartsSpeaker(table, None), action)


def action_word(speaker: HogwartsSpeaker, action: Data) -> str:
    """Word an action with the names of a table."""
    match action:
        case {"type": "match"}:
            return match_word(speaker.table, action["move"])
        case {"type": "walk"}:
            return speaker.action({"type": "step", "to": action["path"][-1]})
        case {"type": "take", "leave": str(left)}:
            return f"{speaker.action(action)} ({speaker.phrase('hogwarts-key-leave')}{colon()} {speaker.token(left)})"
    return speaker.action({"player": None, **action} if action["type"] in AGAINST else action)


AGAINST = ("challenge", "fight")
"""Actions that are about a player, or about somebody whom nobody plays."""
