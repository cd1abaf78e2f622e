"""Laying cards at the balls, one after the other or all at once."""

from __future__ import annotations

import re
from collections.abc import Mapping

from commonroom.games.quidditch.box.cards import BALLS, Ball

from ..face import Act, Entry, Pick, Say
from ..scene import Scene
from .ball_input import read_ball
from .card_input import read_card
from .speaker import QuidditchSpeaker

_BALL_WITH_CARD = re.compile(r"(q|sn|bl[12])([0-9])\Z")


def coverable(scene: Scene) -> list[Ball]:
    """List the balls at which the viewer may lay a card."""
    named = {ball for action in scene.legal if action["type"] == "commit" for ball in action["cards"]}
    return [ball for ball in BALLS if ball in named]


def number_to_lay(scene: Scene) -> int:
    """Return how many cards the viewer has to lay."""
    return max((len(action["cards"]) for action in scene.legal if action["type"] == "commit"), default=0)


def placed_numbers(pick: str) -> dict[Ball, int]:
    """Return what is taken up so far: for each ball, the place of a card in the hand."""
    pairs = (part.partition("=") for part in pick.split() if "=" in part)
    return {ball: int(number) for ball, _, number in pairs}  # type: ignore[misc]


def placed_cards(scene: Scene, pick: str) -> dict[Ball, str]:
    """Return the cards that are taken up so far."""
    return {ball: scene.view["hand"][number] for ball, number in placed_numbers(pick).items()}


def read_laying(scene: Scene, pick: str, words: list[str]) -> Entry:
    """Read cards by number or name, each for the next ball or for the one named before it."""
    speaker, hand = QuidditchSpeaker(scene.table, scene.viewer), scene.view["hand"]
    placed, open_balls = placed_numbers(pick), coverable(scene)
    rest = _split([word for word in words if word not in ("lay", "at", "and")])
    target: Ball | None = None
    while rest:
        ball = read_ball(speaker, rest[0], open_balls)
        if ball is not None:
            target, rest = ball, rest[1:]
            continue
        at = target or next((ball for ball in open_balls if ball not in placed), None)
        if at is None:
            return Say(speaker.phrase("quidditch-say-too-many"))
        found = read_card(speaker, hand, rest, [number for ball, number in placed.items() if ball != at])
        if found.card is None:
            return Say(found.why)
        if found.number is None:
            return Act({"type": "commit", "cards": _named(hand, placed) | {at: found.card}})
        placed[at], rest, target = found.number, found.rest, None
    if target is not None:
        return Say(speaker.phrase("quidditch-say-which-card"))
    if len(placed) < number_to_lay(scene) and all(ball in open_balls for ball in placed):
        return Pick(" ".join(f"{ball}={number}" for ball, number in placed.items()))
    return Act({"type": "commit", "cards": _named(hand, placed)})


def _named(hand: list[str], placed: Mapping[Ball, int]) -> dict[str, str]:
    return {ball: hand[placed[ball]] for ball in BALLS if ball in placed}


def _split(words: list[str]) -> list[str]:
    """Split words such as q3 into q and 3."""
    parts: list[str] = []
    for word in words:
        glued = _BALL_WITH_CARD.match(word)
        parts += [glued[1], glued[2]] if glued else [word]
    return parts
