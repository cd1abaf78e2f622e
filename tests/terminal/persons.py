"""Scripted persons at a fake terminal, and everything they get to see."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from commonroom.bots.random import random_bot
from commonroom.cli.rule_card import rule_finder
from commonroom.engine import Match
from commonroom.games.sequence.edition import edition as edition_of
from commonroom.terminal.face import Moment
from commonroom.terminal.faces import face_of
from commonroom.terminal.game import Game
from commonroom.terminal.play import play
from commonroom.terminal.record_file import RecordFile
from commonroom.terminal.scene import Data, Scene
from commonroom.terminal.screen import Screen
from commonroom.terminal.seating import new_sitting
from commonroom.terminal.sequence.notation import cell_name, label
from commonroom.terminal.sitting import Sitting

Answer = Callable[[Scene], str]


def sit(edition: str = "classic-2022", seats: int = 2, seed: int = 1, **options: Any) -> Sitting:
    """Return a new game of Sequence against random bots."""
    return new_sitting("sequence", edition=edition, seats=seats, bot="random", options=options, seed=seed)


def sit_at(match: Match) -> Sitting:
    """Return seat 0 of a match, with random bots on all others."""
    others = range(1, len(match.table.seats))
    return Sitting(match, 0, dict.fromkeys(others, random_bot), face_of(match.rules.ABOUT.name))


def until_asked(sitting: Sitting) -> Sitting:
    """Let the bots act until it is the person's turn."""
    while sitting.next_seat() != sitting.seat:
        sitting.bot_acts(sitting.next_seat())
    return sitting


def play_all(sitting: Sitting, answer: Answer, width: int = 80) -> str:
    """Play to the end as the answers say, and return all that was shown."""
    shown = io.StringIO()

    def read_line(question: str) -> str:
        shown.write(question)
        if sitting.match.outcome is not None:
            raise EOFError
        return answer(sitting.scene())

    _run(sitting, Screen(Console(file=shown, width=width), read_line))
    return shown.getvalue()


def play_lines(sitting: Sitting, lines: Sequence[str], width: int = 80) -> str:
    """Type these lines and no more."""
    rest = iter(lines)
    shown = io.StringIO()

    def read_line(question: str) -> str:
        shown.write(question)
        line = next(rest, None)
        if line is None:
            raise EOFError
        return line

    _run(sitting, Screen(Console(file=shown, width=width), read_line))
    return shown.getvalue()


def _run(sitting: Sitting, screen: Screen) -> None:
    match = sitting.match
    play(Game(sitting, screen, RecordFile(match), rule_finder(match.rules.ABOUT.name)))


def first_legal(scene: Scene) -> str:
    """Return the first legal move of Sequence as a person would type it."""
    return typed(scene, scene.legal[0])


def typed(scene: Scene, action: Data) -> str:
    """Return an action of Sequence as a person would type it."""
    box = edition_of(scene.view["edition"])
    match action["type"]:
        case "play":
            return f"{label(box, action['card'])} {cell_name(action['cell'])}"
        case "exchange":
            return f"x {label(box, action['card'])}"
        case "choose_sequence" | "forfeit":
            return "1"
        case "draw":
            return "d"
        case _:
            return "p"


def picture(sitting: Sitting, width: int = 80, height: int = 30, pick: str = "") -> str:
    """Return what the person sees, as plain text."""
    shown = io.StringIO()
    moment = Moment(pick, sitting.fresh, sitting.log, width, height)
    Console(file=shown, width=width).print(sitting.face.picture(sitting.scene(), moment), highlight=False)
    return "\n".join(line.rstrip() for line in shown.getvalue().splitlines())
