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
    found = [(keys, what) for kind, keys, what in SIMPLE if kind in kinds]
    movers = dict.fromkeys(SHORT[action["piece"]] for action in scene.legal if action["type"] == "move")
    if movers:
        found.append(("c1 u", f"a step of {', '.join(movers)}: u d l r or a field"))
    if "pass" in kinds:
        found.append(("p u", "pass the Quaffle"))
    if "place" in kinds:
        found.append(("c1 b3", "place a piece"))
    found += [(SHORT[a["piece"]].lower(), "make a throw ready") for a in scene.legal if a["type"] == "aim"]
    if "throw" in kinds:
        found.append(("t u", "throw it: u d l r"))
    if "put" in kinds:
        fields = [speaker.field(action["to"]) for action in scene.legal if action["type"] == "put"]
        found.append((" ".join(fields), "put the Quaffle on this field"))
    if "card" in kinds:
        found.append((f"1-{len(scene.view['hand'])}", "use a card"))
    return found


SIMPLE = (
    ("formation", "f", "the default formation"),
    ("roll", "d", "roll the dice"),
    ("take", "t", "take the Quaffle"),
    ("shoot", "g", "try for a goal"),
    ("end", "e", "end the turn"),
)
