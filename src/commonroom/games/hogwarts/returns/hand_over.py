"""Handing over weapons between heroes on the same field: fang and sword (HOG-632).

The player on turn hands something over, or asks a friend for it; the friend decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from commonroom import engine
from commonroom.engine import Dice, Refusal, Seat
from commonroom.engine.tuples import without

from .. import events as event
from ..actions import Action, Hand, Pass
from ..changes import MOST_ITEMS, push
from ..draft import Draft
from ..question import Question
from ..state import State, with_person, with_turn
from .ends import has_to_retry, weapons_of
from .sides import heroes_at, is_hero
from .tasks import HandOver


def hand_refusal(state: State, seat: Seat, hand: Hand) -> Refusal | None:
    """Return why a weapon cannot be handed over, or asked for, or None."""
    return _ask_refusal(state, seat, hand) if hand.seat == seat else _give_refusal(state, seat, hand)


def _ask_refusal(state: State, seat: Seat, ask: Hand) -> Refusal | None:
    holder = holder_of(state, seat, ask)
    if holder is None:
        return Refusal("HOG-632", "not_together")
    if ask.token in state.turn.asked:
        return Refusal("HOG-632", "not_now")
    return _give_refusal(state, holder, ask)


def holder_of(state: State, seat: Seat, ask: Hand) -> Seat | None:
    """Return the friend on the same field who holds the token asked for."""
    friends = (friend for friend in heroes_at(state, state.people[seat].at) if friend != seat)
    return next((friend for friend in friends if ask.token in state.people[friend].items), None)


def _give_refusal(state: State, seat: Seat, hand: Hand) -> Refusal | None:
    if hand.token not in state.people[seat].items:
        return Refusal("HOG-632", "not_held")
    if hand.token not in weapons_of(state, seat):
        return Refusal("HOG-632", "not_a_weapon")
    if hand.seat not in heroes_at(state, state.people[seat].at):
        return Refusal("HOG-632", "not_together")
    if len(state.people[hand.seat].items) >= MOST_ITEMS:
        return Refusal("HOG-202", "board_full")
    if has_to_retry(state, seat) and len(weapons_of(state, seat)) == 1:
        return Refusal("HOG-631", "must_retry")
    return None


def hands(state: State, seat: Seat) -> Iterator[Hand]:
    """Yield every way to hand a weapon over, or to ask for one, allowed or not."""
    if not is_hero(state, seat):
        return
    friends = [friend for friend in heroes_at(state, state.people[seat].at) if friend != seat]
    yield from (Hand(token, friend) for token in weapons_of(state, seat) for friend in friends)
    yield from (Hand(token, seat) for friend in friends for token in weapons_of(state, friend))


def hand_over(draft: Draft, seat: Seat, hand: Hand) -> None:
    """Hand a token over, or ask the friend who holds it to decide."""
    with_turn(draft.state, asked=(*draft.state.turn.asked, hand.token))
    if hand.seat == seat:
        ask(draft, seat, hand)
    else:
        give(draft, seat, hand)


def handed(state: State, seat: Seat, hand: Hand) -> State:
    """Return the state with the token handed over; asking for one changes nothing."""
    # Dice that are never rolled: handing a token over needs no luck.
    draft: Draft = engine.Draft(copy(state), Dice(bytes(32), 0))
    if hand.seat != seat:
        give(draft, seat, hand)
    return draft.state


def ask(draft: Draft, seat: Seat, hand: Hand) -> None:
    holder = holder_of(draft.state, seat, hand)
    assert holder is not None
    draft.emit(event.TokenAsked(seat, holder, hand.token))
    push(draft, HandOver(holder, hand.token))


def give(draft: Draft, seat: Seat, hand: Hand) -> None:
    state = draft.state
    with_person(state, seat, items=without(state.people[seat].items, hand.token))
    with_person(state, hand.seat, items=(*state.people[hand.seat].items, hand.token))
    draft.emit(event.TokenHanded(seat, hand.seat, hand.token))


# At the end of a move, and when somebody asks


def can_hand(state: State, task: HandOver) -> bool:
    """Tell whether there is anything to do but pass; otherwise nobody is asked."""
    return QUESTIONS[HandOver].moves(state, task, task.seat) != [Pass()]


def candidates(state: State, task: HandOver, seat: Seat) -> Iterator[Action]:
    """Yield all that could change hands in one's own turn, or what somebody asks for in theirs."""
    yield Pass()
    if task.asked_for is None:
        yield from hands(state, seat)
    else:
        yield Hand(task.asked_for, state.turn.seat)


def refusal(state: State, task: HandOver, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Hand() if task.asked_for is None:
            return hand_refusal(state, seat, action)
        case Hand(task.asked_for, state.turn.seat) if _give_refusal(state, seat, action) is None:
            return None
    return Refusal("RUL-HOG-039", "not_now")


def answer(draft: Draft, task: HandOver, seat: Seat, action: Action) -> None:
    """Hand a token over; in one's own turn more may follow, but a friend is asked only once."""
    if not isinstance(action, Hand):
        return
    if task.asked_for is None:
        push(draft, task)
    hand_over(draft, seat, action)


QUESTIONS = {HandOver: Question(candidates, refusal, answer, can_hand)}
