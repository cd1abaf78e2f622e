"""Scenery for a board of somebody's own: soft ground along its ways, trees and houses where there is room."""

from __future__ import annotations

from ..map import Area
from .layout import FRAME, Layout
from .parts import CONIFERS, LEAFY, PLASTERS, ROOFS, house, tree
from .pen import Hand, Point, at, colour

GROUND: dict[Area, str] = {
    "castle": "court",
    "upper_floors": "upper-floor",
    "dungeons": "cellar",
    "grounds": "meadow",
    "hogsmeade": "meadow",
    "diagon_alley": "alley",
}
"""The colour under each area; the far places stand in frames of their own."""
WIDE = 130
ROOM_FOR_A_TREE, ROOM_FOR_A_HOUSE = 40, 52
SPACING = 58


def ground(layout: Layout) -> str:
    """Paint broad strokes along the ways inside each area."""
    drawn = ""
    for area, name in GROUND.items():
        inside = {field.id for field in layout.board.field if field.area == area}
        strokes = "".join(f"M{at(layout.fields[field].at)}h0" for field in sorted(inside))
        strokes += "".join(way.line for way in layout.ways if {way.here, way.there} <= inside and not way.is_free)
        drawn += (
            f'<path d="{strokes}" fill="none" stroke="{colour(name)}" stroke-width="{WIDE}" stroke-linecap="round" '
            'stroke-linejoin="round" opacity=".8"/>'
        )
    return drawn


def growth(layout: Layout, hand: Hand) -> str:
    """Plant trees outdoors and build houses in the village and the alley, wherever no field and no way is."""
    drawn: list[tuple[float, str]] = []
    for spot in _free_spots(layout, hand):
        area = _nearest_area(layout, spot)
        if area in ("hogsmeade", "diagon_alley") and layout.is_clear(spot, ROOM_FOR_A_HOUSE):
            fills = (hand.one_of(PLASTERS), hand.one_of(ROOFS))
            drawn.append((spot[1], house((spot[0], spot[1] + 22), 38, 28, 24, fills, hand.between(-3, 3))))
        elif area == "grounds":
            kind = hand.one_of((*CONIFERS, *LEAFY))
            drawn.append((spot[1], tree(kind, (spot[0], spot[1] + 16), hand.between(0.7, 1.05))))
    return "".join(part for _, part in sorted(drawn))


def _free_spots(layout: Layout, hand: Hand) -> list[Point]:
    wide, high = layout.size
    grid = [(x, y) for y in range(90, high - 60, SPACING) for x in range(80, wide - 60, SPACING)]
    spots = [(x + hand.between(-18, 18), y + hand.between(-18, 18)) for x, y in grid]
    return [
        spot
        for spot in spots
        if layout.is_clear(spot, ROOM_FOR_A_TREE)
        and layout.is_off_the_ways(spot, ROOM_FOR_A_TREE - 10)
        and FRAME < spot[0] < wide - FRAME
    ]


def _nearest_area(layout: Layout, spot: Point) -> Area | None:
    """Return the area of the nearest field, unless that is far away."""
    near = min(layout.board.field, key=lambda field: _distance(field.at, spot))
    return near.area if _distance(near.at, spot) < WIDE**2 else None


def _distance(here: Point, there: Point) -> float:
    return (here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2
