"""The reason for a chosen answer, by the question: the leading term of what the answer was rated by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from commonroom.engine.reasons import Reason

from ...actions import (
    Action,
    Attack,
    Attempt,
    Discard,
    Draw,
    Exam,
    ExchangeMission,
    Floo,
    Pass,
    Play,
    Roll,
    Step,
    Stop,
    Take,
)
from ...fights.tasks import Brace, TakeTurn
from ...tasks import (
    ChooseDiscard,
    ChooseMission,
    CommonRoom,
    ExchangeOffer,
    OfferTrip,
    PickUp,
    SitExams,
    StartOfTurn,
    SummonItem,
    TakeItems,
    Walk,
)
from ..answers.walks import WalkRater
from ..fights.bouts import Bout
from ..mind import Mind
from ..walk.ends import End
from . import kinds as because
from .walks import goal_for

Explain: TypeAlias = Callable[[Mind, Any, Action], Reason | None]


def reason(mind: Mind, task: Any, chosen: Action) -> Reason | None:
    """Say why an answer was chosen; None where the rating has no name for it."""
    explain = EXPLAINED.get(type(task))
    return None if explain is None else explain(mind, task, chosen)


def _walk(mind: Mind, walk: Walk, action: Action) -> Reason | None:
    if isinstance(action, Take):
        return _take(mind, walk, action)
    if walk.by != "walking" or walk.pawn is not None:
        return None
    rater = WalkRater(mind, None)
    match action:
        case Step(to):
            ends = rater.search.by_first_step(walk.path, walk.left, walk.steps > 0).get(to, set())
            # Sorted, because a set of texts has no order that two processes share.
            best = max(sorted(ends, key=lambda end: (end.place, sorted(end.tokens))), key=rater.end, default=None)
            return None if best is None else mind.aims.heading(mind, best)
        case Stop():
            return mind.aims.heading(mind, End(walk.path[-1], frozenset()))
    return None


def _take(mind: Mind, _: object, action: Action) -> Reason | None:
    if not isinstance(action, Take):
        return None
    goal = goal_for(mind, action.token)
    return because.Takes(action.token) if goal is None else because.Fetches(action.token, goal.mission.id)


def _mission(mind: Mind, _: object, action: Action) -> Reason | None:
    if isinstance(action, Attempt):
        goal = next(goal for goal in mind.goal_worth.all_goals if goal.mission.id == action.mission)
        return because.Attempts(action.mission, goal.mission.points, because.percent(goal.chance()))
    here = [goal for goal in mind.goal_worth.all_goals if goal.mission.place == mind.me.at]
    if len(here) != 1 or not isinstance(action, Pass):
        return None
    return because.NotYet(here[0].mission.id, because.percent(here[0].chance()))


def _start(mind: Mind, task: StartOfTurn, action: Action) -> Reason | None:
    match action:
        case Roll():
            return because.Rolls()
        case Attempt():
            return _mission(mind, task, action)
        case Floo():
            return because.Travels()
    return None


def _turn(mind: Mind, task: TakeTurn, action: Action) -> Reason | None:
    bout = Bout(mind, task.fight, task.fight.at)
    match action:
        case Attack():
            return because.Strikes(because.percent(bout.by_dice()))
        case Play(card):
            return because.Casts(because.percent(bout.by_card(card)))
    return None


def _brace(mind: Mind, task: Brace, action: Action) -> Reason | None:
    bout = Bout(mind, task.fight, task.blow.to)
    match action:
        case Play(card):
            return because.Parries(because.percent(bout.answered(task.blow, card)))
        case Pass():
            return because.Endures(because.percent(bout.answered(task.blow)))
    return None


def _exam(mind: Mind, _: SitExams, action: Action) -> Reason | None:
    return because.HandsIn(int(mind.world.books[action.book].value)) if isinstance(action, Exam) else None


def _common_room(_mind: Mind, _task: CommonRoom, action: Action) -> Reason | None:
    return because.Draws(action.deck) if isinstance(action, Draw) else None


def _trip(_mind: Mind, _task: OfferTrip, action: Action) -> Reason | None:
    match action:
        case Floo():
            return because.Travels()
        case Pass():
            return because.Stays()
    return None


def _discard(_mind: Mind, _task: ChooseDiscard, action: Action) -> Reason | None:
    return because.LeastCard() if isinstance(action, Discard) else None


def _exchange(_mind: Mind, _task: ExchangeOffer, action: Action) -> Reason | None:
    return because.Hopeless(action.mission) if isinstance(action, ExchangeMission) else None


EXPLAINED: Mapping[type, Explain] = {
    Walk: _walk,
    PickUp: _take,
    TakeItems: _take,
    SummonItem: _take,
    ChooseMission: _mission,
    StartOfTurn: _start,
    TakeTurn: _turn,
    Brace: _brace,
    SitExams: _exam,
    CommonRoom: _common_room,
    OfferTrip: _trip,
    ChooseDiscard: _discard,
    ExchangeOffer: _exchange,
}
