"""The open question, in words."""

from __future__ import annotations

from rich.text import Text

from ..scene import Data, Scene
from ..speech.language import colon, listed
from .fight import about, announced
from .speaker import HogwartsSpeaker
from .view_parts import question_of

WITH_EFFECTS = ("optional", "choose_victim")
"""Questions about something that is told with them."""
PASSED_OVER = ("brace", "sit_exams")
"""Questions that are asked of everybody, to hide who has what; some can only pass."""


def question(scene: Scene, speaker: HogwartsSpeaker) -> Text:
    """Draw the open question: to the viewer, or whom the others wait for."""
    view, task = scene.view, question_of(scene.view)
    if view["result"] is not None:
        return Text(f" {speaker.ending(view['result'])}", "bold")
    if task is None:
        return Text()
    if scene.viewer in scene.to_act:
        return Text(f" {asked(scene, speaker, task)}", "bold")
    names = listed(map(speaker.player, scene.to_act))
    return Text(f" {speaker.phrase('plain-waiting', names=names)}", "bold")


def asked(scene: Scene, speaker: HogwartsSpeaker, task: Data) -> str:
    """Word a question to the viewer."""
    kind, only = task["task"], [action["type"] for action in scene.legal] == ["pass"]
    if kind == "brace":
        blow = announced(speaker, task["fight"], task["blow"])
        values = about(speaker, task["fight"]["fighters"][task["blow"]["to"]])
        return f"{blow} {speaker.phrase('hogwarts-nothing-brace' if only else 'hogwarts-fight-ask-brace', **values)}"
    if only and kind in PASSED_OVER:
        return speaker.phrase(f"hogwarts-nothing-{kind}")
    if kind == "take_turn":
        attacker = task["fight"]["fighters"][task["fight"].get("at", 0)]
        return speaker.phrase("hogwarts-fight-ask-take_turn", **about(speaker, attacker))
    said = speaker.phrase(f"hogwarts-ask-{kind}", **_values(speaker, task))
    if task.get("pawn"):
        said = f"{speaker.person(task['pawn'])}{colon()} {said}"
    return f"{said} {speaker.effects(task['effects'])}" if kind in WITH_EFFECTS else said


def _values(speaker: HogwartsSpeaker, task: Data) -> dict[str, str | int]:
    """Return the values of a question; fields that are empty are not sent."""
    values = speaker.values({"asked_for": None, "type": task["task"], **task})
    if isinstance(task.get("by"), int):
        values["by"] = speaker.player(task["by"])
    if "dice" in task and task.get("bonus"):
        values["dice"] = f"{values['dice']} ({task['bonus']:+}) = {sum(task['dice']) + task['bonus']}"
    return values
