"""Reads arguments as people type them into what the engine takes, which has the last word on them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, TypeAlias

import typer

from commonroom.engine import About, BadInput, Match, Option, Rules, Viewer
from commonroom.engine.content import Gathered, kept, parse_toml, put_together
from commonroom.engine.strict_json import loads
from commonroom.games import GAMES
from commonroom.terminal.files import STANDARD, read_bytes


def _listed(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


KNOWN_GAMES = _listed(GAMES)
KNOWN_BOTS = "random, search, easy, normal, greedy, patient or automaton"
"""The bots of our own games, in words: asking the games would import them all for a line of help."""
BUDGETS = "search@500 thinks for 500 iterations, search@200ms by the clock"
PROGRAMS = "stdio:COMMAND is a program of your own"

Game: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help=f"{KNOWN_GAMES}; see `commonroom games`.")]
RecordFile: TypeAlias = Annotated[str, typer.Argument(metavar="FILE", help="A record; - is standard input.")]
Edition: TypeAlias = Annotated[str | None, typer.Option(metavar="E", help="The edition of the game.")]
Options: TypeAlias = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the table; may be repeated.")
]
Seed: TypeAlias = Annotated[str | None, typer.Option(metavar="S", help="A whole number or 64 hex digits.")]

Language: TypeAlias = Annotated[str, typer.Option("--lang", metavar="L", help="Language of everything printed.")]

WATCHER = "watcher"


def read_seed(text: str | None) -> str | int | None:
    """Read a seed: a whole number if it looks like one, else hex digits."""
    return int(text) if text is not None and re.fullmatch(r"-?[0-9]{1,63}", text) else text


def read_options(rules: Rules[Any, Any, Any], pairs: Sequence[str] | None) -> dict[str, Any]:
    """Read options from NAME=VALUE, each value of the kind that the option takes; @FILE stands for a file's content."""
    known = {option.name: option for option in rules.ABOUT.options}
    options: dict[str, Any] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("option", f"{pair!r} must be NAME=VALUE")
        if name in options:
            raise BadInput(f"options.{name}", "is given twice")
        if name in known and known[name].content and value.startswith("@"):
            options[name] = _content(rules, value.removeprefix("@"))
        else:
            options[name] = _value(known[name], value) if name in known else value
    return options


def _content(rules: Rules[Any, Any, Any], name: str) -> Any:
    """Read content from a file in the form in which the game keeps it, so that every record has the same form."""
    data = read_content(name)
    return data if rules.CONTENT is None else kept(rules.CONTENT, data)


def _value(option: Option, text: str) -> Any:
    if option.several:
        return [_choice(option, part) for part in text.split(",")]
    if option.numbers and re.fullmatch(r"-?[0-9]{1,15}", text):
        return int(text)
    return _choice(option, text)


def _choice(option: Option, text: str) -> Any:
    return next((choice for choice in option.choices if str(choice) == text), text)


def read_seats(about: About, names: str | None, bots: str | None) -> list[dict[str, Any]]:
    """Read seats from "Ann,Bob", or from their number; bots in the same order, with nothing or - for a person.

    Where a seat may choose something, its wish follows the name: "Ann:slytherin,Bob".
    """
    if names is None:
        names = str(next(iter(about.sides)))
    if re.fullmatch(r"[0-9]{1,3}", names):
        names = ",".join(f"Player {number + 1}" for number in range(int(names)))
    seats = [_seat(about, name) for name in names.split(",")]
    kinds = [kind.strip() for kind in bots.split(",")] if bots else []
    if len(kinds) > len(seats):
        raise BadInput("bots", f"there are {len(kinds)} for {len(seats)} seats")
    for seat, kind in zip(seats, kinds, strict=False):
        if kind not in ("", "-"):
            seat["bot"] = kind
    return seats


def _seat(about: About, text: str) -> dict[str, Any]:
    name, colon, wish = text.rpartition(":")
    if about.wish is None or not colon:
        return {"name": text.strip()}
    return {"name": name.strip(), about.wish.field: wish.strip()}


def read_content(name: str) -> Any:
    """Read a TOML or JSON file, or all TOML files of a folder as one document."""
    document, _, broken = read_files(name)
    for where, why, _ in broken:
        raise BadInput(where, why)
    return document


def read_files(name: str) -> Gathered:
    """Read content with the file of each part, and with the files that cannot be read.

    Standard input is JSON if it begins like an object.
    """
    if name != STANDARD and os.path.isdir(name):
        files = sorted(file for file in os.listdir(name) if file.endswith(".toml"))
        return put_together((file, read_bytes(os.path.join(name, file))) for file in files)
    data = read_bytes(name)
    if name.endswith(".json") or (name == STANDARD and data.lstrip().startswith(b"{")):
        return Gathered(loads(data, name), {}, [])
    return Gathered(parse_toml(data, name), {}, [])


def read_json(name: str | None, what: str) -> Any:
    """Read a JSON file, strictly."""
    return None if name is None else loads(read_bytes(name), what)


def read_viewer(match: Match, text: str) -> Viewer:
    """Read a viewer: the number of a seat, or a watcher."""
    if text == WATCHER:
        return None
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise BadInput("as", f"{text!r} is neither the number of a seat nor {WATCHER!r}")
    seat = int(text)
    match.view(seat)  # raises BadAction if there is no such seat
    return seat
