"""Searching a deck for cards, for a player or for a death eater that one plays (HOG-256)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from commonroom.engine import Refusal, Seat
from commonroom.engine.tuples import without

from .. import events as event
from ..actions import Action, Choose, Pass
from ..changes import push, shuffle_deck
from ..draft import Draft
from ..fights.fighters import take_cards
from ..fights.tasks import Fighter, FoeSearch
from ..pack.ids import Id
from ..question import Question
from ..state import State, with_person
from ..tasks import SearchDeck

SearchTask: TypeAlias = SearchDeck | FoeSearch


def candidates(state: State, task: SearchTask, _: Seat) -> list[Action]:
    return [Pass(), *(Choose(card) for card in sorted(set(state.decks[task.deck])))]


def refusal(state: State, task: SearchTask, _: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Choose(card) if card in state.decks[task.deck]:
            return None
        case Choose():
            return Refusal("HOG-256", "not_in_deck")
    return Refusal("HOG-256", "not_now")


def answer(draft: Draft, task: SearchTask, seat: Seat, action: Action) -> None:
    """Take one card after another; then shuffle the deck, whose order was seen (RUL-HOG-011)."""
    state = draft.state
    if isinstance(action, Choose):
        state.decks = {**state.decks, task.deck: without(state.decks[task.deck], action.card)}
        keep(draft, task, seat, action.card)
        if task.left > 1 and state.decks[task.deck]:
            push(draft, replace(task, left=task.left - 1))
            return
    shuffle_deck(draft, task.deck)


def keep(draft: Draft, task: SearchTask, seat: Seat, card: Id) -> None:
    """Put the card into the hand that it was searched for."""
    if isinstance(task, FoeSearch):
        take_cards(draft, Fighter(seat, task.foe), task.deck, (card,))
    else:
        with_person(draft.state, seat, **{task.deck: (*draft.state.people[seat].cards(task.deck), card)})
        draft.emit(event.CardsDrawn(seat, task.deck, 1, (card,)))


QUESTIONS = {SearchDeck: Question(candidates, refusal, answer), FoeSearch: Question(candidates, refusal, answer)}
