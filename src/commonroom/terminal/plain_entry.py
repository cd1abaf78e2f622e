"""Reading a move in the plain face: its number in the list, or the action as JSON."""

from __future__ import annotations

from commonroom.engine import BadInput
from commonroom.engine.strict_json import loads

from .face import Act, Entry, Say
from .scene import Data, Scene
from .speech.language import complaint, say

EXAMPLE = '{"type": "draw"}'


def explain() -> str:
    """Say what can be typed."""
    return say("terminal-help-plain", example=EXAMPLE)


def prompt(scene: Scene, _: str) -> str:
    """Ask for one of the moves."""
    return f"{say('terminal-ask-choice', choices=f'1-{len(scene.legal)}')} "


def read(scene: Scene, _: str, line: str) -> Entry:
    """Read a number from the list, or an action as JSON."""
    if line.startswith("{"):
        return _from_json(line)
    if not line.isascii() or not line.isdecimal() or not 1 <= int(line[:9]) <= len(scene.legal):
        return Say(say("terminal-number", most=len(scene.legal)))
    return Act(scene.legal[int(line[:9]) - 1])


def _from_json(line: str) -> Entry:
    try:
        action: Data = loads(line, "action")
    except BadInput as error:
        return Say(complaint(error))
    return Act(action)
