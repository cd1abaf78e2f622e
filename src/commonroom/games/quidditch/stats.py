"""A match in numbers, for statistics over many."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.engine.stats import Summary

from . import events as event
from .state import State


def summarise(state: State, events: Sequence[event.Event]) -> Summary:
    """How often each rule came up, where the points came from, and when the Snitch was caught."""
    return Summary(sides=(0, 1), counts=_counts(state, events), samples=_samples(state, events))


def _counts(state: State, events: Sequence[event.Event]) -> dict[str, int]:
    def number(kind: type[event.Event]) -> int:
        return sum(isinstance(happened, kind) for happened in events)

    won = [happened for happened in events if isinstance(happened, event.BallWon)]
    stayed = [happened for happened in events if isinstance(happened, event.BallStayed)]
    return {
        "rounds": state.round,
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
    }


def _samples(state: State, events: Sequence[event.Event]) -> dict[str, float]:
    piles = [card for pile in state.won for card in pile]
    samples = {
        "rounds": float(state.round),
        "points by Quaffles": 10.0 * piles.count("quaffle"),
        "points by Free Goals": 10.0 * piles.count("free_goal"),
        "points by the Snitch": 150.0 * piles.count("golden_snitch"),
        "points of the winner": float(max(state.scores())),
        "points of the loser": float(min(state.scores())),
    }
    if state.caught is not None:
        samples["round in which the Snitch was caught"] = float(state.round)
    appeared = _round_of_snitch(state, events)
    return samples if appeared is None else samples | {"round in which the Snitch appeared": float(appeared)}


def _round_of_snitch(state: State, events: Sequence[event.Event]) -> int | None:
    """In which round the Snitch was turned up; what was turned up in the first one is not among the events."""
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
    """Answers to answers: one right after another, with nothing settled in between."""
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
