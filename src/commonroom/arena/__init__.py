"""The arena: lets bots play many games and counts the results. It knows no game."""

from .plan import Plan, prepare
from .report import Report
from .run import simulate

__all__ = ["Plan", "Report", "prepare", "simulate"]
