"""The turn, corners and jacks (SEQ-27 to SEQ-31, SEQ-36 to SEQ-47)."""

from __future__ import annotations

import pytest

from commonroom import Match

from .tables import both_editions, do, draw, hand, kinds, play, plays, refused, sequences, table

ALL_CARD_CELLS_BY_HALVES = ["(0,1-8) (1-3,0-9) (4,0-9)", "(5-8,0-9) (9,1-8)"]


@both_editions
@pytest.mark.rule("SEQ-27", "SEQ-28", "SEQ-29", "SEQ-31", "SEQ-32")
def test_seq_27_a_card_a_chip_a_new_card_and_the_turn_passes(edition: str) -> None:
    match = table(edition, hands=["KH 2D 3D 4D 5D 6D 7D"])
    assert match.view(0)["pile"] == 90
    assert plays(match, 0, "KH") == {(1, 6), (5, 6)}
    happened = play(match, 0, "KH", (5, 6))
    view = match.view(0)
    assert kinds(happened) == ["card_played", "chip_placed", "card_drawn", "turn_began"]
    assert view["chips"] == [[[5, 6]], []]
    assert view["discards"] == [["KH"], []]
    assert (len(view["hand"]), view["pile"], match.to_act) == (7, 89, (1,))


@both_editions
@pytest.mark.rule("SEQ-29")
def test_seq_29_either_cell_of_the_card_but_only_a_free_one(edition: str) -> None:
    match = table(edition, chips=["", "(5,6)"], hands=["KH 2D"])
    assert refused(play, match, 0, "KH", (5, 6)) == "cell_occupied"
    play(match, 0, "KH", (1, 6))


@both_editions
@pytest.mark.rule("RUL-SEQ-26", "SEQ-28", "SEQ-23")
def test_rul_seq_26_what_is_illegal_is_refused_and_changes_nothing(edition: str) -> None:
    match = table(edition, hands=["KH 2D", "3C 4C"])
    assert refused(play, match, 0, "KH", (5, 5)) == "cell_mismatch"
    assert refused(play, match, 0, "AS", (2, 1)) == "card_not_in_hand"
    assert refused(play, match, 1, "3C", (1, 3)) == "not_your_turn"


@both_editions
@pytest.mark.rule("SEQ-27", "RUL-SEQ-25")
def test_seq_27_only_one_play_in_a_turn(edition: str) -> None:
    match = table(edition, hands=["2D 3D"])
    play(match, 0, "2D", (2, 2))
    assert refused(play, match, 0, "3D", (2, 3)) == "not_your_turn"


@both_editions
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 12])
@pytest.mark.rule("SEQ-23")
def test_seq_23_turns_pass_clockwise(edition: str, seats: int) -> None:
    match = table(edition, seats)
    order = []
    for _ in range(2 * seats):
        order.append(match.to_act[0])
        match.submit(order[-1], match.default(order[-1]))
    assert order == [*range(seats), *range(seats)]


@both_editions
@pytest.mark.rule("RUL-SEQ-15")
def test_rul_seq_15_whoever_can_play_must(edition: str) -> None:
    match = table(edition, hands=["KH"])
    assert refused(do, match, 0, "pass") == "must_play"
    assert {"type": "pass"} not in match.legal(0)


@pytest.mark.rule("RUL-SEQ-14")
def test_rul_seq_14_two_copies_of_a_card_are_one_choice() -> None:
    match = table(hands=["KH KH"])
    assert len(match.legal(0)) == 2
    play(match, 0, "KH", (5, 6))
    assert hand(match, 0)[0] == "KH"


@both_editions
@pytest.mark.rule("SEQ-30", "RUL-SEQ-26")
def test_seq_30_a_placed_chip_stays(edition: str) -> None:
    match = table(edition, hands=["KH 2D", "KH"])
    play(match, 0, "KH", (5, 6))
    assert refused(play, match, 1, "KH", (5, 6)) == "cell_occupied"
    assert match.view(None)["chips"][0] == [[5, 6]]


# Corners


@both_editions
@pytest.mark.rule("SEQ-36", "SEQ-37", "SEQ-18", "SEQ-38")
def test_seq_36_a_corner_counts_for_every_side_even_at_the_same_time(edition: str) -> None:
    match = table(edition, chips=["(0,1-3)", "(1-3,0)"], hands=["5S 2D", "9C 2D"])
    play(match, 0, "5S", (0, 4))
    assert sequences(match, 0) == {((0, 0), (0, 4))}
    assert match.view(None)["locked"][0] == [[0, 1], [0, 2], [0, 3], [0, 4]]
    assert match.outcome is None
    play(match, 1, "9C", (4, 0))
    assert sequences(match, 1) == {((0, 0), (4, 0))}
    assert match.outcome is None


@both_editions
@pytest.mark.rule("RUL-SEQ-21")
def test_rul_seq_21_a_corner_takes_no_chip_and_gives_none(edition: str) -> None:
    match = table(edition, chips=["", "(4,4)"], hands=["JD JS 2D"])
    assert refused(play, match, 0, "JD", (0, 0)) == "corner"
    assert refused(play, match, 0, "JS", (0, 9)) == "corner"
    assert refused(play, match, 0, "2D", (9, 9)) == "corner"
    assert not any(cell in plays(match, 0, "JD") for cell in [(0, 0), (0, 9), (9, 0), (9, 9)])


@both_editions
@pytest.mark.rule("RUL-SEQ-16", "RUL-SEQ-20", "RUL-SEQ-69", "RUL-SEQ-39")
def test_rul_seq_20_a_wild_jack_waits_when_the_board_is_full(edition: str) -> None:
    match = table(edition, chips=ALL_CARD_CELLS_BY_HALVES, hands=["JD", "JS"], pile_size=20)
    assert match.legal(0) == [{"type": "pass"}]
    assert refused(play, match, 0, "JD", (4, 4)) == "cell_occupied"
    happened = do(match, 0, "pass")
    assert "card_drawn" not in kinds(happened)
    assert hand(match, 0) == ["JD"]
    assert match.view(0)["pile"] == 20
    play(match, 1, "JS", (4, 4))
    assert plays(match, 0, "JD") == {(4, 4)}


# Jacks


@both_editions
@pytest.mark.parametrize("jack", ["JC", "JD"])
@pytest.mark.rule("SEQ-41", "SEQ-47")
def test_seq_41_a_wild_jack_places_on_any_open_cell_and_is_the_whole_turn(edition: str, jack: str) -> None:
    match = table(edition, hands=[f"{jack} 2D"], chips=["", "(3,3)"], pile_size=60)
    assert len(plays(match, 0, jack)) == 95
    assert refused(play, match, 0, jack, (3, 3)) == "cell_occupied"
    play(match, 0, jack, (4, 4))
    view = match.view(0)
    assert view["chips"][0] == [[4, 4]]
    assert view["discards"][0] == [jack]
    assert (len(view["hand"]), view["pile"], match.to_act) == (2, 59, (1,))


@both_editions
@pytest.mark.rule("SEQ-41", "SEQ-53")
def test_seq_41_a_wild_jack_can_complete_a_sequence(edition: str) -> None:
    match = table(edition, chips=["(5,2-4) (5,6)"], hands=["JC"])
    play(match, 0, "JC", (5, 5))
    assert sequences(match, 0) == {((5, 2), (5, 6))}


@both_editions
@pytest.mark.parametrize("jack", ["JS", "JH"])
@pytest.mark.rule("SEQ-44", "SEQ-46", "SEQ-47", "RUL-SEQ-23")
def test_seq_44_an_anti_wild_jack_takes_an_opposing_chip_off_and_puts_none(edition: str, jack: str) -> None:
    match = table(edition, chips=["", "(5,6)"], hands=[f"{jack} 2D", "KH"], pile_size=60)
    happened = play(match, 0, jack, (5, 6))
    assert kinds(happened)[:2] == ["card_played", "chip_removed"]
    view = match.view(0)
    assert view["chips"] == [[], []]
    assert view["discards"][0] == [jack]
    assert (len(view["hand"]), view["pile"], match.to_act) == (2, 59, (1,))
    assert view["supply"] == [50, 50]
    play(match, 1, "KH", (5, 6))  # the cell is free again for everyone


@both_editions
@pytest.mark.rule("RUL-SEQ-22")
def test_rul_seq_22_a_chip_of_the_own_side_is_never_taken_whoever_placed_it(edition: str) -> None:
    match = table(edition, 4, chips=["(3,7)", "(1,1)"], hands=["JS"])
    assert refused(play, match, 0, "JS", (3, 7)) == "own_chip"


@both_editions
@pytest.mark.rule("SEQ-44")
def test_seq_44_there_must_be_a_chip_to_take(edition: str) -> None:
    match = table(edition, chips=["", "(1,1)"], hands=["JS"])
    assert refused(play, match, 0, "JS", (3, 7)) == "empty_cell"


@both_editions
@pytest.mark.rule("RUL-SEQ-24")
def test_rul_seq_24_four_in_a_row_are_not_protected(edition: str) -> None:
    match = table(edition, chips=["", "(6,3-6)"], hands=["JH"])
    play(match, 0, "JH", (6, 4))
    assert match.view(None)["chips"][1] == [[6, 3], [6, 5], [6, 6]]


@both_editions
@pytest.mark.rule("SEQ-30", "SEQ-45", "SEQ-54")
def test_seq_45_a_chip_of_a_completed_sequence_stays(edition: str) -> None:
    match = table(edition, chips=["", "(6,2-6)"], sequences=["", "(6,2) (6,6)"], hands=["JH 2D"])
    assert refused(play, match, 0, "JH", (6, 4)) == "locked_chip"
    assert hand(match, 0) == ["JH", "2D"]
    assert match.to_act == (0,)


@both_editions
@pytest.mark.rule("RUL-SEQ-22")
def test_rul_seq_22_with_three_sides_the_chips_of_both_others_can_be_taken(edition: str) -> None:
    match = table(edition, 3, chips=["(0,5)", "(2,2)", "(7,7)"], hands=["JS"])
    assert plays(match, 0, "JS") == {(2, 2), (7, 7)}


@both_editions
@pytest.mark.rule("RUL-SEQ-19", "RUL-SEQ-39")
def test_rul_seq_19_a_one_eyed_jack_without_a_target_waits_and_is_not_dead(edition: str) -> None:
    match = table(edition, hands=["JS 2D"])
    assert plays(match, 0, "JS") == set()
    assert refused(play, match, 0, "JS", (4, 4)) == "empty_cell"
    assert refused(do, match, 0, "exchange", card="JS") == "not_dead"


@both_editions
@pytest.mark.rule("RUL-SEQ-39")
def test_rul_seq_39_a_table_may_count_unplayable_jacks_as_dead(edition: str) -> None:
    match = table(edition, hands=["JS JD"], options={"jack_exchange": "on"}, pile="2D 3D", pile_size=20)
    assert refused(do, match, 0, "exchange", card="JD") == "not_dead"
    do(match, 0, "exchange", card="JS")
    assert hand(match, 0) == ["JD", "2D"]


@both_editions
@pytest.mark.rule("RUL-SEQ-21", "RUL-SEQ-20")
def test_rul_seq_20_a_full_board_makes_a_wild_jack_exchangeable_only_where_agreed(edition: str) -> None:
    def full(**options: str) -> Match:
        return table(edition, chips=ALL_CARD_CELLS_BY_HALVES, hands=["JD", "2D"], pile_size=20, options=options)

    assert refused(do, full(), 0, "exchange", card="JD") == "not_dead"
    do(full(jack_exchange="on"), 0, "exchange", card="JD")


@both_editions
@pytest.mark.rule("SEQ-47", "RUL-SEQ-27")
def test_seq_47_after_a_jack_a_card_is_drawn_by_hand_too(edition: str) -> None:
    match = table(edition, hands=["JD 2D"], options={"draw_mode": "manual"}, pile_size=30)
    play(match, 0, "JD", (4, 4))
    draw(match, 0)
    assert len(hand(match, 0)) == 2
