"""The bot that knows nothing: it picks any legal move, each with the same probability."""

from __future__ import annotations

from typing import Any

from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes


def random_bot(eyes: Eyes, dice: Dice) -> Any:
    """Pick one of the legal moves."""
    return dice.pick("bot", eyes.legal())
