"""The modes of the game, by edition: one line for each."""

from __future__ import annotations

from .mode import MODES
from .options import RETURNS, YEAR
from .returns import mode as returns
from .year import mode as year

__all__ = ["MODES"]

# Registered here, because the rules ask `mode.MODES` and must not import either mode.
MODES[YEAR] = year
MODES[RETURNS] = returns
