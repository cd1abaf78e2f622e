"""Balls as they are typed: to declare them, and to put them in order."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.games.quidditch.box.cards import BALLS, Ball

from ..face import Act, Entry, Say
from ..scene import Scene
from ..speech.typed_names import bare
from .speaker import QuidditchSpeaker

BALL_WORDS: dict[str, Ball] = {
    **dict.fromkeys(("q", "quaffle"), "Q"),
    **dict.fromkeys(("b1", "bl1", "bludger1"), "BL1"),
    **dict.fromkeys(("b2", "bl2", "bludger2"), "BL2"),
    **dict.fromkeys(("sn", "snitch"), "SN"),
}
ANY_BLUDGER = ("b", "bl", "bludger")


LEAST = 3
"""Letters that a ball's name in the language needs at least, so that no card is meant."""


def read_ball(speaker: QuidditchSpeaker, word: str, among: Sequence[Ball]) -> Ball | None:
    """Read a ball by its name, in the language or as the record has it; a Bludger without a number is the only one."""
    if word in BALL_WORDS:
        return BALL_WORDS[word]
    letters = word.rstrip("12")
    named = [ball for ball in BALLS if _is_called(speaker, ball, letters)]
    if word in ANY_BLUDGER or named == ["BL1", "BL2"]:
        if letters != word:
            return "BL2" if word.endswith("2") else "BL1"
        return next((ball for ball in among if ball in ("BL1", "BL2")), "BL1")
    return named[0] if len(named) == 1 and letters == word else None


def _is_called(speaker: QuidditchSpeaker, ball: Ball, letters: str) -> bool:
    """Tell whether a word of the ball's name begins like this."""
    names = bare(speaker.ball(ball)).split()
    return len(letters) >= LEAST and any(name.startswith(bare(letters)) for name in names)


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
    speaker = QuidditchSpeaker(scene.table, scene.viewer)
    balls = _read_balls(speaker, wanted, declarable(scene))
    if not balls:
        return Say(speaker.phrase("quidditch-say-declare"))
    return Act({"type": "declare", "balls": balls})


def read_order(scene: Scene, words: list[str]) -> Entry:
    """Read balls by number or name; those left out follow in their usual order."""
    open_balls, speaker = orderable(scene), QuidditchSpeaker(scene.table, scene.viewer)
    balls = _read_balls(speaker, [word for word in words if word not in ("order", "then")], open_balls)
    if not balls:
        return Say(speaker.phrase("quidditch-say-order"))
    whole = [*balls, *(ball for ball in open_balls if ball not in balls)]
    asked = len(scene.legal[0]["balls"])
    return Act({"type": "order", "balls": whole[: max(asked, len(balls))]})


def _read_balls(speaker: QuidditchSpeaker, words: list[str], listed: list[Ball]) -> list[Ball] | None:
    """Read every word as a ball; None if one of them is not."""
    balls: list[Ball] = []
    for word in words:
        if word.isascii() and word.isdecimal():
            ball = listed[int(word[:2]) - 1] if 1 <= int(word[:2]) <= len(listed) else None
        else:
            ball = read_ball(speaker, word, listed)
        if ball is None:
            return None
        balls.append(ball)
    return balls
