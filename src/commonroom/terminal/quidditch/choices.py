"""The possible choices, each with the keys to type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from ..scene import Data, Scene
from .ball_input import declarable, orderable
from .lay_input import coverable, number_to_lay, placed_numbers
from .notation import NAMES, TITLES
from .speaker import QuidditchSpeaker

GAP = 3


class Choice(NamedTuple):
    """Keys to type, and what they do."""

    keys: str
    speaker: str


def choices(scene: Scene, pick: str, width: int) -> list[Text]:
    """List all choices, in as many rows as they take."""
    rows: list[Text] = []
    for keys, speaker in _choices(scene, pick):
        item = Text().append(keys, "bold").append(f" {speaker}")
        if rows and rows[-1].cell_len + GAP + item.cell_len <= width:
            rows[-1].append(" " * GAP).append_text(item)
        else:
            rows.append(Text(" ", no_wrap=True, overflow="ellipsis").append_text(item))
    return rows


def ways_of(scene: Scene, card: str) -> list[Data]:
    """List the ways in which a card may be played now."""
    return [action for action in scene.legal if action["type"] == "play" and action["card"] == card]


def _choices(scene: Scene, pick: str) -> Iterator[Choice]:
    if not scene.legal:
        return
    match scene.legal[0]["type"]:
        case "declare":
            yield from _numbered(TITLES[ball] for ball in declarable(scene))
            yield Choice("n", "none")
            if len(declarable(scene)) > 1:
                yield Choice("1 2", "several")
        case "commit":
            yield from _to_lay(scene, pick)
        case "order":
            yield from _numbered(TITLES[ball] for ball in orderable(scene))
            if len(scene.legal[0]["balls"]) > 1:
                yield Choice("2 1", "in that order; what you leave out comes last")
        case "pick":
            yield Choice(f"1-{len(scene.legal)}", "one of the backs")
        case _ if pick:
            yield from _ways(scene, pick)
        case _:
            yield from _specials(scene)


def _numbered(names: Iterator[str]) -> Iterator[Choice]:
    for number, name in enumerate(names, 1):
        yield Choice(str(number), name)


def _to_lay(scene: Scene, pick: str) -> Iterator[Choice]:
    chosen = placed_numbers(pick)
    missing = [ball for ball in coverable(scene) if ball not in chosen]
    if not chosen and len(missing) > 1:
        yield Choice("4 1", f"a card for each of {', '.join(TITLES[ball] for ball in missing)}")
    yield Choice(f"1-{len(scene.view['hand'])}", f"this card at {NAMES[missing[0]]}")
    if len(coverable(scene)) > number_to_lay(scene):
        yield Choice("sn 2", "name the ball, for your cards do not go round")
    if chosen:
        yield Choice("Enter", "take them back")


def _ways(scene: Scene, pick: str) -> Iterator[Choice]:
    speaker = QuidditchSpeaker(scene.table, scene.viewer)
    ways = ways_of(scene, pick)
    takes = ways[0].get("take") is not None
    yield from _numbered(speaker.card(way["take"]) if takes else speaker.power(way, scene.viewer) for way in ways)
    yield Choice("Enter", "back")


def _specials(scene: Scene) -> Iterator[Choice]:
    """Yield passing, and the special cards that may be played, by their numbers in the hand."""
    speaker, hand = QuidditchSpeaker(scene.table, scene.viewer), scene.view["hand"]
    answers = bool(scene.view["chain"])
    yield Choice("p", "let it be" if answers else "pass")
    able = {action["card"] for action in scene.legal if "card" in action}
    for number, card in enumerate(hand, 1):
        if card in able and hand.index(card) == number - 1:
            verb = "answer with" if answers else "play"
            yield Choice(str(number), f"{verb} {speaker.label(card)}{'…' if len(ways_of(scene, card)) > 1 else ''}")
    if not answers:
        yield Choice("pp", "pass on, until you could do more")
        if able:
            yield Choice("ppp", "pass on, until you must decide")
