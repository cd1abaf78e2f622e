"""Statistics of one game of Sequence, to be added up over many."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from commonroom.engine.stats import Heat, Summary

from . import events as event
from .board import BIT, CELLS, CORNERS, FIVE, SIZE, mask_of
from .cards import Card
from .edition import Edition, edition
from .state import State

T = TypeVar("T")

CORNER_LABEL = "★"
HEAT = "Where the winner's chips lie at the end"


def summarise(state: State, events: Sequence[event.Event]) -> Summary:
    """Count how often each rule came up, how the game went, and where the winner's chips lie."""
    return Summary(
        counts=_counts(state.settings.edition, events),
        samples=_samples(state, events),
        heat=_heat(state),
    )


def _counts(box: Edition, events: Sequence[event.Event]) -> dict[str, int]:
    made = [happened for happened in events if isinstance(happened, event.SequenceMade)]
    played = [happened.card for happened in events if isinstance(happened, event.CardPlayed)]

    def number(kind: type[event.Event]) -> int:
        return sum(isinstance(happened, kind) for happened in events)

    return {
        "sequences made": len(made),
        "sequences with a corner": sum(bool(mask_of(sequence.cells) & CORNERS) for sequence in made),
        "long lines": sum(sequence.length > FIVE for sequence in made),
        "shared cells": sum(sequence.shared for sequence in made),
        "sequences broken": number(event.SequenceBroken),
        "wild jacks played": sum(card in box.wild for card in played),
        "anti-wild jacks played": sum(card in box.anti_wild for card in played),
        "dead cards exchanged": number(event.DeadCardExchanged),
        "draws lost": number(event.DrawLost),
        "passes": number(event.Passed),
        "piles reshuffled": number(event.PileReshuffled),
    }


def _samples(state: State, events: Sequence[event.Event]) -> dict[str, float]:
    samples = {
        "chips on the board": float(state.occupied().bit_count()),
        "cards left in the pile": float(len(state.pile)),
    }
    plays = 0
    for happened in events:
        plays += isinstance(happened, event.CardPlayed)
        if isinstance(happened, event.SequenceMade):
            return samples | {"plays up to the first sequence": float(plays)}
    return samples


def _heat(state: State) -> Heat | None:
    """Return the winner's chips; a drawn game has none."""
    if state.result is None or state.result.side is None:
        return None
    chips = state.chips[state.result.side]
    counts = [None if BIT[cell] & CORNERS else int(bool(BIT[cell] & chips)) for cell in CELLS]
    return Heat(HEAT, labels(state.settings.edition.id), _rows(counts))


@cache
def labels(name: str) -> tuple[tuple[str, ...], ...]:
    """Return what is printed on each cell: rank and suit, and a star in the corners."""
    box = edition(name)

    def label(card: Card | None) -> str:
        return CORNER_LABEL if card is None else card[:-1] + box.data.suits[card[-1]].symbol

    return _rows([label(box.layout.card_at.get(cell)) for cell in CELLS])


def _rows(values: list[T]) -> tuple[tuple[T, ...], ...]:
    """Arrange the values of the cells row by row."""
    return tuple(tuple(values[start : start + SIZE]) for start in range(0, len(values), SIZE))
