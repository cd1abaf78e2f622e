"""Actions in words."""

from __future__ import annotations

from commonroom.engine import Table

from ..scene import Data
from .speaker import PitchSpeaker


def word(table: Table, action: Data) -> str:
    """Word an action."""
    return PitchSpeaker(table, None).action(action)
