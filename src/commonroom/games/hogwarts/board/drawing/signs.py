"""The look of each kind of field: a shape, a colour and a sign, so that nobody needs colours to tell them apart."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Literal, NamedTuple, TypeAlias

from ..map import Area, Field, House, Kind

Look: TypeAlias = Kind | Literal["common_room"]

RADIUS = 3.4
"""Radius of a field in units of the board, ten to a step."""


class Style(NamedTuple):
    """An outline around the origin, its fill, and a sign drawn on it in strokes."""

    outline: str
    fill: str
    sign: str = ""
    ink: str = "#ffffff"


def _ring(corners: int, radius: float = RADIUS, turn: float = 0.0, inner: float | None = None) -> str:
    """Return the outline of a regular polygon, or of a star if an inner radius is given."""
    radii = [radius] if inner is None else [radius, inner]
    steps = corners * len(radii)
    angles = [2 * pi * (step / steps + turn) - pi / 2 for step in range(steps)]
    points = [(radii[step % len(radii)], angle) for step, angle in enumerate(angles)]
    return "M" + "L".join(f"{r * cos(angle):.2f},{r * sin(angle):.2f}" for r, angle in points) + "Z"


_CIRCLE = "M-3.4,0A3.4,3.4 0 1 1 3.4,0A3.4,3.4 0 1 1 -3.4,0Z"
_DOT = "M-1.9,0A1.9,1.9 0 1 1 1.9,0A1.9,1.9 0 1 1 -1.9,0Z"
_SQUARE = "M-3,-3H3V3H-3Z"
_ROUNDED = "M-2.2,-3.4H2.2Q3.6,-3.4 3.6,-2V2Q3.6,3.4 2.2,3.4H-2.2Q-3.6,3.4 -3.6,2V-2Q-3.6,-3.4 -2.2,-3.4Z"
_DROP = "M0,-4.4C1,-2.6 3.5,-1 3.5,1.1A3.5,3.3 0 0 1 -3.5,1.1C-3.5,-1 -1,-2.6 0,-4.4Z"
_TURRET = "M-3.4,-4.2H-1.9V-3H-0.8V-4.2H0.8V-3H1.9V-4.2H3.4V-1.6L2.7,-0.9V4H-2.7V-0.9L-3.4,-1.6Z"
_SHIELD = "M-3.4,-3.4H3.4V0.6Q3.2,3 0,4.2Q-3.2,3 -3.4,0.6Z"
_BRIDGE = "M-4.6,-2.4H4.6V2.6H2.9A2.9,2.9 0 0 0 -2.9,2.6H-4.6Z"
_ARROW = "M-4,-2.6H0.9L4.6,0L0.9,2.6H-4Z"
_OVAL = "M-9,0A9,5 0 1 1 9,0A9,5 0 1 1 -9,0Z"
_CROSS = "M-1.2,-3.4H1.2V-1.2H3.4V1.2H1.2V3.4H-1.2V1.2H-3.4V-1.2H-1.2Z"

STYLES: dict[Look, Style] = {
    "start": Style(_CIRCLE, "#1f2937", "M-1,-1.5L1.6,0L-1,1.5Z"),
    "signpost": Style(_ARROW, "#92714a", "M-2.4,0H1.6"),
    "plain": Style(_DOT, "#b8b2a7"),
    "tower": Style(_TURRET, "#8a8f9c", "M0,0.6V2.4"),
    "common_room": Style(_TURRET, "#8a8f9c", "M-1.2,2.6V1A1.2,1.2 0 0 1 1.2,1V2.6Z"),
    "classroom": Style(_ROUNDED, "#b4541a", "M-2.2,-0.5L0,-1.6L2.2,-0.5L0,0.6ZM-1.3,0.1V1.4Q0,2.2 1.3,1.4V0.1"),
    "rosette": Style(_ring(8, 4.1, inner=2.1), "#e0a91b", "M0,-1.2L0.5,0L0,1.2L-0.5,0Z"),
    "hp": Style(_CROSS, "#d6336c"),
    "place": Style(_ring(6, 3.9), "#f3e3c3", ink="#7a5c2e"),
    "bridge": Style(_BRIDGE, "#9a7b56", "M-3.4,-0.6H3.4"),
    "pitch": Style(
        _OVAL,
        "#4d9a51",
        "M-6.4,-1V1M-5,-1.6V1.6M5,-1.6V1.6M6.4,-1V1M0,-4.9V4.9M-1.4,0A1.4,1.4 0 1 1 1.4,0A1.4,1.4 0 1 1 -1.4,0Z",
    ),
    "blocked": Style("", "#efe3cf", ink="#7a5c2e"),
    "spell": Style(_CIRCLE, "#6d43c0", "M0,-2.3L0.6,-0.6L2.3,0L0.6,0.6L0,2.3L-0.6,0.6L-2.3,0L-0.6,-0.6Z"),
    "potion": Style(_DROP, "#13806a", "M-0.7,-1.6V0L-1.7,1.9H1.7L0.7,0V-1.6M-1.1,-1.6H1.1"),
    "book": Style(
        _SQUARE, "#2468b3", "M0,-1.3V1.8M0,-1.3Q-1,-2 -2.1,-1.5V1.5Q-1,1.1 0,1.8Q1,1.1 2.1,1.5V-1.5Q1,-2 0,-1.3"
    ),
    "behaviour": Style(_SHIELD, "#a6365d", "M-1.6,0L-0.4,1.4L1.8,-1.5"),
    "event": Style(_ring(4, 4.2), "#e2711d", "M0,-2V0.5M0,1.6V1.9"),
    "duel": Style(_ring(3, 4.6), "#b3261e", "M-1.2,-0.6L1.2,1.8M1.2,-0.6L-1.2,1.8"),
}

HOUSE_COLOURS: dict[House, str] = {
    "gryffindor": "#a4262c",
    "hufflepuff": "#c99700",
    "ravenclaw": "#23568f",
    "slytherin": "#1d6b4a",
}
AREA_COLOURS: dict[Area, str] = {
    "castle": "#ece7de",
    "upper_floors": "#e6e0f0",
    "dungeons": "#dbe8e3",
    "grounds": "#e3f0da",
    "hogsmeade": "#e2eef7",
    "diagon_alley": "#f7ead3",
    "far_places": "#f0e5f2",
}


def look_of(field: Field) -> Look:
    """Return the style that a field is drawn in."""
    return "common_room" if field.common_room is not None else field.kind


def fill_of(field: Field) -> str:
    """Return the colour of a field; common rooms have the colour of their House."""
    return HOUSE_COLOURS[field.common_room] if field.common_room is not None else STYLES[field.kind].fill
