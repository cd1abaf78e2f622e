"""Playing and answering special cards: passing, and cards with what they are aimed at."""

from __future__ import annotations

from commonroom.games.quidditch.box.cards import HouseCard

from ..face import Act, Entry, Pick, Repeat, Say
from ..scene import Data, Scene
from .ball_input import read_ball
from .card_input import is_named, read_card
from .choices import ways_of
from .pitch import balls_of
from .speaker import QuidditchSpeaker

PASS = {"type": "pass"}


def read_special(scene: Scene, pick: str, words: list[str]) -> Entry:
    """Read a special card, with the way to play it if there are several; or a way for the card taken up."""
    if pick and (way := _way(scene, pick, words)) is not None:
        return Act(way)
    speaker = QuidditchSpeaker(scene.table, scene.viewer)
    found = read_card(speaker, scene.view["hand"], [word for word in words if word != "play"] or words)
    if found.card is None:
        return Say(found.why)
    if scene.view["chain"]:
        return Act({"type": "cancel", "card": found.card})
    ways = ways_of(scene, found.card)
    if not ways:
        return Act(_attempt(scene, speaker.cards[found.card]))
    if found.rest:
        chosen = _way(scene, found.card, found.rest)
        return Say(speaker.phrase("quidditch-say-not-like-that")) if chosen is None else Act(chosen)
    return Act(ways[0]) if len(ways) == 1 else Pick(found.card)


def pass_on(*, whatever_is_held: bool) -> Repeat:
    """Pass until another card waits, or something else is asked; or stop earlier, when a card could be played."""

    def goes_on(scene: Scene) -> bool:
        if scene.view["chain"] or PASS not in scene.legal:
            return False
        return whatever_is_held or scene.legal == [PASS]

    return Repeat(PASS, goes_on)


def _way(scene: Scene, card: str, words: list[str]) -> Data | None:
    """Read one of the ways to play a card: by its number, its power, its ball or the card that it retrieves."""
    ways = ways_of(scene, card)
    if len(words) == 1 and words[0].isascii() and words[0].isdecimal():
        return ways[int(words[0][:3]) - 1] if 1 <= int(words[0][:3]) <= len(ways) else None
    speaker, balls = QuidditchSpeaker(scene.table, scene.viewer), balls_of(scene.view)
    if len(words) == 2 and words[1].isdecimal():
        words = ["".join(words)]  # such as "seeker 12"
    for word in words:
        if word not in ("at", "on", "the"):
            ball = read_ball(speaker, word, balls)
            ways = [way for way in ways if _fits(speaker, way, word, ball)]
    return ways[0] if len(ways) == 1 else None


def _fits(speaker: QuidditchSpeaker, way: Data, word: str, ball: str | None) -> bool:
    if ball is not None and way.get("ball") == ball:
        return True
    if (way.get("mode") or "").startswith(word):
        return True
    return way.get("take") is not None and is_named(speaker, way["take"], word)


def _attempt(scene: Scene, card: HouseCard) -> Data:
    """Return a card that cannot be played now as it would be played: the rules will say why not."""
    action: Data = {"type": "play", "card": card.id}
    effect = card.effects[0] if card.effects else None
    if effect is None:
        return action
    if len(card.effects) > 1:
        action["mode"] = effect.mode
    if effect.code in ("lower", "push_off"):
        action["ball"] = scene.view["at"] or next(iter(balls_of(scene.view)), "Q")
    if effect.code == "retrieve":
        action["take"] = card.id
    return action
