"""A report as one picture: who wins, how long games take, which rules come up, and the game's own figures."""

from __future__ import annotations

from pathlib import Path

from matplotlib.figure import Figure, SubFigure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from commonroom.engine import BadInput

from .breakdown import Breakdown, breakdowns, deeds, is_part
from .panels import draw_breakdown, draw_deeds, draw_heat, draw_length, draw_rules, draw_spread, draw_wins
from .report import Report, Spread
from .style import INK, PALE_INK, SMALL

SUFFIXES = (".png", ".svg", ".pdf")

WIDTH = 13.0
TOP, MIDDLE, BOTTOM = 4.2, 6.0, 2.6
"""The height of each row of the picture, in inches."""
LEGEND, BOARD = 2, 10
"""The height of a legend, and of a board, in bars."""


def check_path(path: Path) -> None:
    """Raise BadInput unless a picture can be written there: better before a thousand games than after."""
    if path.suffix.lower() not in SUFFIXES:
        raise BadInput("plot", f"{path.name!r} must end in {', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]}")
    was_there = path.exists()
    try:
        path.open("ab").close()
    except OSError as error:
        raise BadInput("plot", f"{str(path)!r} cannot be written: {error.strerror}") from None
    if not was_there:
        path.unlink()


def draw(report: Report, path: Path) -> None:
    """Draw the report as PNG, SVG or PDF, by the suffix of the path."""
    shares = breakdowns(report)
    spreads = {name: spread for name, spread in report.samples.items() if not is_part(name, shares)}
    heights = [TOP, MIDDLE, BOTTOM] if spreads else [TOP, MIDDLE]
    layout = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.15, wspace=0.04, hspace=0.04)
    figure = Figure(figsize=(WIDTH, sum(heights)), layout=layout, facecolor="white")
    figure.suptitle(headline(report), fontsize=18, fontweight="bold", color=INK)
    rows = figure.subfigures(len(heights), 1, height_ratios=heights, squeeze=False)[:, 0]
    _draw_top(rows[0], report)
    _draw_middle(rows[1], report, shares)
    if spreads:
        _draw_bottom(rows[2], spreads)
    figure.supxlabel(_small_print(report), fontsize=SMALL, color=PALE_INK)
    figure.savefig(path, dpi=130)


def _draw_top(row: SubFigure, report: Report) -> None:
    """Draw the results, and how long games take."""
    wins, length = row.subplots(1, 2, width_ratios=[1, 1.05])
    draw_wins(wins, report)
    draw_length(length, report.length)


def _draw_middle(row: SubFigure, report: Report, shares: list[Breakdown]) -> None:
    """Draw the rules, and beside them the game's board or what its figures are made of."""
    rules = [rule for rule in report.rules if not is_part(rule.name, shares)]
    done = deeds(report) if len(report.figures) > 1 else {}
    bars = [max(1, len(each.by_bot)) + LEGEND for each in shares] + ([len(done) + LEGEND] if done else [])
    if report.heat is None and not bars:
        draw_rules(row.subplots(), rules)
        return
    left, right = row.subfigures(1, 2, width_ratios=[1, 1.05], squeeze=False)[0]
    draw_rules(left.subplots(), rules)
    heights = bars + ([BOARD] if report.heat is not None else [])
    shown = right.subplots(len(heights), height_ratios=heights, squeeze=False)[:, 0]
    for axes, each in zip(shown, shares, strict=False):
        draw_breakdown(axes, each)
    if done:
        draw_deeds(shown[len(shares)], done)
    if report.heat is not None:
        draw_heat(shown[-1], report)


def _draw_bottom(row: SubFigure, spreads: dict[str, Spread]) -> None:
    """Draw everything else that varies from game to game, side by side."""
    for axes, (name, spread) in zip(row.subplots(1, len(spreads), squeeze=False)[0], spreads.items(), strict=True):
        draw_spread(axes, name, spread)


def headline(report: Report) -> str:
    """Return the result in one sentence."""
    games = f"{report.played:,} {'game' if report.played == 1 else 'games'} of {report.title}"
    if len(report.by_bot) == 1:
        return f"{games}, all played by {report.by_bot[0].name}"
    best = max(report.by_bot, key=lambda standing: standing.share)
    return f"{games}: {best.name} wins {best.share:.1%} of its games"


def _small_print(report: Report) -> str:
    options = "".join(f", {name}={value}" for name, value in report.options.items())
    table = f"{report.edition}, {report.seats} seats, {report.sides} sides{options}"
    return f"{table}. Bots: {', '.join(report.bots)}. Seed {report.seed}. Lines are 95 % intervals (Wilson)."
