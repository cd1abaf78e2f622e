"""How much our own games go through: all of it in `make test-full`, a part of it in `make test`."""

from __future__ import annotations

import os

from commonroom.engine import Table
from commonroom.games import GAMES
from commonroom.testing.effort import Effort
from commonroom.testing.play import is_long
from commonroom.testing.tables import AnyRules

QUICK_SHARE, LONG_SHARE = 6, 2
"""The part of the games that a check takes when it has to be quick, and again the part that it takes of a long game."""
VIEWER_STATES_IN_ALL, REFUSED_IN_ALL = 200_000, 100_000


def so_many(rules: AnyRules, number: int) -> int:
    """How many games or looks a check takes; fewer of a long game, each of whose states costs many times as much."""
    share = number if os.environ.get("CHECKS") == "full" else number // QUICK_SHARE
    return max(1, share // LONG_SHARE if is_long(rules) else share)


def shows_the_top_only(table: Table) -> bool:
    """In the Quidditch card game the pile may hide what lay on it face up."""
    return table.options.get("discard_view") == "top_only"


def ours(game: str) -> Effort:
    """The effort for a game of the house: it has everything that can be checked."""
    rules, number = GAMES[game], len(GAMES.own)
    return Effort(
        games=so_many(rules, 1000) if is_long(rules) else 1000,  # rare moves come up in many games only
        reloads=so_many(rules, 200),
        replays=max(so_many(rules, 200), 20),
        looks=so_many(rules, VIEWER_STATES_IN_ALL // number),
        seeds=200,
        refused=so_many(rules, REFUSED_IN_ALL // number),
        refused_at=so_many(rules, 24),
        lines=so_many(rules, 200),
        matches=so_many(rules, 200),
        decisions=101,
        ends=11,
        forecasts=10 if is_long(rules) else 30,
        tables=so_many(rules, 8),
        inferences=so_many(rules, 100),
        histories=so_many(rules, 300),
        parts=4,
        hidden_share=1 / 2,
        event_share=1 / 50,
        complete=True,
        forgets=shows_the_top_only,
    )
