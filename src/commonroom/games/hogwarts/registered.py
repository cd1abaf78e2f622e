"""The modes of the game: one line for each."""

from __future__ import annotations

from .agenda import learn
from .mode import MODES, Mode
from .options import enrol
from .returns import mode as returns
from .year import mode as year


def register(mode: Mode) -> None:
    """Let tables play a mode: its edition, its options, its tasks.

    The rules ask what is registered here and import no mode.
    """
    MODES[mode.EDITION.name] = mode
    enrol(mode.EDITION)
    learn(mode.CHAPTERS)


register(year)
register(returns)
