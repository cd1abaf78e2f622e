"""Whose word it is and in which moment, and a card that waits for an answer."""

from __future__ import annotations

from rich.text import Text

from ..scene import Scene
from .look import ALARM, NAMES
from .moments import moment
from .wording import ending
from .words import Words


def standing(scene: Scene) -> list[Text]:
    """One line, and another one in alarming colours while a special card waits."""
    view, words = scene.view, Words(scene.table, scene.viewer)
    if view["result"] is not None:
        return [Text(f" {ending(words, view['result'], view['scores'])}", "bold")]
    now = moment(view["phase"], view["at"])
    line = Text(f" {now[:1].upper()}{now[1:]}: ", "bold").append(_whose_word(scene, words))
    if view["order"]:
        line.append(f" Then {', then '.join(NAMES[ball] for ball in view['order'])}.", "dim")
    return [line, *_waiting(scene, words)]


def _whose_word(scene: Scene, words: Words) -> str:
    if len(scene.to_act) > 1:
        return "both, whoever is first." if scene.view["race"] and scene.view["phase"] != "LAY" else "both, in secret."
    seat = scene.to_act[0]
    if scene.view["chain"]:
        return f"{words.name(seat)} may answer."
    return f"it is {words.whose(seat)} word."


def _waiting(scene: Scene, words: Words) -> list[Text]:
    """The card that was played and every answer to it, as long as it has not taken effect."""
    chain = scene.view["chain"]
    if not chain:
        return []
    first, *answers = chain
    said = f"{words.does(first['seat'], 'play')} {words.card(first['card'])}: {words.power(first, first['seat'])}!"
    for answer in answers:
        said += f" {words.does(answer['seat'], 'answer')} with {words.card(answer['card'])}!"
    return [Text(f" !! {said} ", ALARM)]
