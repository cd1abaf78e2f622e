"""Where a walk can lead, and what lies around the viewer's pawn."""

from __future__ import annotations

from rich.text import Text

from ..scene import Scene
from .neighbourhood import Neighbourhood
from .speaker import HogwartsSpeaker
from .view_parts import question_of, walker_at

WALKS = ("walk", "escape")


def surroundings(scene: Scene, speaker: HogwartsSpeaker, *, whole: bool = True) -> list[Text]:
    """Draw where all moves can be used while walking; otherwise what lies in every direction from the viewer's pawn.

    Where there is little room, one row for each kind of field has to do.
    """
    task = question_of(scene.view)
    if task is None or scene.viewer is None:
        return []
    if task["task"] in WALKS:
        return _ends(scene, speaker, whole) if scene.viewer in scene.to_act else []
    return ways(scene, speaker) if task["task"] in ("start_of_turn", "rolled", "dark_turn") else []


def ways(scene: Scene, speaker: HogwartsSpeaker) -> list[Text]:
    """Draw a line for each way from where the pawn stands."""
    here = walker_at(scene.view)
    if here is None:
        return []
    around = Neighbourhood(speaker, scene.view)
    lines = [Text(f" Around {speaker.where(here)}:", "bold")]
    lying = around.tokens(here)
    if lying:
        lines.append(Text(f"   here: {', '.join(lying)}"))
    for there in speaker.world.ways[here]:
        ahead = around.ahead(here, there)
        lines.append(Text(f"   {around.short(there)}", "").append(f" → {ahead}" if ahead else "", "dim"))
    near = around.near(here)
    return [*lines, Text("   Near: ").append(", ".join(near), "dim")] if near else lines


def steps_of(scene: Scene) -> list[str]:
    """List the fields to which the walk may go on."""
    return [action["to"] for action in scene.legal if action["type"] == "step"]


def _ends(scene: Scene, speaker: HogwartsSpeaker, whole: bool) -> list[Text]:
    task = question_of(scene.view)
    first = steps_of(scene)
    if task is None or not first:
        return []
    around = Neighbourhood(speaker, scene.view)
    ends = around.ends(task, first)
    if not ends:
        return []
    kinds: dict[str, list[str]] = {}
    for end in sorted(ends, key=lambda end: (not (around.tokens(end) or around.pawns(end)), speaker.place(end))):
        contents = [*around.tokens(end), *around.pawns(end)]
        inside = f" [{', '.join(contents)}]" if contents else ""
        kinds.setdefault(speaker.kind(end) or "other", []).append(f"{speaker.place(end).replace(',', '')}{inside}")
    moves = f"{task['left']} moves lead" if task["left"] > 1 else "One move leads"
    lines = [Text(f" {moves} to (type a name):", "bold")]
    for kind in sorted(kinds, key=lambda kind: (kind == "other", kind)):
        line = Text(f"   {kind}: ", no_wrap=not whole, overflow="ellipsis")
        lines.append(line.append(", ".join(kinds[kind]), "dim"))
    return lines
