"""Figures that are parts of a whole: `points by Quaffles` and `points by Free Goals` make up the points.

A game says so by the names alone: what comes before the last ` by ` is the whole, what comes after it the part.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from .report import Report

BY = " by "


class Whole(msgspec.Struct, frozen=True):
    """Something counted in several parts, which are means of one game."""

    title: str
    parts: Mapping[str, float]

    @property
    def total(self) -> float:
        return sum(self.parts.values())


def wholes(report: Report) -> list[Whole]:
    """Everything in a report that has several parts, unless nothing of it ever happened."""
    means = {name: spread.mean * spread.games / report.played for name, spread in report.samples.items()}
    means |= {rule.name: rule.mean for rule in report.rules}
    grouped: dict[str, dict[str, float]] = {}
    for name, mean in means.items():
        title, by, part = name.rpartition(BY)
        if by:
            grouped.setdefault(title, {})[part] = mean
    found = [Whole(title, parts) for title, parts in grouped.items() if len(parts) > 1]
    return [whole for whole in found if whole.total > 0]


def is_part(name: str, among: list[Whole]) -> bool:
    """Whether a figure is told as part of a whole already."""
    title, by, part = name.rpartition(BY)
    return bool(by) and any(whole.title == title and part in whole.parts for whole in among)
