"""A report as one picture: who wins, how long it takes, which rules come up, and where on the board."""

from __future__ import annotations

from math import nan
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import MaxNLocator, PercentFormatter

from commonroom.engine import BadInput

from .report import Report, Spread, Standing

SUFFIXES = (".png", ".svg", ".pdf")

# Blue and orange stay apart for every kind of colour vision (Okabe and Ito).
BLUE, ORANGE, INK, PALE_INK = "#0072B2", "#D55E00", "#222222", "#6B6B6B"
GRID, EMPTY = "#D9D9D9", "#F2F2F2"
HEAT_COLOURS = "Blues"
DARK = 0.6
"""From this part of the scale on, white letters read better than black ones."""
TITLE, TEXT, SMALL = 14, 11, 9


def check_path(path: Path) -> None:
    """BadInput unless a picture can be written there; better to know before a thousand games than after."""
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
    """Draw the report; the path's suffix says whether as PNG, SVG or PDF."""
    layout = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.15, wspace=0.04, hspace=0.04)
    figure = Figure(figsize=(13, 10.5), layout=layout, facecolor="white")
    figure.suptitle(headline(report), fontsize=18, fontweight="bold", color=INK)
    panels = figure.subplot_mosaic(
        [["wins", "length"], ["rules", "heat" if report.heat else "rules"]],
        width_ratios=[1, 1.05],
        height_ratios=[1, 1.45],
    )
    _draw_wins(panels["wins"], report)
    _draw_length(panels["length"], report.length)
    _draw_rules(panels["rules"], report)
    if report.heat:
        _draw_heat(panels["heat"], report)
    figure.supxlabel(_small_print(report), fontsize=SMALL, color=PALE_INK)
    figure.savefig(path, dpi=130)


def headline(report: Report) -> str:
    """The result in one sentence."""
    games = f"{report.played:,} {'game' if report.played == 1 else 'games'} of {report.title}"
    if len(report.by_bot) == 1:
        return f"{games}, all played by {report.by_bot[0].name}"
    best = max(report.by_bot, key=lambda standing: standing.share)
    return f"{games}: {best.name} wins {best.share:.1%} of its games"


def _small_print(report: Report) -> str:
    options = "".join(f", {name}={value}" for name, value in report.options.items())
    table = f"{report.edition}, {report.seats} seats, {report.sides} sides{options}"
    return f"{table}. Bots: {', '.join(report.bots)}. Seed {report.seed}. Lines are 95 % intervals (Wilson)."


def _draw_wins(axes: Axes, report: Report) -> None:
    """Everybody's share of games won, as a dot with its interval."""
    rows = _win_rows(report)
    for place, standing in enumerate(rows):
        if standing is None:
            continue
        colour = ORANGE if standing in report.by_bot else BLUE
        axes.plot([standing.low, standing.high], [place, place], color=colour, linewidth=3, solid_capstyle="round")
        axes.plot([standing.share], [place], "o", color=colour, markersize=8)
        spot = (1.03, place)
        axes.annotate(f"{standing.share:.1%}", spot, va="center", color=INK, fontsize=TEXT, annotation_clip=False)
    axes.axvline(1 / report.sides, color=PALE_INK, linestyle="--", linewidth=1, zorder=0)
    shown = [(place, standing.name) for place, standing in enumerate(rows) if standing is not None]
    axes.set_yticks([place for place, _ in shown], [name for _, name in shown])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlim(-0.02, 1.02)
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel("share of games won; the dashed line marks even chances", fontsize=TEXT, color=INK)
    _dress(axes, "Who wins", grid="x")


def _win_rows(report: Report) -> list[Standing | None]:
    """Bots and, after a gap, sides; where every side is one seat, seats are the better-known word."""
    places = report.by_side if report.sides < report.seats else report.by_seat
    return [*report.by_bot, None, *places]


def _draw_length(axes: Axes, length: Spread | None) -> None:
    if length is None:
        _dress(axes, "No game came to an end")
        return
    bins = length.histogram
    widths = [part.end - part.start for part in bins]
    axes.bar([part.start for part in bins], [part.games for part in bins], widths, align="edge", color=BLUE, ec="white")
    axes.axvline(length.median, color=ORANGE, linewidth=2)
    spot = (length.median, 1.0)
    axes.annotate(
        f"half of the games end\nwithin {length.median:g} actions",
        spot,
        xycoords=("data", "axes fraction"),
        xytext=(6, -4),
        textcoords="offset points",
        va="top",
        color=ORANGE,
        fontsize=TEXT,
    )
    axes.margins(y=0.18)
    axes.set_xlabel("actions in a game", fontsize=TEXT, color=INK)
    axes.set_ylabel("games", fontsize=TEXT, color=INK)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    _dress(axes, "How long a game takes", grid="y")


def _draw_rules(axes: Axes, report: Report) -> None:
    """In what share of the games each rule comes up, and how often in a game."""
    rules = report.rules
    axes.barh(range(len(rules)), [1.0] * len(rules), color=EMPTY, height=0.7)
    axes.barh(range(len(rules)), [rule.share for rule in rules], color=BLUE, height=0.7)
    for place, rule in enumerate(rules):
        often = f"{rule.mean:.2f} a game" if rule.mean >= 0.005 else f"{rule.total} in all" if rule.total else "never"
        axes.annotate(often, (1.03, place), va="center", fontsize=TEXT, color=INK, annotation_clip=False)
    axes.set_yticks(range(len(rules)), [rule.name for rule in rules])
    axes.set_ylim(len(rules) - 0.4, -0.6)
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel("share of games in which it happens at all", fontsize=TEXT, color=INK)
    _dress(axes, "How often each rule comes up")


def _draw_heat(axes: Axes, report: Report) -> None:
    """The board, each cell as bright as it is often counted, with the name that people know it by."""
    heat = report.heat
    assert heat is not None
    shares = [[nan if number is None else number / report.heat_games for number in row] for row in heat.counts]
    picture = axes.imshow(shares, cmap=HEAT_COLOURS, vmin=0)
    axes.set_facecolor(EMPTY)
    most = max(number for row in heat.counts for number in row if number is not None)
    dark = DARK * most / report.heat_games
    for row, labels in enumerate(heat.labels):
        for column, label in enumerate(labels):
            ink = "white" if shares[row][column] > dark else INK
            axes.text(column, row, label, ha="center", va="center", fontsize=TEXT, color=ink)
    axes.hlines([edge - 0.5 for edge in range(1, len(shares))], -0.5, len(shares[0]) - 0.5, color="white")
    axes.vlines([edge - 0.5 for edge in range(1, len(shares[0]))], -0.5, len(shares) - 0.5, color="white")
    scale = axes.figure.colorbar(picture, ax=axes, shrink=0.8, format=PercentFormatter(1.0, decimals=0), pad=0.02)
    scale.outline.set_visible(False)
    scale.ax.tick_params(labelsize=SMALL, length=0, colors=INK)
    axes.set_xticks([])
    axes.set_yticks([])
    axes.set_title(heat.title, fontsize=TITLE, loc="left", color=INK, pad=10)
    axes.spines[:].set_visible(False)


def _dress(axes: Axes, title: str, grid: str | None = None) -> None:
    """The same plain look for every panel."""
    axes.set_title(title, fontsize=TITLE, loc="left", color=INK, pad=10)
    axes.tick_params(labelsize=TEXT, length=0, colors=INK)
    axes.spines[:].set_visible(False)
    if grid is not None:
        axes.grid(axis=grid, color=GRID, linewidth=0.8)  # type: ignore[arg-type]
        axes.set_axisbelow(True)
