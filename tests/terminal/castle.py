"""Harry and Draco in the castle, and what Harry sees of it."""

from __future__ import annotations

from commonroom.terminal.scene import Data
from commonroom.terminal.sitting import Sitting

from .persons import picture as drawn
from .wizards import sit

HARRY: Data = {
    "character": "harry_potter",
    "at": "start",
    "hp": 7,
    "books": ["gadding_with_ghouls"],
    "spells": ["accio", "protego", "protego"],
    "potions": [],
    "items": ["basilisk_fang", "time_turner"],
    "missions": ["destroy_the_diary", "find_the_stone"],
    "floo": 1,
    "portkey": 0,
}
DRACO: Data = {"character": "draco_malfoy", "at": "hufflepuff_tower", "hp": 7, "points": 35, "missions": []}
TOKENS: Data = {"s02": ["mandrake"], "s12": ["riddle_diary"], "azkaban": ["philosophers_stone"]}


def seated(*tasks: Data, **changes: object) -> Sitting:
    """Return Harry, asked about these tasks."""
    position: Data = {"seats": [HARRY | changes, DRACO], "tokens": TOKENS, "turn": 0}
    return sit(2, 1, position=position | ({"agenda": list(tasks)} if tasks else {}))


def typable(text: str) -> str:
    """Return a text with marks that are on a keyboard."""
    return text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").replace("\N{MULTIPLICATION SIGN}", "x")


def picture(sitting: Sitting, height: int = 30) -> str:
    return typable(drawn(sitting, height=height))


def walking(left: int = 6, at: str = "start") -> Sitting:
    return seated({"task": "walk", "seat": 0, "left": left, "path": [at]}, at=at)
