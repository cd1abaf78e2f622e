"""A death eater looks through a deck, and whoever plays it chooses (HOG-256)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from ..actions import Action, Choose, Pass
from ..changes import push, shuffle_deck
from ..draft import Draft
from ..question import Question
from ..state import State, without
from .fighters import cards_of, change_death_eater, tell_drawn
from .tasks import Fighter, FoeSearch


def candidates(state: State, task: FoeSearch, _: Seat) -> list[Action]:
    return [Pass(), *(Choose(card) for card in sorted(set(state.decks[task.deck])))]


def refusal(state: State, task: FoeSearch, _: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Choose(card) if card in state.decks[task.deck]:
            return None
        case Choose():
            return Refusal("HOG-256", "not_in_deck", "that card is not in the deck")
    return Refusal("HOG-256", "not_now", "first choose cards from the deck that you look through")


def answer(draft: Draft, task: FoeSearch, seat: Seat, action: Action) -> None:
    """One card after another; then the deck is shuffled (RUL-HOG-011)."""
    state, fighter = draft.state, Fighter(seat, task.foe)
    if isinstance(action, Choose):
        state.decks = {**state.decks, task.deck: without(state.decks[task.deck], action.card)}
        change_death_eater(draft, task.foe, **{task.deck: (*cards_of(state, fighter, task.deck), action.card)})
        tell_drawn(draft, fighter, task.deck, (action.card,))
        if task.left > 1 and state.decks[task.deck]:
            push(draft, FoeSearch(seat, task.foe, task.deck, task.left - 1))
            return
    shuffle_deck(draft, task.deck)


QUESTIONS = {FoeSearch: Question(candidates, refusal, answer)}
