"""Effort of the suite for our own games: everything in `make test-full`, a part of it in `make test`."""

from __future__ import annotations

import os

from commonroom.engine import Table
from commonroom.games import GAMES
from commonroom.testing.effort import Effort
from commonroom.testing.play import is_long
from commonroom.testing.tables import AnyRules

QUICK_SHARE, LONG_SHARE = 6, 2
"""The share of the games that a quick check takes, and the share of that for a long game."""
VIEWER_STATES_IN_ALL, REFUSED_IN_ALL = 200_000, 100_000


def scaled(rules: AnyRules, number: int) -> int:
    """Return the games or looks of a check; fewer for a long game, whose states cost many times as much."""
    share = number if os.environ.get("CHECKS") == "full" else number // QUICK_SHARE
    return max(1, share // LONG_SHARE if is_long(rules) else share)


def shows_the_top_only(table: Table) -> bool:
    """Tell whether a pile may hide what was face up on it before, in the Quidditch card game."""
    return table.options.get("discard_view") == "top_only"


def ours(game: str) -> Effort:
    """Return the effort for one of our own games, which has everything that can be checked."""
    rules, number = GAMES[game], len(GAMES.own)
    return Effort(
        games=scaled(rules, 1000) if is_long(rules) else 1000,  # rare moves only come up in many games
        reloads=scaled(rules, 200),
        replays=max(scaled(rules, 200), 20),
        looks=scaled(rules, VIEWER_STATES_IN_ALL // number),
        seeds=200,
        refused=scaled(rules, REFUSED_IN_ALL // number),
        refused_at=scaled(rules, 24),
        lines=scaled(rules, 200),
        matches=scaled(rules, 200),
        decisions=101,
        ends=11,
        forecasts=10 if is_long(rules) else 30,
        tables=scaled(rules, 8),
        inferences=scaled(rules, 100),
        histories=scaled(rules, 300),
        parts=4,
        hidden_share=1 / 2,
        event_share=1 / 50,
        complete=True,
        forgets=shows_the_top_only,
    )
