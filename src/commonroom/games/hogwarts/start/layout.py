"""The table before the first turn: decks, tokens, missions, death eaters (section 4)."""

from __future__ import annotations

from collections.abc import Mapping

from commonroom.engine import Dice, Table

from ..effects.vocabulary import Deck
from ..mode import MODES
from ..options import Settings, settings, world_of
from ..pack.ids import Id
from ..pack.shape import deck_ids
from ..pack.world import World
from ..state import DeathEater, State


def laid_out(table: Table, dice: Dice) -> State:
    """Return the table before anybody has a board (HOG-070)."""
    world, chosen = world_of(table), settings(table)
    return MODES[chosen.edition].laid_out(table, world, chosen, dice)


def shuffled_decks(world: World, dice: Dice) -> Mapping[Deck, tuple[Id, ...]]:
    """Shuffle every deck separately, except the fights, which are looked up by number (HOG-061, RUL-HOG-105)."""
    return {
        deck: tuple(deck_ids(cards) if deck == "fight" else dice.shuffle(f"{deck}_deck", deck_ids(cards)))
        for deck, cards in world.pack.decks().items()
    }


def scattered(world: World, dice: Dice) -> dict[Id, tuple[Id, ...]]:
    """Scatter the item tokens at random on the rosettes, face up (HOG-068, HOG-069)."""
    lying: dict[Id, tuple[Id, ...]] = {}
    tokens = dice.shuffle("tokens", list(world.tokens))
    for place, token in zip(world.rosettes, tokens, strict=True):
        lying[place] = (*lying.get(place, ()), token)
    return lying


def free_towers(world: World, chosen: Settings) -> list[Id]:
    """Return the towers where death eaters may stand (RUL-HOG-082)."""
    shut = set()
    if "common_rooms" in chosen.de_exclude:
        shut |= {tower for tower in world.towers if world.fields[tower].common_room is not None}
    if "first_tower" in chosen.de_exclude:
        shut.add(world.first_tower)
    return [tower for tower in world.towers if tower not in shut]


def on_towers(world: World, chosen: Settings, dice: Dice) -> tuple[DeathEater, ...]:
    """Put six death eaters on six towers, unless the first player does (HOG-074, RUL-HOG-081)."""
    if not chosen.has_death_eaters or chosen.place_death_eaters:
        return ()
    towers = dice.shuffle("towers", free_towers(world, chosen))
    return tuple(
        DeathEater(character, tower, world.characters[character].hp)
        for character, tower in zip(world.death_eaters, towers, strict=False)
    )
