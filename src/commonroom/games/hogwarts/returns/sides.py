"""The sides of the second mode: the dark side, and Harry with his friends."""

from __future__ import annotations

from commonroom.engine import Seat

from ..pack.ids import Id
from ..pack.people import Role
from ..pack.world import World
from ..state import State

HEROES, DARK = 0, 1
"""The two sides, as `Settings.sides` numbers them."""


def with_role(world: World, role: Role) -> Id:
    """Return the one board that has this role."""
    return next(character.id for character in world.pack.characters if character.role == role)


def hero_boards(world: World) -> tuple[Id, ...]:
    """Return the boards that Harry's side chooses from (HOG-605)."""
    return world.pack.returns.hero, *world.pack.returns.friends


def dark_seat_of(state: State) -> Seat:
    """Return who plays Pettigrew, and later Voldemort with his death eaters."""
    return state.settings.sides.index(DARK)


def hero_seat_of(state: State) -> Seat:
    """Return who plays Harry: somebody always does (RUL-HOG-151)."""
    hero = state.world.pack.returns.hero
    return next(seat for seat in state.seats if state.people[seat].character == hero)


def is_hero(state: State, seat: Seat) -> bool:
    """Tell whether the seat plays Harry or one of his friends."""
    return state.board(seat).role == "student"


def is_voldemort(state: State, seat: Seat) -> bool:
    """Tell whether the seat plays the returned Voldemort himself."""
    return state.board(seat).role == "voldemort"


def heroes_at(state: State, place: Id) -> tuple[Seat, ...]:
    """Return the heroes on a field."""
    return tuple(seat for seat in state.at(place) if is_hero(state, seat))
