"""The face of a game that has none of its own: the view as a tree, the moves as a numbered list."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from commonroom.engine import BadInput, Illegal, Table, Viewer
from commonroom.engine.strict_json import loads

from .face import Act, Entry, Moment, QuickGame, Say
from .scene import Data, Scene, printable

HELP = """\
Type the number of a move, or an action as JSON, such as {"type": "draw"}."""


class PlainFace:
    """Draws whatever a view holds."""

    quick = QuickGame()
    help = HELP

    def picture(self, scene: Scene, moment: Moment) -> RenderableType:
        """Draw the view as a tree, then the log and the moves."""
        seen = scene.view if scene.full is None else scene.full
        moves = [Text(f"{number:>3} {_worded(action)}") for number, action in enumerate(scene.legal, 1)]
        return Group(_tree(_title(scene), seen), *moment.log, Columns(moves, column_first=True))

    def tell(self, table: Table, _viewer: Viewer, events: Sequence[Data]) -> Text | None:
        """Tell the events one after the other, with seats by the names of their players."""
        told = [_worded(_named(table, event)) for event in events]
        return Text("; ".join(told)) if told else None

    def word(self, _table: Table, action: Data) -> str:
        """Return the action's type and fields."""
        return _worded(action)

    def choice(self, scene: Scene, action: Data) -> str:
        """Return an action as `word` does."""
        return self.word(scene.table, action)

    def prompt(self, scene: Scene, _pick: str) -> str:
        """Ask for one of the moves."""
        return f"Your move (1-{len(scene.legal)}, ? for help): "

    def read(self, scene: Scene, _pick: str, line: str) -> Entry:
        """Read a number from the list, or an action as JSON."""
        if line.startswith("{"):
            return _from_json(line)
        if not line.isascii() or not line.isdecimal() or not 1 <= int(line[:9]) <= len(scene.legal):
            return Say(f"Type a number from 1 to {len(scene.legal)}.")
        return Act(scene.legal[int(line[:9]) - 1])

    def why(self, _table: Table, _action: Data, error: Illegal) -> str:
        """Return the refusal as the rules word it."""
        return str(error)


def _from_json(line: str) -> Entry:
    try:
        action: Data = loads(line, "action")
    except BadInput as error:
        return Say(str(error))
    return Act(action)


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
