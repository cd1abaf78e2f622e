"""What the person types: a number, the beginning of some words, a place to walk to, or a question."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..face import Act, Entry, Follow, Pick, Say
from ..scene import Data, Scene
from . import information, match
from .choices import listed, phrase_of
from .information import bare, is_meant
from .neighbourhood import Neighbourhood
from .panel import WALKS, steps_of
from .speaker import HogwartsSpeaker, joined
from .view_parts import question_of

HELP = (
    """\
Walk through the castle, collect item tokens, and complete your missions: stand on the place of a mission with all that
it needs and beat its opponent. Exams, matches and good behaviour bring points too. The title tells what ends the game.

In Voldemort Returns Peter Pettigrew collects four tokens and brings them to the Quidditch pitch: then Lord Voldemort is
back, with his death eaters, and looks for the Elder Wand. The heroes destroy the horcruxes with the basilisk fang or
the Sword of Gryffindor, and Harry looks for the Resurrection Stone. In the end Harry and Voldemort have to meet.

3          the third of the numbered choices; Enter, when there is only one
roll       or the beginning of its words, if no other choice begins like that: stop, take el, play pro
clock      while walking: go on to the place of that name, step by step; you are asked wherever there is a choice
c          your board and cards, with what they do
m          your missions: what is missing and where it lies, and whom you will fight
b          the board around you
e          what everybody has
i NAME     about a place, a token, a card, a character or a mission
p          pass: go on without it, or let happen what was announced

● ready, ○ something is missing; [Name] lies or stands on a field; (3 steps) is the way on foot

A match on the pitch has keys of its own; its choices are listed below it:

"""
    + match.FACE.help
)

INFORMATION: dict[str, Callable[[Scene], str]] = {
    "c": information.cards,
    "cards": information.cards,
    "m": information.missions,
    "missions": information.missions,
    "b": information.neighbourhood,
    "board": information.neighbourhood,
    "e": information.everybody,
    "everybody": information.everybody,
}


def read(scene: Scene, pick: str, line: str) -> Entry:
    """Read what a line means now; the rules say whether it is allowed."""
    typed = line.strip().lower()
    pitch = match.match_scene(scene)
    if pitch is not None and scene.legal:
        return match.read(pitch, pick, line)
    if typed in INFORMATION:
        return Say(INFORMATION[typed](scene))
    if typed == "i" or typed.startswith("i "):
        return Say(information.about(scene, typed[1:].strip()))
    actions = listed(scene)
    if not typed:
        return _chosen(actions[0]) if len(actions) == 1 else Pick("")
    if typed.isascii() and typed.isdecimal():
        return _numbered(actions, typed)
    return _worded(scene, actions, bare(typed).split())


def _numbered(actions: list[Data], typed: str) -> Entry:
    number = int(typed[:4])
    if not 1 <= number <= len(actions):
        return Say(f"Type a number from 1 to {len(actions)}.")
    return _chosen(actions[number - 1])


def _chosen(action: Data) -> Entry:
    """Return the action; after a step the walk goes on by itself while there is nothing to choose."""
    return Follow(action, _only_way) if action["type"] == "step" else Act(action)


def _only_way(scene: Scene) -> Data | None:
    """Return the next step where nothing else can be done."""
    only = len(scene.legal) == 1 and scene.legal[0]["type"] == "step"
    return scene.legal[0] if only else None


def _worded(scene: Scene, actions: list[Data], wanted: list[str]) -> Entry:
    """Find the one action whose words begin like this, or a place to walk to."""
    speaker = HogwartsSpeaker(scene.table, scene.viewer)
    if wanted in (["p"], ["pass"]):
        passing = [action for action in actions if action["type"] in ("pass", "refuse")]
        return Act(passing[0]) if len(passing) == 1 else Act({"type": "pass"})
    said = {number: phrase_of(scene, speaker, action) for number, action in enumerate(actions)}
    meant = [number for number, phrase in said.items() if is_meant(phrase, wanted)]
    exact = [number for number in meant if bare(said[number]).split() == wanted]
    meant = exact if len(exact) == 1 else meant
    if len(meant) == 1:
        return _chosen(actions[meant[0]])
    task = question_of(scene.view)
    if task is not None and task["task"] in WALKS and not exact:
        walk = _walk_to(scene, speaker, task, [word for word in wanted if word not in ("go", "to", "walk")])
        if walk is not None:
            return walk
    if meant:
        return Say(f"Which one: {_some(f'{number + 1} {said[number]}' for number in meant)}?")
    return Say("That is not one of the choices: type the number of one, or the beginning of its words; ? explains.")


def _some(phrases: Iterable[str]) -> str:
    shown = list(phrases)
    return joined(shown) if len(shown) <= MOST else f"{', '.join(shown[:MOST])} …"


MOST = 6


# Walking to a place


def _walk_to(scene: Scene, speaker: HogwartsSpeaker, task: Data, wanted: list[str]) -> Entry | None:
    """Return a walk to the place that is meant, as far as the rules allow it."""
    around, first = Neighbourhood(speaker, scene.view), steps_of(scene)
    if not first or not wanted:
        return None
    ends = around.ends(task, first)
    reachable = [*ends, *(field for field in around.within(task, first) if field not in ends)]
    for known in (list(ends), reachable):
        meant = [field for field in known if is_meant(speaker.place(field), wanted)]
        if len(meant) > 1:
            return Say(f"Where to: {_some(speaker.place(field) for field in meant)}?")
        if meant:
            path = around.way(task, first, meant[0])
            return None if path is None else _along(path)
    return None


def _along(path: list[str]) -> Follow:
    """Take one step after the other, until the next is impossible or a token lies there."""
    steps = [{"type": "step", "to": field} for field in path]

    def then(scene: Scene) -> Data | None:
        task = question_of(scene.view)
        if task is None or task["task"] not in WALKS or task["path"][-1] not in path:
            return None
        done = path.index(task["path"][-1]) + 1
        if done == len(path):
            return next((action for action in scene.legal if action["type"] == "stop"), None)
        offers_more = any(action["type"] == "take" for action in scene.legal)
        return steps[done] if steps[done] in scene.legal and not offers_more else None

    return Follow(steps[0], then)


def prompt(scene: Scene, pick: str) -> str:
    """Return the question that fits what may be done."""
    pitch = match.match_scene(scene)
    if pitch is not None and scene.legal:
        return match.prompt(pitch, pick)
    if len(scene.legal) == 1:
        return f"Enter to {phrase_of(scene, HogwartsSpeaker(scene.table, scene.viewer), scene.legal[0])} (? for help): "
    return f"Your choice (1-{len(scene.legal)}, ? for help): "
