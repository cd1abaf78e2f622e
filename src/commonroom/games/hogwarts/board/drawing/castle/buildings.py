"""The castle itself: walls, keep, courts, the terrace of the upper floors, the cellars, the viaduct."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from ..parts import DARK, LEAFY, cone, stair, tree, wall_across, wall_down
from ..pen import Hand, Point, colour, inked, moved, num, path, polygon

WEST, EAST, NORTH, SOUTH = 490, 1522, 250, 828
"""Where the four walls stand."""

UPPER_SOUTH: list[Point] = [
    (1474, 402), (1440, 452), (1380, 480), (1240, 498), (1064, 500), (1040, 512), (812, 512), (782, 496),
]  # fmt: skip
UPPER: list[Point] = [
    (782, 300), (806, 284), (1000, 284), (1010, 274), (1360, 274), (1440, 290), (1474, 322), *UPPER_SOUTH,
]  # fmt: skip
CELLARS: list[Point] = [
    (530, 556), (552, 538), (700, 536), (836, 552), (898, 594), (916, 620), (914, 690), (896, 736), (838, 784),
    (700, 790), (560, 812), (520, 806), (514, 620),
]  # fmt: skip
COURT_TREES: list[Point] = [
    (1290, 590), (1430, 600), (1300, 560), (1440, 690), (1410, 560), (1290, 760), (1230, 790), (1150, 790), (540, 300),
    (570, 330), (740, 310), (520, 400), (700, 290),
]  # fmt: skip


def north_wall(hand: Hand) -> str:
    """Draw the wall behind everything."""
    return wall_across(WEST, EAST, NORTH, hand)


def side_walls() -> str:
    """Draw the walls in the west and in the east."""
    return wall_down(WEST, NORTH + 20, SOUTH) + wall_down(EAST, NORTH + 20, SOUTH)


def south_wall(hand: Hand) -> str:
    """Draw the wooden bridge, the wall in front, the arches below it, and the viaduct to its tower."""
    planks = "".join(f"M{376 + plank * 12} {801 + plank * 1.2:.0f}v30" for plank in range(9))
    bridge = inked(
        path("M370 800L486 812v30L370 832z", colour("thatch")),
        path(planks, "none", stroke_width="1", opacity=".6"),
        path("M380 862l6-30M440 872l4-32M470 876l2-34", "none", stroke_width="4"),
    )
    arches = "".join(f"M{left} 886v-20q15-26 30 0v20z" for left in (548, 586, 624, 662))
    viaduct = inked(
        path("M690 1000L690 962L782 850h22L732 962v38z", colour("stone-face")),
        path("M700 958L784 852h12L720 958z", colour("walk")),
    )
    below = inked(path(arches, colour("stone-shadow"), opacity=".9"))
    return bridge + wall_across(WEST, EAST, SOUTH, hand) + below + viaduct


def keep() -> str:
    """Draw the old keep in the court: spires only, without fields."""
    windows = "".join(f"M{566 + window * 38} 462v-26q8-13 16 0v26z" for window in range(5))
    slate = colour("slate")
    return inked(
        path("M536 468h232v10H536z", DARK, opacity=".15", stroke="none"),
        _spire((690, 420), 30, 92, 64),
        _spire((600, 430), 34, 86, 70),
        path("M548 470v-58l36-34h120l40 34v58z", colour("stone-face")),
        path("M542 414l40-46h124l44 46z", slate),
        path("M650 368h56l44 46h-70z", DARK, opacity=".16", stroke="none"),
        path(windows, colour("window"), stroke_width="1.2"),
        _spire((646, 446), 40, 110, 84),
        _spire((548, 474), 30, 84, 58),
        _spire((750, 474), 30, 80, 56),
        path("M634 446v-20q12-18 24 0v20z", colour("window")),
    )


def _spire(foot: Point, wide: float, high: float, roof: float) -> str:
    x, y = foot
    windows = "".join(f"M{num(x - 3)} {num(y - high + 20 + row * 24)}v-9q3-5 6 0v9z" for row in range(int(high / 24)))
    return (
        path(f"M{num(x - wide / 2)} {num(y)}v{num(-high)}h{num(wide)}v{num(high)}z", colour("stone"))
        + path(
            f"M{num(x + wide * 0.12)} {num(y)}v{num(-high)}h{num(wide * 0.38)}v{num(high)}z",
            colour("stone-shadow"),
            opacity=".35",
            stroke="none",
        )
        + path(windows, colour("window"), stroke_width="1")
        + cone((x, y - high + 1), wide + 10, roof, colour("slate"))
    )


def courts(hand: Hand) -> str:
    """Draw the fountain and the trees of the courts."""
    fountain = inked(
        f'<ellipse cx="1360" cy="640" rx="34" ry="16" fill="{colour("stone")}"/>'
        f'<ellipse cx="1360" cy="636" rx="26" ry="11" fill="{colour("lake")}"/>',
        path("M1356 634v-22q4-5 8 0v22z", colour("stone")),
        path("M1360 606q-14 4-14 18M1360 606q14 4 14 18", "none", stroke=colour("wave"), stroke_width="1.6"),
    )
    return fountain + "".join(tree(hand.one_of(LEAFY), spot, hand.between(0.6, 0.85)) for spot in COURT_TREES)


def floors() -> str:
    """Draw the upper floors as a raised terrace, and the dungeons as a hole in the court."""
    return _terrace() + _cellars()


def _terrace() -> str:
    windows = ""
    for (x, y), (to_x, to_y) in pairwise(UPPER_SOUTH):
        number = int(hypot(to_x - x, to_y - y) / 30)
        for window in range(number):
            part = (window + 0.5) / number
            windows += f"M{x + (to_x - x) * part - 4:.0f} {y + (to_y - y) * part + 24:.0f}v-9q4-6 8 0v9z"
    edge = polygon(UPPER)
    rooms = "M908 290v60M908 376v70M1128 280v36M1360 380v60M1080 392h-34"
    return "".join(
        [
            path(polygon(moved(UPPER, 10, 34)), DARK, opacity=".14"),
            path(polygon(moved(UPPER, 0, 26)), colour("stone-face"), class_="ink", stroke_width="1.8"),
            path(windows, colour("window"), stroke=colour("ink"), stroke_width="1"),
            path(edge, colour("upper-floor"), stroke=colour("ink"), stroke_width="10", stroke_linejoin="round"),
            path(edge, "url(#map-tiles)", stroke=colour("stone"), stroke_width="7", stroke_linejoin="round"),
            path(rooms, "none", class_="ink", stroke_width="5", opacity=".55"),
        ]
    )


def _cellars() -> str:
    edge, floor = polygon(CELLARS), polygon(moved(CELLARS, 0, 24))
    niches = "".join(f"M{540 + niche * 34} {556 + max(0, niche - 8) * 14}q8-12 16 0v8h-16z" for niche in range(11))
    inside = (
        path(floor, colour("cellar"), class_="ink")
        + path(floor, "url(#map-tiles)")
        + path(polygon(moved(CELLARS, 4, 40)), "none", stroke=DARK, stroke_opacity=".12", stroke_width="26")
        + path(niches, DARK, opacity=".28")
    )
    return "".join(
        [
            f'<clipPath id="map-cellars"><path d="{edge}"/></clipPath>',
            path(edge, colour("stone-shadow")),
            f'<g clip-path="url(#map-cellars)">{inside}</g>',
            path(edge, "none", stroke=colour("ink"), stroke_width="10", stroke_linejoin="round"),
            path(edge, "none", stroke=colour("stone"), stroke_width="7", stroke_linejoin="round"),
        ]
    )


def stairs() -> str:
    """Draw the stairs up, down, and out of the dungeons."""
    return stair((1010, 486), 60, 34) + stair((884, 634), 50, -8, 5) + stair((520, 636), -24, 6, 3)
