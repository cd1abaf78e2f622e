"""Scripted persons at a table of A Year at Hogwarts."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from commonroom.bots.random import random_bot
from commonroom.engine import Match
from commonroom.engine.record import read_position
from commonroom.engine.seeds import read_seed
from commonroom.engine.table import read_table
from commonroom.games import GAMES, hogwarts
from commonroom.terminal.faces import face_of
from commonroom.terminal.hogwarts.choices import listed
from commonroom.terminal.hogwarts.match import match_scene
from commonroom.terminal.quidditch_match.notation import SHORT, field_name
from commonroom.terminal.scene import Data, Scene
from commonroom.terminal.sitting import Sitting

from .persons import Answer

NAMES = ("Hana", "Dario", "Lena", "Milo", "Nora", "Otto", "Pia", "Quin")
RETURNS = "voldemort-returns"


def sit(
    seats: int = 2,
    seed: int = 1,
    edition: str = "year",
    position: Data | None = None,
    wishes: Sequence[str] = (),
    **options: Any,
) -> Sitting:
    """Return the first seat of a new game, or of a position, among random bots."""
    players = [
        {"name": name, **({"character": wish} if wish else {})}
        for name, wish in zip(NAMES[:seats], [*wishes, *[""] * seats], strict=False)
    ]
    table = read_table(hogwarts.ABOUT, edition, options, players)
    match = Match(GAMES["hogwarts"], table, read_seed(seed), (), read_position(position) if position else None)
    face = face_of("hogwarts")
    opening = face.tell(table, 0, match.opening)
    return Sitting(match, 0, dict.fromkeys(range(1, seats), random_bot), face, [opening] if opening else [])


def typed(scene: Scene, action: Data) -> str:
    """Return an action as a person would type it on one line."""
    return on_the_pitch(scene, action["move"]) if action["type"] == "match" else str(listed(scene).index(action) + 1)


def on_the_pitch(scene: Scene, move: Data) -> str:
    """Return a move of a match as a person would type it."""
    pitch = match_scene(scene)
    assert pitch is not None
    to = field_name(pitch.view["pitch"], tuple(move["to"])) if "to" in move else ""
    match move["type"]:
        case "move" | "place":
            return f"{SHORT[move['piece']].lower()} {to}"
        case "aim":
            return SHORT[move["piece"]].lower()
        case "throw":
            way: str = move["direction"]
            turned = {"up": "down", "down": "up"}.get(way, way) if pitch.viewer == 1 else way
            return f"t {turned[0]}"
        case "pass":
            return f"p {to}"
        case "put":
            return to
        case "card":
            return str(pitch.view["hand"].index(move["card"]) + 1)
        case kind:
            return {"roll": "d", "shoot": "g", "take": "t", "end": "e", "formation": "f"}[kind]


def as_chance_has_it(seed: int, most: int = 10_000) -> Answer:
    """Return a person who does anything that is allowed, and leaves after this many answers."""
    luck, answers = random.Random(seed), 0

    def answer(scene: Scene) -> str:
        nonlocal answers
        answers += 1
        if answers > most:
            raise EOFError
        return typed(scene, luck.choice(scene.legal))

    return answer
