"""What the rules say about what comes next: where a walk ends, what waits there, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine import Refusal
from commonroom.rulebook.refusals import refused

from ..scene import Data, Scene
from .speaker import HogwartsSpeaker

DESTROYS = 15 / 36
"""The chance that one die beats another, which destroys a horcrux (HOG-629)."""


def percent(chance: float) -> str:
    """Return a chance in percent; only what is certain is 0 or 100."""
    return f"{round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))}%"


def outlook_of(scene: Scene) -> Data:
    """Return all parts of the outlook that there are; none for watchers, and none before and after the game."""
    return scene.outlook or {}


# Walks


def walk_of(scene: Scene) -> Data | None:
    """Return where the viewer's walk can end; None while the viewer does not walk."""
    walk: Data | None = outlook_of(scene).get("walk")
    return walk


def ends_of(scene: Scene) -> list[Data]:
    walk = walk_of(scene)
    return [] if walk is None else walk["ends"]


def stay_text(speaker: HogwartsSpeaker, stay: Data) -> str:
    """Say in sentences what a stop leads to."""
    told = [f"You fight {fight_words(speaker, fight)}." for fight in stay.get("fights", ())]
    told += [f"You can attempt {mission_words(speaker, mission)}." for mission in stay.get("missions", ())]
    if horcrux := stay.get("horcrux"):
        told.append(f"You can try to destroy {speaker.token(horcrux)}: {percent(DESTROYS)}.")
    if effects := stay.get("effects"):
        told.append(speaker.effects(effects))
    if exams := stay.get("exams"):
        told.append(f"You can sit the exam with {speaker.cards(dict.fromkeys(exams))}.")
    if stay.get("floo"):
        told.append("You can travel by floo powder.")
    return " ".join(told)


def fight_words(speaker: HogwartsSpeaker, fight: Data) -> str:
    """Name a fight that waits somewhere, with the chance to win it."""
    if fight["kind"] == "duel":
        who = "a duel"
    elif fight.get("seat") is not None:
        who = speaker.name(fight["seat"])
    else:
        who = speaker.person(fight["foe"])
    return f"{who}, {percent(fight['chance'])} to win"


def mission_words(speaker: HogwartsSpeaker, mission: Data) -> str:
    return f"{speaker.mission(mission['mission'])}, {percent(mission['chance'])} to win"


# Missions


def mission_outlook(scene: Scene, mission: str) -> Data | None:
    """Return what the rules say about an open mission of the viewer's team."""
    return next((each for each in outlook_of(scene).get("missions", ()) if each["mission"] == mission), None)


# Fights


def chance_with(scene: Scene, action: Data) -> float | None:
    """Return the chance to win the fight that goes on with this answer, where it can be worked out."""
    fight = outlook_of(scene).get("fight") or {}
    return next((choice["chance"] for choice in fight.get("choices", ()) if choice["action"] == action), None)


# Refusals


def refusals(scene: Scene) -> Iterator[tuple[Data, Data]]:
    """Yield what the viewer has and cannot use now: the action, and why the rules refuse it."""
    outlook = outlook_of(scene)
    known = outlook.get("refused", {})
    for part, kind, key in THINGS:
        for thing, refusal in known.get(part, {}).items():
            yield {"type": kind, key: thing}, refusal
    for kind, refusal in known.get("actions", {}).items():
        yield {"type": kind}, refusal
    for mission in outlook.get("missions", ()):
        if mission.get("refusal") is not None:
            yield {"type": "attempt", "mission": mission["mission"]}, mission["refusal"]


THINGS = (("cards", "play", "card"), ("books", "exam", "book"), ("tokens", "use", "token"), ("floo", "floo", "to"))
"""By the part of the outlook: the action that is refused, and its field for the thing."""


def sentence_of(refusal: Data) -> str:
    """Say why, with the rule."""
    sentence = refused("hogwarts", Refusal(refusal["rule"], refusal["code"], refusal["message"]))
    return f"{sentence.removesuffix('.')} ({refusal['rule']})"
