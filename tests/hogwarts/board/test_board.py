"""The board is connected, and the rulebook's walks are possible on it."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts.board.graph import can_walk, distances, ways
from commonroom.games.hogwarts.board.map import beside, mirrored
from commonroom.games.hogwarts.effects.vocabulary import Draw
from commonroom.games.hogwarts.pack.load import built_in

from ..pack.packs import changed, cut

BOARD = built_in().board
WAYS = ways(BOARD)
FIELDS = {field.id: field for field in BOARD.field}


def test_there_are_126_fields_on_three_boards() -> None:
    count = [sum(field.board == board for field in BOARD.field) for board in ("main", "board1", "board2")]

    assert count == [103, 15, 8]


def test_every_walkable_field_can_be_reached_from_the_start_and_no_other() -> None:
    reached = distances(WAYS, BOARD.places.start)

    assert set(reached) == {field.id for field in BOARD.field if field.is_walkable}
    assert len(reached) == 126 - 8 - 1  # neither the far places nor the Great Hall


def test_every_way_works_both_ways() -> None:
    assert all(WAYS[there][here] == cost for here, near in WAYS.items() for there, cost in near.items())


@pytest.mark.rule("HOG-124", "HOG-125")
def test_hog_125_start_and_signpost_both_lead_to_the_leaky_cauldron() -> None:
    assert "leaky_cauldron" in WAYS["start"]
    assert "leaky_cauldron" in WAYS["signpost"]


@pytest.mark.rule("HOG-101", "HOG-113")
def test_hog_113_a_walk_enters_no_field_twice() -> None:
    def change(data: dict[str, object]) -> None:
        cut(data, "hospital_wing", "one_eyed_witch")
        cut(data, "high_street", "hogs_head")
        cut(data, "shack_lane", "shrieking_shack")

    graph = ways(changed(change).board)
    assert can_walk(graph, "one_eyed_witch", 2)  # honeydukes for free, high_street, shack_lane
    assert not can_walk(graph, "one_eyed_witch", 3)


def test_a_walk_keeps_off_what_it_must_avoid() -> None:
    assert can_walk(WAYS, "wooden_bridge", 1, avoiding=("owlery_tower",))
    assert not can_walk(WAYS, "wooden_bridge", 1, avoiding=("owlery_tower", "g01"))


@pytest.mark.rule("HOG-161", "HOG-164", "HOG-168")
def test_hog_164_what_a_stop_does_is_in_the_data() -> None:
    assert FIELDS["s05"].on_stop == (Draw("spell"),)
    assert FIELDS["library"].on_stop == (Draw("book", 2),)
    assert FIELDS["hagrids_hut"].on_stop == (Draw("potion"), Draw("spell"))
    assert FIELDS["s02"].on_stop == ()


def test_castle_is_the_main_board_without_hogsmeade_and_the_great_hall() -> None:
    assert FIELDS["black_lake"].is_castle
    assert not any(FIELDS[name].is_castle for name in ("honeydukes", "great_hall", "gringotts", "azkaban"))


def test_no_two_fields_are_drawn_on_the_same_spot() -> None:
    spots = [field.at for field in BOARD.field]

    assert all(abs(x - ox) + abs(y - oy) > 8 for n, (x, y) in enumerate(spots) for ox, oy in spots[:n])


@pytest.mark.rule("HOG-412", "HOG-415")
def test_the_pitch_has_35_fields_and_its_sides_mirror_each_other() -> None:
    pitch = built_in().pitch

    assert len(pitch.playing_area()) == 35
    assert {mirrored(bludger) for bludger in pitch.bludgers} == set(pitch.bludgers)
    assert all(any(spot in pitch.playing_area() for spot in beside(goal)) for goal in pitch.goals)
