"""A Quidditch match within the game, shown by the match's own face."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType

from commonroom.engine import Player, Seat, Table, Viewer
from commonroom.games.hogwarts.match.options import ABOUT

from ..face import Act, Entry, Moment
from ..quidditch_match import FACE as FACE
from ..quidditch_match.event_phrases import Teller
from ..scene import Data, Scene
from ..speech.language import phrase_in
from .view_parts import question_of


def match_scene(scene: Scene) -> Scene | None:
    """Return the match under way, as a table of its own; None while there is none."""
    view, task = scene.view["match"], question_of(scene.view)
    if view is None or task is None or task["task"] != "play_match":
        return None
    sides = task["sides"]
    table = match_table(scene.table, sides, view["houses"])
    to_act = tuple(side for side, seat in enumerate(sides) if seat in scene.to_act)
    moves = [action["move"] for action in scene.legal if action["type"] == "match"]
    return Scene(table, side_of(sides, scene.viewer), view, to_act or (view["turn"],), moves, [], _full(scene))


def match_table(table: Table, sides: Sequence[Seat | None], houses: Sequence[str] | None = None) -> Table:
    """Return the table of a match between two players of this one."""
    known = {option.name for option in ABOUT.options}
    options = {name: value for name, value in table.options.items() if name in known}
    wishes = houses or (None, None)
    automaton = phrase_in(("hogwarts-table",), "hogwarts-side-none") or ""
    names = [automaton if seat is None else table.seats[seat].name for seat in sides]
    return Table(
        next(iter(ABOUT.editions)),
        options,
        tuple(Player(name, None, wish) for name, wish in zip(names, wishes, strict=True)),
        table.rules,
    )


def side_of(sides: Sequence[Seat | None], viewer: Viewer) -> Viewer:
    """Return the side for which the viewer plays, if any."""
    return sides.index(viewer) if viewer is not None and viewer in sides else None


def picture(scene: Scene, moment: Moment) -> RenderableType:
    """Draw the pitch."""
    return FACE.picture(scene, moment)


def read(scene: Scene, pick: str, line: str) -> Entry:
    """Read what a line means on the pitch."""
    entry = FACE.read(scene, pick, line)
    return Act({"type": "match", "move": entry.action}) if isinstance(entry, Act) else entry


def prompt(scene: Scene, pick: str) -> str:
    """Return the question of the match."""
    return FACE.prompt(scene, pick)


def word(table: Table, move: Data) -> str:
    """Word a move of a match."""
    return FACE.word(match_table(table, (0, None)), move)


def sentences(table: Table, viewer: Viewer, event: Data) -> Iterator[str]:
    """Tell what happened on the pitch."""
    inner = match_table(table, event["sides"])
    return Teller(inner, side_of(event["sides"], viewer)).sentences([event["event"]])


def _full(scene: Scene) -> Data | None:
    """Return the whole state of the match, for readers of a record."""
    if scene.full is None:
        return None
    return next((task["state"] for task in scene.full["agenda"] if task["task"] == "play_match"), None)
