"""What the person types: a number, the beginning of some words, a place to walk to, or a question."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from commonroom.engine import Refusal

from ..face import Act, Entry, Follow, Pick, Say
from ..help_page import key_lines
from ..scene import Data, Scene
from ..speech.language import capital, colon, either, phrase_in, say
from ..speech.refusals import because
from ..speech.typed_names import bare, is_meant
from . import information, match
from .action_phrases import action_word
from .choices import listed, phrase_of
from .outlook import refusals, sentence_of, walk_of
from .speaker import HogwartsSpeaker

KEYS = {
    "3": "hogwarts-help-number",
    "roll": "hogwarts-help-words",
    "clock": "hogwarts-help-place",
    "c": "hogwarts-help-cards",
    "m": "hogwarts-help-missions",
    "b": "hogwarts-help-board",
    "e": "hogwarts-help-everybody",
    "i NAME": "hogwarts-help-about",
    "p": "hogwarts-help-pass",
}
SIGNS = {"● ○": "hogwarts-help-ready", "[ ]": "hogwarts-help-contents", "( )": "hogwarts-help-steps"}


def explain() -> str:
    """Say what can be typed, in the castle and on the pitch."""
    files = HogwartsSpeaker.FILES
    year, returns, pitch = (phrase_in(files, f"hogwarts-help{part}") for part in ("", "-returns", "-match"))
    keys, signs = key_lines(KEYS, files), key_lines(SIGNS, files)
    return f"{year}\n\n{returns}\n\n{keys}\n\n{signs}\n\n{pitch}\n\n{match.FACE.help}"


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
        return Say(say("terminal-number", most=len(actions)))
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
    walk = None if exact else _walk_to(scene, speaker, wanted)
    if walk is not None and not (meant and isinstance(walk, Say)):
        return walk
    if meant:
        return Say(say("terminal-which", choices=_some(f"{number + 1} {said[number]}" for number in meant)))
    return _refused(scene, speaker, wanted) or Say(speaker.phrase("hogwarts-no-choice"))


def _some(phrases: Iterable[str]) -> str:
    shown = list(phrases)
    return either(shown) if len(shown) <= MOST else f"{', '.join(shown[:MOST])} …"


MOST = 6


def _walk_to(scene: Scene, speaker: HogwartsSpeaker, wanted: list[str]) -> Entry | None:
    """Return the walk to the end that is meant, or why it cannot end there."""
    walk, wanted = walk_of(scene), [word for word in wanted if word not in ("go", "to", "walk")]
    if walk is None or not wanted:
        return None
    meant = [end for end in walk["ends"] if is_meant(speaker.where(end["at"]), wanted)]
    if len(meant) > 1:
        return Say(say("terminal-which", choices=_some(speaker.place(end["at"]) for end in meant)))
    if meant:
        return Act({"type": "walk", "path": meant[0]["path"]})
    near = [field for field in walk["near"] if is_meant(speaker.where(field), wanted)]
    return _because([(speaker.place(field), CANNOT_END) for field in near])


CANNOT_END = {"rule": "HOG-110", "code": "cannot_finish", "message": ""}


# Refusals


def _refused(scene: Scene, speaker: HogwartsSpeaker, wanted: list[str]) -> Entry | None:
    """Return why the rules refuse what is meant; None if nothing is."""
    words = ((action_word(speaker, action), refusal) for action, refusal in refusals(scene))
    return _because([(phrase, refusal) for phrase, refusal in words if is_meant(phrase, wanted)])


def _because(found: list[tuple[str, Data]]) -> Say | None:
    """Say why something cannot be done: once if the reason is the same for all that is meant."""
    if not found:
        return None
    why = {sentence_of(refusal): phrase for phrase, refusal in reversed(found)}
    rule = found[0][1]["rule"]
    if len(why) == 1:
        refusal = found[0][1]
        return Say(because("hogwarts", Refusal(rule, refusal["code"], refusal["message"])), rule)
    lines = [f"{capital(phrase)}{colon()} {sentence}." for sentence, phrase in reversed(why.items())]
    return Say("\n".join(lines[:MOST]), rule)


def prompt(scene: Scene, pick: str) -> str:
    """Return the question that fits what may be done."""
    pitch = match.match_scene(scene)
    if pitch is not None and scene.legal:
        return match.prompt(pitch, pick)
    if len(scene.legal) == 1:
        only = phrase_of(scene, HogwartsSpeaker(scene.table, scene.viewer), scene.legal[0])
        return f"{say('terminal-ask-only', action=only)} "
    return f"{say('terminal-ask-choice', choices=f'1-{len(scene.legal)}')} "
