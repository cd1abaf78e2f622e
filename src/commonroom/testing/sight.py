"""What can be read from a table of any game: what somebody is told, and which names lie where."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from commonroom.engine import Dice, Table, Viewer

from .play import games_in_turn
from .tables import AnyRules, some_tables

encoded = msgspec.json.Encoder().encode
_LAST_INDEX = re.compile(r"\[\d+\]$")


def viewers(table: Table) -> list[Viewer]:
    """Return every seat, and a watcher."""
    return [*range(len(table.seats)), None]


def sight_of(rules: AnyRules, state: Any, viewer: Viewer) -> bytes:
    """Return all that a viewer is told about a state: what they see, and what they may do."""
    may = () if viewer is None else (rules.legal(state, viewer), rules.asides(state, viewer))
    return encoded([rules.view(state, viewer), rules.to_act(state), may])


def hearing_of(rules: AnyRules, events: Sequence[Any], viewer: Viewer) -> bytes:
    """Return what a viewer is told about events."""
    return encoded([rules.seen(event, viewer) for event in events])


def texts_by_place(value: object, place: str = "") -> Iterator[tuple[str, str]]:
    """Yield every text in plain data, with its place."""
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from texts_by_place(item, f"{place}.{key}")
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from texts_by_place(item, f"{place}[{number}]")


def heaps(value: object) -> dict[str, list[str]]:
    """Return the texts in plain data by the list that contains them, such as a hand or a pile."""
    found: dict[str, list[str]] = {}
    for place, text in texts_by_place(value):
        found.setdefault(_LAST_INDEX.sub("", place), []).append(text)
    return found


def strings(value: object) -> set[str]:
    """Return all texts anywhere in plain data."""
    return {text for _, text in texts_by_place(value)}


def hidden_name(rules: AnyRules, state: Any, viewer: Viewer) -> str:
    """Return something that the viewer cannot know: a name that lies elsewhere in a guess than in truth."""
    guess = rules.imagine(state, viewer, Dice(bytes(32), 0))
    guessed = dict(texts_by_place(rules.to_position(guess)))
    truth = texts_by_place(rules.to_position(state))
    return next((text for place, text in truth if guessed.get(place) != text), "")


def hides(rules: AnyRules) -> bool:
    """Tell whether some viewer ever cannot see something, in a game at every kind of table."""
    games = islice(games_in_turn(rules), len(some_tables(rules)))
    return any(
        rules.imagine(ply.before, viewer, Dice(bytes(32), ply.number)) != ply.before
        for game in games
        for ply in game.plies
        for viewer in viewers(game.table)
    )


def components(rules: AnyRules, state: Any) -> Counter[str]:
    """Count every piece of the game, wherever it lies."""
    return Counter(rules.components(state))


def has_own_decks(rules: AnyRules, state: Any) -> bool:
    """Tell whether seats have decks of their own that never mix."""
    return any("/" in name for name in rules.components(state))
