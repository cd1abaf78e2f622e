"""The sequential probability ratio test: play only until it is clear which of two hypotheses holds.

The first bot's lead over the second is `elo0` or less, or it is `elo1` or more. After each deal, the likelihood of the
points so far is compared under both (generalised, on pairs of games, as engines of chess are tested in Fishtest: Van
den Bergh, "Comments on normalized Elo and the GSPRT", 2019-2021). Whatever else is unknown about the five possible
results of a deal is taken as it fits each hypothesis best.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, log

import msgspec

from .elo import expected

ERROR = 0.05
"""The share of tests that may accept a hypothesis though the other one holds."""
BOUND = log((1 - ERROR) / ERROR)
"""Where the logarithm of the ratio of likelihoods ends the test, above zero or below."""
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The possible shares of the points of a deal: two games, half a point for a draw."""
UNSEEN = 1e-3
"""What counts for a result that has not come up yet."""
HALVINGS = 60


class Question(msgspec.Struct, frozen=True):
    """Which of two leads in Elo the first bot has over the second."""

    elo0: float
    elo1: float

    def llr(self, deals: Sequence[int]) -> float:
        """Return the logarithm of the ratio of likelihoods, from the number of deals by their points."""
        seen = [max(number, UNSEEN) for number in deals]
        total = fsum(seen)
        shares = [number / total for number in seen]
        lower, higher = (_likeliest(shares, expected(elo)) for elo in (self.elo0, self.elo1))
        return total * fsum(share * log(high / low) for share, low, high in zip(shares, lower, higher, strict=True))

    def answer(self, llr: float) -> float | None:
        """Return the lead that is accepted, if either can be."""
        return self.elo1 if llr >= BOUND else self.elo0 if llr <= -BOUND else None


def _likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """Return the probabilities with this mean under which the shares are likeliest."""

    def tilted(tilt: float) -> list[float]:
        return [share / (1 + tilt * (value - mean)) for share, value in zip(shares, SHARES, strict=True)]

    # Between these bounds all probabilities are positive, and the mean falls as the tilt grows.
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        tilt = (low + high) / 2
        excess = fsum(chance * (value - mean) for chance, value in zip(tilted(tilt), SHARES, strict=True))
        low, high = (tilt, high) if excess > 0 else (low, tilt)
    return tilted((low + high) / 2)
