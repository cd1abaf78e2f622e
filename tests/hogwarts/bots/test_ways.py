"""Distances as bots estimate them."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts.bots.walk.distances import (
    PACE,
    Waypoint,
    is_dead_end,
    is_nook,
    nearness,
    remoteness,
    tour,
    turns_from,
    way_to,
)
from commonroom.games.hogwarts.bots.walk.ends import End, EndFinder
from commonroom.games.hogwarts.pack.world import built_in_world
from commonroom.games.hogwarts.walk.ends import ends_of

from ..tables import F3, F4, Game

WORLD = built_in_world()


def test_the_nearest_of_several_fields() -> None:
    near = nearness(WORLD, ("gringotts", "leaky_cauldron"))
    assert (near["start"], near["gringotts_steps"], near["gringotts"]) == (1, 0, 0)
    assert near["azkaban"] > 20  # nobody walks there


def test_far_places_are_reached_from_towers_and_the_graveyard_from_the_pitch() -> None:
    assert way_to(WORLD, "azkaban").fields == WORLD.towers
    assert way_to(WORLD, "graveyard").fields == ("quidditch_pitch",)
    assert set(way_to(WORLD, "great_hall").fields) == {"gh_s", "gh_e", "gh_n", "gh_w"}


def test_dead_ends_nooks_and_the_middle_of_the_board() -> None:
    near = [field for field in WORLD.fields if WORLD.fields[field].board != "board2" and WORLD.ways[field]]
    assert [field for field in near if is_dead_end(WORLD, field)] == ["gringotts"]
    assert {field for field in near if is_nook(WORLD, field)} == {"gringotts", "chamber_of_secrets", "d06"}
    steps = remoteness(WORLD)
    assert min(steps, key=steps.__getitem__) == "banner"
    assert steps["banner"] == WORLD.distance("banner", "dumbledores_office") == 11


def test_a_tour_takes_the_shorter_order() -> None:
    stops = (Waypoint(("s06",)), Waypoint(("s02",)))
    legs = tour(WORLD, stops, Waypoint(("s07",)))
    assert turns_from("gryffindor_tower", legs) == pytest.approx(7 / PACE)  # s02, s06, s07
    assert turns_from("gryffindor_tower", tour(WORLD, (), Waypoint(("s02",), 0.5))) == pytest.approx(1 / PACE + 0.5)


def test_the_ends_of_a_walk_are_those_of_the_rules() -> None:
    """Expect every walk that the rules allow, step by step, and no other, with the tokens on the way."""
    game = Game(F4, F3).tokens(s02="mandrake").person(0, at="gryffindor_tower").turn_of(0).roll(0, 1, 2)
    search = EndFinder(WORLD.ways, ends_of(game.state, 0), {"s02": ("mandrake",)}, 2)
    found = search.by_first_step(("gryffindor_tower",), 3, False)
    assert {move["to"] for move in game.offered(0)} == set(found)
    assert found["s02"] == {End("s04", frozenset({"mandrake"}))}
    assert {end.place for end in found["s01"]} == {"clock_tower", "banner", "gh_s", "s23"}
