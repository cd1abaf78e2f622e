"""What the winner of a fight among players takes (HOG-285, HOG-293, RUL-HOG-074, RUL-HOG-075)."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, Pass, Prize, Take
from ..changes import hand_over, lose_travel, push, random_cards
from ..draft import Draft
from ..items.pickup import room_refusal, ways_to_take
from ..question import Question
from ..state import State, with_person, without
from ..tasks import TakeItems, TakePrize

CARD = "card"
"""The label of a random card."""


# What kind


def prizes(state: State, task: TakePrize) -> list[Prize]:
    """Only what the loser has; everybody sees how much of each (RUL-HOG-013)."""
    loser = state.people[task.loser]
    found: list[Prize] = []
    if loser.items:
        found.append(Prize("items"))
    if loser.portkey:
        found.append(Prize("portkey"))
    if loser.floo_powder:  # a kept card counts (RUL-HOG-058)
        found.append(Prize("floo"))
    if loser.hand:
        found.append(Prize("cards"))
    return found


def is_asked(state: State, task: TakePrize) -> bool:
    return bool(prizes(state, task))


def moves(state: State, task: TakePrize, _: Seat) -> list[Action]:
    return [Pass(), *prizes(state, task)]


def refusal(state: State, task: TakePrize, _: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Prize() if action in prizes(state, task):
            return None
        case Prize():
            return Refusal("RUL-HOG-074", "nothing_there", "the loser has nothing of that kind")
    return Refusal("HOG-285", "not_now", "first choose what you take from the loser, or nothing")


def answer(draft: Draft, task: TakePrize, seat: Seat, action: Action) -> None:
    """Tokens are the winner's choice, cards are random."""
    loser = draft.state.people[task.loser]
    match action:
        case Prize("items"):
            push(draft, TakeItems(seat, task.loser, task.items))
        case Prize("portkey"):
            lose_travel(draft, task.loser, "portkey", 1, to=seat)
        case Prize("floo") if loser.floo:
            lose_travel(draft, task.loser, "floo", 1, to=seat)
        case Prize("floo"):
            hand_over(draft, task.loser, seat, loser.behaviour[0])
        case Prize("cards"):
            for card in random_cards(draft, loser.hand, task.cards, CARD):
                hand_over(draft, task.loser, seat, card)


# Which tokens


def takes(state: State, task: TakeItems) -> Iterator[Take]:
    """With six tokens one of them goes to the loser for it."""
    for token in state.people[task.loser].items:
        yield from ways_to_take(state, task.seat, token)


def has_items(state: State, task: TakeItems) -> bool:
    return task.left > 0 and bool(state.people[task.loser].items)


def item_moves(state: State, task: TakeItems, _: Seat) -> list[Action]:
    return [Pass(), *takes(state, task)]


def item_refusal(state: State, task: TakeItems, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Take(token) if token not in state.people[task.loser].items:
            return Refusal("RUL-HOG-074", "no_such_item", "the other player does not have that token")
        case Take():
            return room_refusal(state, seat, action)
    return Refusal("RUL-HOG-074", "not_now", "first choose the tokens that you take, or none")


def take_item(draft: Draft, task: TakeItems, seat: Seat, action: Action) -> None:
    """No pick-up: it counts towards no limit of a turn (RUL-HOG-074)."""
    if not isinstance(action, Take):
        return
    state = draft.state
    mine, theirs = state.people[seat].items, without(state.people[task.loser].items, action.token)
    if action.leave is not None:
        mine, theirs = without(mine, action.leave), (*theirs, action.leave)
    with_person(state, seat, items=(*mine, action.token))
    with_person(state, task.loser, items=theirs)
    draft.emit(event.ItemWon(seat, task.loser, action.token, action.leave))
    push(draft, TakeItems(seat, task.loser, task.left - 1))


QUESTIONS = {
    TakePrize: Question(moves, refusal, answer, is_asked),
    TakeItems: Question(item_moves, item_refusal, take_item, has_items),
}
