"""The table before the first turn: decks, tokens, missions, death eaters (section 4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from commonroom.engine import BadInput, Dice, Seat, Table

from ..effects.vocabulary import Deck
from ..options import Settings, settings, world_of
from ..pack.ids import Id
from ..pack.shape import deck_ids
from ..pack.world import World
from ..returns.layout import laid_out as laid_out_in_returns
from ..state import DeathEater, Person, State, Turn
from ..tasks import ChooseBoard, DealIn

FEW_MISSIONS_ABOVE = 6
"""More players than that get three missions each instead of five (HOG-071)."""


def laid_out(table: Table, dice: Dice) -> State:
    """The table before anybody has a board."""
    world, chosen = world_of(table), settings(table)
    if chosen.returns:
        return laid_out_in_returns(table, world, chosen, shuffled_decks(world, dice), dice)
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
        agenda=(DealIn(), *(ChooseBoard(seat) for seat in reversed(_order(first, people)) if seat not in characters)),
    )


def _order(first: Seat, people: Sequence[Person]) -> list[Seat]:
    number = len(people)
    return [(first + step) % number for step in range(number)]


def wished(table: Table, world: World) -> dict[Seat, Id]:
    """The boards that seats come with (HOG-063, HOG-064)."""
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


def shuffled_decks(world: World, dice: Dice) -> Mapping[Deck, tuple[Id, ...]]:
    """Every deck is shuffled by itself, but for the fights, which are looked up by number (HOG-061)."""
    return {
        deck: tuple(deck_ids(cards) if deck == "fight" else dice.shuffle(f"{deck}_deck", deck_ids(cards)))
        for deck, cards in world.pack.decks().items()
    }


def scattered(world: World, dice: Dice) -> dict[Id, tuple[Id, ...]]:
    """Item tokens at random on the rosettes, face up (HOG-068, HOG-069)."""
    lying: dict[Id, tuple[Id, ...]] = {}
    tokens = dice.shuffle("tokens", list(world.tokens))
    for place, token in zip(world.rosettes, tokens, strict=True):
        lying[place] = (*lying.get(place, ()), token)
    return lying


def free_towers(world: World, chosen: Settings) -> list[Id]:
    """Where death eaters may stand (RUL-HOG-082)."""
    shut = set()
    if "common_rooms" in chosen.de_exclude:
        shut |= {tower for tower in world.towers if world.fields[tower].common_room is not None}
    if "first_tower" in chosen.de_exclude:
        shut.add(world.first_tower)
    return [tower for tower in world.towers if tower not in shut]


def on_towers(world: World, chosen: Settings, dice: Dice) -> tuple[DeathEater, ...]:
    """Six death eaters on six different towers, unless the first player puts them there (HOG-074, RUL-HOG-081)."""
    if not chosen.has_death_eaters or chosen.place_death_eaters:
        return ()
    towers = dice.shuffle("towers", free_towers(world, chosen))
    return tuple(
        DeathEater(character, tower, world.characters[character].hp)
        for character, tower in zip(world.death_eaters, towers, strict=False)
    )
