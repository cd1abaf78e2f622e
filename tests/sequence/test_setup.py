"""Components, players, the start draw and the deal (SEQ-01 to SEQ-26)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import commonroom
from commonroom import BadInput, Match
from commonroom.games.sequence.board import CORNERS, WINDOWS, cells_of
from commonroom.games.sequence.cards import DECK, is_jack
from commonroom.games.sequence.edition import Layout, edition, read_layout

from .tables import CLASSIC, HARRY, both_editions, fresh, names

PLAYERS = (2, 3, 4, 6, 8, 9, 10, 12)


def cards_in(match: Match) -> list[str]:
    state = match.state
    return sorted(
        card for pile in (*state["hands"], *state["discards"], state["pile"], state["spent"]) for card in pile
    )


def start_cards(edition: str, drawn: str, seats: int, **options: Any) -> Match:
    return commonroom.new(
        "sequence",
        edition=edition,
        seats=names(seats),
        options=options,
        chance=[{"label": "start_draw", "value": drawn.split()}],
        seed=1,
    )


@pytest.mark.rule("SEQ-01", "SEQ-02", "RUL-SEQ-01")
def test_seq_01_two_of_each_of_52_designs_and_eight_jacks() -> None:
    count = Counter(DECK)
    assert len(DECK) == 104
    assert len(count) == 52
    assert set(count.values()) == {2}
    assert sum(is_jack(card) for card in DECK) == 8
    assert {card[-1] for card in DECK} == set("SHDC")


def rotated(layout: Layout) -> str:
    """Return the printed layout turned by 90 degrees."""
    code = {(row, column): layout.card_at.get((row, column), "**") for row in range(10) for column in range(10)}
    return "\n".join(" ".join(code[9 - column, row] for column in range(10)) for row in range(10))


@both_editions
@pytest.mark.rule("SEQ-03", "SEQ-04", "SEQ-05", "SEQ-06", "RUL-SEQ-03", "RUL-SEQ-04")
def test_seq_04_every_card_but_the_jacks_stands_on_two_cells_however_the_board_is_turned(edition: str) -> None:
    layout = commonroom.games()["sequence"]["editions"][edition]["layout"]
    board = read_layout(layout)
    assert board.cells["KH"] == ((1, 6), (5, 6))
    assert board.cells["AS"] == ((2, 1), (4, 9))
    for _ in range(4):
        assert len(board.card_at) == 96
        assert set(Counter(board.card_at.values()).values()) == {2}
        assert len(board.cells) == 48
        assert not any(map(is_jack, board.cells))
        board = read_layout(rotated(board))
    assert board.cells["KH"] == ((1, 6), (5, 6))


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda text: text.replace("AH", "KH", 1), "KH stands on 3"),
        (lambda text: text.replace("AH", "JH", 1), "AH stands on 1|JH stands on 1"),
        (lambda text: text.replace("**", "AH", 1), "four corners"),
        (lambda text: text.replace("** AD", "AD"), "ten rows of ten"),
    ],
)
def test_a_layout_with_a_mistake_is_not_loaded(spoil: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_layout(spoil(edition(CLASSIC).data.layout))


@pytest.mark.rule("SEQ-37", "SEQ-53")
def test_seq_53_there_are_192_windows_of_five_and_three_through_each_corner() -> None:
    corners = [window.mask & CORNERS for window in WINDOWS]
    assert len(WINDOWS) == 192
    assert Counter(window.direction for window in WINDOWS) == {0: 60, 1: 60, 2: 36, 3: 36}
    assert sum(map(bool, corners)) == 12
    for corner in cells_of(CORNERS):
        assert sum(corner in window.cells for window in WINDOWS) == 3
    assert max(mask.bit_count() for mask in corners) == 1


@both_editions
@pytest.mark.rule("SEQ-10", "RUL-SEQ-10")
def test_seq_10_numbers_divisible_by_two_or_three_up_to_twelve_can_play(edition: str) -> None:
    for number in range(1, 14):
        if number in PLAYERS:
            assert fresh(edition, number).to_act
        else:
            with pytest.raises(BadInput, match=r"seats.*SEQ-10"):
                fresh(edition, number)


@both_editions
@pytest.mark.rule("SEQ-11", "SEQ-12", "RUL-SEQ-10")
def test_seq_12_only_equal_teams_and_never_more_than_three_sides(edition: str) -> None:
    splits = commonroom.games()["sequence"]["sides"]
    assert splits == {
        "2": [2], "3": [3], "4": [2], "6": [2, 3], "8": [2], "9": [3], "10": [2], "12": [2, 3]
    }  # fmt: skip
    for number, possible in splits.items():
        for teams in (2, 3):
            if teams in possible:
                assert fresh(edition, int(number), teams=teams).view(None)["sides"] == teams
            else:
                with pytest.raises(BadInput, match=r"options\.teams.*SEQ-12"):
                    fresh(edition, int(number), teams=teams)
    with pytest.raises(BadInput, match=r"options\.teams"):
        fresh(edition, 4, teams=4)


@pytest.mark.parametrize(
    ("seats", "teams", "sides"),
    [(2, 2, "AB"), (3, 3, "ABC"), (4, 2, "ABAB"), (6, 3, "ABCABC"), (9, 3, "ABCABCABC"), (12, 2, "AB" * 6)],
)
@pytest.mark.rule("SEQ-13", "SEQ-14", "RUL-SEQ-11", "SEQ-11")
def test_seq_13_sides_alternate_round_the_table(seats: int, teams: int, sides: str) -> None:
    match = fresh(CLASSIC, seats, teams=teams)
    assert "".join("ABC"[match.current.side(seat)] for seat in range(seats)) == sides


@both_editions
@pytest.mark.rule("SEQ-24", "SEQ-25", "SEQ-26")
def test_seq_24_hands_and_piles_by_number_of_players(edition: str) -> None:
    dealt = {number: fresh(edition, number).view(None) for number in PLAYERS}
    assert {n: set(view["hands"]) for n, view in dealt.items()} == {
        2: {7}, 3: {6}, 4: {6}, 6: {5}, 8: {4}, 9: {4}, 10: {3}, 12: {3}
    }  # fmt: skip
    assert [dealt[n]["pile"] for n in PLAYERS] == [90, 86, 80, 74, 72, 68, 74, 68]


@pytest.mark.rule("SEQ-07", "SEQ-08", "SEQ-15", "SEQ-16", "RUL-SEQ-12")
def test_rul_seq_12_colours_are_free_but_the_third_is_for_a_third_side() -> None:
    editions = commonroom.games()["sequence"]["editions"]
    assert [(c["name"], c["chips"]) for c in editions[HARRY]["colours"]] == [
        ("gold", 50), ("onyx", 50), ("silver", 35)
    ]  # fmt: skip
    assert [(c["name"], c["chips"]) for c in editions[CLASSIC]["colours"]] == [
        ("blue", 50), ("green", 50), ("red", 35)
    ]  # fmt: skip
    assert fresh(HARRY, 2).view(None)["colours"] == ["gold", "onyx"]
    assert fresh(CLASSIC, 3).view(None)["colours"] == ["blue", "green", "red"]
    swapped = fresh(CLASSIC, 3, colours=["red", "blue", "green"]).view(None)
    assert swapped["colours"] == ["red", "blue", "green"]
    assert swapped["supply"] == [35, 50, 50]
    for wrong in (["blue", "red"], ["blue"], ["blue", "blue"], ["gold", "onyx"], "blue"):
        with pytest.raises(BadInput, match=r"options\.colours"):
            fresh(CLASSIC, 2, colours=wrong)


@both_editions
@pytest.mark.rule("SEQ-18", "SEQ-24")
def test_seq_18_two_sides_need_two_sequences_three_need_one_whatever_the_hands(edition: str) -> None:
    two, three = fresh(edition, 6, teams=2), fresh(edition, 6, teams=3)
    assert set(two.view(None)["hands"]) == set(three.view(None)["hands"]) == {5}
    assert (two.view(None)["target"], three.view(None)["target"]) == (2, 1)


@pytest.mark.rule("SEQ-19", "SEQ-20", "SEQ-23", "RUL-SEQ-06")
def test_seq_19_the_lowest_card_deals_and_the_seat_on_the_left_begins() -> None:
    match = start_cards(HARRY, "9H 2C AS", seats=3)
    view = match.view(None)
    assert (view["dealer"], view["first"], match.to_act) == (1, 2, (2,))
    assert match.opening == [
        {"type": "start_card_drawn", "seat": 0, "card": "9H"},
        {"type": "start_card_drawn", "seat": 1, "card": "2C"},
        {"type": "start_card_drawn", "seat": 2, "card": "AS"},
        {"type": "first_seat_named", "seat": 2, "dealer": 1},
    ]


@pytest.mark.rule("SEQ-19", "RUL-SEQ-05", "RUL-SEQ-07")
def test_rul_seq_05_players_who_tie_for_the_lowest_card_draw_again_until_one_is_left() -> None:
    match = start_cards(HARRY, "5H 5C KS 5S 3D 3C QD 2S 9S", seats=4)
    # P0, P1 and P3 tie with fives, then P0 and P1 with threes; P0 has the two and deals.
    assert [draw[0] for draw in match.state["start_draw"]] == [0, 1, 2, 3, 0, 1, 3, 0, 1]
    assert match.view(None)["dealer"] == 0
    assert match.to_act == (1,)


@pytest.mark.rule("SEQ-21", "RUL-SEQ-06")
def test_seq_21_the_side_with_the_highest_card_starts_and_aces_are_high() -> None:
    match = start_cards(CLASSIC, "KH AS", seats=2)
    assert match.to_act == (1,)
    assert match.view(None)["dealer"] is None


@pytest.mark.rule("SEQ-22", "RUL-SEQ-05")
def test_seq_22_tied_sides_draw_again_and_suits_never_break_a_tie() -> None:
    match = start_cards(CLASSIC, "KH KS 2C 4D 4C 9S 8H", seats=3)
    # Two kings tie, then two fours; the third side draws only once.
    assert [draw[0] for draw in match.state["start_draw"]] == [0, 1, 2, 0, 1, 0, 1]
    assert match.to_act == (0,)


@pytest.mark.rule("SEQ-21", "SEQ-23", "RUL-SEQ-08")
def test_rul_seq_08_the_first_member_of_each_team_draws_and_opens() -> None:
    match = start_cards(CLASSIC, "QD 8C", seats=4)
    assert [draw[0] for draw in match.state["start_draw"]] == [0, 1]
    assert match.to_act == (0,)


@pytest.mark.rule("RUL-SEQ-08")
def test_rul_seq_08_with_random_member_any_member_of_the_starting_team_may_open() -> None:
    def opener(member: int) -> int:
        match = commonroom.new(
            "sequence",
            edition=CLASSIC,
            seats=names(6),
            options={"starter": "random_member"},
            chance=[{"label": "start_draw", "value": ["2C", "AS"]}, {"label": "starter", "value": member}],
        )
        return match.to_act[0]

    assert [opener(member) for member in (1, 3, 5)] == [1, 3, 5]
    with pytest.raises(BadInput, match=r"chance\[1\].*0"):
        opener(0)


@both_editions
@pytest.mark.rule("RUL-SEQ-07", "RUL-SEQ-09")
def test_rul_seq_07_all_cards_are_back_for_the_deal_and_the_seed_fixes_it(edition: str) -> None:
    match, same, other = fresh(edition, 4, seed=5), fresh(edition, 4, seed=5), fresh(edition, 4, seed=6)
    assert cards_in(match) == sorted(DECK)
    assert match.state == same.state
    assert match.state["hands"] != other.state["hands"]


@pytest.mark.rule("RUL-SEQ-09")
def test_rul_seq_09_cards_are_dealt_one_at_a_time_clockwise_from_the_first_player() -> None:
    order = ["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S"]
    match = commonroom.new(
        "sequence",
        edition=HARRY,
        seats=names(3),
        chance=[{"label": "start_draw", "value": ["9H", "2C", "AS"]}, {"label": "deal", "value": order}],
    )
    assert [hand[:3] for hand in match.state["hands"]] == [
        ["3S", "6S", "9S"], ["4S", "7S", "10S"], ["2S", "5S", "8S"]
    ]  # fmt: skip


@both_editions
@pytest.mark.rule("SEQ-02", "SEQ-39", "SEQ-40", "SEQ-42", "SEQ-43", "RUL-SEQ-02")
def test_seq_39_four_jacks_place_and_four_remove(edition: str) -> None:
    data = commonroom.games()["sequence"]["editions"][edition]
    assert set(data["wild"]) == {"JC", "JD"}
    assert set(data["anti_wild"]) == {"JS", "JH"}


@pytest.mark.rule("SEQ-06", "SEQ-39", "SEQ-42", "RUL-SEQ-02")
def test_seq_06_the_houses_decide_what_a_jack_does() -> None:
    data = commonroom.games()["sequence"]["editions"][HARRY]
    powers = {data["suits"][card[-1]]["name"]: "wild" for card in data["wild"]}
    powers |= {data["suits"][card[-1]]["name"]: "anti-wild" for card in data["anti_wild"]}
    assert powers == {
        "Gryffindor": "wild", "Slytherin": "wild", "Hufflepuff": "anti-wild", "Ravenclaw": "anti-wild"
    }  # fmt: skip
    assert {suit["name"]: suit["jack"] for suit in data["suits"].values()} == {
        "Gryffindor": "Ron Weasley",
        "Slytherin": "Professor Snape",
        "Hufflepuff": "Nymphadora Tonks",
        "Ravenclaw": "Professor Trelawney",
    }
