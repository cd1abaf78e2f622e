"""Helpers that set up a table of Sequence for a test."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import pytest

import commonroom
from commonroom import Illegal, Match

HARRY, CLASSIC = "harry-potter-2021", "classic-2022"
both_editions = pytest.mark.parametrize("edition", [HARRY, CLASSIC])

Cells = list[list[int]]


def cells(text: str) -> Cells:
    """Read cells: `(5,2-4) (2-5,4)` is row 5, columns 2 to 4, and column 4, rows 2 to 5."""
    found = []
    for rows, columns in re.findall(r"\((\d(?:-\d)?),(\d(?:-\d)?)\)", text):
        found += [[row, column] for row, column in product(_span(rows), _span(columns))]
    return found


def _span(text: str) -> range:
    return range(int(text[0]), int(text[-1]) + 1)


def table(
    edition: str = CLASSIC,
    seats: int = 2,
    *,
    chips: Sequence[str] = (),
    sequences: Sequence[str] = (),
    hands: Sequence[str | None] = (),
    pile: str | None = None,
    pile_size: int | None = None,
    seed: int = 0,
    chance: list[dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    **rest: Any,
) -> Match:
    """Return a match from a position. Chips and sequences are per side, read by `cells`; a sequence is its two ends."""
    chosen = {"draw_mode": "auto"} | (options or {})
    sides = int(chosen.get("teams", {2: 2, 3: 3, 4: 2, 6: 2, 8: 2, 9: 3, 10: 2, 12: 2}[seats]))
    position: dict[str, Any] = dict(rest)
    position["chips"] = [cells(text) for text in _filled(chips, sides, "")]
    position["sequences"] = [_pairs(cells(text)) for text in _filled(sequences, sides, "")]
    position["hands"] = [None if hand is None else hand.split() for hand in _filled(hands, seats, None)]
    if pile is not None:
        position["pile"] = pile.split()
    if pile_size is not None:
        position["pile_size"] = pile_size
    return commonroom.new(
        "sequence",
        edition=edition,
        seats=names(seats),
        options=chosen,
        seed=seed,
        chance=chance,
        position=position,
    )


def fresh(edition: str = CLASSIC, seats: int = 2, seed: int = 0, **options: Any) -> Match:
    """Return a match from the start, drawing automatically unless told otherwise."""
    return commonroom.new(
        "sequence", edition=edition, seats=names(seats), options={"draw_mode": "auto"} | options, seed=seed
    )


def names(seats: int) -> list[str]:
    return [f"P{seat}" for seat in range(seats)]


def _filled(values: Sequence[Any], number: int, empty: Any) -> list[Any]:
    return [*values, *[empty] * (number - len(values))]


def _pairs(ends: Cells) -> list[Cells]:
    return [ends[start : start + 2] for start in range(0, len(ends), 2)]


def play(match: Match, seat: int, card: str, cell: tuple[int, int]) -> list[dict[str, Any]]:
    return match.submit(seat, {"type": "play", "card": card, "cell": list(cell)})


def exchange(match: Match, seat: int, card: str) -> list[dict[str, Any]]:
    return match.submit(seat, {"type": "exchange", "card": card})


def draw(match: Match, seat: int) -> list[dict[str, Any]]:
    return match.submit(seat, {"type": "draw"})


def do(match: Match, seat: int, kind: str, **fields: Any) -> list[dict[str, Any]]:
    return match.submit(seat, {"type": kind, **fields})


def refused(attempt: Callable[..., object], match: Match, *details: Any, **more: Any) -> str:
    """Return the code of the refusal; expect a rule to refuse the attempt and everything to stay as it was."""
    before = match.state, match.record()
    with pytest.raises(Illegal) as caught:
        attempt(match, *details, **more)
    assert (match.state, match.record()) == before
    assert re.fullmatch(r"(RUL-)?SEQ-\d\d", caught.value.rule), caught.value
    assert caught.value.message
    return caught.value.code


def plays(match: Match, seat: int, card: str) -> set[tuple[int, int]]:
    """Return the cells where the seat may play the card."""
    return {tuple(move["cell"]) for move in match.legal(seat) if move["type"] == "play" and move["card"] == card}


def kinds(happened: list[dict[str, Any]]) -> list[str]:
    return [event["type"] for event in happened]


def hand(match: Match, seat: int) -> list[str]:
    cards: list[str] = match.view(seat)["hand"]
    return cards


def sequences(match: Match, side: int) -> set[tuple[tuple[int, int], tuple[int, int]]]:
    """Return the registered sequences of a side, by their end cells."""
    return {((s[0][0], s[0][1]), (s[-1][0], s[-1][1])) for s in match.view(None)["sequences"][side]}
