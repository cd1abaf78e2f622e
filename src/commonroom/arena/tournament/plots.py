"""A tournament as one picture: the ratings with their intervals, and who did how well against whom."""

from __future__ import annotations

from math import isnan, nan
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from ..style import BLUE, EMPTY, HEAT_COLOURS, INK, ORANGE, PALE_INK, SMALL, TEXT, style_axes
from .report import Crosstable

WIDTH = 13.0
ROW, FRAME = 0.55, 2.6
"""The height of a bot's row, and of all around the rows, in inches."""
DARK = 0.6
"""The share of points above which white letters are easier to read than black ones."""


def draw(found: Crosstable, path: Path) -> None:
    """Draw a tournament as PNG, SVG or PDF, by the suffix of the path."""
    layout = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.15, wspace=0.04)
    figure = Figure(figsize=(WIDTH, FRAME + ROW * len(found.bots)), layout=layout, facecolor="white")
    figure.suptitle(headline(found), fontsize=18, fontweight="bold", color=INK)
    ratings, crosstable = figure.subplots(1, 2)
    _draw_ratings(ratings, found)
    _draw_crosstable(crosstable, found)
    figure.supxlabel(_small_print(found), fontsize=SMALL, color=PALE_INK)
    figure.savefig(path, dpi=130)


def headline(found: Crosstable) -> str:
    """Return the result in one sentence."""
    best, *_, last = found.ratings
    return f"{found.played:,} games of {found.title}: {best.bot} is {best.elo - last.elo:,.0f} Elo above {last.bot}"


def _draw_ratings(axes: Axes, found: Crosstable) -> None:
    """Draw each rating as a dot with its interval."""
    for place, rated in enumerate(found.ratings):
        colour = ORANGE if rated.bot == found.bots[0] else BLUE
        axes.plot([rated.low, rated.high], [place, place], color=colour, linewidth=3, solid_capstyle="round")
        axes.plot([rated.elo], [place], "o", color=colour, markersize=8)
        spot = (rated.elo, place)
        axes.annotate(
            f"{rated.elo:+,.0f}", spot, (0, 9), textcoords="offset points", ha="center", color=INK, fontsize=TEXT
        )
    axes.axvline(0, color=PALE_INK, linestyle="--", linewidth=1, zorder=0)
    axes.set_yticks(range(len(found.ratings)), [rated.bot for rated in found.ratings])
    axes.set_ylim(len(found.ratings) - 0.4, -0.8)
    axes.margins(x=0.12)
    axes.set_xlabel(f"Elo above {found.bots[0]}", fontsize=TEXT, color=INK)
    style_axes(axes, "How strong they are", grid="x")


def _draw_crosstable(axes: Axes, found: Crosstable) -> None:
    """Draw everybody's share of points against everybody."""
    bots = [rated.bot for rated in found.ratings]
    shares = [[nan] * len(bots) for _ in bots]
    for each in found.meetings:
        if each.games:
            first, second = bots.index(each.first), bots.index(each.second)
            shares[first][second], shares[second][first] = each.share, 1 - each.share
    axes.imshow(shares, cmap=HEAT_COLOURS, vmin=0, vmax=1, aspect="auto")
    axes.set_facecolor(EMPTY)
    for row, of_row in enumerate(shares):
        for column, share in enumerate(of_row):
            words, ink = "" if isnan(share) else f"{share:.1%}", "white" if share > DARK else INK
            axes.text(column, row, words, ha="center", va="center", fontsize=TEXT, color=ink)
    axes.set_xticks(range(len(bots)), bots)
    axes.set_yticks(range(len(bots)), bots)
    style_axes(axes, "Share of points, row against column")


def _small_print(found: Crosstable) -> str:
    options = "".join(f", {name}={value}" for name, value in found.options.items())
    table = f"{found.edition}, {found.seats} seats, {found.sides} sides{options}"
    return f"{table}. Seed {found.seed}. Lines are 95 % intervals."
