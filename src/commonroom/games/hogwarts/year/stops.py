"""Ends of walks in the first mode (HOG-111, HOG-112, HOG-150, RUL-HOG-026)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from commonroom.engine import Seat

from ..missions.needs import attempt_refusal, team_missions
from ..pack.ids import Id
from ..state import State
from ..tasks import Walk


def walk_ends(state: State, seat: Seat, _: Id | None) -> dict[Id, Literal["may", "must"]]:
    """Let walks end on towers, missions and optional stops; end them on the pitch (HOG-111, HOG-112, HOG-150)."""
    ends: dict[Id, Literal["may", "must"]] = dict.fromkeys(_stops(state, seat), "may")
    ends |= dict.fromkeys(_mission_stops(state, seat), "may")
    ends[state.world.places.pitch] = "must"
    return ends


def _mission_stops(state: State, seat: Seat) -> Iterator[Id]:
    for mission in team_missions(state, seat):
        for place in state.world.standing_for(state.world.missions[mission].place):
            if attempt_refusal(state, seat, mission, at=place) is None:
                yield place


def stops_for_goal(state: State, walk: Walk) -> bool:
    """Tell whether only a mission lets this walk end here (HOG-111)."""
    here = walk.path[-1]
    return here != state.world.places.pitch and here not in set(_stops(state, walk.seat))


def _stops(state: State, seat: Seat) -> Iterator[Id]:
    """Yield where one may stop regardless of missions: towers, and the optional stops of the table."""
    yield from state.world.towers
    if state.settings.extra_stops == "none":
        return
    if state.settings.extra_stops == "named_places":
        yield from (field.id for field in state.world.fields.values() if field.kind in ("place", "classroom", "hp"))
        return
    subjects = {state.world.books[book].classroom for book in state.people[seat].book}
    yield from (field.id for field in state.world.fields.values() if field.classroom in subjects)
