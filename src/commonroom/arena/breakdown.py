"""Figures that are parts of a whole: `points by Quaffles` and `points by Free Goals` make up the points.

A game says so by the names alone: the whole comes before the last ` by `, the part after it.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from .report import Report, Spread

BY = " by "


class Breakdown(msgspec.Struct, frozen=True):
    """A figure in several parts, which are averages per game."""

    title: str
    parts: Mapping[str, float]
    by_bot: Mapping[str, Mapping[str, float]] = {}
    """The same parts for each bot, if the game says which seat they belong to."""

    @property
    def total(self) -> float:
        """The sum of all parts."""
        return sum(self.parts.values())


def breakdowns(report: Report) -> list[Breakdown]:
    """List the figures of a report that have several parts, unless all of them are zero."""
    means = {name: spread.mean * spread.games / report.played for name, spread in report.samples.items()}
    means |= {rule.name: rule.mean for rule in report.rules}
    by_bot = {bot: _grouped(_means(figures)) for bot, figures in report.figures.items()}
    found = [
        Breakdown(title, parts, {bot: groups[title] for bot, groups in by_bot.items() if title in groups})
        for title, parts in _grouped(means).items()
        if len(parts) > 1
    ]
    return [breakdown for breakdown in found if breakdown.total > 0]


def deeds(report: Report) -> dict[str, dict[str, float]]:
    """Return the bots' other figures: the average of each bot, for every figure that is not always zero."""
    found: dict[str, dict[str, float]] = {}
    for bot, figures in report.figures.items():
        for name, mean in _means(figures).items():
            if BY not in name:
                found.setdefault(name, {})[bot] = mean
    return {name: means for name, means in found.items() if sum(means.values()) > 0}


def is_part(name: str, among: list[Breakdown]) -> bool:
    """Tell whether a figure is shown as part of a whole already."""
    title, by, part = name.rpartition(BY)
    return bool(by) and any(breakdown.title == title and part in breakdown.parts for breakdown in among)


def _means(spreads: Mapping[str, Spread]) -> dict[str, float]:
    return {name: spread.mean for name, spread in spreads.items()}


def _grouped(means: Mapping[str, float]) -> dict[str, dict[str, float]]:
    """Group figures into the parts of each whole."""
    groups: dict[str, dict[str, float]] = {}
    for name, mean in means.items():
        title, by, part = name.rpartition(BY)
        if by:
            groups.setdefault(title, {})[part] = mean
    return groups
