"""A plan for a tournament: who meets whom, and how often."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import isfinite
from typing import Any

import msgspec

from commonroom.engine import BadInput

from .. import kernel
from ..plan import Plan, Series, prepare_duel
from .sprt import Question

MOST_BOTS = 32


class Tournament(msgspec.Struct, frozen=True):
    """The games to play: every bot meets every other, one on each side of the table."""

    game: str
    bots: tuple[str, ...]
    games: int
    """Games for each two bots, at most. Each deal is played twice, with the sides exchanged."""
    seed: int | str
    seats: int | None = None
    edition: str | None = None
    options: Mapping[str, Any] = {}
    jobs: int = 1
    engine: str = "readable"
    sprt: tuple[float, float] | None = None
    """Stop two bots early, once it is clear which of two leads in Elo the first has over the second."""

    def duel(self, bots: tuple[str, ...]) -> Plan:
        """Return the plan of the games between two bots."""
        return Plan(
            game=self.game,
            bots=bots,
            games=self.games,
            seed=self.seed,
            seats=self.seats,
            edition=self.edition,
            options=self.options,
            jobs=self.jobs,
            engine=self.engine,
        )


class Fixtures(msgspec.Struct, frozen=True):
    """A tournament that was checked, ready to be played."""

    series: Mapping[tuple[str, str], Series]
    """The games of every two bots."""
    engine: str
    """`readable` or `fast`."""
    question: Question | None

    @property
    def any(self) -> Series:
        """Return the games of some two bots; the table is the same for all."""
        return next(iter(self.series.values()))


def prepare(plan: Tournament) -> Fixtures:
    """Check a plan and make it ready to be played; BadInput names the field that is wrong."""
    if not 2 <= len(plan.bots) <= MOST_BOTS or len(set(plan.bots)) < len(plan.bots):
        raise BadInput("bots", f"name 2 to {MOST_BOTS} different bots")
    series = {(one, other): prepare_duel(plan.duel((one, other))) for one, other in combinations(plan.bots, 2)}
    if plan.games % 2:
        raise BadInput("games", "must be even: each deal is played twice, with the sides exchanged")
    everybody = msgspec.structs.replace(next(iter(series.values())), bots=plan.bots)
    is_fast = kernel.is_chosen(plan.duel(plan.bots), everybody)
    return Fixtures(series, "fast" if is_fast else "readable", _question(plan.sprt))


def _question(leads: tuple[float, float] | None) -> Question | None:
    if leads is None:
        return None
    if not (all(map(isfinite, leads)) and -1000 <= leads[0] < leads[1] <= 1000):
        raise BadInput("sprt", "must be two leads in Elo from -1000 to 1000, the lower one first")
    return Question(*leads)
