"""The prizes of a fight among players (HOG-285, HOG-293, RUL-HOG-074, RUL-HOG-075)."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine import Refusal, Seat
from commonroom.engine.tuples import without

from .. import events as event
from ..actions import Action, Pass, Prize, Take
from ..changes import hand_over, lose_travel, push, random_cards
from ..draft import Draft
from ..items.pickup import room_refusal, ways_to_take
from ..question import Question
from ..state import Person, State, with_person
from ..tasks import TakeItems, TakePrize

PRIZE_ITEMS = PRIZE_CARDS = 2
"""Item tokens, or cards, for the winner of a fight (HOG-293)."""
EXCHANGE_ITEMS = EXCHANGE_CARDS = 1
"""The same where underage players have exchanged single dice (HOG-285)."""
CARD = "card"
"""The label of a random card."""


# The kind of prize


PRIZES = (Prize("items"), Prize("portkey"), Prize("floo"), Prize("cards"))


def has(loser: Person, what: str) -> bool:
    """Tell whether there is anything of that kind to take; everybody sees how much of each (RUL-HOG-013)."""
    match what:
        case "items":
            return bool(loser.items)
        case "portkey":
            return loser.portkey > 0
        case "floo":  # a kept card counts (RUL-HOG-058)
            return loser.floo_powder > 0
    return bool(loser.hand)


def is_asked(state: State, task: TakePrize) -> bool:
    """Tell whether the loser has anything; otherwise nobody is asked."""
    return any(has(state.people[task.loser], prize.what) for prize in PRIZES)


def candidates(*_: object) -> list[Action]:
    return [Pass(), *PRIZES]


def refusal(state: State, task: TakePrize, _: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Prize(what) if has(state.people[task.loser], what):
            return None
        case Prize():
            return Refusal("RUL-HOG-074", "nothing_there")
    return Refusal("HOG-285", "not_now")


def answer(draft: Draft, task: TakePrize, seat: Seat, action: Action) -> None:
    """Take tokens of the winner's choice, or random cards."""
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


# The tokens


def has_items(state: State, task: TakeItems) -> bool:
    return task.left > 0 and bool(state.people[task.loser].items)


def items(state: State, task: TakeItems, seat: Seat) -> Iterator[Action]:
    """Yield the loser's tokens; a winner with six tokens leaves one of them for it."""
    yield Pass()
    for token in state.people[task.loser].items:
        yield from ways_to_take(state, seat, token)


def item_refusal(state: State, task: TakeItems, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Take(token) if token not in state.people[task.loser].items:
            return Refusal("RUL-HOG-074", "no_such_item")
        case Take():
            return room_refusal(state, seat, action)
    return Refusal("RUL-HOG-074", "not_now")


def take_item(draft: Draft, task: TakeItems, seat: Seat, action: Action) -> None:
    """Take a token from the loser; it is no pick-up and counts towards no limit of a turn (RUL-HOG-074)."""
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
    TakePrize: Question(candidates, refusal, answer, is_asked),
    TakeItems: Question(items, item_refusal, take_item, has_items),
}
