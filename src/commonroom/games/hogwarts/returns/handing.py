"""Heroes on the same field hand fang and sword to each other (HOG-632)."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, Hand, Pass
from ..agenda import Question
from ..meeting import is_hero
from ..state import State, with_person, without
from ..table import MOST_ITEMS, Play, push
from .sides import heroes_at
from .stops import has_to_retry, weapons_of
from .tasks import HandOver


def hand_refusal(state: State, seat: Seat, hand: Hand) -> Refusal | None:
    """Why a weapon cannot be handed over, or None."""
    if hand.token not in state.people[seat].items:
        return Refusal("HOG-632", "not_held", "you do not have that token")
    if hand.token not in weapons_of(state, seat):
        return Refusal("HOG-632", "not_a_weapon", "only what destroys horcruxes is handed over")
    if hand.seat == seat or hand.seat not in heroes_at(state, state.people[seat].at):
        return Refusal("HOG-632", "not_together", "tokens are handed to a friend on the same field")
    if len(state.people[hand.seat].items) >= MOST_ITEMS:
        return Refusal("HOG-202", "board_full", "your friend has no room for another token")
    if has_to_retry(state, seat) and len(weapons_of(state, seat)) == 1:
        return Refusal("HOG-631", "must_retry", "you need it yourself: the horcrux has to be tried again")
    return None


def hands(state: State, seat: Seat) -> Iterator[Hand]:
    """Every way to hand a weapon over."""
    if not is_hero(state, seat):
        return
    for token in weapons_of(state, seat):
        for friend in heroes_at(state, state.people[seat].at):
            hand = Hand(token, friend)
            if hand_refusal(state, seat, hand) is None:
                yield hand


def hand_over(step: Play, seat: Seat, hand: Hand) -> None:
    """The token goes from board to board."""
    state = step.state
    with_person(state, seat, items=without(state.people[seat].items, hand.token))
    with_person(state, hand.seat, items=(*state.people[hand.seat].items, hand.token))
    step.emit(event.TokenHanded(seat, hand.seat, hand.token))


# At the end of a move


def can_hand(state: State, task: HandOver) -> bool:
    return any(hands(state, task.seat))


def moves(state: State, _: HandOver, seat: Seat) -> list[Action]:
    return [Pass(), *hands(state, seat)]


def refusal(state: State, _: HandOver, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Hand():
            return hand_refusal(state, seat, action)
    return Refusal("RUL-HOG-039", "not_now", "first decide whether you hand something to your friend")


def answer(step: Play, task: HandOver, seat: Seat, action: Action) -> None:
    if isinstance(action, Hand):
        hand_over(step, seat, action)
        push(step, task)


QUESTIONS = {HandOver: Question(moves, refusal, answer, can_hand)}
