"""The style of all pictures: colours, sizes, and plain axes."""

from __future__ import annotations

from matplotlib.axes import Axes

# Blue and orange can be told apart with every kind of colour vision (Okabe and Ito); so can the others.
BLUE, ORANGE, INK, PALE_INK = "#0072B2", "#D55E00", "#222222", "#6B6B6B"
PARTS = (BLUE, ORANGE, "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
"""Colours for things that stand side by side, in this order."""
GRID, EMPTY = "#D9D9D9", "#F2F2F2"
HEAT_COLOURS = "Blues"
TITLE, TEXT, SMALL = 14, 11, 9


def style_axes(axes: Axes, title: str, grid: str | None = None, size: int = TITLE) -> None:
    """Give a panel its title and the plain style of all panels."""
    axes.set_title(title, fontsize=size, loc="left", color=INK, pad=10)
    axes.tick_params(labelsize=TEXT, length=0, colors=INK)
    axes.spines[:].set_visible(False)
    if grid is not None:
        axes.grid(axis=grid, color=GRID, linewidth=0.8)  # type: ignore[arg-type]
        axes.set_axisbelow(True)
