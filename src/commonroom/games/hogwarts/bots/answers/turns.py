"""Decisions of a turn besides the walk: cards before the roll, tokens, missions, exams, trips, challenges."""

from __future__ import annotations

from ...actions import (
    Action,
    Attempt,
    Challenge,
    ChooseHouse,
    Draw,
    Exam,
    ExchangeMission,
    Floo,
    Offer,
    Portkey,
    Propose,
    Take,
    Use,
    Wait,
)
from ...items.use import EXTRA_TURN, power_of
from ...tasks import (
    AskHouse,
    ChooseMission,
    CommonRoom,
    ExchangeOffer,
    LastWord,
    OfferTrip,
    OnThePitch,
    PickUp,
    SitExams,
    StartOfTurn,
)
from ..fights.answers import take_worth
from ..goals.teams import waits_well
from ..mind import TURN, Mind
from ..walk.stops import match_value, trip_value
from ..worth.happenings import draw_worth
from .trading import trade_worth

HOME_FIRST = 0.01
"""Preference for one's own House."""


def rate_start(mind: Mind, _: StartOfTurn, action: Action) -> float:
    """Roll, unless something else is worth more than it costs."""
    return mind.aims.start(mind, action)


def token_gain(mind: Mind, token: str) -> float:
    """Rate another turn, or a flight to the best of all places, against the token's other worth."""
    if power_of(mind.state, token) == EXTRA_TURN:
        return TURN - mind.token(token)
    fields = mind.world.fields.values()
    best = max(trip_value(mind, mind.place, field.id) for field in fields if field.board != "main")
    return best - mind.prospects - TURN - mind.token(token)


def rate_last_word(mind: Mind, _: LastWord, action: Action) -> float:
    """Rate another turn, or waiting for the team where a trip has led."""
    match action:
        case Use(token):
            return token_gain(mind, token)
        case Wait():
            return 1.0 if waits_well(mind) else -1.0
    return 0.0


def rate_pick_up(mind: Mind, _: PickUp, action: Action) -> float:
    return take_worth(mind, action) if isinstance(action, Take) else 0.0


def rate_mission(mind: Mind, _: ChooseMission, action: Action) -> float:
    return attempt_gain(mind, action.mission) if isinstance(action, Attempt) else 0.0


def attempt_gain(mind: Mind, mission: str) -> float:
    """Compare an attempt now with one made stronger later."""
    goal = next(goal for goal in mind.goal_worth.all_goals if goal.mission.id == mission)
    return goal.worth_now() - goal.worth(2.0)


def rate_exam(mind: Mind, _: SitExams, action: Action) -> float:
    return mind.world.books[action.book].value if isinstance(action, Exam) else 0.0


def rate_common_room(mind: Mind, _: CommonRoom, action: Action) -> float:
    match action:
        case Draw("floo"):
            return 50.0
        case Draw(deck):
            return draw_worth(mind, deck)
        case Propose() | Offer():
            return trade_worth(mind, action)
    return 0.0


def rate_trip(mind: Mind, _: OfferTrip, action: Action) -> float:
    """Travel only for what is worth more than the floo powder."""
    if not isinstance(action, Floo):
        return 0.0
    return mind.aims.trip(mind, action)


def rate_pitch(mind: Mind, _: OnThePitch, action: Action) -> float:
    """Play a match against the player with the fewest points, or go to the graveyard if that gains more."""
    match action:
        case Portkey():
            return mind.aims.graveyard(mind)
        case Challenge(house, rival):
            behind = 0.0 if rival is None else -mind.state.points(rival) / 1000
            return match_value(mind) + behind + HOME_FIRST * (house == mind.state.board(mind.seat).house)
    return 0.0


def rate_house(mind: Mind, _: AskHouse, action: Action) -> float:
    return float(isinstance(action, ChooseHouse) and action.house == mind.state.board(mind.seat).house)


def rate_exchange(mind: Mind, _: ExchangeOffer, action: Action) -> float:
    """Exchange a mission that is worth next to nothing."""
    if not isinstance(action, ExchangeMission):
        return 0.0
    goal = next(goal for goal in mind.goal_worth.all_goals if goal.mission.id == action.mission)
    return 12.0 - goal.worth(goal.turns(mind.world, mind.place, frozenset()))


RATERS = {
    StartOfTurn: rate_start,
    LastWord: rate_last_word,
    PickUp: rate_pick_up,
    ChooseMission: rate_mission,
    SitExams: rate_exam,
    CommonRoom: rate_common_room,
    OfferTrip: rate_trip,
    OnThePitch: rate_pitch,
    AskHouse: rate_house,
    ExchangeOffer: rate_exchange,
}
