"""The whole table on one screen: board, players, what has just happened, and the hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..face import Moment
from ..log_tail import log_rows, newest, rows_of
from ..scene import Scene
from ..speech.language import colon
from .board import HEIGHT, ROOMY_HEIGHT, ROOMY_WIDTH, WIDTH, board
from .hand import open_hands, own_hand
from .panel import panel
from .speaker import SequenceSpeaker

GAP = 2
PANEL = 24
"""The least width of the list of players."""
SIDE_LOG = (40, 5)
"""The least width and height at which the log stands below the players instead of below the board."""
LOG = 8
QUESTION = 3
"""Rows that stay free below everything for a note and the prompt."""


def picture(scene: Scene, moment: Moment) -> RenderableType:
    """Draw the table as large as the room allows."""
    own = [own_hand(scene, moment.pick)] if scene.viewer is not None else []
    hands = [Text(), *open_hands(scene), *own]
    around = rows_of(_title(scene)) + QUESTION + sum(map(rows_of, hands))
    seats = rows_of(panel(scene, PANEL))
    roomy = _fits_roomy(moment, around, seats)
    width, height = (ROOMY_WIDTH, ROOMY_HEIGHT) if roomy else (WIDTH, HEIGHT)
    room, rows = moment.width - width - GAP - 1, height - seats - 1
    players, cells = panel(scene, max(PANEL, min(32, room))), board(scene, moment, roomy=roomy)
    if _fits_beside(room, rows):
        beside = Group(players, Text(), *newest(moment.log, room, rows))
        return Group(_title(scene), _side_by_side(cells, beside, width), *hands)
    log = _log_below(moment, moment.height - around - max(height, seats))
    if room < PANEL:
        return Group(_title(scene), cells, players, *log, *hands)
    return Group(_title(scene), _side_by_side(cells, players, width), *log, *hands)


def _side_by_side(left: Text, right: RenderableType, width: int) -> Grid:
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=width)
    grid.add_row(left, right)
    return grid


def _fits_roomy(moment: Moment, around: int, seats: int) -> bool:
    """Tell whether the large board fits, with players and log somewhere."""
    room, rows = moment.width - ROOMY_WIDTH - GAP - 1, ROOMY_HEIGHT - seats - 1
    return room >= PANEL and moment.height >= around + ROOMY_HEIGHT + (0 if _fits_beside(room, rows) else LOG)


def _fits_beside(room: int, rows: int) -> bool:
    return room >= SIDE_LOG[0] and rows >= SIDE_LOG[1]


def _log_below(moment: Moment, room: int) -> list[Text]:
    """Return the log below the board, as high as there is room for."""
    return log_rows(moment.log, moment.width, max(2, min(LOG, room)), steady=moment.steady)


def _title(scene: Scene) -> Text:
    speaker = SequenceSpeaker(scene.table, scene.viewer)
    box, name = speaker.edition.data, speaker.phrase("sequence-name")
    spine = speaker.maybe(f"sequence-spine-{scene.view['edition']}")
    goal = speaker.phrase("sequence-goal", target=scene.view["target"])
    title = Text(f" {f'{name}, {spine}' if spine else name}{colon()} {goal}", "bold")
    if any(suit.jack for suit in box.suits.values()):  # letters of houses need a legend, unlike suits
        names = {suit.symbol: speaker.maybe(f"sequence-house-{code}") or suit.name for code, suit in box.suits.items()}
        title.append(f"\n {'  '.join(f'{symbol} {name}' for symbol, name in names.items())}", "not bold dim")
    return title
