"""Ends of walks in the first mode (HOG-111, HOG-112, HOG-150, RUL-HOG-026)."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine import Seat

from ..missions.needs import places_to_attempt, team_missions
from ..mode import Halt
from ..pack.ids import Id
from ..state import State

TOWER, STOP, MISSION = Halt("tower"), Halt("stop"), Halt("mission", is_goal=True)
PITCH = Halt("pitch", must=True)


def walk_ends(state: State, seat: Seat, _: Id | None) -> dict[Id, Halt]:
    """Let walks end on towers, missions and optional stops; end them on the pitch (HOG-111, HOG-112, HOG-150)."""
    ends = dict.fromkeys(_mission_stops(state, seat), MISSION)
    ends |= dict.fromkeys(_optional_stops(state, seat), STOP)
    ends |= dict.fromkeys(state.world.towers, TOWER)
    ends[state.world.places.pitch] = PITCH
    return ends


def _mission_stops(state: State, seat: Seat) -> Iterator[Id]:
    for mission in team_missions(state, seat):
        yield from places_to_attempt(state, seat, mission)


def _optional_stops(state: State, seat: Seat) -> Iterator[Id]:
    """Yield where else the table lets one stop regardless of missions (RUL-HOG-026)."""
    if state.settings.extra_stops == "none":
        return
    if state.settings.extra_stops == "named_places":
        yield from (field.id for field in state.world.fields.values() if field.kind in ("place", "classroom", "hp"))
        return
    subjects = {state.world.books[book].classroom for book in state.people[seat].book}
    yield from (field.id for field in state.world.fields.values() if field.classroom in subjects)
