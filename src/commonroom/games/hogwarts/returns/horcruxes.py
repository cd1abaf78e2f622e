"""Attempts to destroy a horcrux: one die against one die (HOG-629 to HOG-631, RUL-HOG-163, RUL-HOG-164)."""

from __future__ import annotations

from itertools import product

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, Destroy, Pass
from ..changes import change_hp, cut_turn, lift_token, push, roll_dice
from ..draft import Draft
from ..pack.ids import Id
from ..question import Question
from ..state import State, with_person, with_turn
from ..tasks import ResolveField
from .ends import can_destroy_at, horcrux_at, weapons_of
from .sides import dark_seat_of, is_hero
from .tasks import TryHorcrux

HORCRUX_DIE = "horcrux"
"""The label of the two dice; the hero's comes first."""


def destroys(mine: int, theirs: int) -> bool:
    """Tell whether the hero's die destroys the horcrux: it has to be strictly higher (HOG-629)."""
    return mine > theirs


ROLLS = tuple(product(range(1, 7), repeat=2))
DESTROY_CHANCE = sum(destroys(mine, theirs) for mine, theirs in ROLLS) / len(ROLLS)
"""The chance that an attempt destroys the horcrux."""


def destroy_refusal(state: State, seat: Seat) -> Refusal | None:
    """Return why there is nothing to try here, or None (HOG-628, HOG-629)."""
    if not is_hero(state, seat):
        return Refusal("HOG-628", "not_a_hero")
    if horcrux_at(state, state.people[seat].at) is None:
        return Refusal("HOG-629", "no_horcrux")
    if not weapons_of(state, seat):
        return Refusal("HOG-628", "no_weapon")
    return None


def attempt(draft: Draft, seat: Seat) -> None:
    """Destroy it with a strictly higher die; otherwise it has to be tried again (HOG-629, HOG-631).

    The attempt ends the move. After a success the field still counts, except on a trip (RUL-HOG-163).
    """
    state = draft.state
    place = state.people[seat].at
    token = horcrux_at(state, place)
    assert token is not None
    mine, theirs = roll_dice(draft, HORCRUX_DIE, 2)
    draft.emit(event.HorcruxRolled(seat, token, (mine, theirs), destroys(mine, theirs)))
    with_turn(state, attempted=True)
    cut_turn(draft, seat)
    if not destroys(mine, theirs):
        with_person(state, seat, must_retry=True)
        return
    destroy(draft, token, place)
    if state.people[seat].way_back is None:  # HOG-748
        push(draft, ResolveField(seat))


def destroy(draft: Draft, token: Id, place: Id) -> None:
    """Remove it, free everybody who had to try it again, and weaken Voldemort by 1 HP (HOG-630, RUL-HOG-177)."""
    state = draft.state
    lift_token(draft, token, place)
    state.destroyed = (*state.destroyed, token)
    for seat in state.at(place):
        with_person(state, seat, must_retry=False)
    if state.returned:
        change_hp(draft, dark_seat_of(state), -1, "horcrux", least=1)


# At the end of a move


def can_try(state: State, task: TryHorcrux) -> bool:
    return can_destroy_at(state, task.seat, state.people[task.seat].at) and not state.turn.attempted


def candidates(*_: object) -> list[Action]:
    return [Destroy(), Pass()]


def refusal(_state: State, task: TryHorcrux, _seat: Seat, action: Action) -> Refusal | None:
    """Refuse to pass to a hero who has stopped early to try it (RUL-HOG-163, HOG-111)."""
    match action:
        case Destroy():
            return None
        case Pass() if task.must:
            return Refusal("RUL-HOG-163", "must_attempt")
        case Pass():
            return None
    return Refusal("HOG-629", "not_now")


def answer(draft: Draft, _: TryHorcrux, seat: Seat, action: Action) -> None:
    if isinstance(action, Destroy):
        attempt(draft, seat)


QUESTIONS = {TryHorcrux: Question(candidates, refusal, answer, can_try)}
