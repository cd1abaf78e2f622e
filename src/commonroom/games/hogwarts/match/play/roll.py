"""Two dice of each side against each other (HOG-416)."""

from __future__ import annotations

from typing import TypeAlias

from commonroom.engine import Dice, Seat

Rolls: TypeAlias = tuple[tuple[int, int], tuple[int, int]]
"""Two dice of each side."""


def roll_off(dice: Dice, label: str) -> list[Rolls]:
    """Let both roll, again after a tie (RUL-HOG-125); the last rolls decide."""
    rolls: list[Rolls] = []
    while not rolls or higher(rolls[-1]) is None:
        first, second = ((dice.roll(label, 6), dice.roll(label, 6)) for _ in (0, 1))
        rolls.append((first, second))
    return rolls


def higher(rolls: Rolls) -> Seat | None:
    """Return the side with the higher total; None in a tie."""
    mine, yours = map(sum, rolls)
    return None if mine == yours else 0 if mine > yours else 1
