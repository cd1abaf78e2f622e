"""The board as a picture: an SVG drawn from the data and nothing else, dark ink on white."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import hypot

from ...effects.phrases import Say, name_of
from ...pack.ids import Id
from ..map import SYMBOLS, Field, Map
from .labels import FONT_SIZE, LINE_HEIGHT, place_labels
from .signs import AREA_COLOURS, STYLES, Look, fill_of, look_of

SCALE = 6.5
"""Pixels per unit of the board."""
MARGIN = 12.0
AREA_WIDTH = 15.0
LEGEND: tuple[Look, ...] = tuple(look for look in STYLES if look not in ("blocked", "pitch", "plain"))


def board_svg(board: Map, say: Say) -> str:
    """Draw the whole board as one SVG document."""
    fields = {field.id: field for field in board.field}
    left, top, width, height = _frame(board)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width:g} {height:g}" '
        f'width="{width * SCALE:.0f}" height="{height * SCALE:.0f}" font-family="Georgia, serif" fill="none" '
        'stroke-linejoin="round" stroke-linecap="round">',
        f"<title>{escape(name_of('map', 'title', say))}</title>",
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" fill="#ffffff"/>',
        *_areas(board, fields),
        *_halls(board, say),
        *_walks(board, fields),
        *_passages(board, fields),
        *(_field(field, say) for field in board.field if field.kind != "blocked"),
        *_labels(board, say),
        *_area_names(board, say),
        *_legend(board, say),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _frame(board: Map) -> tuple[float, float, float, float]:
    xs = [field.at[0] for field in board.field] + [board.legend[0]]
    ys = [field.at[1] for field in board.field] + [board.legend[1]]
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    return left, top, max(xs) + MARGIN - left, max(ys) + MARGIN - top


def _areas(board: Map, fields: dict[Id, Field]) -> Iterator[str]:
    """Draw soft ground under each area: broad strokes along the ways inside it."""
    for area, colour in AREA_COLOURS.items():
        inside = [field for field in board.field if field.area == area]
        if inside and not any(field.is_walkable for field in inside):
            yield _panel([field.at for field in inside], colour)
            continue
        strokes = [f"M{_point(field)}h0" for field in inside]
        for here, there, _ in board.edges():
            if fields[here].area == fields[there].area == area:
                strokes.append(f"M{_point(fields[here])}L{_point(fields[there])}")
        yield f'<path d="{"".join(strokes)}" stroke="{colour}" stroke-width="{AREA_WIDTH:g}"/>'


def _panel(spots: list[tuple[int, int]], colour: str) -> str:
    """Draw one sheet under places that no walk connects."""
    left, top = min(x for x, _ in spots) - AREA_WIDTH, min(y for _, y in spots) - AREA_WIDTH
    wide, high = max(x for x, _ in spots) + AREA_WIDTH - left, max(y for _, y in spots) + AREA_WIDTH - top
    return f'<rect x="{left:g}" y="{top:g}" width="{wide:g}" height="{high:g}" rx="6" fill="{colour}"/>'


def _halls(board: Map, say: Say) -> Iterator[str]:
    """Draw places that cannot be entered, small enough that the walks around them pass by."""
    style = STYLES["blocked"]
    for hall in board.field:
        if hall.kind != "blocked":
            continue
        x, y = hall.at
        sides = [field.at for field in board.field if field.part_of == hall.id] or [(x + 12, y + 12)]
        wide = max(abs(side_x - x) for side_x, _ in sides) * 0.54
        high = max(abs(side_y - y) for _, side_y in sides) * 0.36
        yield (
            f'<rect x="{x - wide:g}" y="{y - high:g}" width="{2 * wide:g}" height="{2 * high:g}" rx="2" '
            f'fill="{style.fill}" stroke="{style.ink}" stroke-width="0.5"/>'
        )
        yield _text(x, y + 1.2, name_of("field", hall.id, say), 3.6, colour=style.ink, weight="bold")


def _walks(board: Map, fields: dict[Id, Field]) -> Iterator[str]:
    """Draw footprints between neighbours."""
    lines = "".join(f"M{_point(fields[here])}L{_point(fields[there])}" for here, there, cost in board.edges() if cost)
    yield f'<path d="{lines}" stroke="#6f6759" stroke-width="1"/>'
    yield f'<path d="{lines}" stroke="#ffffff" stroke-width="0.45" stroke-dasharray="0.1 1.5"/>'


def _passages(board: Map, fields: dict[Id, Field]) -> Iterator[str]:
    """Draw free passages, slightly curved so that they are not taken for walks."""
    for here, there in board.passages:
        (x, y), (to_x, to_y) = fields[here].at, fields[there].at
        bend = min(0.12, 9 / (hypot(to_x - x, to_y - y) or 1))
        middle = (x + to_x) / 2 + (to_y - y) * bend, (y + to_y) / 2 - (to_x - x) * bend
        yield (
            f'<path d="M{x},{y}Q{middle[0]:.1f},{middle[1]:.1f} {to_x},{to_y}" stroke="#7b3fa0" stroke-width="0.7" '
            'stroke-dasharray="2 1.4"/>'
        )


def _field(field: Field, say: Say) -> str:
    title = escape(name_of("field", field.id, say))
    return f'<g transform="translate({field.at[0]},{field.at[1]})"><title>{title}</title>{_shape(field)}</g>'


def _shape(field: Field) -> str:
    drawn = _style(look_of(field), fill_of(field))
    if field.slots and field.kind != "rosette":  # item tokens lie on named places too
        star = STYLES["rosette"]
        for slot in range(field.slots):
            x = 5.4 * (slot - (field.slots - 1) / 2)
            drawn += f'<path transform="translate({x:g},-5.2) scale(0.5)" d="{star.outline}" fill="{star.fill}"/>'
    return drawn


def _style(look: Look, fill: str) -> str:
    style = STYLES[look]
    outline = f'<path d="{style.outline}" fill="{fill}" stroke="#ffffff" stroke-width="0.5"/>'
    if look == "place":
        outline = f'<path d="{style.outline}" fill="{fill}" stroke="{style.ink}" stroke-width="0.5"/>'
    sign = f'<path d="{style.sign}" stroke="{style.ink}" stroke-width="0.6"/>' if style.sign else ""
    return outline + sign


def _labels(board: Map, say: Say) -> Iterator[str]:
    """Draw the names of all fields but corridors, whose signs say what they are."""
    named = [(field, name_of("field", field.id, say)) for field in board.field if _has_label(field)]
    for label in place_labels(board, named):
        x = (label.box.left + label.box.right) / 2
        for number, line in enumerate(label.lines):
            yield _text(x, label.box.top + 1.8 + number * LINE_HEIGHT, line, FONT_SIZE)


def _has_label(field: Field) -> bool:
    corridor = field.kind in SYMBOLS or (field.kind == "rosette" and field.area != "hogsmeade")
    return field.kind != "blocked" and not corridor


def _area_names(board: Map, say: Say) -> Iterator[str]:
    for label in board.labels:
        yield _text(*label.at, name_of("area", label.area, say), 3.2, colour="#6b5f4b", style="italic")


def _legend(board: Map, say: Say) -> Iterator[str]:
    x, y = board.legend
    yield _text(x, y + 3, name_of("map", "title", say), 5.4, anchor="start", weight="bold")
    rows = [*(_style(look, STYLES[look].fill) for look in LEGEND), _sample("walk"), _sample("passage")]
    names = [
        *(name_of("kind", look, say) for look in LEGEND),
        *(name_of("map", key, say) for key in ("walk", "passage")),
    ]
    half = (len(rows) + 1) // 2
    for number, (drawn, name) in enumerate(zip(rows, names, strict=True)):
        column, row = divmod(number, half)
        at_x, at_y = x + 3 + column * 29, y + 13 + row * 7.6
        yield f'<g transform="translate({at_x:g},{at_y:g}) scale(0.75)">{drawn}</g>'
        yield _text(at_x + 5, at_y + 0.8, name, 2.3, anchor="start")


def _sample(kind: str) -> str:
    if kind == "walk":
        return '<path d="M-4,0H4" stroke="#6f6759" stroke-width="1"/>'
    return '<path d="M-4,0H4" stroke="#7b3fa0" stroke-width="0.7" stroke-dasharray="2 1.4"/>'


def _text(
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    colour: str = "#26221b",
    anchor: str = "middle",
    weight: str = "normal",
    style: str = "normal",
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" font-weight="{weight}" '
        f'font-style="{style}" fill="{colour}" stroke="#ffffff" stroke-width="0.7" paint-order="stroke">'
        f"{escape(text)}</text>"
    )


def _point(field: Field) -> str:
    return f"{field.at[0]},{field.at[1]}"
