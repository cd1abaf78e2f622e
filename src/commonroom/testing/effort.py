"""Effort of a suite, and facts about a game that no check can find out by itself."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from commonroom.engine import Table


def never(_: Table) -> bool:
    """Return False: whatever a view shows today it can still show tomorrow."""
    return False


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """The amount of testing. The defaults take about a minute for a small game."""

    games: int = 100
    """Whole games in which nothing may be lost."""
    reloads: int = 20
    """Games that are saved and loaded after every action."""
    replays: int = 10
    """Records that are replayed step by step in fresh processes."""
    looks: int = 3_000
    """States, each seen by one viewer, that are dealt again."""
    seeds: int = 40
    """Games that are searched for traces of their seed."""
    refused: int = 3_000
    """Wrong actions that are refused."""
    refused_at: int = 12
    """Least number of states at which they are tried."""
    lines: int = 40
    """Lines of play that Hypothesis tries."""
    matches: int = 30
    """Matches whose luck is verified from their record."""
    decisions: int = 30
    """Least number of decisions that every bot makes, if the game is long enough."""
    ends: int = 1
    """Least number of finished games whose rating is compared with the outcome."""
    forecasts: int = 30
    """Games in which ratings are compared with the winner."""
    tables: int = 2
    """Tables at which an option is tried that should change nothing there."""
    inferences: int = 12
    """Actions after which guesses are compared with what the action has shown."""
    histories: int = 60
    """Guesses that are compared with all that has happened before."""
    parts: int = 1
    """Tests among which long checks are divided, so that several processes can share them."""
    hidden_share: float = 0.05
    """Least share of looks with something to hide."""
    event_share: float = 0.005
    """Least share of looks with comparable events."""
    complete: bool = False
    """True if the game has everything that can be checked: a skip is then a failure."""
    forgets: Callable[[Table], bool] = never
    """Tells whether, at a table, something once seen can be hidden again, so that no view shows it any more."""

    def share(self, number: int) -> int:
        """Return the share of a number for one of the parts."""
        return max(1, number // self.parts)

    def without(self, what: str) -> None:
        """Skip a check because the game lacks something; fail it for a complete game."""
        if self.complete:
            pytest.fail(f"the game should have {what}")
        pytest.skip(f"the game has no {what}")
