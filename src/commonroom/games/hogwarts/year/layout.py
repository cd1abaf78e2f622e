"""The table of the first mode before the first turn (section 4)."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.engine import BadInput, Dice, Seat, Table

from ..options import Settings
from ..pack.ids import Id
from ..pack.world import World
from ..start.layout import on_towers, scattered, shuffled_decks
from ..state import Person, State, Turn
from ..tasks import ChooseBoard, DealIn

FEW_MISSIONS_ABOVE = 6
"""Players above which each gets three missions instead of five (HOG-071)."""


def laid_out(table: Table, world: World, chosen: Settings, dice: Dice) -> State:
    """Return the table without boards: missions are dealt, tokens scattered (HOG-068 to HOG-074, RUL-HOG-104)."""
    characters = wished(table, world)
    first = chosen.first_player
    seats = range(len(table.seats))
    if first is None:
        first = dice.pick("first_player", list(seats))  # RUL-HOG-008
    missions = dice.shuffle("missions", [mission.id for mission in world.pack.missions])
    each = 3 if len(table.seats) > FEW_MISSIONS_ABOVE else 5
    people = tuple(
        Person(characters.get(seat), world.places.start, missions=tuple(missions[seat * each : (seat + 1) * each]))
        for seat in seats
    )
    return State(
        world=world,
        settings=chosen,
        people=people,
        decks=shuffled_decks(world, dice),
        tokens=scattered(world, dice),
        first=first,
        turn=Turn(first),
        mission_pile=tuple(missions[len(people) * each :]),
        death_eaters=on_towers(world, chosen, dice),
        # The agenda is a stack: the seat that chooses first comes last.
        agenda=(DealIn(), *(ChooseBoard(seat) for seat in reversed(_order(first, people)) if seat not in characters)),
    )


def _order(first: Seat, people: Sequence[Person]) -> list[Seat]:
    number = len(people)
    return [(first + step) % number for step in range(number)]


def wished(table: Table, world: World) -> dict[Seat, Id]:
    """Return the boards that seats wish for (HOG-063, HOG-064)."""
    taken: dict[Seat, Id] = {}
    for seat, player in enumerate(table.seats):
        if player.wish is None:
            continue
        where = f"seats[{seat}].character"
        character = world.characters.get(player.wish)
        if character is None or character.role != "student":
            raise BadInput(where, f"{player.wish} is not a student whom one can play (HOG-064)")
        if player.wish in taken.values():
            raise BadInput(where, f"{player.wish} is taken already (HOG-063)")
        taken[seat] = player.wish
    return taken
