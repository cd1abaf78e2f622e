"""Common Room: strict rules engines for boxed games, to play, replay, verify and simulate."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from .engine import BadAction, BadInput, Illegal, Match
from .engine.content import with_read_text
from .engine.match import check_position
from .engine.plain import plain
from .engine.record import read_chance, read_record
from .engine.seeds import read_seed
from .engine.table import read_table
from .games import GAMES, find_game

__all__ = ["BadAction", "BadInput", "Illegal", "Match", "games", "new", "replay"]


def games() -> dict[str, Any]:
    """What can be played: editions, options with choices and defaults, numbers of seats and sides."""
    about = {}
    for name, rules in GAMES.items():
        info = rules.ABOUT
        about[name] = {
            "title": info.title,
            "rules": info.rules,
            "editions": plain(info.editions),
            "seats": list(info.sides),
            "sides": {str(seats): list(sides) for seats, sides in info.sides.items()},
            "wish": plain(info.wish),
            "options": {
                option.name: {
                    "choices": list(option.choices),
                    "default": option.default,
                    "numbers": list(option.numbers) if option.numbers else None,
                    "several": option.several,
                    "content": option.content,
                    "rule": option.rule,
                    "group": option.group,
                    "needs": plain(option.needs),
                }
                for option in info.options
            },
        }
    return about


def new(
    game: str,
    *,
    edition: str | None = None,
    seats: Sequence[str | Mapping[str, Any]],
    options: Mapping[str, Any] | None = None,
    seed: str | int | None = None,
    chance: Sequence[Mapping[str, Any]] | None = None,
    position: Mapping[str, Any] | None = None,
) -> Match:
    """A new match; without a seed it gets one that nobody can guess.

    An option that takes content of one's own, such as decks, is given the data or the text of a file.
    """
    rules = find_game(game)
    table = read_table(rules.ABOUT, edition, with_read_text(rules.CONTENT, rules.ABOUT, options), seats)
    key = secrets.token_bytes(32) if seed is None else read_seed(seed)
    return Match(rules, table, key, read_chance(chance), check_position(position))


def replay(record: Mapping[str, Any] | str | bytes) -> Match:
    """The match that a record tells, every action checked by the rules."""
    data = read_record(record)
    rules = find_game(data["game"])
    version = data.get("rules", rules.ABOUT.rules)
    if version != rules.ABOUT.rules:
        raise BadInput("rules", f"the record follows version {version!r} of the rules; known is {rules.ABOUT.rules}")
    match = new(
        data["game"],
        edition=data["edition"],
        seats=data["seats"],
        options=data.get("options"),
        seed=data["seed"],
        chance=data.get("chance"),
        position=data.get("position"),
    )
    match.play_back(data["actions"])
    return match
