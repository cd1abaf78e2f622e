"""How much a suite tries, and what the caller knows of a game that no check can find out by itself."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from commonroom.engine import Table


def never(_: Table) -> bool:
    """What a view shows today it can still show tomorrow."""
    return False


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How much is tried. The defaults take about a minute for a small game."""

    games: int = 100
    """Whole games in which nothing may be lost."""
    reloads: int = 20
    """Games that are saved and loaded after every action."""
    replays: int = 10
    """Records that are replayed step by step in fresh processes."""
    looks: int = 3_000
    """States, each seen by somebody, that are dealt anew."""
    seeds: int = 40
    """Games that are looked at for traces of their seed."""
    refused: int = 3_000
    """Wrong actions that are refused."""
    refused_at: int = 12
    """States at which they are tried, at least."""
    lines: int = 40
    """Lines of play that Hypothesis tries."""
    matches: int = 30
    """Matches whose luck is verified from their record."""
    decisions: int = 30
    """Decisions that every bot makes, at least, where the game is long enough."""
    ends: int = 1
    """Ends of games whose worth is compared with the outcome, at least."""
    forecasts: int = 30
    """Games in which the worth of a state is compared with who wins."""
    tables: int = 2
    """Tables at which an option is tried that should change nothing there."""
    inferences: int = 12
    """Actions after which guesses are held against what the action has shown."""
    histories: int = 60
    """Guesses that are held against all that has happened before."""
    parts: int = 1
    """Tests among which long checks are divided, for several processes to share them."""
    hidden_share: float = 0.05
    """Of all looks, the share at which there must have been something to hide."""
    event_share: float = 0.005
    """Of all looks, the share at which events must have been comparable."""
    complete: bool = False
    """Whether the game has everything that can be checked: what would be skipped is then a failure."""
    forgets: Callable[[Table], bool] = never
    """Tells tables at which something that was told can lie hidden afterwards, so that no view shows it any more."""

    def share(self, number: int) -> int:
        """Return the part of a number that one of the parts takes."""
        return max(1, number // self.parts)

    def without(self, what: str) -> None:
        """Skip a check because the game lacks something; of a complete game, fail it."""
        if self.complete:
            pytest.fail(f"the game should have {what}")
        pytest.skip(f"the game has no {what}")
