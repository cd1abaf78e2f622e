"""Statistics of one game, to be added up over many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from commonroom.engine.stats import Summary

from . import events as event
from .events.causes import PointsCause
from .fights.tasks import FightKind
from .mode import MODES
from .state import State

SOURCES: dict[PointsCause, str] = {
    "mission": "missions",
    "exam": "exams",
    "match": "matches",
    "behaviour": "behaviour",
    "death_eater": "death eaters",
    "event": "events",
    "card": "cards",
    "fight": "fights",
}
"""The sources of points, with their names."""
KINDS: dict[FightKind, str] = {
    "players": "fights among players",
    "death_eater": "fights with death eaters",
    "duel": "duels",
    "mission": "mission fights",
}


def summarise(state: State, events: Sequence[event.Event]) -> Summary:
    """Count how often each rule came up, where the points came from, and how long it took."""
    return Summary(counts=_counts(state, events), samples=_samples(state, events))


def _counts(state: State, events: Sequence[event.Event]) -> dict[str, int]:
    def number(kind: type[event.Event]) -> int:
        return sum(isinstance(happened, kind) for happened in events)

    fights = [happened for happened in events if isinstance(happened, event.FightOver)]
    shown = [happened.deck for happened in events if isinstance(happened, event.CardShown)]
    counts = {
        "missions attempted": number(event.MissionAttempted),
        "missions completed": sum(len(person.done) for person in state.people),
        "exams passed": number(event.ExamPassed),
        "matches played": number(event.MatchOver),
        "players knocked out": number(event.KnockedOut),
        "escapes from fights": number(event.Escaped),
        "events drawn": shown.count("event"),
        "behaviour cards drawn": shown.count("behaviour"),
        "spells and potions used": number(event.CardPlayed),
        "special tokens used": number(event.TokenUsed),
        "item tokens picked up": number(event.ItemTaken),
        "item tokens won": number(event.ItemWon),
        "item tokens exchanged": number(event.ItemsSwapped),
        "exchanges refused": number(event.OfferRefused),
        "trips": sum(isinstance(each, event.Moved) and each.how in ("trip", "flying") for each in events),
        "extra turns": sum(isinstance(each, event.TurnBegan) and each.extra for each in events),
        "death eaters beaten": sum(person.beaten for person in state.people),
    }
    for mode in MODES.values():
        counts |= mode.figures(state)
    for kind in get_args(FightKind):
        fought = [fight.won for fight in fights if fight.kind == kind]
        counts[KINDS[kind]] = len(fought)
        counts[f"{KINDS[kind]} won"] = fought.count(True)
    return counts | _characters(state)


def _characters(state: State) -> dict[str, int]:
    """Count who was played, and who won; every student is listed, so that all games have the same figures."""
    boards = [person.character for person in state.people]
    winners = state.result.winners if state.result is not None else ()
    counts: dict[str, int] = {}
    for student in state.world.students:
        name = student.replace("_", " ").title()
        counts[f"games with {name}"] = boards.count(student)
        counts[f"wins of {name}"] = sum(boards[seat] == student for seat in winners)
    return counts


def _samples(state: State, events: Sequence[event.Event]) -> dict[str, float]:
    turns = [happened.seat for happened in events if isinstance(happened, event.TurnBegan)]
    scores = [state.points(seat) for seat in state.seats]
    samples = {
        "rounds": float(state.round),
        "turns": float(len(turns)),
        "points of the best": float(max(scores)),
        "points of the last": float(min(scores)),
    }
    changes = [happened for happened in events if isinstance(happened, event.PointsChanged)]
    for source, name in SOURCES.items():
        samples[f"points by {name}"] = float(sum(change.by for change in changes if change.source == source))
    for seat in state.seats:
        samples[f"points of seat {seat}"] = float(scores[seat])
    walked = [happened for happened in events if isinstance(happened, event.DiceRolled) and happened.pawn is None]
    if walked:
        samples["movement roll"] = sum(roll.total for roll in walked) / len(walked)
    return samples
