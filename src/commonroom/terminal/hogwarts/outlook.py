"""What the rules say about what comes next: where a walk ends, what waits there, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine import Refusal
from commonroom.rulebook.refusals import refused

from ..scene import Data, Scene
from ..speech.language import language
from .speaker import HogwartsSpeaker


def percent(chance: float) -> str:
    """Return a chance in percent; only what is certain is 0 or 100."""
    return str(round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance))))


def chance_of(speaker: HogwartsSpeaker, chance: float) -> str:
    """Say how likely a fight is won."""
    return speaker.phrase("hogwarts-chance", percent=percent(chance))


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
    sentences = [f"{fight_words(speaker, fight)}." for fight in stay.get("fights", ())]
    sentences += [f"{mission_words(speaker, mission)}." for mission in stay.get("missions", ())]
    if horcrux := stay.get("horcrux"):
        there = speaker.phrase("hogwarts-horcrux-there", token=speaker.token(horcrux))
        sentences.append(f"{there} ({percent(stay['horcrux_chance'])} %).")
    if effects := stay.get("effects"):
        sentences.append(speaker.effects(effects))
    if exams := stay.get("exams"):
        sentences.append(f"{speaker.phrase('hogwarts-exam-there', books=speaker.cards(dict.fromkeys(exams)))}.")
    if stay.get("floo"):
        sentences.append(speaker.phrase("hogwarts-floo-there"))
    return " ".join(sentences)


def fight_words(speaker: HogwartsSpeaker, fight: Data) -> str:
    """Name a fight that waits somewhere, with the chance to win it."""
    seat = fight.get("seat")
    foe = speaker.player(seat) if seat is not None else speaker.person(fight["foe"]) if fight.get("foe") else ""
    awaits = speaker.phrase(f"hogwarts-awaits-{fight['kind']}", foe=foe)
    if decided := fight.get("decided"):
        return f"{awaits}. {speaker.phrase(f'hogwarts-fight-is-{decided}', foe=foe)}"
    return f"{awaits} ({chance_of(speaker, fight['chance'])})"


def mission_words(speaker: HogwartsSpeaker, mission: Data) -> str:
    name, points = mission["mission"], speaker.world.missions[mission["mission"]].points
    ready = speaker.phrase("hogwarts-mission-ready", mission=speaker.mission(name), points=points)
    return f"{ready} ({chance_of(speaker, mission['chance'])})"


# Missions


def mission_outlook(scene: Scene, mission: str) -> Data | None:
    """Return what the rules say about an open mission of the viewer's team."""
    return next((each for each in outlook_of(scene).get("missions", ()) if each["mission"] == mission), None)


# Dice that decide at once


def chance_now(scene: Scene, action: Data) -> float | None:
    """Return the chance of an action that one roll decides."""
    chance: float | None = outlook_of(scene).get("chances", {}).get(action["type"])
    return chance


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
    sentence = refused("hogwarts", Refusal(refusal["rule"], refusal["code"], refusal["message"]), language())
    return f"{sentence.removesuffix('.')} ({refusal['rule']})"
