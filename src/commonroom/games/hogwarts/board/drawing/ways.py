"""The ways of the board: roads outdoors, paths on the floors, galleries to the hall, hidden passages, dotted steps."""

from __future__ import annotations

from collections.abc import Iterable

from .layout import Layout, Way
from .pen import colour

ROAD, ALLEY, GALLERY, FLOOR = 20, 26, 26, 16
"""How wide the ways are."""
INDOORS = ("upper_floors", "dungeons")


def is_gallery(way: Way, layout: Layout) -> bool:
    """Tell whether a way leads to a side of a hall: it crosses the court on a bridge of stone."""
    return any(layout.fields[end].part_of is not None for end in (way.here, way.there))


def roads(layout: Layout) -> str:
    """Draw the ways in the open, one edge of ink around all of them; walls are built over some."""
    open_ways = [way for way in _walks(layout) if not is_gallery(way, layout) and not _is_indoors(way, layout)]
    alleys = [way for way in open_ways if layout.fields[way.here].area == "diagon_alley"]
    others = [way for way in open_ways if way not in alleys]
    edges = _stroke(others, ROAD + 4, "ink", ' opacity=".28"') + _stroke(alleys, ALLEY + 4, "ink", ' opacity=".28"')
    return edges + _stroke(others, ROAD, "walk") + _stroke(alleys, ALLEY, "walk")


def galleries(layout: Layout) -> str:
    """Draw the ways to the halls."""
    found = [way for way in _walks(layout) if is_gallery(way, layout)]
    return _stroke(found, GALLERY + 5, "ink", ' opacity=".75"') + _stroke(found, GALLERY, "walk")


def floor_paths(layout: Layout) -> str:
    """Draw the ways upstairs and downstairs."""
    found = [way for way in _walks(layout) if _is_indoors(way, layout) and not is_gallery(way, layout)]
    return _stroke(found, FLOOR, "walk", ' opacity=".75"')


def passages(layout: Layout) -> str:
    """Draw the free passages, dashed."""
    found = [way for way in layout.ways if way.is_free]
    line = "".join(way.line for way in found)
    return (
        f'<path d="{line}" fill="none" stroke="{colour("halo")}" stroke-width="9" opacity=".7"/>'
        f'<path d="{line}" fill="none" stroke="{colour("passage")}" stroke-width="4" stroke-dasharray="13 10" '
        'stroke-linecap="round" opacity=".9"/>'
    )


def steps(layout: Layout) -> str:
    """Draw the dotted lines by which one walks."""
    line = "".join(way.line for way in _walks(layout))
    return (
        f'<path d="{line}" fill="none" stroke="{colour("dots")}" stroke-width="3.4" stroke-dasharray=".1 9" '
        'stroke-linecap="round" opacity=".6"/>'
    )


def _walks(layout: Layout) -> list[Way]:
    return [way for way in layout.ways if not way.is_free]


def _is_indoors(way: Way, layout: Layout) -> bool:
    return any(layout.fields[end].area in INDOORS for end in (way.here, way.there))


def _stroke(ways: Iterable[Way], wide: int, name: str, more: str = "") -> str:
    line = "".join(way.line for way in ways)
    return f'<path d="{line}" fill="none" stroke="{colour(name)}" stroke-width="{wide}" stroke-linecap="round"{more}/>'
