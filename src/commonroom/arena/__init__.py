"""The arena: bots play many games, and the results are counted. It knows no game."""

from .plan import Plan, prepare
from .report import Report
from .run import simulate

__all__ = ["Plan", "Report", "prepare", "simulate"]
