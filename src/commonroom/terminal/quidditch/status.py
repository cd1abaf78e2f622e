"""Who is asked, in which moment, and a card that waits for an answer."""

from __future__ import annotations

from rich.text import Text

from ..scene import Scene
from .notation import ALARM
from .speaker import QuidditchSpeaker

WINDOWS = ("W1", "W2", "W3", "W4", "W5")
"""Moments in which special cards may be played."""


def standing(scene: Scene) -> list[Text]:
    """Draw one line, and another one in alarming colours while a special card waits."""
    view, speaker = scene.view, QuidditchSpeaker(scene.table, scene.viewer)
    if view["result"] is not None:
        return [Text(f" {speaker.ending(view['result'], view['scores'])}", "bold")]
    now = speaker.phrase(f"quidditch-phase-{view['phase']}", **speaker.forms(view["at"]))
    line = Text(f" {now}. ", "bold").append(_whose_word(scene, speaker))
    if view["order"]:
        line.append("".join(f" → {speaker.ball(ball)}" for ball in view["order"]), "dim")
    return [line, *_waiting(scene, speaker)]


def _whose_word(scene: Scene, speaker: QuidditchSpeaker) -> str:
    """Say what may be done now, and by whom."""
    view = scene.view
    if len(scene.to_act) > 1:
        return speaker.phrase(f"quidditch-prompt-{'race' if view['race'] and view['phase'] != 'LAY' else 'both'}")
    (seat,) = scene.to_act
    if view["chain"]:
        return _answering(scene, speaker, seat)
    if seat != scene.viewer:
        kind = "speaks" if view["phase"] in WINDOWS else "decides"
        return speaker.phrase(f"quidditch-prompt-{kind}", name=speaker.player(seat))
    if view["phase"] not in WINDOWS:
        return speaker.phrase("quidditch-your-word")
    return speaker.phrase(f"quidditch-prompt-{'window' if len(scene.legal) > 1 else 'only-pass'}")


def _answering(scene: Scene, speaker: QuidditchSpeaker, seat: int) -> str:
    if seat != scene.viewer:
        return speaker.phrase("quidditch-answer-waiting", name=speaker.player(seat))
    card = speaker.card(scene.view["chain"][-1]["card"])
    return speaker.phrase(f"quidditch-answer-{'can' if len(scene.legal) > 1 else 'only-pass'}", card=card)


def _waiting(scene: Scene, speaker: QuidditchSpeaker) -> list[Text]:
    """Tell the card that was played and every answer to it, until it takes effect."""
    chain = scene.view["chain"]
    if not chain:
        return []
    first, *answers = chain
    said = [speaker.phrase("quidditch-answer-played", **speaker.actor(first["seat"]), card=speaker.card(first["card"]))]
    for before, answer in zip(chain, answers, strict=False):
        values = {"card": speaker.card(answer["card"]), "cancels": speaker.card(before["card"])}
        said.append(speaker.phrase("quidditch-answer-cancelled", **speaker.actor(answer["seat"]) | values))
    if len(answers) % 2:
        said.append(speaker.phrase("quidditch-answer-fails", card=speaker.card(first["card"])))
    else:
        said.append(speaker.phrase("quidditch-answer-works", does=speaker.power(first, first["seat"])))
    return [Text(f" !! {' '.join(said)} ", ALARM)]
