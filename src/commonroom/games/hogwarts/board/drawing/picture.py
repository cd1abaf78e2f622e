"""The map of the board. Its scene never changes in a game; a whole picture adds medallions and names to it.

The page shows the scene under layers of its own, and gives it the colours of the hour. A picture in a file has the
colours of the day written into it, so that every program can show it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files

from ...effects.phrases import Say, name_of
from ..map import SYMBOLS, Field, Map
from . import landmarks, open_country, ways
from .castle import buildings, country
from .castle import ground as castle_ground
from .labels import LINE, Box, place_labels
from .layout import Layout
from .medallions import medallion
from .parts import DEFS, TREE_DEFS
from .pen import Hand, Point, colour, inked, num, path

SEED = 7
INK = f"stroke:{colour('ink')};stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round"
NAMES = f'font-family="Alegreya,Georgia,serif" font-style="italic" font-weight="600" fill="{colour("label")}"'
HALO = f'paint-order="stroke" stroke="{colour("halo")}" stroke-width="5" stroke-linejoin="round"'
TITLES = 'font-family="Fraunces,Georgia,serif" font-weight="600"'


def scene(board: Map) -> str:
    """Draw what never changes in a game, as an SVG whose colours are custom properties."""
    layout = Layout(board)
    return _document(layout, "".join(_scene(layout)) + _edge(layout), "")


def board_svg(board: Map, say: Say) -> str:
    """Draw the whole board by day as one SVG document, with all names."""
    layout = Layout(board)
    parts = [
        f"<title>{escape(name_of('map', 'title', say))}</title>",
        *_scene(layout),
        *(medallion(field, field.at) for field in board.field if field.kind != "blocked"),
        *_names(layout, say),
        _edge(layout),
    ]
    return by_day(_document(layout, "\n".join(parts), f"<style>.ink{{{INK}}}</style>")) + "\n"


def by_day(svg: str) -> str:
    """Write the colours of the day into a drawing."""
    return re.sub(r"var\((--[\w-]+)\)", lambda found: day()[found[1]], svg)


@cache
def day() -> dict[str, str]:
    """Return the colours of the day by their names in the palette."""
    sheet = (files(__package__) / "palette.css").read_text(encoding="utf-8").partition(".returns")[0]
    named = (line.strip().partition(": ") for line in sheet.splitlines() if line.strip().startswith("--"))
    return {
        name: value.removeprefix("light-dark(").rstrip(";").partition(",")[0].rstrip(")") for name, _, value in named
    }


def _document(layout: Layout, content: str, style: str) -> str:
    wide, high = layout.size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="hogwarts" width="{wide}" height="{high}" '
        f'viewBox="0 0 {wide} {high}">'
        f"{style}<defs>{DEFS}{TREE_DEFS}</defs>{content}</svg>"
    )


def _scene(layout: Layout) -> Iterator[str]:
    """Yield the layers from the bottom to the top."""
    hand = Hand(SEED)
    whole = 'width="{}" height="{}"'.format(*layout.size)
    yield f'<rect {whole} fill="{colour("paper")}"/><rect class="grain" {whole} filter="url(#map-grain)"/>'
    yield from _in_the_castle(layout, hand) if layout.board.scenery == "castle" else _in_the_open(layout, hand)
    yield landmarks.towers(layout, hand)
    yield landmarks.far_places(layout)
    yield ways.steps(layout) + landmarks.halls(layout)
    yield _cartouche(layout.board.legend)


def _in_the_castle(layout: Layout, hand: Hand) -> Iterator[str]:
    yield castle_ground.ground(hand)
    yield ways.roads(layout)
    yield country.village(hand) + country.grounds(layout, hand) + landmarks.pitches(layout)
    yield buildings.north_wall(hand) + buildings.keep() + buildings.courts(hand) + buildings.floors()
    yield ways.galleries(layout) + ways.floor_paths(layout) + buildings.stairs()
    yield buildings.side_walls() + buildings.south_wall(hand)
    yield ways.passages(layout)
    yield country.alley(hand)


def _in_the_open(layout: Layout, hand: Hand) -> Iterator[str]:
    yield open_country.ground(layout)
    yield ways.roads(layout)
    yield ways.galleries(layout) + ways.floor_paths(layout)
    yield open_country.growth(layout, hand)
    yield landmarks.pitches(layout)
    yield ways.passages(layout)


def _cartouche(middle: Point) -> str:
    """Draw the scroll for the title, and a compass below it."""
    scroll = inked(
        path("M-134-58q-34 4-32 46l2 92q8 22 36 18l-8-22z", colour("paper-edge")),
        path("M134-58q34 4 32 46l-2 92q-8 22-36 18l8-22z", colour("paper-edge")),
        path("M-144-80q144-22 288 0v150q-144 22-288 0z", colour("disc")),
        path("M-134-71q134-18 268 0v132q-134 18-268 0z", "none", stroke_width="1"),
    )
    compass = '<circle r="41" fill="none" stroke-width="1.2"/><circle r="46" fill="none" stroke-width=".8"/>'
    for turn in range(0, 360, 45):
        long = 41 if turn % 90 else 66
        light = path(f"M0 0L-6-6L0-{long}z", colour("disc"), stroke_width="1")
        dark = path(f"M0 0L6-6L0-{long}z", colour("ink"), stroke_width="1")
        compass += f'<g transform="rotate({turn})">{light}{dark}</g>'
    rose = inked(compass, transform="translate(0 176)")
    return f'<g transform="translate({num(middle[0])} {num(middle[1])})">{scroll}{rose}</g>'


def _edge(layout: Layout) -> str:
    """Draw the darker rim of the paper and its frame."""
    wide, high = layout.size
    return (
        f'<rect width="{wide}" height="{high}" fill="url(#map-vignette)" pointer-events="none"/>'
        f'<g fill="none" stroke="{colour("ink")}" opacity=".75">'
        f'<rect x="14" y="14" width="{wide - 28}" height="{high - 28}" rx="10" stroke-width="3"/>'
        f'<rect x="22" y="22" width="{wide - 44}" height="{high - 44}" rx="6" stroke-width="1.2"/></g>'
    )


def _names(layout: Layout, say: Say) -> Iterator[str]:
    """Write the title, the names of areas, halls and fields."""
    x, y = layout.board.legend
    kept = [Box(x - 170, y - 100, x + 170, y + 245)]
    yield from _title((x, y), name_of("map", "title", say))
    for label in layout.board.labels:
        at_x, at_y = label.at
        name = name_of("area", label.area, say)
        kept.append(Box(at_x - len(name) * 9, at_y - 16, at_x + len(name) * 9, at_y + 12))
        look = f'{TITLES} letter-spacing=".1em" fill="{colour("area")}" {HALO}'
        yield _text((at_x, at_y + 6), name.upper(), 22, look)
    for field in layout.board.field:
        if field.kind == "blocked":
            yield _plaque(field.at, name_of("field", field.id, say))
    named = [(field, name_of("field", field.id, say)) for field in layout.board.field if _has_label(field)]
    for found in place_labels(layout, named, kept):
        across = {"start": found.box.left, "middle": (found.box.left + found.box.right) / 2, "end": found.box.right}
        for number, line in enumerate(found.lines):
            baseline = found.box.top + found.size * (0.78 + LINE * number)
            yield _text((across[found.anchor], baseline), line, found.size, f"{NAMES} {HALO}", found.anchor)


def _title(middle: Point, title: str) -> Iterator[str]:
    """Write the title on its scroll, the last word large."""
    first, _, last = title.rpartition(" ")
    look = f'{TITLES} fill="{colour("mark")}"'
    x, y = middle
    yield _text((x, y - 12), first, min(32, 460 / max(1, len(first))), look)
    yield _text((x, y + 42), last, min(50, 400 / max(1, len(last))), look)


def _text(at: Point, text: str, size: float, look: str, anchor: str = "middle") -> str:
    return (
        f'<text x="{num(at[0])}" y="{num(at[1])}" font-size="{num(size)}" text-anchor="{anchor}" {look}>'
        f"{escape(text)}</text>"
    )


def _plaque(middle: Point, name: str) -> str:
    """Draw the sign with the name of a hall on its roof."""
    half = len(name) * 5.2 + 12
    return (
        f'<g transform="translate({num(middle[0])} {num(middle[1] - 20)})">'
        f'<path d="M{num(-half)}-14h{num(2 * half)}l10 14-10 14h{num(-2 * half)}l-10-14z" fill="{colour("disc")}" '
        f'stroke="{colour("ink")}" stroke-width="1.6"/><text y="7" font-size="20" text-anchor="middle" '
        f'{TITLES} fill="{colour("mark")}">{escape(name)}</text></g>'
    )


def _has_label(field: Field) -> bool:
    """Tell whether a field is called by its name; corridors are called by their signs."""
    corridor = field.kind in SYMBOLS or (field.kind == "rosette" and field.area != "hogsmeade")
    return field.kind not in ("blocked", "plain") and not corridor
