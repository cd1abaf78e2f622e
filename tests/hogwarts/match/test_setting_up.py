"""Setting up the pitch: Houses, lines, balls, who begins (HOG-400 to HOG-416, RUL-HOG-124 to RUL-HOG-127)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hogwarts.pack.packs import document

from commonroom import BadInput
from commonroom.games.hogwarts import match as rules

from .matches import G, S, do, kinds, new, refused, spot


@pytest.mark.rule("HOG-400", "HOG-401")
def test_a_match_is_one_against_one() -> None:
    assert list(rules.ABOUT.sides) == [2]
    for seats in (["Ann"], ["Ann", "Bob", "Cy"]):
        with pytest.raises(BadInput, match="HOG-400"):
            new(seats=seats)


@pytest.mark.rule("HOG-410", "RUL-HOG-124")
@pytest.mark.parametrize(
    ("wishes", "houses"),
    [
        ((None, None), ["gryffindor", "slytherin"]),
        (("ravenclaw", None), ["ravenclaw", "slytherin"]),
        (("slytherin", None), ["slytherin", "gryffindor"]),
        ((None, "gryffindor"), ["slytherin", "gryffindor"]),
        ((None, "hufflepuff"), ["gryffindor", "hufflepuff"]),
        (("hufflepuff", "ravenclaw"), ["hufflepuff", "ravenclaw"]),
        (("ravenclaw", "ravenclaw"), ["ravenclaw", "slytherin"]),
        (("slytherin", "slytherin"), ["slytherin", "gryffindor"]),
    ],
)
def test_each_side_chooses_a_house_the_challenger_first_and_none_plays_twice(
    wishes: tuple[str | None, str | None], houses: list[str]
) -> None:
    seats: list[Any] = [{"name": name, "house": wish} for name, wish in zip("AB", wishes, strict=True)]
    assert new(seats=seats).view(None)["houses"] == houses


@pytest.mark.rule("HOG-411", "HOG-412", "HOG-413", "HOG-414", "HOG-415")
def test_everything_lies_as_the_pitch_says() -> None:
    """T-HOG-161, with the default formation."""
    match = new()
    assert match.state["seekers"] == [0, 0]
    assert match.state["quaffle"] == [0, 2]
    assert match.state["bludgers"] == [[-2, 2], [2, 2]]
    assert match.state["pieces"][G] == {
        "keeper": [-4, 2],
        "beater_1": [-3, 1],
        "beater_2": [-3, 3],
        "chaser_1": [-1, 2],
        "chaser_2": [-2, 1],
        "chaser_3": [-2, 3],
    }
    for piece, (row, column) in match.state["pieces"][G].items():
        assert spot(match, S, piece) == [-row, column]


@pytest.mark.rule("HOG-416", "RUL-HOG-125")
def test_the_higher_roll_begins_and_a_tie_is_rolled_again() -> None:
    """T-HOG-162."""
    match = new("start 3 4 5 2 6 3 1 3")
    assert match.to_act == (G,)
    assert [roll["begins"] for roll in match.opening] == [None, G]
    assert match.opening[0]["dice"] == [[3, 4], [5, 2]]
    assert new("start 1 1 6 6").to_act == (S,)


FREE = {"placement": "free"}


@pytest.mark.rule("RUL-HOG-126")
def test_in_free_placement_the_side_that_begins_places_second() -> None:
    match = new("start 6 6 1 1", options=FREE)
    assert match.to_act == (S,)
    assert match.state["pieces"][S]["keeper"] is None
    assert refused(match, "place", G, piece="keeper", to=[-4, 2])[1] == "not_your_turn"
    assert kinds(do(match, "formation")) == ["formation_taken"]
    assert match.to_act == (G,)
    assert "turn_began" in kinds(do(match, "formation"))
    assert (match.to_act, match.state["phase"]) == ((G,), "roll")
    assert match.state["pieces"] == new().state["pieces"]


@pytest.mark.rule("HOG-412", "HOG-413", "HOG-414", "HOG-415", "RUL-HOG-126", "RUL-HOG-127")
def test_pieces_are_placed_on_their_lines_only() -> None:
    """T-HOG-161, with free placement."""
    match = new("start 1 1 6 6", options=FREE)
    assert match.to_act == (G,)
    assert refused(match, "place", piece="keeper", to=[-3, 2]) == ("HOG-412", "wrong_line")
    assert refused(match, "place", piece="keeper", to=[4, 2]) == ("HOG-412", "wrong_line")
    assert refused(match, "place", piece="beater_1", to=[-2, 1]) == ("HOG-413", "wrong_line")
    assert refused(match, "place", piece="chaser_1", to=[0, 2]) == ("HOG-414", "wrong_line")
    assert refused(match, "place", piece="chaser_1", to=[-3, 2]) == ("HOG-414", "wrong_line")
    assert refused(match, "place", piece="chaser_1", to=[-2, 2]) == ("HOG-415", "wrong_line")
    assert refused(match, "roll") == ("RUL-HOG-126", "must_place")
    do(match, "place", piece="beater_2", to=[-3, 0])
    assert refused(match, "place", piece="beater_1", to=[-3, 0]) == ("RUL-HOG-127", "field_taken")
    assert refused(match, "place", piece="beater_2", to=[-3, 1]) == ("RUL-HOG-126", "already_placed")
    for piece, to in (
        ("keeper", [-4, 3]),
        ("beater_1", [-3, 4]),
        ("chaser_1", [-1, 0]),
        ("chaser_2", [-1, 4]),
        ("chaser_3", [-2, 0]),
    ):
        do(match, "place", piece=piece, to=to)
    assert match.to_act == (S,)
    assert spot(match, G, "chaser_2") == [-1, 4]


@pytest.mark.rule("RUL-HOG-126")
def test_one_click_takes_the_default_formation_even_in_the_middle_of_placing() -> None:
    match = new("start 1 1 6 6", options=FREE)
    do(match, "place", piece="keeper", to=[-4, 3])
    do(match, "formation")
    assert match.state["pieces"][G] == new().state["pieces"][G]


@pytest.mark.rule("RUL-HOG-141")
def test_an_owner_plays_on_the_pitch_and_with_the_cards_of_the_own_pack() -> None:
    pack = document()
    pack["pitch"]["track"] = 20
    for card in pack["quidditch"]:
        card["count"] = {"nimbus_2000": 4, "wronski_feint": 2}.get(card["id"], card["count"])
    match = new(options={"pack_data": pack})
    assert match.view(None)["pitch"]["track"] == 20
    assert match.state["deck"].count("nimbus_2000") == 4


@pytest.mark.rule("RUL-HOG-141")
def test_a_pack_that_fails_a_check_is_not_played_with() -> None:
    pack = document()
    pack["pitch"]["track"] = 40
    with pytest.raises(BadInput, match="VAL-HOG-34"):
        new(options={"pack_data": pack})
    with pytest.raises(BadInput, match=r"options\.pack_data"):
        new(options={"pack_data": {"game": "hogwarts"}})
