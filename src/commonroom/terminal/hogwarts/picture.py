"""The whole table on one screen. Where it is short, cards are only named, and the log gets the rows that are left."""

from __future__ import annotations

from dataclasses import replace

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.text import Text

from ..face import Moment
from ..log_tail import log_rows
from ..scene import Scene
from ..speech.language import colon
from . import match
from .choices import choices
from .event_phrases import fold
from .fight import fight
from .own_board import column, mission_lines, own_board
from .panel import surroundings
from .players import death_eaters, players
from .question import question
from .returns import quest
from .speaker import HogwartsSpeaker
from .view_parts import people_of

LOG = 14
RECENT = 60
"""Lines of the log that are considered: steps are merged, and there is never room for more."""
LEAST_LOG = 3
QUESTION = 3
"""Rows that stay free below everything for a note and the prompt."""


def picture(scene: Scene, moment: Moment) -> RenderableType:
    """Draw everything from top to bottom."""
    speaker, width = HogwartsSpeaker(scene.table, scene.viewer), moment.width
    pitch = match.match_scene(scene)
    if pitch is not None:
        rest = _wrapped([title(scene, speaker), *players(scene, speaker, whole=False)], width, hang=5)
        return Group(*rest, match.picture(pitch, replace(moment, height=moment.height - len(rest))))
    above = _wrapped([title(scene, speaker), *players(scene, speaker), *death_eaters(scene, speaker)], width, hang=5)
    free = moment.height - QUESTION - LEAST_LOG - len(above)
    below = _below(scene, speaker, width, free - len(_board(scene, speaker, width, 0)))
    room = free - len(below)
    board = _board(scene, speaker, width, room)
    left = room + LEAST_LOG - len(board)
    log = log_rows(fold(moment.log[-RECENT:]), width, max(LEAST_LOG, min(LOG, left)), steady=moment.steady)
    return Group(*above, *log, *board, *_wrapped(_open_hands(scene, speaker), width), *below)


def _below(scene: Scene, speaker: HogwartsSpeaker, width: int, room: int) -> list[Text]:
    """Draw the question, with as much of the surroundings as there is room for."""
    rows: list[Text] = []
    for whole in (True, False):
        lines = [*fight(scene, speaker), *surroundings(scene, speaker, whole=whole), question(scene, speaker)]
        rows = _wrapped(lines, width, hang=5) + _wrapped(choices(scene, speaker, width), width, hang=4)
        if len(rows) <= room:
            break
    return rows


def _board(scene: Scene, speaker: HogwartsSpeaker, width: int, room: int) -> list[Text]:
    """Draw as much of the viewer's board as there is room for."""
    rows: list[Text] = []
    hang = 3 if scene.viewer is None else column(speaker, people_of(scene)[scene.viewer])
    for whole in (True, False):
        rows = _wrapped(own_board(scene, speaker, whole=whole), width, hang=hang)
        rows += _wrapped([*mission_lines(scene, speaker, whole=whole), *quest(scene, speaker)], width)
        if len(rows) <= room:
            break
    return rows


def _open_hands(scene: Scene, speaker: HogwartsSpeaker) -> list[Text]:
    """Draw everybody's cards and missions, for readers of a record."""
    if scene.full is None:
        return []
    lines = []
    for seat, person in enumerate(people_of(scene)):
        if person["character"] is None:
            continue
        cards = [speaker.card(card) for deck in ("spells", "potions", "books", "floo_cards") for card in person[deck]]
        line = Text(f" {speaker.player(seat)}{colon()} ", "bold").append(
            ", ".join(cards) or speaker.phrase("plain-none"), "not bold"
        )
        if person["missions"]:
            missions = ", ".join(map(speaker.mission, person["missions"]))
            line.append(f"; {speaker.phrase('hogwarts-missions')}{colon()} {missions}", "not bold dim")
        lines.append(line)
    return lines


def title(scene: Scene, speaker: HogwartsSpeaker) -> Text:
    """Say what is played, for what, and how far it has come."""
    view = scene.view
    round_ = speaker.phrase("hogwarts-round", round=view["round"])
    if view["edition"] != "year":
        text = Text(f" {speaker.phrase('hogwarts-spine-voldemort-returns')}", "bold")
        left = len(speaker.world.pack.returns.horcrux) - len(view["destroyed"])
        parts = [speaker.phrase("hogwarts-key-returned")] if view["returned"] else []
        parts.append(f"{speaker.phrase('hogwarts-horcruxes')}{colon()} {left}")
        return text.append(f"  {round_}  {', '.join(parts)}", "not bold dim")
    missions, points = view["goal"]
    need = speaker.phrase("hogwarts-goal", missions=missions, points=points)
    text = Text(f" {speaker.phrase('hogwarts-name')}", "bold")
    variant = speaker.phrase(f"hogwarts-variant-{view['variant']}")
    text.append(f"  {variant}, {round_} → {need}", "not bold dim")
    if view["match_needed"]:
        text.append(f", {speaker.phrase('hogwarts-a-match')}", "not bold dim")
    if view["end_called"] is not None:
        text.append(f"  {speaker.phrase('hogwarts-last-round')}", "bold")
    return text


def _wrapped(lines: list[Text], width: int, hang: int = 3) -> list[Text]:
    """Break and indent long lines, so that their rows can be counted."""
    console = Console(width=width)
    rows: list[Text] = []
    for line in lines:
        if line.no_wrap or cell_len(line.plain) <= width:
            rows.append(line)
            continue
        first, *_ = line.wrap(console, width)
        rest = line[len(first.plain) :] if len(line.plain) > len(first.plain) else Text()
        rows.append(first)
        rest = Text.assemble(rest)
        if rest.plain.strip():
            more = rest.wrap(console, width - hang)
            rows += [Text.assemble(" " * hang, _stripped(row)) for row in more if row.plain.strip()]
    return rows


def _stripped(row: Text) -> Text:
    leading = len(row.plain) - len(row.plain.lstrip())
    return row[leading:] if leading else row
