"""The bot that knows nothing: any legal move, each as likely as any other."""

from __future__ import annotations

from typing import Any

from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes


def random_bot(eyes: Eyes, dice: Dice) -> Any:
    """One of the legal moves."""
    return dice.pick("bot", eyes.legal())
