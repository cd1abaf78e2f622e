"""Confidence intervals of an observed share."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054
"""Standard deviations around the mean that hold 95 % of a normal distribution."""


def wilson(hits: float, trials: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share; unlike the textbook one, it is sound near 0 % and 100 %.

    A drawn game may count as half a hit.
    """
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    shrink = 1 + Z95**2 / trials
    centre = (share + Z95**2 / (2 * trials)) / shrink
    reach = Z95 * sqrt(share * (1 - share) / trials + Z95**2 / (4 * trials**2)) / shrink
    # At the very ends the interval touches them; rounding must not step beyond.
    low = 0.0 if hits == 0 else max(0.0, centre - reach)
    high = 1.0 if hits == trials else min(1.0, centre + reach)
    return low, high
