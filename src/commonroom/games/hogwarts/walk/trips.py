"""Trips: floo powder from a tower, a portkey from the pitch, Buckbeak from anywhere (HOG-141 to HOG-154, HOG-211)."""

from __future__ import annotations

from typing import Literal

from commonroom.engine import Refusal, Seat

from ..actions import Action, Floo, Pass
from ..changes import discard, lose_travel, push, relocate
from ..draft import Draft
from ..pack.ids import Id
from ..question import Question
from ..state import State, with_person, with_turn
from ..tasks import Arrive, OfferTrip, Walk
from .ends import steps_from
from .meeting import is_met


def depart(draft: Draft, seat: Seat, to: Id, by: Literal["trip", "flying"]) -> None:
    """Travel to a place from which one returns at the end of the turn (RUL-HOG-040, RUL-HOG-045).

    Free passages may lead on from there (HOG-133), but not past somebody who is met there (RUL-HOG-033).
    """
    state = draft.state
    home = state.people[seat].home
    relocate(draft, seat, to, by)
    with_person(state, seat, way_back=home)
    with_turn(state, travelled=True)
    walk = Walk(seat, 0, (to,), steps=1, by=by)
    goes_on = steps_from(state, walk) and not is_met(state, seat, to)
    push(draft, walk if goes_on else Arrive(seat, by))


# Floo powder


def floo_refusal(state: State, seat: Seat, to: Id) -> Refusal | None:
    """Return why floo powder does not lead there, or None."""
    if state.world.fields[state.people[seat].at].kind != "tower":
        return Refusal("HOG-141", "not_on_a_tower")
    if state.turn.travelled:
        return Refusal("RUL-HOG-041", "one_trip")
    if state.people[seat].floo_powder == 0:
        return Refusal("HOG-144", "no_floo")
    if to == state.world.places.graveyard:
        return Refusal("HOG-154", "graveyard_by_portkey")
    if to not in state.world.floo_places:
        return Refusal("HOG-141", "not_a_floo_place")
    return None


def travel_by_floo(draft: Draft, seat: Seat, to: Id) -> None:
    """Pay with a token, or with a kept card that goes under its deck, and travel (HOG-143, HOG-232)."""
    person = draft.state.people[seat]
    if person.floo > 0:
        lose_travel(draft, seat, "floo", 1)
    else:
        discard(draft, seat, person.behaviour[:1], "floo")
    depart(draft, seat, to, "trip")


def is_offered(state: State, task: OfferTrip) -> bool:
    """Offer no trip to a player whom a card has moved elsewhere meanwhile (RUL-HOG-041, RUL-HOG-059)."""
    if state.people[task.seat].at != task.at:
        return False
    return any(floo_refusal(state, task.seat, to) is None for to in state.world.floo_places)


def candidates(state: State, _task: OfferTrip, _seat: Seat) -> list[Action]:
    return [Pass(), *map(Floo, state.world.floo_places)]


def refusal(state: State, _: OfferTrip, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Floo(to):
            return floo_refusal(state, seat, to)
    return Refusal("RUL-HOG-039", "not_now")


def answer(draft: Draft, _: OfferTrip, seat: Seat, action: Action) -> None:
    if isinstance(action, Floo):
        travel_by_floo(draft, seat, action.to)


QUESTIONS = {OfferTrip: Question(candidates, refusal, answer, is_offered)}
