"""The face of a game that has none of its own: the view as a tree, the moves as a numbered list."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from commonroom.engine import Table, Viewer

from . import plain_entry
from .face import Face, Moment
from .scene import Data, Scene, printable


def picture(scene: Scene, moment: Moment) -> RenderableType:
    """Draw the view as a tree, then the log and the moves."""
    seen = scene.view if scene.full is None else scene.full
    moves = [Text(f"{number:>3} {_worded(action)}") for number, action in enumerate(scene.legal, 1)]
    return Group(_tree(_title(scene), seen), *moment.log, Columns(moves, column_first=True))


def tell(table: Table, _: Viewer, events: Sequence[Data]) -> Text | None:
    """Tell the events one after the other, with seats by the names of their players."""
    words = [_worded(_named(table, event)) for event in events]
    return Text("; ".join(words)) if words else None


def word(_: Table, action: Data) -> str:
    """Return the action's type and fields."""
    return _worded(action)


def _title(scene: Scene) -> str:
    names = ", ".join(f"{seat} {printable(player.name)}" for seat, player in enumerate(scene.table.seats))
    return f"{printable(scene.table.edition)}: {names}"


def _tree(title: str, data: object) -> Tree:
    """Draw data as branches; what fits on a line stays on one."""
    branch = Tree(Text(title))
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        short = json.dumps(value, ensure_ascii=False)
        if _is_large(value):
            branch.children.append(_tree(str(key), value))
        else:
            branch.add(Text(printable(f"{key}: {short}")))
    return branch


def _is_large(value: object) -> bool:
    """Tell whether data is better shown as a branch: long objects, and lists of them."""
    if isinstance(value, list):
        return any(_is_large(item) for item in value)
    return isinstance(value, dict) and len(json.dumps(value)) > 60


def _worded(data: Data) -> str:
    """Return the type, then the fields."""
    fields = [f"{key} {json.dumps(value, ensure_ascii=False)}" for key, value in data.items() if key != "type"]
    return printable(" ".join([str(data.get("type", "")).replace("_", " "), ", ".join(fields)]).strip())


def _named(table: Table, event: Data) -> Data:
    seat = event.get("seat")
    known = isinstance(seat, int) and 0 <= seat < len(table.seats)
    return event | {"seat": table.seats[seat].name} if known and seat is not None else event


PLAIN = Face(picture, tell, word, plain_entry)
"""Draws whatever a view holds."""
