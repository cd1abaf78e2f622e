"""Smaller decisions: which card to lose or take, where to go, who an effect is for."""

from __future__ import annotations

from ...actions import Action, Arrange, Choose, Discard, Go, Look, Pass, Put, Take, Target
from ...tasks import (
    ArrangeTop,
    ChooseBoard,
    ChooseDeck,
    ChooseDiscard,
    ChooseField,
    ChooseVictim,
    Optional,
    PlaceDeathEaters,
    PutTokens,
    SearchDeck,
    SummonItem,
)
from ..fights.answers import take_worth
from ..mind import Mind
from ..worth.happenings import draw_worth, effects_worth


def rate_board(*_: object) -> float:
    """Rate all boards alike."""
    return 0.0


def rate_discard(mind: Mind, _: ChooseDiscard, action: Action) -> float:
    return -mind.card(action.card) if isinstance(action, Discard) else 0.0


def rate_search(mind: Mind, _: SearchDeck, action: Action) -> float:
    return mind.card(action.card) if isinstance(action, Choose) else 0.0


def rate_deck(mind: Mind, _: ChooseDeck, action: Action) -> float:
    """Look at the deck that one is most likely to draw from."""
    return draw_worth(mind, action.deck) if isinstance(action, Look) else 0.0


def rate_order(mind: Mind, task: ArrangeTop, action: Action) -> float:
    """Put the best card on top."""
    if not isinstance(action, Arrange) or task.deck not in ("spell", "potion", "book"):
        return 0.0
    return sum(mind.card(card) / (rank + 1) for rank, card in enumerate(action.cards))


def rate_field(mind: Mind, task: ChooseField, action: Action) -> float:
    """Go where the goals are nearest; on a flight the place itself counts."""
    if not isinstance(action, Go):
        return mind.prospects
    return mind.aims.flight(mind, task, action.to)


def rate_victim(mind: Mind, _: ChooseVictim, action: Action) -> float:
    """Pick the leader, but nobody on our own side."""
    if not isinstance(action, Target):
        return 0.0
    state = mind.state
    if state.are_mates(mind.seat, action.seat):
        return -1000.0
    return state.points(action.seat) + len(state.people[action.seat].magic)


def rate_summons(mind: Mind, _: SummonItem, action: Action) -> float:
    return take_worth(mind, action) if isinstance(action, Take) else 0.0


def rate_optional(mind: Mind, task: Optional, action: Action) -> float:
    """Do what is optional if its effects are good, as most are."""
    return 0.0 if isinstance(action, Pass) else effects_worth(mind, task.effects)


def rate_put(mind: Mind, _: PutTokens, action: Action) -> float:
    """Put a token that another goal needs on that goal's place, any other anywhere."""
    assert isinstance(action, Put)
    places = [goal.mission.place for goal in mind.goal_worth.all_goals if action.token in goal.mission.tokens]
    return float(action.to in places)


def rate_tower(mind: Mind, _: PlaceDeathEaters, action: Action) -> float:
    assert isinstance(action, Put)
    return mind.aims.tower(mind, action.to)


RATERS = {
    ChooseBoard: rate_board,
    ChooseDiscard: rate_discard,
    SearchDeck: rate_search,
    ChooseDeck: rate_deck,
    ArrangeTop: rate_order,
    ChooseField: rate_field,
    ChooseVictim: rate_victim,
    SummonItem: rate_summons,
    Optional: rate_optional,
    PutTokens: rate_put,
    PlaceDeathEaters: rate_tower,
}
