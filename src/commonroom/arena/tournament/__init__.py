"""Tournaments: every bot meets every other, and the results are turned into ratings. It knows no game."""

from .plan import Tournament, prepare
from .report import Crosstable
from .run import hold

__all__ = ["Crosstable", "Tournament", "hold", "prepare"]
