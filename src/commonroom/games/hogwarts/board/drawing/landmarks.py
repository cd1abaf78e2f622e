"""What is built where the data says: towers, halls, the pitch, and the frames of the far places."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import sqrt

from ..map import HOUSES, Field
from .layout import Layout
from .parts import DARK, cone, tower
from .pen import Hand, Point, colour, inked, num, path

HALL = (250, 150)
"""How wide and high a hall is drawn, from the ground to the tip of its roof."""


def towers(layout: Layout, hand: Hand) -> str:
    """Draw the towers from the back to the front; common rooms have the colour and the pennant of their house."""
    found = sorted((field for field in layout.board.field if field.kind == "tower"), key=lambda field: field.at[1])
    return "".join(_tower(field, field.at, hand) for field in found)


def _tower(field: Field, middle: Point, hand: Hand) -> str:
    if field.common_room is not None:
        roof = colour(f"roof-{field.common_room}")
        return tower(middle, hand, wide=52, down=58, roof=(66, roof), flag=roof)
    if field.area in ("upper_floors", "dungeons"):
        return tower(middle, hand, wide=46, down=36, roof=(44, colour("slate")))
    tall = field.area == "castle"
    return tower(
        middle, hand, wide=50 if tall else 46, down=56 if tall else 44, roof=(60 if tall else 52, colour("slate"))
    )


def halls(layout: Layout) -> str:
    """Draw the places that cannot be entered."""
    return "".join(_hall(field.at) for field in layout.board.field if field.kind == "blocked")


def _hall(middle: Point) -> str:
    slate = colour("slate")
    windows = "".join(f"M{-96 + window * 28} 40v-30q10-17 20 0v30z" for window in range(7) if window != 3)
    ribs = "".join(f"M{-86 + rib * 24} {-56 if rib % 2 else -48}l-8 26" for rib in range(8))
    turrets = "".join(
        path(f"M{x - 8} 50v-76h16v76z", colour("stone-face")) + cone((x, -24), 24, 38, slate) for x in (-106, 106)
    )
    return inked(
        path("M-112 46h240v14h-240z", DARK, opacity=".16", stroke="none"),
        path("M-106-22h212v72h-212z", colour("stone")),
        path("M40-22h66v72h-66z", colour("stone-shadow"), opacity=".25", stroke="none"),
        path(windows, colour("window"), stroke_width="1.2"),
        path("M-16 50v-34q16-22 32 0v34z", colour("ink"), opacity=".8"),
        path("M-116-18l34-48h164l34 48q-116 8-232 0z", slate),
        path("M30-66h52l34 48q-40 3-60 3z", DARK, opacity=".18", stroke="none"),
        path(ribs, "none", stroke_width=".8", opacity=".5"),
        turrets,
        path("M-12-66v-16h24v16z", colour("stone-face")),
        cone((0, -81), 34, 40, slate),
        transform=f"translate({num(middle[0])} {num(middle[1])})",
    )


def pitches(layout: Layout) -> str:
    """Draw the Quidditch pitch with a stand for each house."""
    return "".join(_pitch(field.at) for field in layout.board.field if field.kind == "pitch")


def _pitch(middle: Point) -> str:
    lines = {"stroke": "#fff", "stroke_opacity": ".65", "stroke_width": "1.5"}
    stands = ""
    for across, house in zip((-62, -22, 22, 62), HOUSES, strict=True):
        foot = -44 * sqrt(1 - (across / 90) ** 2) + 2
        stands += path(f"M{across - 7} {num(foot)}v-22h14v22z", colour("plaster-warm"))
        stands += cone((across, foot - 22), 20, 16, colour(f"roof-{house}"))
    hoops = "".join(
        f'<path d="M{x} 0v-14M{x - side} 10v-12M{x - side} -8v-12"/><circle cx="{x}" cy="-18" r="4.5"/>'
        for x, side in ((-70, -9), (70, 9))
    )
    return inked(
        '<ellipse cy="6" rx="92" ry="46" opacity=".15" stroke="none"/>'
        f'<ellipse rx="90" ry="44" fill="{colour("turf")}"/>',
        path("M-78 0a78 35 0 1 0 156 0a78 35 0 1 0-156 0zM0-35v70", "none", **lines),
        stands,
        f'<g fill="none" stroke="{colour("gold")}" stroke-width="2">{hoops}</g>',
        transform=f"translate({num(middle[0])} {num(middle[1])})",
    )


def far_places(layout: Layout) -> str:
    """Draw a framed picture for each place to which nobody walks."""
    far = [field for field in layout.board.field if field.reached_by != "walking"]
    return "".join(_frame(field, field.at) for field in far)


def _frame(field: Field, middle: Point) -> str:
    picture = vignettes().get(field.id) or vignettes()[""]
    return inked(
        f'<rect x="-70" y="-168" width="140" height="176" rx="8" fill="{colour("frame")}" stroke-width="1.8"/>',
        '<rect x="-65" y="-163" width="130" height="166" rx="5" fill="none" stroke-width=".9" opacity=".7"/>',
        picture.replace("\n", ""),
        '<path d="M-64-28h128"/>',
        transform=f"translate({num(middle[0])} {num(middle[1])})",
    )


@cache
def vignettes() -> dict[str, str]:
    """Return the pictures of far places by their field, and one for all others."""
    return tomllib.loads((files(__package__) / "vignettes.toml").read_text(encoding="utf-8"))
