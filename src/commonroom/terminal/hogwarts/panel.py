"""Where a walk can lead, and what lies around the viewer's pawn."""

from __future__ import annotations

from rich.text import Text

from ..scene import Data, Scene
from ..speech.language import colon
from .neighbourhood import Neighbourhood
from .outlook import chance_of, fight_words, mission_words, percent, walk_of
from .speaker import HogwartsSpeaker
from .view_parts import question_of, walker_at


def surroundings(scene: Scene, speaker: HogwartsSpeaker, *, whole: bool = True) -> list[Text]:
    """Draw where the walk can end while walking; otherwise what lies in every direction from the viewer's pawn.

    Where there is little room, one row for each kind of field has to do.
    """
    task = question_of(scene.view)
    if task is None or scene.viewer is None:
        return []
    if task["task"] == "walk":
        return _ends(scene, speaker, whole) if scene.viewer in scene.to_act else []
    return ways(scene, speaker) if task["task"] in ("start_of_turn", "rolled", "dark_turn") else []


def ways(scene: Scene, speaker: HogwartsSpeaker) -> list[Text]:
    """Draw a line for each way from where the pawn stands."""
    here = walker_at(scene.view)
    if here is None:
        return []
    around = Neighbourhood(speaker, scene.view)
    lines = [Text(f" {speaker.phrase('hogwarts-here', place=speaker.where(here))}", "bold")]
    lying = around.tokens(here)
    if lying:
        lines.append(Text(f"   [{', '.join(lying)}]"))
    for there in speaker.world.ways[here]:
        ahead = around.ahead(here, there)
        lines.append(Text(f"   {around.short(there)}", "").append(f" → {ahead}" if ahead else "", "dim"))
    near = around.near(here)
    return (
        [*lines, Text(f"   {speaker.phrase('hogwarts-near')}{colon()} ").append(", ".join(near), "dim")]
        if near
        else lines
    )


def _ends(scene: Scene, speaker: HogwartsSpeaker, whole: bool) -> list[Text]:
    """Draw every field where the walk can end, those where something waits first, a row for each kind of field."""
    walk, around = walk_of(scene), Neighbourhood(speaker, scene.view)
    if walk is None or not walk["ends"]:
        return []
    kinds: dict[str, list[str]] = {}
    shown = [(_waiting(speaker, around, end), end) for end in walk["ends"]]
    for waiting, end in sorted(shown, key=lambda each: (not each[0], speaker.place(each[1]["at"]))):
        inside = f" [{', '.join(waiting)}]" if waiting else ""
        name = speaker.place(end["at"]).replace(",", "")
        kinds.setdefault(_heading(speaker, end), []).append(f"{name}{inside}")
    lines = [Text(f" {speaker.phrase('hogwarts-ends', count=walk['left'])}", "bold")]
    for kind in sorted(kinds, key=lambda kind: (kind == "", kind)):
        line = Text(
            f"   {kind or speaker.phrase('hogwarts-ends-other')}{colon()} ", no_wrap=not whole, overflow="ellipsis"
        )
        lines.append(line.append(", ".join(kinds[kind]), "dim"))
    return lines


def _heading(speaker: HogwartsSpeaker, end: Data) -> str:
    """Return the kind of a field; the chance in a duel is the same on all fields that draw one."""
    kind = speaker.kind(end["at"])
    duel = next((fight for fight in end["stay"].get("fights", ()) if fight["kind"] == "duel"), None)
    return kind if duel is None else f"{kind} ({chance_of(speaker, duel['chance'])})"


def _waiting(speaker: HogwartsSpeaker, around: Neighbourhood, end: Data) -> list[str]:
    """Name what lies there and who stands there, with the chances in what follows, and tokens on the way."""
    stay, lying = end["stay"], around.tokens(end["at"])
    fights = [fight_words(speaker, fight) for fight in stay.get("fights", ()) if fight["kind"] != "duel"]
    people = fights or around.pawns(end["at"])
    missions = [mission_words(speaker, mission) for mission in stay.get("missions", ())]
    horcrux = [f"{percent(stay['horcrux_chance'])} %"] if stay.get("horcrux") else []
    stops = [speaker.phrase("hogwarts-must-stop")] * (end["why"] == "pitch")
    passed = [name for name in map(speaker.token, end.get("tokens", ())) if name not in lying]
    return [
        *lying,
        *horcrux,
        *people,
        *missions,
        *stops,
        *(speaker.phrase("hogwarts-on-the-way", token=name) for name in passed),
    ]
