"""Statistics of one match, to be added up over many."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.engine.stats import Summary

from . import events as event
from .state import State


def summarise(state: State, events: Sequence[event.Event]) -> Summary:
    """Count goals, eliminations, turns, and what winning the first round was worth."""
    return Summary(counts=_counts(state, events), samples=_samples(state, events))


def _counts(state: State, events: Sequence[event.Event]) -> dict[str, int]:
    def number(kind: type[event.Event]) -> int:
        return sum(isinstance(happened, kind) for happened in events)

    tries = [happened for happened in events if isinstance(happened, event.GoalTried)]
    dodges = [happened for happened in events if isinstance(happened, event.DodgeRolled)]
    rounds = [happened for happened in events if isinstance(happened, event.RoundWon)]
    winners = state.result.winners if state.result else ()
    return {
        "goal attempts": len(tries),
        "goals": sum(state.goals),
        "attempts without a keeper": sum(attempt.shot is None for attempt in tries),
        "passes": number(event.QuafflePassed),
        "Quaffles taken": number(event.QuaffleTaken),
        "bludgers thrown": number(event.BludgerThrown),
        "bludgers that hit": len(dodges),
        "pieces eliminated": sum(dodge.out for dodge in dodges),
        "keepers eliminated": sum(dodge.out and dodge.piece == "keeper" for dodge in dodges),
        "first rounds won by goals": sum(won.reason == "goals" for won in rounds),
        "first rounds won without goals": sum(won.reason == "no_chasers" for won in rounds),
        "first rounds that ran out of turns": sum(won.reason == "turns" for won in rounds),
        "cards used": number(event.CardPlayed),
        "Snitches caught": int(state.result is not None and state.result.reason == "snitch"),
        "winner of the first round won": int(state.won_first in winners),
        "side that began won": int(state.begins in winners),
    }


def _samples(state: State, events: Sequence[event.Event]) -> dict[str, float]:
    turns = [happened.round for happened in events if isinstance(happened, event.TurnBegan)]
    # The first turn begins with the match itself, before the first event.
    samples = {
        "turns in the first round": float(turns.count(1) + (not state.settings.free_placement)),
        "turns in the second round": float(turns.count(2)),
        "actions that were forfeited": float(sum(e.lost for e in events if isinstance(e, event.TurnEnded))),
        "goals of the better side": float(max(state.goals)),
        "goals of the other side": float(min(state.goals)),
    }
    if state.result is not None and state.result.reason == "snitch":
        ahead = state.seekers[state.result.winners[0]] - state.seekers[1 - state.result.winners[0]]
        samples["fields between the seekers at the end"] = float(ahead)
    return samples
