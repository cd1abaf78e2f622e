"""Helpers that set up a match for a test, in the words of its scenarios.

Gryffindor has seat 0, defends the negative rows and attacks upwards; Slytherin has seat 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from commonroom import Illegal, Match
from commonroom.engine.record import read_chance, read_position, read_record
from commonroom.engine.seeds import read_seed
from commonroom.engine.table import read_table
from commonroom.games import GAMES
from commonroom.games.hogwarts.match import ABOUT

G, S = 0, 1
Events = list[dict[str, Any]]

EXAMPLE: dict[str, Any] = {
    "pieces": [
        {
            "keeper": [-4, 2],
            "beater_1": [-3, 2],
            "beater_2": [-3, 0],
            "chaser_1": [-1, 2],
            "chaser_2": [-2, 1],
            "chaser_3": [-2, 4],
        },
        {
            "keeper": [4, 3],
            "beater_1": [3, 2],
            "beater_2": [3, 4],
            "chaser_1": [2, 3],
            "chaser_2": [1, 2],
            "chaser_3": [1, 3],
        },
    ]
}
"""The position of the rulebook's worked example."""


def dice(text: str) -> list[dict[str, Any]]:
    """Read scripted dice: `actions 4 6, shot 4, save 5`."""
    script = []
    for part in filter(None, text.split(", ")):
        label, *values = part.split()
        script += [{"label": label, "value": int(value)} for value in values]
    return script


def new(
    rolls: str = "",
    *,
    options: Mapping[str, Any] | None = None,
    seats: Sequence[str | dict[str, str]] = ("Gwen", "Sol"),
    seed: int = 0,
    rules: int | None = None,
    **position: Any,
) -> Match:
    """Return a match, from the start or from a position."""
    table = read_table(ABOUT, None, options, seats, rules)
    given = read_position(position) if position else None
    return Match(GAMES["quidditch-match"], table, read_seed(seed), read_chance(dice(rolls)), given)


def replayed(document: str) -> list[Match]:
    """Return the match of a record after each of its actions, the start first."""
    record = read_record(document)
    table = read_table(ABOUT, record["edition"], record["options"], record["seats"])
    states = []
    for number in range(len(record["actions"]) + 1):
        match = Match(
            GAMES["quidditch-match"],
            table,
            read_seed(record["seed"]),
            read_chance(record["chance"]),
            record["position"],
        )
        match.play_back(record["actions"][:number])
        states.append(match)
    return states


def pitch(own: Mapping[str, Any] | None = None, rival: Mapping[str, Any] | None = None) -> list[dict[str, Any]]:
    """Place the named pieces, and all others out of the way."""
    mine = {"keeper": [-4, 2], "beater_1": [-3, 0], "beater_2": [-3, 4], "chaser_1": [-2, 0], "chaser_2": [-2, 4]}
    yours = {"keeper": [4, 2], "beater_1": [3, 0], "beater_2": [3, 4], "chaser_1": [2, 0], "chaser_2": [2, 4]}
    return [mine | {"chaser_3": [-1, 0]} | dict(own or {}), yours | {"chaser_3": [1, 0]} | dict(rival or {})]


def do(match: Match, kind: str, seat: int | None = None, **fields: Any) -> Events:
    """Take an action, for the seat whose turn it is unless another is named."""
    return match.submit(match.to_act[0] if seat is None else seat, {"type": kind, **fields})


def walk(match: Match, piece: str, *spots: tuple[int, int]) -> Events:
    """Move step by step; return the events of the last step."""
    return [do(match, "move", piece=piece, to=spot) for spot in spots][-1]


def refused(match: Match, kind: str, seat: int | None = None, **fields: Any) -> tuple[str, str]:
    """Return the rule and the code with which an action is refused; expect nothing to change."""
    before = match.state
    with pytest.raises(Illegal) as caught:
        do(match, kind, seat, **fields)
    assert match.state == before
    return caught.value.rule, caught.value.code


def kinds(events: Events) -> list[str]:
    return [event["type"] for event in events]


def event_of(events: Events, kind: str) -> dict[str, Any]:
    """Return the one event of that kind."""
    (found,) = [event for event in events if event["type"] == kind]
    return found


def spot(match: Match, side: int, piece: str) -> Any:
    """Return the field of a piece; None when it is out."""
    return match.state["pieces"][side][piece]


def held(side: int, piece: str) -> dict[str, Any]:
    """Return a ball that a piece has, as states write it."""
    return {"side": side, "piece": piece}
