"""The possible choices, each with the keys to type."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rich.text import Text

from ..scene import Data, Scene
from .ball_input import declarable, orderable
from .lay_input import coverable, number_to_lay, placed_numbers
from .speaker import QuidditchSpeaker

GAP = 3


class Choice(NamedTuple):
    """Keys to type, and what they do."""

    keys: str
    what: str


def choices(scene: Scene, pick: str, width: int) -> list[Text]:
    """List all choices, in as many rows as they take."""
    rows: list[Text] = []
    for keys, what in _choices(scene, QuidditchSpeaker(scene.table, scene.viewer), pick):
        item = Text().append(keys, "bold").append(f" {what}")
        if rows and rows[-1].cell_len + GAP + item.cell_len <= width:
            rows[-1].append(" " * GAP).append_text(item)
        else:
            rows.append(Text(" ", no_wrap=True, overflow="ellipsis").append_text(item))
    return rows


def ways_of(scene: Scene, card: str) -> list[Data]:
    """List the ways in which a card may be played now."""
    return [action for action in scene.legal if action["type"] == "play" and action["card"] == card]


def _choices(scene: Scene, speaker: QuidditchSpeaker, pick: str) -> Iterator[Choice]:
    if not scene.legal:
        return
    match scene.legal[0]["type"]:
        case "declare":
            yield from _numbered(map(speaker.ball, declarable(scene)))
            yield Choice("n", speaker.phrase("quidditch-do-declare-none"))
            if len(declarable(scene)) > 1:
                yield Choice("1 2", speaker.phrase("quidditch-choice-several"))
        case "commit":
            yield from _to_lay(scene, speaker, pick)
        case "order":
            yield from _numbered(map(speaker.ball, orderable(scene)))
            if len(scene.legal[0]["balls"]) > 1:
                yield Choice("2 1", speaker.phrase("quidditch-choice-order"))
        case "pick":
            yield Choice(f"1-{len(scene.legal)}", speaker.phrase("quidditch-choice-back"))
        case _ if pick:
            yield from _ways(scene, speaker, pick)
        case _:
            yield from _specials(scene, speaker)


def _numbered(names: Iterable[str]) -> Iterator[Choice]:
    for number, name in enumerate(names, 1):
        yield Choice(str(number), name)


def _to_lay(scene: Scene, speaker: QuidditchSpeaker, pick: str) -> Iterator[Choice]:
    chosen = placed_numbers(pick)
    missing = [ball for ball in coverable(scene) if ball not in chosen]
    if not chosen and len(missing) > 1:
        yield Choice("4 1", speaker.phrase("quidditch-choice-each", balls=speaker.balls(missing)))
    at = speaker.forms(missing[0])["at"]
    yield Choice(f"1-{len(scene.view['hand'])}", speaker.phrase("quidditch-choice-lay", at=at))
    if len(coverable(scene)) > number_to_lay(scene):
        yield Choice("sn 2", speaker.phrase("quidditch-choice-name"))
    if chosen:
        yield Choice(speaker.phrase("quidditch-help-back.keys"), speaker.phrase("quidditch-do-put-back"))


def _ways(scene: Scene, speaker: QuidditchSpeaker, pick: str) -> Iterator[Choice]:
    ways = ways_of(scene, pick)
    yield from _numbered(speaker.card(way["take"]) if way.get("take") else speaker.way(way) for way in ways)
    yield Choice(speaker.phrase("quidditch-help-back.keys"), speaker.phrase("quidditch-do-put-back"))


def _specials(scene: Scene, speaker: QuidditchSpeaker) -> Iterator[Choice]:
    """Yield passing, and the special cards that may be played, by their numbers in the hand."""
    hand, answers = scene.view["hand"], bool(scene.view["chain"])
    yield Choice("p", speaker.phrase("quidditch-do-let-be" if answers else "quidditch-do-pass"))
    able = {action["card"] for action in scene.legal if "card" in action}
    for number, card in enumerate(hand, 1):
        if card in able and hand.index(card) == number - 1:
            key, field = ("quidditch-do-cancel", "with") if answers else ("quidditch-do-play-card", "card")
            more = "…" if len(ways_of(scene, card)) > 1 else ""
            yield Choice(str(number), speaker.phrase(key, **{field: speaker.label(card)}) + more)
    if not answers:
        yield Choice("pp", speaker.phrase("quidditch-choice-pp"))
        if able:
            yield Choice("ppp", speaker.phrase("quidditch-choice-ppp"))
