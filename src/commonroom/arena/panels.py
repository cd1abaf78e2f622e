"""The panels of a picture, each drawn from its part of a report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import nan
from textwrap import fill

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator, PercentFormatter

from .breakdown import Breakdown
from .report import Frequency, Report, Spread, Standing
from .style import BLUE, EMPTY, HEAT_COLOURS, INK, ORANGE, PALE_INK, PARTS, SMALL, TEXT, TITLE, style_axes

DARK = 0.6
"""Where on the scale white letters become easier to read than black ones."""
NARROW = 24
"""Letters of a title that fit above a small panel."""
ROOM_FOR_WORDS = 0.09
"""A part that is smaller than this, compared with the longest bar, has no room for its share."""


def draw_wins(axes: Axes, report: Report) -> None:
    """Draw each share of games won as a dot with its interval."""
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
    style_axes(axes, "Who wins", grid="x")


def _win_rows(report: Report) -> list[Standing | None]:
    """List bots and, after a gap, sides; where every side is one seat, call them seats."""
    places = report.by_side if report.sides < report.seats else report.by_seat
    return [*report.by_bot, None, *places]


def draw_length(axes: Axes, length: Spread | None) -> None:
    """Draw how many actions the games have."""
    if length is None:
        style_axes(axes, "No game came to an end")
        return
    _draw_bars(axes, length)
    _mark_median(axes, length, f"half of the games end\nwithin {length.median:g} actions", TEXT)
    axes.set_xlabel("actions in a game", fontsize=TEXT, color=INK)
    axes.set_ylabel("games", fontsize=TEXT, color=INK)
    style_axes(axes, "How long a game takes", grid="y")


def draw_spread(axes: Axes, name: str, spread: Spread) -> None:
    """Draw how a measure varies from game to game, in a small panel."""
    _draw_bars(axes, spread)
    _mark_median(axes, spread, f"median {spread.median:g}", SMALL)
    style_axes(axes, fill(name, NARROW), grid="y", size=TEXT)
    axes.tick_params(labelsize=SMALL)


def _draw_bars(axes: Axes, spread: Spread) -> None:
    bins = spread.histogram
    widths = [part.end - part.start for part in bins]
    axes.bar([part.start for part in bins], [part.games for part in bins], widths, align="edge", color=BLUE, ec="white")
    axes.margins(y=0.18)
    axes.yaxis.set_major_locator(MaxNLocator(nbins=5, integer=True))
    axes.xaxis.set_major_locator(MaxNLocator(nbins=6, integer=True, steps=[1, 2, 5, 10]))


def _mark_median(axes: Axes, spread: Spread, words: str, size: int) -> None:
    """Draw a line at the median, with words on the side that has room for them."""
    axes.axvline(spread.median, color=ORANGE, linewidth=2)
    bins = spread.histogram
    is_right = spread.median > (bins[0].start + bins[-1].end) / 2
    axes.annotate(
        words,
        (spread.median, 1.0),
        xycoords=("data", "axes fraction"),
        xytext=(-6 if is_right else 6, -4),
        textcoords="offset points",
        ha="right" if is_right else "left",
        va="top",
        color=ORANGE,
        fontsize=size,
    )


def draw_rules(axes: Axes, rules: Sequence[Frequency]) -> None:
    """Draw the share of games in which each rule comes up, and how often per game."""
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
    style_axes(axes, "How often each rule comes up")


def draw_breakdown(axes: Axes, breakdown: Breakdown) -> None:
    """Draw a bar cut into its parts; one for each bot, where the game says whose they are."""
    names = [name for name, _ in sorted(breakdown.parts.items(), key=lambda part: -part[1])]
    bars = breakdown.by_bot if len(breakdown.by_bot) > 1 else {"": breakdown.parts}
    longest = max(sum(parts.values()) for parts in bars.values())
    for place, parts in enumerate(bars.values()):
        _draw_bar(axes, place, [parts.get(name, 0.0) for name in names], longest)
    for name, colour in zip(names, _colours(len(names)), strict=True):
        axes.barh([0], [0], color=colour, label=f"{name} ({breakdown.parts[name]:.3g})")
    axes.set_xlim(0, longest)
    axes.set_xticks([])
    _name_rows(axes, [f"{bot} ({sum(parts.values()):.3g})" if bot else "" for bot, parts in bars.items()])
    style_axes(axes, f"{breakdown.title[:1].upper()}{breakdown.title[1:]}: {breakdown.total:.3g} a game")


def draw_deeds(axes: Axes, deeds: Mapping[str, Mapping[str, float]]) -> None:
    """Draw a bar of the same length for each figure, divided among the bots."""
    bots = list(dict.fromkeys(bot for means in deeds.values() for bot in means))
    for place, means in enumerate(deeds.values()):
        total = sum(means.values())
        _draw_bar(axes, place, [means.get(bot, 0.0) / total for bot in bots], 1.0)
    for bot, colour in zip(bots, _colours(len(bots)), strict=True):
        axes.barh([0], [0], color=colour, label=bot)
    axes.set_xlim(0, 1)
    axes.set_xticks([])
    _name_rows(axes, list(deeds))
    style_axes(axes, "Bot by bot")


def _draw_bar(axes: Axes, place: int, amounts: Sequence[float], longest: float) -> None:
    """Draw one bar, cut into its parts, with the share of each part that has room for it."""
    start, total = 0.0, sum(amounts)
    for amount, colour in zip(amounts, _colours(len(amounts)), strict=True):
        axes.barh([place], [amount], left=start, color=colour, edgecolor="white", height=0.7)
        if amount / longest >= ROOM_FOR_WORDS:
            words, middle = f"{amount / total:.0%}", start + amount / 2
            axes.text(middle, place, words, ha="center", va="center", color="white", fontsize=TEXT)
        start += amount


def _name_rows(axes: Axes, names: Sequence[str]) -> None:
    """Label the bars, from top to bottom, and explain the colours below."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    look = {
        "frameon": False,
        "fontsize": TEXT,
        "labelcolor": INK,
        "handlelength": 1,
        "borderaxespad": 0,
        "columnspacing": 1,
    }
    axes.legend(loc="upper left", bbox_to_anchor=(0.0, -0.04), ncols=3, **look)


def _colours(number: int) -> list[str]:
    """Return a colour for each part. They repeat where there are too many parts to tell apart anyway."""
    return [PARTS[place % len(PARTS)] for place in range(number)]


def draw_heat(axes: Axes, report: Report) -> None:
    """Draw the board, each cell shaded by its count and labelled with its usual name."""
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
