"""Balls as they are typed: to declare them, and to put them in order."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.games.quidditch.box.cards import BALLS, Ball

from ..face import Act, Entry, Say
from ..scene import Scene

BALL_WORDS: dict[str, Ball] = {
    **dict.fromkeys(("q", "quaffle"), "Q"),
    **dict.fromkeys(("b1", "bl1", "bludger1"), "BL1"),
    **dict.fromkeys(("b2", "bl2", "bludger2"), "BL2"),
    **dict.fromkeys(("sn", "snitch"), "SN"),
}
ANY_BLUDGER = ("b", "bl", "bludger")


def read_ball(word: str, among: Sequence[Ball]) -> Ball | None:
    """Read a ball by its name; a Bludger without a number is the only one there is."""
    if word in ANY_BLUDGER:
        return next((ball for ball in among if ball in ("BL1", "BL2")), "BL1")
    return BALL_WORDS.get(word)


def declarable(scene: Scene) -> list[Ball]:
    """List the optional balls for which the viewer may play."""
    return _balls_of(scene, "declare")


def orderable(scene: Scene) -> list[Ball]:
    """List the balls that have to be put in order."""
    return _balls_of(scene, "order")


def _balls_of(scene: Scene, kind: str) -> list[Ball]:
    named = {ball for action in scene.legal if action["type"] == kind for ball in action["balls"]}
    return [ball for ball in BALLS if ball in named]


def read_declaration(scene: Scene, words: list[str]) -> Entry:
    """Read none, or some, of the optional balls by number or name."""
    wanted = [word for word in words if word not in ("declare", "d", "for")]
    if wanted in (["n"], ["no"], ["none"], ["0"]):
        return Act({"type": "declare", "balls": []})
    balls = _read_balls(wanted, declarable(scene))
    if not balls:
        return Say("Type n for none, or the balls that you play for, such as 1 or b1 or 1 2.")
    return Act({"type": "declare", "balls": balls})


def read_order(scene: Scene, words: list[str]) -> Entry:
    """Read balls by number or name; those left out follow in their usual order."""
    open_balls = orderable(scene)
    balls = _read_balls([word for word in words if word not in ("order", "then")], open_balls)
    if not balls:
        return Say("Type the balls in the order in which they are played for, such as 2 1 or sn q.")
    whole = [*balls, *(ball for ball in open_balls if ball not in balls)]
    asked = len(scene.legal[0]["balls"])
    return Act({"type": "order", "balls": whole[: max(asked, len(balls))]})


def _read_balls(words: list[str], listed: list[Ball]) -> list[Ball] | None:
    """Read every word as a ball; None if one of them is not."""
    balls: list[Ball] = []
    for word in words:
        if word.isascii() and word.isdecimal():
            ball = listed[int(word[:2]) - 1] if 1 <= int(word[:2]) <= len(listed) else None
        else:
            ball = read_ball(word, listed)
        if ball is None:
            return None
        balls.append(ball)
    return balls
