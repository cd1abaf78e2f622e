"""`commonroom new`: begin a match and write its record."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Annotated

import typer

import commonroom
from commonroom.games import find_game
from commonroom.programs import find, label
from commonroom.terminal.files import STANDARD, record_text, write_text

from .arguments import (
    BUDGETS,
    KNOWN_BOTS,
    PROGRAMS,
    Edition,
    Game,
    Options,
    Seed,
    read_json,
    read_options,
    read_seats,
    read_seed,
)
from .output import AsJson

BOTS_HELP = f"Bots by seat: {KNOWN_BOTS}; - is a person. {BUDGETS}. {PROGRAMS}."


def new(
    game: Game,
    edition: Edition = None,
    seats: Annotated[str | None, typer.Option(metavar="ANN,BOB", help="Names, or how many; Ann:WISH.")] = None,
    bots: Annotated[str | None, typer.Option(metavar="-,KIND", help=BOTS_HELP)] = None,
    option: Options = None,
    seed: Seed = None,
    position: Annotated[str | None, typer.Option(metavar="FILE", help="Start from this state (JSON).")] = None,
    chance: Annotated[str | None, typer.Option(metavar="FILE", help="Scripted outcomes (JSON).")] = None,
    output: Annotated[str, typer.Option("-o", "--output", metavar="FILE", help="Where to write it.")] = STANDARD,
    as_json: AsJson = False,
) -> None:
    """Begin a match and write its record."""
    rules = find_game(game)
    players = read_seats(rules.ABOUT, seats, bots)
    for player in players:
        if "bot" in player:
            find(rules, player["bot"], now=perf_counter)
            player["bot"] = label(player["bot"])
    match = commonroom.new(
        game,
        edition=edition,
        seats=players,
        options=read_options(rules, option),
        seed=read_seed(seed),
        position=read_json(position, "position"),
        chance=read_json(chance, "chance"),
    )
    put_record(match, output)
    if as_json and output != STANDARD:
        put_record(match, STANDARD)


def put_record(match: commonroom.Match, name: str) -> None:
    """Write the match's record to a file, or to standard output."""
    text = record_text(match.record())
    if name == STANDARD:
        sys.stdout.write(text)
    else:
        write_text(name, text)
