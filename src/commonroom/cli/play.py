"""`commonroom play`: a game in the terminal, against bots."""

from __future__ import annotations

import signal
import sys
from typing import Annotated, NoReturn

import typer

from commonroom.engine import BadInput
from commonroom.engine.record import read_record
from commonroom.games import find_game
from commonroom.phrases import ENGLISH
from commonroom.terminal.files import read_bytes
from commonroom.terminal.game import Game
from commonroom.terminal.play import play as play_on
from commonroom.terminal.record_file import RecordFile, refuse_existing
from commonroom.terminal.screen import Screen
from commonroom.terminal.seating import new_sitting, resumed_sitting
from commonroom.terminal.sitting import HINTER
from commonroom.terminal.speech.language import speak

from .arguments import (
    BUDGETS,
    KNOWN_BOTS,
    KNOWN_GAMES,
    PROGRAMS,
    Edition,
    Language,
    Options,
    Seed,
    read_options,
    read_seed,
)
from .output import console
from .rule_card import rule_finder

BOT_HELP = f"Whom to play against: {KNOWN_BOTS}; {HINTER} unless told otherwise. {BUDGETS}. {PROGRAMS}."


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"What to play: {KNOWN_GAMES}.")] = "sequence",
    edition: Edition = None,
    seats: Annotated[int | None, typer.Option(metavar="N", min=1, max=99, help="How many play (default 2).")] = None,
    bot: Annotated[str | None, typer.Option(metavar="KIND", help=BOT_HELP)] = None,
    option: Options = None,
    seed: Seed = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name.")] = None,
    wish: Annotated[str | None, typer.Option(metavar="W", help="What you would like to be, such as a house.")] = None,
    record: Annotated[str | None, typer.Option(metavar="FILE", help="Keep the record here.")] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with this record, and keep it.")] = None,
    lang: Language = ENGLISH,
) -> None:
    """Play in the terminal, against bots.

    Sequence starts in its simplest form: the classic edition, with the usual
    suits, and cards that are drawn for you. Change that with
    --edition harry-potter-2021 and --option draw_mode=manual.
    """
    speak(lang)
    if record is not None:
        refuse_existing(record)
    if resume is not None:
        if any(choice is not None for choice in (edition, seats, option, seed, wish)):
            raise BadInput("resume", "the record has settled edition, seats, options and seed already")
        sitting = resumed_sitting(read_record(read_bytes(resume)), bot)
    else:
        options = read_options(find_game(game), option)
        sitting = new_sitting(
            game, edition=edition, seats=seats, bot=bot, options=options, seed=read_seed(seed), name=name, wish=wish
        )
    record_file = RecordFile(sitting.match, record or resume)
    _end_in_order()
    play_on(Game(sitting, Screen(console()), record_file, rule_finder(sitting.match.rules.ABOUT.name, lang)))


def _end_in_order() -> None:
    """Let a closed window or a shutdown end the game as Ctrl-C does, so that the record is saved."""
    for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        signal.signal(number, _leave)


def _leave(number: int, _: object) -> NoReturn:
    sys.exit(128 + number)
