"""Arguments as people type them, turned into what the engine reads; it has the last word on them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
import typer

from commonroom.engine import About, BadInput, Match, Option, Viewer
from commonroom.engine.strict_json import loads
from commonroom.terminal.files import STANDARD, read_bytes

Game: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="A game that `commonroom games` lists.")]
RecordFile: TypeAlias = Annotated[str, typer.Argument(metavar="FILE", help="A record; - is standard input.")]
Edition: TypeAlias = Annotated[str | None, typer.Option(metavar="E", help="The edition of the game.")]
Options: TypeAlias = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the table; may be repeated.")
]
Seed: TypeAlias = Annotated[str | None, typer.Option(metavar="S", help="A whole number or 64 hex digits.")]

WATCHER = "watcher"


def read_seed(text: str | None) -> str | int | None:
    """A seed: a whole number if it looks like one, else hex digits."""
    return int(text) if text is not None and re.fullmatch(r"-?[0-9]{1,63}", text) else text


def read_options(about: About, pairs: Sequence[str] | None) -> dict[str, Any]:
    """Options from NAME=VALUE, each value of the kind that the option takes."""
    known = {option.name: option for option in about.options}
    options: dict[str, Any] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("option", f"{pair!r} must be NAME=VALUE")
        if name in options:
            raise BadInput(f"options.{name}", "is given twice")
        options[name] = _value(known[name], value) if name in known else value
    return options


def _value(option: Option, text: str) -> Any:
    if option.content and text.startswith("@"):
        return read_content(text.removeprefix("@"))
    if option.several:
        return [_choice(option, part) for part in text.split(",")]
    if option.numbers and re.fullmatch(r"-?[0-9]{1,15}", text):
        return int(text)
    return _choice(option, text)


def _choice(option: Option, text: str) -> Any:
    return next((choice for choice in option.choices if str(choice) == text), text)


def read_seats(about: About, names: str | None, bots: str | None) -> list[dict[str, Any]]:
    """Seats from "Ann,Bob", or from how many there are; bots in the same order, nothing or - for a person.

    Where a seat may choose something, its wish follows the name: "Ann:slytherin,Bob".
    """
    if names is None:
        names = str(min(about.sides))
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
    """What a TOML or JSON file holds; a file without a name of its own is JSON if it begins like an object."""
    data = read_bytes(name)
    if name.endswith(".json") or (name == STANDARD and data.lstrip().startswith(b"{")):
        return loads(data, name)
    try:
        return msgspec.toml.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(name, f"is not TOML: {error}") from None
    except RecursionError:
        raise BadInput(name, "is nested too deeply") from None


def read_json(name: str | None, what: str) -> Any:
    """What a JSON file holds, strictly read."""
    return None if name is None else loads(read_bytes(name), what)


def read_viewer(match: Match, text: str) -> Viewer:
    """Who looks: the number of a seat, or a watcher."""
    if text == WATCHER:
        return None
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise BadInput("as", f"{text!r} is neither the number of a seat nor {WATCHER!r}")
    seat = int(text)
    match.view(seat)  # BadAction if there is no such seat
    return seat
