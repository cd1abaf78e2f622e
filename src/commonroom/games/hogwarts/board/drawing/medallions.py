"""The medallions of the fields: shape, colour and sign by kind, so that nobody needs colours to tell them apart.

The looks are data which the page draws too: outlines with a radius of 20, signs of 24 by 24.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from ...pack.ids import Id
from ..map import Field
from .pen import Point, colour, num

OUTLINE = 20
SIGN = 24


class Look(msgspec.Struct, frozen=True):
    """How a kind of field looks."""

    shape: str
    radius: int
    sign: str
    size: int
    ivory: bool
    """Named places and towers are ivory with a dark sign; the others have the colour of their kind."""


class Looks(msgspec.Struct, frozen=True):
    """Every look by its name, and the signs of places by their fields."""

    shapes: dict[str, str]
    kinds: dict[str, Look]
    signs: dict[str, str]
    places: dict[Id, str]


@cache
def looks() -> Looks:
    """Return the looks of all fields."""
    return msgspec.json.decode((files(__package__) / "looks.json").read_bytes(), type=Looks)


def look_of(field: Field) -> Look:
    """Return how a field is drawn: its colours and its sign."""
    return looks().kinds["common_room" if field.common_room is not None else field.kind]


def sign_of(field: Field) -> str:
    """Return the name of the sign on a field; empty if it has none."""
    if field.common_room is not None:
        return field.common_room
    if field.kind == "place":
        other = "portkey" if field.reached_by == "portkey" else "floo" if field.reached_by == "floo" else "door"
        return looks().places.get(field.id, other)
    return look_of(field).sign


def medallion(field: Field, middle: Point) -> str:
    """Draw the medallion of a field: shadow, rim, disc, sign."""
    look = look_of(field)
    kind = f"var(--kind-{field.kind})"
    disc, ink, hollow = (
        (colour("disc"), colour("mark"), colour("disc")) if look.ivory else (kind, "var(--kind-sign)", kind)
    )
    if field.kind == "tower":
        ink = colour("tower")
    if field.common_room is not None:
        disc, ink = f"var(--house-{field.common_room})", f"var(--house-{field.common_room}-trim)"
    rim = 2 if field.kind == "plain" else 3
    parts = [
        f'<g transform="translate(1.5 4)" opacity=".28">{_shape(look, 2.5, colour("shadow"))}</g>',
        _shape(look, rim, colour("disc"), colour("ink"), 1.4),
        _shape(look, -3 if field.common_room else 0, disc, *((colour("mark"), 1.6) if look.ivory else ())),
        sign(sign_of(field), look.size, ink, hollow) if sign_of(field) else "",
    ]
    return f'<g transform="translate({num(middle[0])} {num(middle[1])})">{"".join(parts)}</g>'


def _shape(look: Look, more: float, fill: str, stroke: str = "none", wide: float = 0) -> str:
    scale = (look.radius + more) / OUTLINE
    line = f' stroke="{stroke}" stroke-width="{wide / scale:.2f}"' if wide else ""
    return f'<path d="{looks().shapes[look.shape]}" transform="scale({scale:.3f})" fill="{fill}"{line}/>'


def sign(name: str, size: float, ink: str, hollow: str) -> str:
    """Draw a sign around the origin; `hollow` is the colour that shows through it."""
    drawn = looks().signs[name].replace("{hollow}", hollow).replace("{ink}", ink)
    return (
        f'<g transform="translate({num(-size / 2)} {num(-size / 2)}) scale({size / SIGN:.3f})" fill="{ink}">{drawn}</g>'
    )
