"""Parts that stand on the map more than once: houses, trees, towers, walls, hills, waves."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from .pen import Hand, Point, at, colour, inked, num, path

DARK = "#000"

DEFS = (
    f'<pattern id="map-tiles" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    f'<path d="M0 0h26M0 0v26" stroke="{colour("ink")}" stroke-opacity=".16" fill="none"/></pattern>'
    f'<linearGradient id="map-hill" x1="0" y1="0" x2="0" y2="1"><stop stop-color="{colour("hill")}"/>'
    f'<stop offset=".55" stop-color="{colour("hill")}" stop-opacity=".8"/>'
    f'<stop offset="1" stop-color="{colour("hill")}" stop-opacity="0"/></linearGradient>'
    f'<radialGradient id="map-vignette" cx=".5" cy=".48" r=".72"><stop offset=".62" stop-opacity="0"/>'
    f'<stop offset="1" stop-color="{colour("vignette")}" stop-opacity=".55"/></radialGradient>'
    '<filter id="map-grain" x="0" y="0" width="1" height="1">'
    '<feTurbulence type="fractalNoise" baseFrequency=".012 .016" numOctaves="4" seed="5"/>'
    '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .9 .5 0 0 -.52" result="spots"/>'
    f'<feFlood flood-color="{colour("grain")}"/><feComposite in2="spots" operator="in"/></filter>'
)

_TREES = {
    "pine": (
        path("M-2.5 0v-8h5v8z", colour("trunk"))
        + path("M0-46l8 14h-4l7 11h-4l7 13q-14 4-28 0l7-13h-4l7-11h-4z", colour("forest"))
        + path("M0-46l8 14h-4l7 11h-4l7 13q-7 2-12 2z", DARK, opacity=".18", stroke="none")
    ),
    "fir": (
        path("M-2.5 0v-7h5v7z", colour("trunk"))
        + path("M0-38l7 12h-3l8 19q-12 4-24 0l8-19h-3z", colour("forest-deep"))
        + path("M0-38l7 12h-3l8 19q-6 2-10 2z", DARK, opacity=".18", stroke="none")
    ),
    "oak": (
        path("M-2.5 0l1-12h3l1 12z", colour("trunk"))
        + path(
            "M-12-10c-6-2-6-10 0-12-1-7 6-11 11-8 5-5 13-1 12 6 6 2 6 11 0 13-4 5-9 4-12 2-4 3-9 3-11-1z",
            colour("leaf"),
        )
        + path("M11-24c6 2 6 11 0 13-4 5-9 4-12 2 7-1 11-7 12-15z", DARK, opacity=".16", stroke="none")
    ),
    "bush": (
        path("M-2 0l.5-9h3l.5 9z", colour("trunk"))
        + path("M-10-8c-5-3-4-9 1-10 0-6 6-9 10-6 5-2 10 2 8 7 5 2 4 9-1 10-5 3-13 3-18-1z", colour("leaf-deep"))
    ),
}
TREE_DEFS = "".join(
    f'<g id="map-{name}" stroke="{colour("ink")}" stroke-width="1.3" stroke-linejoin="round">{drawn}</g>'
    for name, drawn in _TREES.items()
)
CONIFERS, LEAFY = ("pine", "fir"), ("oak", "bush")
ROOFS, PLASTERS = (colour("tile"), colour("thatch"), colour("slate")), (colour("plaster"), colour("plaster-warm"))


def tree(kind: str, foot: Point, scale: float) -> str:
    """Put a tree with its foot on a point."""
    return f'<use href="#map-{kind}" transform="translate({foot[0]:.0f} {foot[1]:.0f}) scale({scale:.2f})"/>'


def house(foot: Point, wide: float, high: float, roof: float, fills: tuple[str, str], lean: float = 0) -> str:
    """Draw a crooked house with a chimney; `fills` are its wall and its roof."""
    x, y = foot
    left, eaves = x - wide / 2, y - high
    windows = "".join(f"M{num(left + 6 + side * (wide - 12) / 1.7)} {num(eaves + 7)}h6v8h-6z" for side in (0, 1))
    return inked(
        path(f"M{num(left)} {num(y)}l{num(lean)} {num(-high)}h{num(wide)}l{num(-lean)} {num(high)}z", fills[0]),
        path(
            f"M{num(x + wide * 0.12)} {num(y)}l{num(lean / 2)} {num(-high)}"
            f"h{num(wide * 0.38)}l{num(-lean)} {num(high)}z",
            DARK,
            opacity=".1",
            stroke="none",
        ),
        path(
            f"M{num(x + wide * 0.22 + lean)} {num(eaves - roof * 0.45)}v{num(-roof * 0.62)}h7v{num(roof * 0.9)}z",
            colour("stone-face"),
        ),
        path(
            f"M{num(left - 5 + lean)} {num(eaves)}"
            f"q{num(wide * 0.28)} {num(-roof * 0.35)} {num(wide * 0.42)} {num(-roof)}"
            f"h{num(wide * 0.2)}q{num(wide * 0.1)} {num(roof * 0.65)} {num(wide * 0.42)} {num(roof)}z",
            fills[1],
        ),
        path(windows, colour("window")),
        path(f"M{num(x - 4)} {num(y)}v-9q4-5 8 0v9z", colour("ink"), opacity=".75", stroke="none"),
    )


def cone(top_of_wall: Point, wide: float, high: float, fill: str, flag: str | None = None) -> str:
    """Draw a roof like a witch's hat, with a pennant or a spike on it."""
    x, y = top_of_wall
    tip, side, lip = y - high, wide * 0.16, y - high * 0.36
    drawn = path(
        f"M{num(x - wide / 2)} {num(y)}Q{num(x - side)} {num(lip)} {num(x)} {num(tip)}"
        f"Q{num(x + side)} {num(lip)} {num(x + wide / 2)} {num(y)}Q{num(x)} {num(y + 7)} {num(x - wide / 2)} {num(y)}z",
        fill,
    )
    drawn += path(
        f"M{num(x)} {num(tip)}Q{num(x + side)} {num(lip)} {num(x + wide / 2)} {num(y)}"
        f"Q{num(x + wide / 4)} {num(y + 4)} {num(x + wide * 0.08)} {num(y + 3)}"
        f"Q{num(x + wide * 0.08)} {num(y - high / 2)} {num(x)} {num(tip)}z",
        DARK,
        opacity=".2",
        stroke="none",
    )
    drawn += path(
        f"M{num(x - wide * 0.28)} {num(y - 3)}Q{num(x - wide * 0.1)} {num(y - high * 0.38)} "
        f"{num(x - 2)} {num(y - high * 0.8)}",
        "none",
        stroke="#fff",
        stroke_opacity=".22",
        stroke_width="2",
    )
    if flag is None:
        return drawn + f'<path d="M{num(x)} {num(tip + 1)}v-8"/>'
    pennant = f"M{num(x)} {num(tip - 16)}q8-4 11 0t9 0l-4 5 4 5q-6 4-9 0t-11 0z"
    return drawn + f'<path d="M{num(x)} {num(tip + 1)}v-17"/>' + path(pennant, flag, stroke_width="1")


def tower(
    middle: Point, hand: Hand, *, wide: float, down: float, roof: tuple[float, str], flag: str | None = None
) -> str:
    """Draw a round tower around a field; `roof` is its height and colour, `down` how far its wall is seen."""
    x, y = middle
    left, right, top, foot = x - wide / 2, x + wide / 2, y - 26, y + down
    stones = ""
    for row in range(int((down - 28) / 9) + 1):
        start, line = left + 5 + hand.between(0, 10), y + 24 + row * 9
        stones += f"M{num(start)} {num(line)}h8M{num(start + 16)} {num(line + 4)}h7"
    window = path(f"M{num(x - 5)} {num(foot - 8)}v-14q5-8 10 0v14z", colour("window")) if down > 46 else ""
    return inked(
        f'<ellipse cx="{num(x + 12)}" cy="{num(foot)}" rx="{num(wide * 0.62)}" ry="9" opacity=".16" stroke="none"/>',
        path(
            f"M{num(left)} {num(top)}V{num(foot - 3)}"
            f"Q{num(x)} {num(foot + 7)} {num(right)} {num(foot - 3)}V{num(top)}z",
            colour("stone"),
        ),
        path(
            f"M{num(x + wide * 0.14)} {num(top)}V{num(foot + 2)}Q{num(x + wide * 0.36)} {num(foot + 1)} "
            f"{num(right)} {num(foot - 3)}V{num(top)}z",
            colour("stone-shadow"),
            opacity=".35",
            stroke="none",
        ),
        path(stones, "none", stroke_width=".8", opacity=".5"),
        window,
        path(
            f"M{num(left - 4)} {num(top - 1)}h{num(wide + 8)}v8q{num(-wide / 2 - 4)} 6 {num(-wide - 8)} 0z",
            colour("stone-face"),
        ),
        cone((x, top + 1), wide + 16, roof[0], roof[1], flag),
    )


def wall_across(left: float, right: float, y: float, hand: Hand) -> str:
    """Draw a wall from west to east: a walk with battlements on top, and its face with windows below."""
    foot = y + 54
    rough, spot = "", right
    while spot > left:
        rough += f"L{num(max(left, spot - hand.between(18, 40)))} {num(foot + hand.between(-2, 3))}"
        spot -= 30
    windows, spot = "", left + 18
    while spot < right - 16:
        windows += f"M{num(spot)} {num(y + 44)}v-11q4-6 8 0v11z"
        spot += hand.between(40, 58)
    bricks = "".join(
        f"M{num(left + hand.between(4, right - left - 14))} {num(y + hand.between(24, 50))}h9"
        for _ in range(int((right - left) / 26))
    )
    behind = "".join(f"M{num(spot)} {num(y - 16)}v-7h8v7z" for spot in _every(16, left + 3, right - 8))
    before = "".join(f"M{num(spot)} {num(y + 18)}v-8h9v8z" for spot in _every(16, left + 5, right - 8))
    return inked(
        path(
            f"M{num(left)} {num(y + 14)}H{num(right)}V{num(foot)}{rough}L{num(left)} {num(foot)}z", colour("stone-face")
        ),
        path(windows, colour("window"), stroke_width="1"),
        path(bricks, "none", stroke_width=".8", opacity=".45"),
        path(f"M{num(left)} {num(y - 17)}H{num(right)}V{num(y + 16)}H{num(left)}z", colour("walk")),
        path(behind + before, colour("stone"), stroke_width="1.1"),
        path(f"M{num(left)} {num(y + 18)}H{num(right)}", "none", stroke_width="1.2"),
    )


def wall_down(x: float, top: float, bottom: float) -> str:
    """Draw a wall from north to south, seen from above."""
    battlements = "".join(
        f"M{num(x - 17)} {num(spot)}h-7v8h7zM{num(x + 17)} {num(spot)}h7v8h-7z"
        for spot in _every(16, top + 3, bottom - 8)
    )
    return inked(
        path(
            f"M{num(x + 17)} {num(top)}V{num(bottom)}h9V{num(top)}z",
            colour("stone-shadow"),
            opacity=".45",
            stroke="none",
        ),
        path(f"M{num(x - 17)} {num(top)}V{num(bottom)}H{num(x + 17)}V{num(top)}z", colour("walk")),
        path(battlements, colour("stone"), stroke_width="1.1"),
    )


def hill(foot: Point, wide: float, high: float) -> str:
    """Draw a hill, hatched on its far side."""
    x, y = foot
    hatching = ""
    for line in range(9):
        part = line / 9
        start = (x + wide * (0.05 + part * 0.85), y - high + part**1.6 * high * 0.85 + 3)
        ends = (4 + part * 5, high * 0.14), (5 + part * 4, high * 0.3 * (1 - part / 2))
        hatching += f"M{at(start)}q{at(ends[0])} {at(ends[1])}"
    ridge = f"M{num(x - wide)} {num(y)}q{num(wide * 0.45)} {num(-high * 0.9)} {num(wide * 0.9)} {num(-high)}"
    return inked(
        path(f"{ridge}q{num(wide / 2)} {num(high * 0.1)} {num(wide * 1.1)} {num(high)}", "url(#map-hill)"),
        path(hatching, "none", stroke_width="1", opacity=".6"),
    )


def waves(middle: Point, across: float, down: float, number: int, hand: Hand) -> str:
    """Draw a few waves inside an oval."""
    drawn = ""
    for _ in range(number):
        turn, part = hand.between(0, 2 * pi), sqrt(hand.between(0, 1))
        drawn += f"M{middle[0] + across * part * cos(turn):.0f} {middle[1] + down * part * sin(turn):.0f}q6-6 11 0t11 0"
    return path(drawn, "none", stroke=colour("wave"), stroke_width="1.6", stroke_linecap="round")


def stair(start: Point, across: float, down: float, steps: int = 6, wide: float = 26) -> str:
    """Draw the steps of a staircase."""
    length = sqrt(across**2 + down**2)
    side = (-down / length * wide / 2, across / length * wide / 2)
    drawn = ""
    for step in range(steps + 1):
        x, y = start[0] + across * step / steps, start[1] + down * step / steps
        drawn += f"M{at((x + side[0], y + side[1]))}L{at((x - side[0], y - side[1]))}"
    return path(drawn, "none", class_="ink", stroke_width="1.3", opacity=".8")


def _every(step: int, first: float, end: float) -> list[float]:
    return [first + step * number for number in range(max(0, -int(-(end - first) // step)))]
