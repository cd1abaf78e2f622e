"""A challenge on the Quidditch pitch, or the portkey, and the House of whoever is challenged (HOG-151, HOG-152)."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine import Refusal, Seat

from ..actions import Action, Challenge, ChooseHouse, Pass, Portkey
from ..board.map import HOUSES, House
from ..changes import lose_travel, push
from ..draft import Draft
from ..mode import mode_of
from ..question import Question
from ..state import State
from ..tasks import AskHouse, OnThePitch
from .pitch import begin_match
from .trips import depart

# On the pitch


def on_the_pitch(state: State, _task: OnThePitch, _seat: Seat) -> Iterator[Action]:
    """Yield a challenge to everybody, the automated side included, and the ways round one."""
    yield from (Challenge(house, other) for other in (*state.seats, None) for house in HOUSES)
    yield from (Portkey(), Pass())


def is_asked(state: State, task: OnThePitch) -> bool:
    """Tell whether there is anything to do but pass; otherwise nobody is asked."""
    return ON_THE_PITCH.moves(state, task, task.seat) != [Pass()]


def pitch_refusal(state: State, _: OnThePitch, seat: Seat, action: Action) -> Refusal | None:
    """Refuse to skip a match, except by portkey (HOG-151, HOG-152, RUL-HOG-123, RUL-HOG-043)."""
    match action:
        case Challenge(seat=other) if other in mode_of(state).rivals(state, seat):
            return None
        case Challenge():
            return Refusal("HOG-151", "no_such_player")
        case Portkey() if state.people[seat].portkey == 0:
            return Refusal("HOG-152", "no_portkey")
        case Portkey() if state.turn.travelled:
            return Refusal("RUL-HOG-041", "one_trip")
        case Portkey():
            return None
        case Pass() if not any(True for _ in mode_of(state).rivals(state, seat)):
            return None
    return Refusal("RUL-HOG-123", "must_challenge")


def pitch_answer(draft: Draft, _: OnThePitch, seat: Seat, action: Action) -> None:
    match action:
        case Portkey():
            lose_travel(draft, seat, "portkey", 1)
            depart(draft, seat, draft.state.world.places.graveyard, "trip")
        case Challenge(house, None):
            begin_match(draft, (seat, None), (house, automated_house(house)))
        case Challenge(house, other):
            assert other is not None
            push(draft, AskHouse(other, seat, house))


def automated_house(taken: House) -> House:
    """Return the first free House, which the automated side plays for."""
    return next(house for house in HOUSES if house != taken)


# The opponent's House


def houses(*_: object) -> list[ChooseHouse]:
    return [*map(ChooseHouse, HOUSES)]


def house_refusal(_state: State, task: AskHouse, _seat: Seat, action: Action) -> Refusal | None:
    if not isinstance(action, ChooseHouse):
        return Refusal("HOG-410", "must_choose")
    if action.house == task.taken:
        return Refusal("RUL-HOG-124", "house_taken")
    return None


def house_answer(draft: Draft, task: AskHouse, seat: Seat, action: ChooseHouse) -> None:
    begin_match(draft, (task.by, seat), (task.taken, action.house))


ON_THE_PITCH = Question(on_the_pitch, pitch_refusal, pitch_answer, is_asked)
QUESTIONS = {OnThePitch: ON_THE_PITCH, AskHouse: Question(houses, house_refusal, house_answer)}
