"""The whole table on one screen: the pitch, the seekers, the log, the cards, and the choices."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.text import Text

from commonroom.engine import Seat
from commonroom.games.hogwarts.board.map import Spot

from ..face import Moment
from ..log_tail import log_rows
from ..scene import Data, Scene, printable
from ..speech.language import colon
from .choices import choices
from .event_phrases import fold
from .notation import BLUDGER, INKS, QUAFFLE, SHORT, top_row
from .speaker import PitchSpeaker

CELL = 8
LOG = 12
LEAST_LOG = 2
RECENT = 60
"""Lines of the log that are considered: steps are merged, and there is never room for more."""
NAME = 13
"""Letters of a name that are shown above the pitch: eighty columns hold no more."""
QUESTION = 3
"""Rows that stay free below everything for a note and the prompt."""


def picture(scene: Scene, moment: Moment) -> RenderableType:
    """Draw everything from top to bottom; the log gets the rows that are left."""
    speaker = PitchSpeaker(scene.table, scene.viewer)
    above = [_title(scene, speaker), *_pitch(scene, speaker), *_wrapped([_standing(scene, speaker)], moment.width)]
    below = [*_hands(scene, speaker), *_wrapped([choices(scene, speaker)], moment.width)]
    left = moment.height - QUESTION - len(above) - len(below)
    log = log_rows(fold(moment.log[-RECENT:]), moment.width, max(LEAST_LOG, min(LOG, left)), steady=moment.steady)
    return Group(*above, *log, *below)


def near_side(scene: Scene) -> Seat:
    """Return the side whose goals are at the bottom."""
    return 0 if scene.viewer is None else scene.viewer


def _title(scene: Scene, speaker: PitchSpeaker) -> Text:
    """Draw goals and laps; long names are cut before the numbers are."""
    view, near = scene.view, near_side(scene)
    title = Text(" ", no_wrap=True, overflow="ellipsis")
    for seat in (1 - near, near):
        house, name = speaker.houses[seat], printable(scene.table.seats[seat].name)
        title.append(
            f"{name[:1].upper()}{name[1:NAME]} ({speaker.house(seat)}) {view['goals'][seat]}", f"bold {INKS[house]}"
        )
        title.append(f" ↻ {view['seekers'][seat]}/{view['pitch']['track']}   ", "dim")
    return title


def _pitch(scene: Scene, speaker: PitchSpeaker) -> Iterator[Text]:
    """Draw the pitch row by row, the near side's goal area at the bottom."""
    view = scene.view
    pitch, last = view["pitch"], top_row(view["pitch"])
    goals = {(row, column) for row, column in pitch["goals"]}
    goals |= {(-row, column) for row, column in goals}
    rows = range(-last, last + 1) if near_side(scene) == 1 else range(last, -last - 1, -1)
    for row in rows:
        line = Text(f" {row + last + 1:>2} ", "dim")
        for column in range(pitch["columns"]):
            is_field = abs(row) <= pitch["rows"] or (row, column) in goals
            line.append_text(_cell(scene, speaker, (row, column)) if is_field else Text(" " * CELL))
        yield line
    yield Text(" " * 4 + "".join(chr(ord("a") + column).ljust(CELL) for column in range(pitch["columns"])), "dim")


def _cell(scene: Scene, speaker: PitchSpeaker, spot: Spot) -> Text:
    """Draw the pieces on a field, the near side's in capitals, and the balls, carried or not."""
    view, near = scene.view, near_side(scene)
    cell = Text()
    for seat in (near, 1 - near):
        for piece, place in view["pieces"][seat].items():
            if place is not None and tuple(place) == spot:
                name = SHORT[piece] if seat == near else SHORT[piece].lower()
                cell.append(name + _held(view, seat, piece), f"bold {INKS[speaker.houses[seat]]}")
    cell.append(QUAFFLE if view["quaffle"] == list(spot) else "", "bold")
    cell.append(BLUDGER * view["bludgers"].count(list(spot)), "bold")
    if not cell:
        cell.append("·", "dim")
    return cell.append(" " * max(1, CELL - cell_len(cell.plain)))


def _held(view: Data, seat: Seat, piece: str) -> str:
    holder = {"side": seat, "piece": piece}
    bludgers: list[object] = view["bludgers"]
    return QUAFFLE * int(view["quaffle"] == holder) + BLUDGER * bludgers.count(holder)


def _standing(scene: Scene, speaker: PitchSpeaker) -> Text:
    """Say whose turn it is, and what is left of it."""
    view = scene.view
    if view["result"] is not None:
        return Text(f" {speaker.ending(view['result'])}", "bold")
    (seat,) = scene.to_act
    if seat != scene.viewer:
        waits = f"pitch-waits-{view['phase']}"
        return Text(f" {speaker.phrase(waits, name=speaker.player(seat), left=view['left'])}", "bold")
    asked = speaker.phrase(f"quidditch-match-ask-{view['phase']}")
    return Text(f" {asked}{_rest(scene, speaker)}", "bold")


def _rest(scene: Scene, speaker: PitchSpeaker) -> str:
    """Say how many actions are left, or how far a bludger flies."""
    view = scene.view
    if view["phase"] == "act":
        return f" {speaker.phrase('quidditch-match-key-left')}{colon()} {view['left']}."
    if view["phase"] == "throw" and view["aimed"]:
        return f" {speaker.phrase('quidditch-match-key-reach')}{colon()} {view['aimed']['reach']}."
    return ""


def _hands(scene: Scene, speaker: PitchSpeaker) -> Iterator[Text]:
    """Draw the viewer's quidditch cards, or all of them for readers of a record; of others, only how many."""
    view = scene.view
    for seat, number in enumerate(view["hands"]):
        known = view.get("hand") if seat == scene.viewer else scene.full["hands"][seat] if scene.full else None
        if not number:
            continue
        own, held = speaker.phrase("quidditch-match-key-hand"), speaker.phrase("quidditch-match-key-hands")
        whose = own if seat == scene.viewer else f"{speaker.player(seat)}, {held}"
        line = Text(f" {whose}{colon()} ", no_wrap=True, overflow="ellipsis")
        if known is None:
            yield line.append(str(number))
        else:
            yield line.append(", ".join(f"{place} {speaker.card(card)}" for place, card in enumerate(known, 1)), "bold")


def _wrapped(lines: list[Text], width: int) -> list[Text]:
    """Break long lines, so that their rows can be counted."""
    console = Console(width=width)
    return [row for line in lines for row in line.wrap(console, width)]
