"""Statistics of one match, to be added up over many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from commonroom.engine.stats import Summary

from . import events as event
from .box.cards import POINTS, PitchCard
from .state import State

N = TypeVar("N", int, float)

SOURCES: dict[PitchCard, str] = {"quaffle": "Quaffles", "free_goal": "Free Goals", "golden_snitch": "the Snitch"}
"""The sources of points."""


def summarise(state: State, events: Sequence[event.Event]) -> Summary:
    """Count how often each rule came up, where the points came from, and when the Snitch was caught."""
    return Summary(counts=_counts(state, events), samples=_samples(state, events))


def _counts(state: State, events: Sequence[event.Event]) -> dict[str, int]:
    def number(kind: type[event.Event]) -> int:
        return sum(isinstance(happened, kind) for happened in events)

    won = [happened for happened in events if isinstance(happened, event.BallWon)]
    stayed = [happened for happened in events if isinstance(happened, event.BallStayed)]
    return {
        "Quaffles won": sum(ball.ball == "Q" for ball in won),
        "Quaffles saved": sum(ball.reason == "save" for ball in stayed),
        "penalties": sum(ball.reason == "penalty" for ball in won),
        "Free Goals": sum(pile.count("free_goal") for pile in state.won),
        "Bludger hits": number(event.PlayerHit),
        "specials played": number(event.SpecialPlayed),
        "specials cancelled": number(event.SpecialCancelled),
        "counters to counters": _counter_counters(events),
        "house decks reshuffled": number(event.HouseDeckReshuffled),
        "final chases": number(event.ChaseBegan),
        "Snitch caught by Gryffindor": int(_catcher(state) == "gryffindor"),
        "Snitch caught by Slytherin": int(_catcher(state) == "slytherin"),
        "catcher did not win": int(state.caught is not None and state.caught not in _winners(state)),
        **_by_seat("Snitch caught", [int(state.caught == seat) for seat in (0, 1)]),
        **_by_seat("hits suffered", _of_seats(events, event.PlayerHit)),
        **_by_seat("specials played", _of_seats(events, event.SpecialPlayed)),
        **_by_seat("specials answered", _of_seats(events, event.SpecialAnswered)),
    }


def _of_seats(events: Sequence[event.Event], kind: type[Any]) -> list[int]:
    """Count the events of a kind for each seat."""
    happened = [each.seat for each in events if isinstance(each, kind)]
    return [happened.count(seat) for seat in (0, 1)]


def _by_seat(name: str, values: Sequence[N]) -> dict[str, N]:
    """Name a figure for each seat."""
    return {f"{name} of seat {seat}": value for seat, value in enumerate(values)}


def _samples(state: State, events: Sequence[event.Event]) -> dict[str, float]:
    samples = {
        "rounds": float(state.round),
        "points of the winner": float(max(state.scores())),
        "points of the loser": float(min(state.scores())),
    }
    for card, source in SOURCES.items():
        points = [float(POINTS[card] * pile.count(card)) for pile in state.won]
        samples[f"points by {source}"] = sum(points)
        samples |= _by_seat(f"points by {source}", points)
    if state.caught is not None:
        samples["round in which the Snitch was caught"] = float(state.round)
    appeared = _round_of_snitch(state, events)
    return samples if appeared is None else samples | {"round in which the Snitch appeared": float(appeared)}


def _round_of_snitch(state: State, events: Sequence[event.Event]) -> int | None:
    """Return the round in which the Snitch was turned up; the cards of the first one are not among the events."""
    if "golden_snitch" in state.first_cards:
        return 1
    current = 1
    for happened in events:
        if isinstance(happened, event.RoundBegan):
            current = happened.round
        elif isinstance(happened, event.PitchCardDrawn) and happened.ball == "SN":
            return current
    return None


def _counter_counters(events: Sequence[event.Event]) -> int:
    """Count answers to answers: one right after another, with nothing settled in between."""
    count, answered = 0, False
    for happened in events:
        if isinstance(happened, event.SpecialAnswered):
            count += answered
            answered = True
        elif isinstance(happened, event.SpecialPlayed):
            answered = False
    return count


def _catcher(state: State) -> str | None:
    return None if state.caught is None else state.settings.houses[state.caught]


def _winners(state: State) -> tuple[int, ...]:
    return state.result.winners if state.result else ()
