"""Scripted persons at a table of the Quidditch card game."""

from __future__ import annotations

from typing import Any

from commonroom.terminal.scene import Data, Scene
from commonroom.terminal.seating import new_sitting
from commonroom.terminal.sitting import Sitting


def sit(seed: int = 1, bot: str = "random", wish: str | None = None, **options: Any) -> Sitting:
    """Return a new game of Quidditch against a bot."""
    return new_sitting("quidditch", edition=None, seats=2, bot=bot, options=options, seed=seed, wish=wish)


def typed(scene: Scene, action: Data) -> str:
    """Return an action as a person would type it on one line."""
    hand = scene.view["hand"]
    match action["type"]:
        case "play":
            ways = [other for other in scene.legal if other.get("card") == action["card"]]
            way = f" {ways.index(action) + 1}" if len(ways) > 1 else ""
            return f"{hand.index(action['card']) + 1}{way}"
        case "cancel":
            return str(hand.index(action["card"]) + 1)
        case "declare":
            return " ".join(action["balls"]).lower() or "n"
        case "commit":
            return _laying(hand, action["cards"])
        case "order":
            return " ".join(action["balls"]).lower()
        case "pick":
            return str(action["slot"] + 1)
        case _:
            return "p"


def _laying(hand: list[str], cards: dict[str, str]) -> str:
    """Return each ball with the number of a card that is not taken yet."""
    numbers: list[int] = []
    words = []
    for ball, card in cards.items():
        numbers.append(next(n for n, held in enumerate(hand) if held == card and n not in numbers))
        words.append(f"{ball.lower()} {numbers[-1] + 1}")
    return " ".join(words)


def eager(scene: Scene) -> str:
    """Pick the last in the list: a special card rather than passing, all balls rather than none."""
    return typed(scene, scene.legal[-1])
