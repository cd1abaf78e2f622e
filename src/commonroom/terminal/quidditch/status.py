"""Who is asked, in which moment, and a card that waits for an answer."""

from __future__ import annotations

from rich.text import Text

from ..scene import Scene
from .moments import moment
from .notation import ALARM, NAMES
from .speaker import QuidditchSpeaker


def standing(scene: Scene) -> list[Text]:
    """Draw one line, and another one in alarming colours while a special card waits."""
    view, speaker = scene.view, QuidditchSpeaker(scene.table, scene.viewer)
    if view["result"] is not None:
        return [Text(f" {speaker.ending(view['result'], view['scores'])}", "bold")]
    now = moment(view["phase"], view["at"])
    line = Text(f" {now[:1].upper()}{now[1:]}: ", "bold").append(_whose_word(scene, speaker))
    if view["order"]:
        line.append(f" Then {', then '.join(NAMES[ball] for ball in view['order'])}.", "dim")
    return [line, *_waiting(scene, speaker)]


def _whose_word(scene: Scene, speaker: QuidditchSpeaker) -> str:
    if len(scene.to_act) > 1:
        return "both, whoever is first." if scene.view["race"] and scene.view["phase"] != "LAY" else "both, in secret."
    seat = scene.to_act[0]
    if scene.view["chain"]:
        return f"{speaker.name(seat)} may answer."
    return f"it is {speaker.whose(seat)} word."


def _waiting(scene: Scene, speaker: QuidditchSpeaker) -> list[Text]:
    """Tell the card that was played and every answer to it, until it takes effect."""
    chain = scene.view["chain"]
    if not chain:
        return []
    first, *answers = chain
    said = (
        f"{speaker.does(first['seat'], 'play')} {speaker.card(first['card'])}: {speaker.power(first, first['seat'])}!"
    )
    for answer in answers:
        said += f" {speaker.does(answer['seat'], 'answer')} with {speaker.card(answer['card'])}!"
    return [Text(f" !! {said} ", ALARM)]
