"""The possible choices, each with the keys to type."""

from __future__ import annotations

from rich.text import Text

from ..scene import Scene
from .notation import SHORT
from .speaker import PitchSpeaker


def choices(scene: Scene, speaker: PitchSpeaker) -> Text:
    """List all kinds of moves in a row; of steps, only the pieces that can make one."""
    line = Text(" ")
    for keys, what in _choices(scene, speaker):
        line.append(keys, "bold").append(f" {what}   ")
    return line


def _choices(scene: Scene, speaker: PitchSpeaker) -> list[tuple[str, str]]:
    kinds = {action["type"] for action in scene.legal}
    found = [(keys, speaker.phrase(f"quidditch-match-do-{kind}")) for kind, keys in SIMPLE.items() if kind in kinds]
    movers = dict.fromkeys(SHORT[action["piece"]] for action in scene.legal if action["type"] == "move")
    if movers:
        found.append(("c1 u", f"{speaker.phrase('quidditch-match-do-move.kind')} ({', '.join(movers)}; {WAYS})"))
    if "pass" in kinds:
        found.append(("p u", speaker.phrase("pitch-pass")))
    if "place" in kinds:
        found.append(("c1 b3", speaker.phrase("quidditch-match-do-place.kind")))
    aims = [action["piece"] for action in scene.legal if action["type"] == "aim"]
    found += [(SHORT[piece].lower(), speaker.phrase("quidditch-match-do-aim.kind")) for piece in aims]
    if "throw" in kinds:
        found.append(("t u", f"{speaker.phrase('quidditch-match-do-throw.kind')} ({WAYS})"))
    if "put" in kinds:
        fields = [speaker.field(action["to"]) for action in scene.legal if action["type"] == "put"]
        found.append((" ".join(fields), speaker.phrase("quidditch-match-key-to")))
    if "card" in kinds:
        found.append((f"1-{len(scene.view['hand'])}", speaker.phrase("quidditch-match-do-card.kind")))
    return found


WAYS = "u d l r"
SIMPLE = {"formation": "f", "roll": "d", "take": "t", "shoot": "g", "end": "e"}
"""Moves that need no more than a letter."""
