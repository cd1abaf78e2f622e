"""Sequences: long lines, shared cells, locks (SEQ-53 to SEQ-58, RUL-SEQ-49 to RUL-SEQ-60)."""

from __future__ import annotations

import pytest

from commonroom import Match
from commonroom.games.sequence.board import CARD_CELLS, WINDOWS, cells_of

from .tables import CLASSIC, HARRY, both_editions, cells, do, draw, kinds, play, plays, refused, sequences, table

WINNER_A = {"winners": [0], "side": 0, "reason": "sequences"}


def choices(match: Match, seat: int = 0) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return the windows that a seat may choose from, by their ends."""
    moves = match.legal(seat)
    assert all(move["type"] == "choose_sequence" for move in moves)
    return [(tuple(move["cells"][0]), tuple(move["cells"][-1])) for move in moves]


@both_editions
@pytest.mark.parametrize(
    ("chips", "card", "cell", "ends"),
    [
        ("(5,2-5)", "KH", (5, 6), ((5, 2), (5, 6))),
        ("(2-5,4)", "9H", (6, 4), ((2, 4), (6, 4))),
        ("(2,2) (3,3) (4,4) (5,5)", "QH", (6, 6), ((2, 2), (6, 6))),
        ("(2,7) (3,6) (4,5) (5,4)", "8H", (6, 3), ((2, 7), (6, 3))),
    ],
)
@pytest.mark.rule("SEQ-53", "RUL-SEQ-49")
def test_seq_53_five_in_a_line_in_any_direction_without_any_call(
    edition: str, chips: str, card: str, cell: tuple[int, int], ends: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    match = table(edition, chips=[chips], hands=[card])
    assert "sequence_made" in kinds(play(match, 0, card, cell))
    assert sequences(match, 0) == {ends}
    assert match.outcome is None


@both_editions
@pytest.mark.parametrize(
    ("chips", "card", "cell"),
    [(["(5,2-4) (5,6)"], "10D", (5, 7)), (["(5,2) (5,3) (5,5)", "(5,4)"], "KH", (5, 6))],
)
@pytest.mark.rule("SEQ-53")
def test_seq_53_a_gap_or_an_opposing_chip_breaks_the_line(
    edition: str, chips: list[str], card: str, cell: tuple[int, int]
) -> None:
    match = table(edition, chips=chips, hands=[card])
    play(match, 0, card, cell)
    assert sequences(match, 0) == set()


@pytest.mark.rule("SEQ-09", "SEQ-55", "SEQ-18")
def test_seq_55_harry_potter_the_five_chips_are_turned_and_no_others() -> None:
    match = table(HARRY, chips=["(5,2-5) (8,8)"], hands=["KH"])
    play(match, 0, "KH", (5, 6))
    assert match.view(None)["locked"][0] == cells("(5,2-6)")
    assert match.outcome is None


@both_editions
@pytest.mark.rule("RUL-SEQ-51", "RUL-SEQ-52", "SEQ-54", "RUL-SEQ-43")
def test_rul_seq_51_of_a_line_of_six_the_player_chooses_the_five(edition: str) -> None:
    match = table(edition, chips=["(5,2-4) (5,6-7)"], hands=["3H KH KH", "JS JS 2D"], pile_size=50)
    happened = play(match, 0, "3H", (5, 5))
    assert happened[-1]["type"] == "choice_opened"
    assert match.to_act == (0,)
    assert choices(match) == [((5, 2), (5, 6)), ((5, 3), (5, 7))]
    assert refused(play, match, 1, "2D", (2, 2)) == "pending_choice"
    assert refused(play, match, 0, "KH", (1, 6)) == "pending_choice"
    assert refused(draw, match, 0) == "pending_choice"
    assert refused(do, match, 1, "choose_sequence", cells=cells("(5,2-6)")) == "pending_choice"
    assert refused(do, match, 0, "choose_sequence", cells=cells("(5,1-5)")) == "line_mismatch"
    assert match.view(0)["pile"] == 50
    do(match, 0, "choose_sequence", cells=cells("(5,2-6)")[::-1])
    assert sequences(match, 0) == {((5, 2), (5, 6))}
    assert match.to_act == (1,)
    assert match.view(0)["pile"] == 49
    assert refused(play, match, 1, "JS", (5, 4)) == "locked_chip"
    play(match, 1, "JS", (5, 7))
    assert sequences(match, 0) == {((5, 2), (5, 6))}


@both_editions
@pytest.mark.parametrize(
    ("chips", "starts"),
    [
        ("(5,1-4) (5,6)", (1, 2)),
        ("(5,1-4) (5,6-7)", (1, 2, 3)),
        ("(5,1-4) (5,6-8)", (1, 2, 3, 4)),
        ("(5,3-4) (5,6-8)", (3, 4)),
    ],
)
@pytest.mark.rule("RUL-SEQ-51", "RUL-SEQ-52")
def test_rul_seq_52_the_choices_are_the_windows_through_the_placed_chip(
    edition: str, chips: str, starts: tuple[int, ...]
) -> None:
    match = table(edition, chips=[chips], hands=["3H"])
    play(match, 0, "3H", (5, 5))
    assert choices(match) == [((5, start), (5, start + 4)) for start in starts]


@both_editions
@pytest.mark.rule("RUL-SEQ-52", "SEQ-36")
def test_rul_seq_52_a_window_with_or_without_the_corner_may_be_chosen(edition: str) -> None:
    match = table(edition, chips=["(0,1-3) (0,5)"], hands=["5S"])
    play(match, 0, "5S", (0, 4))
    assert choices(match) == [((0, 0), (0, 4)), ((0, 1), (0, 5))]


@both_editions
@pytest.mark.rule("RUL-SEQ-52")
def test_rul_seq_52_a_table_may_leave_the_choice_to_reading_order(edition: str) -> None:
    match = table(edition, chips=["(5,2-4) (5,6-7)"], hands=["3H"], options={"long_line_choice": "auto"})
    play(match, 0, "3H", (5, 5))
    assert sequences(match, 0) == {((5, 2), (5, 6))}
    assert match.to_act == (1,)
    down = table(edition, chips=["(2-4,4) (6-7,4)"], hands=["2H"], options={"long_line_choice": "auto"})
    play(down, 0, "2H", (5, 4))
    assert sequences(down, 0) == {((2, 4), (6, 4))}


@both_editions
@pytest.mark.rule("RUL-SEQ-51")
def test_rul_seq_51_a_table_may_lock_the_whole_line(edition: str) -> None:
    match = table(
        edition, chips=["(5,2-4) (5,6-7)"], hands=["3H 8D", "JS 2D"], options={"long_line_lock": "whole_line"}
    )
    play(match, 0, "3H", (5, 5))
    do(match, 0, "choose_sequence", cells=cells("(5,2-6)"))
    assert refused(play, match, 1, "JS", (5, 7)) == "locked_chip"
    assert len(match.view(None)["sequences"][0]) == 1


@both_editions
@pytest.mark.parametrize("lock", ["five", "whole_line"])
@pytest.mark.rule("RUL-SEQ-56")
def test_rul_seq_56_a_sixth_chip_is_no_new_sequence_and_stays_unlocked(edition: str, lock: str) -> None:
    match = table(
        edition,
        chips=["(5,2-6)"],
        sequences=["(5,2) (5,6)"],
        hands=["10D", "JS"],
        options={"long_line_lock": lock},
    )
    play(match, 0, "10D", (5, 7))
    assert len(sequences(match, 0)) == 1
    play(match, 1, "JS", (5, 7))


@both_editions
@pytest.mark.rule("SEQ-57", "SEQ-58", "SEQ-62", "RUL-SEQ-55")
def test_seq_57_the_second_sequence_may_use_one_cell_of_the_first(edition: str) -> None:
    match = table(edition, chips=["(5,2-6) (3,4) (4,4) (6,4)"], sequences=["(5,2) (5,6)"], hands=["KC"])
    happened = play(match, 0, "KC", (7, 4))
    assert sequences(match, 0) == {((5, 2), (5, 6)), ((3, 4), (7, 4))}
    assert [event["shared"] for event in happened if event["type"] == "sequence_made"] == [1]
    assert match.outcome == WINNER_A


@both_editions
@pytest.mark.rule("SEQ-56", "SEQ-57", "RUL-SEQ-53")
def test_rul_seq_53_nine_in_a_line_are_two_sequences_unless_the_table_says_otherwise(edition: str) -> None:
    def after(option: str) -> Match:
        match = table(
            edition,
            chips=["(5,1-8)"],
            sequences=["(5,1) (5,5)"],
            hands=["2D"],
            options={"collinear_share": option},
        )
        play(match, 0, "2D", (5, 9))
        return match

    assert sequences(after("on"), 0) == {((5, 1), (5, 5)), ((5, 5), (5, 9))}
    assert after("on").outcome == WINNER_A
    assert sequences(after("off"), 0) == {((5, 1), (5, 5))}
    assert after("off").outcome is None


@both_editions
@pytest.mark.rule("RUL-SEQ-53", "RUL-SEQ-50")
def test_rul_seq_53_nine_at_once_are_two_sequences_that_meet_in_the_placed_chip(edition: str) -> None:
    match = table(edition, chips=["(5,1-4) (5,6-9)"], hands=["3H"])
    play(match, 0, "3H", (5, 5))
    assert sequences(match, 0) == {((5, 1), (5, 5)), ((5, 5), (5, 9))}
    assert match.outcome == WINNER_A


@both_editions
@pytest.mark.rule("RUL-SEQ-53", "RUL-SEQ-52")
def test_rul_seq_53_without_collinear_sharing_nine_at_once_are_one_and_leave_a_choice(edition: str) -> None:
    match = table(edition, chips=["(5,1-4) (5,6-9)"], hands=["3H"], options={"collinear_share": "off"})
    play(match, 0, "3H", (5, 5))
    assert choices(match) == [((5, start), (5, start + 4)) for start in range(1, 6)]


@both_editions
@pytest.mark.rule("SEQ-37", "RUL-SEQ-53", "SEQ-56")
@pytest.mark.parametrize("share", ["on", "off"])
def test_rul_seq_53_ten_cells_with_two_corners_hold_two_sequences(edition: str, share: str) -> None:
    match = table(
        edition,
        chips=["(0,1-7)"],
        sequences=["(0,0) (0,4)"],
        hands=["9S"],
        options={"collinear_share": share},
    )
    play(match, 0, "9S", (0, 8))
    assert match.outcome == WINNER_A
    made = sequences(match, 0) - {((0, 0), (0, 4))}
    assert made == {((0, 4), (0, 8))} if share == "on" else made == {((0, 5), (0, 9))}


@both_editions
@pytest.mark.rule("RUL-SEQ-53", "SEQ-56")
def test_rul_seq_53_the_main_diagonal_holds_two_as_well(edition: str) -> None:
    match = table(edition, chips=["(1,1) (2,2) (3,3) (4,4) (5,5) (6,6) (7,7)"], sequences=["(0,0) (4,4)"], hands=["3H"])
    play(match, 0, "3H", (8, 8))
    assert match.outcome == WINNER_A


@both_editions
@pytest.mark.parametrize("first", ["(5,2) (5,6)", "(5,3) (5,7)"])
@pytest.mark.rule("RUL-SEQ-57", "RUL-SEQ-53")
def test_rul_seq_57_a_first_sequence_in_the_middle_rules_out_a_second_in_its_line(edition: str, first: str) -> None:
    match = table(edition, chips=["(5,0-8)"], sequences=[first], hands=["2D"])
    play(match, 0, "2D", (5, 9))
    assert len(sequences(match, 0)) == 1
    assert match.outcome is None


@both_editions
@pytest.mark.rule("RUL-SEQ-55")
def test_rul_seq_55_two_common_cells_make_no_second_sequence(edition: str) -> None:
    match = table(edition, chips=["(5,1-7)"], sequences=["(5,1) (5,5)"], hands=["6H"])
    play(match, 0, "6H", (5, 8))  # (5,4) to (5,8) shares two cells
    assert len(sequences(match, 0)) == 1


@both_editions
@pytest.mark.rule("RUL-SEQ-54")
def test_rul_seq_54_one_side_may_use_a_corner_in_both_sequences(edition: str) -> None:
    match = table(edition, chips=["(0,1-4) (1-3,0)"], sequences=["(0,0) (0,4)"], hands=["9C"])
    play(match, 0, "9C", (4, 0))
    assert match.outcome == WINNER_A


@both_editions
@pytest.mark.rule("RUL-SEQ-50")
def test_rul_seq_50_one_chip_can_complete_two_sequences_at_once(edition: str) -> None:
    match = table(edition, chips=["(5,2-4) (5,6) (3,5) (4,5) (6,5) (7,5)"], hands=["3H"])
    play(match, 0, "3H", (5, 5))
    assert sequences(match, 0) == {((5, 2), (5, 6)), ((3, 5), (7, 5))}
    assert match.outcome == WINNER_A


@both_editions
@pytest.mark.rule("RUL-SEQ-50", "RUL-SEQ-52")
def test_rul_seq_52_a_win_asks_for_no_choice(edition: str) -> None:
    match = table(edition, chips=["(5,1-4) (5,6) (3,5) (4,5) (6,5) (7,5)"], hands=["3H"])
    play(match, 0, "3H", (5, 5))
    assert match.outcome == WINNER_A
    second = table(edition, chips=["(5,1-4) (5,6) (1-5,0)"], sequences=["(1,0) (5,0)"], hands=["3H"])
    play(second, 0, "3H", (5, 5))
    assert second.outcome == WINNER_A


@both_editions
@pytest.mark.rule("SEQ-18", "RUL-SEQ-60", "SEQ-62")
def test_rul_seq_60_of_three_sides_the_first_sequence_wins_even_a_long_one(edition: str) -> None:
    for chips in ("(5,2-5)", "(5,2-5) (5,7)"):
        match = table(edition, 3, chips=[chips], hands=["KH"])
        play(match, 0, "KH", (5, 6))
        assert match.outcome == WINNER_A


@both_editions
@pytest.mark.rule("SEQ-17")
def test_seq_17_chips_sequences_and_victory_belong_to_the_team(edition: str) -> None:
    match = table(edition, 4, hands=["6C", "7D", "KH"], chips=["(5,2-5) (3,6) (4,6) (6,6) (7,6)"], turn=2)
    play(match, 2, "KH", (5, 6))
    assert match.outcome == {"winners": [0, 2], "side": 0, "reason": "sequences"}


@both_editions
@pytest.mark.rule("RUL-SEQ-59", "SEQ-38")
def test_rul_seq_59_a_removal_completes_nothing_and_a_chip_counts_for_its_own_side_only(edition: str) -> None:
    match = table(edition, chips=["(5,2-6)", "(6,2-5)"], hands=["JS QH"])
    # A's five lie there unregistered; taking a chip off does not register them.
    assert kinds(play(match, 0, "JS", (6, 2))) == ["card_played", "chip_removed", "card_drawn", "turn_began"]
    other = table(edition, chips=["", "(6,2-5)"], hands=["QH"])
    play(other, 0, "QH", (6, 6))
    assert sequences(other, 0) == sequences(other, 1) == set()


@both_editions
@pytest.mark.rule("RUL-SEQ-81")
def test_rul_seq_81_a_house_rule_lets_sequences_be_broken(edition: str) -> None:
    match = table(
        edition,
        chips=["", "(6,2-6)"],
        sequences=["", "(6,2) (6,6)"],
        hands=["JH 2D", "9H"],
        options={"breakable_sequences": "on"},
    )
    happened = play(match, 0, "JH", (6, 4))
    assert "sequence_broken" in kinds(happened)
    assert sequences(match, 1) == set()
    assert match.view(None)["locked"][1] == []
    play(match, 1, "9H", (6, 4))
    assert sequences(match, 1) == {((6, 2), (6, 6))}


@both_editions
@pytest.mark.rule("RUL-SEQ-81", "SEQ-54")
def test_rul_seq_81_a_sequence_that_shares_no_removed_cell_stands(edition: str) -> None:
    match = table(
        edition,
        6,
        chips=["", "(6,2-6) (1-4,6) (5,6)"],
        hands=["JH 2D"],
        options={"breakable_sequences": "on"},
        sequences=["", "(6,2) (6,6)"],
    )
    play(match, 0, "JH", (1, 6))
    assert sequences(match, 1) == {((6, 2), (6, 6))}


@pytest.mark.rule("SEQ-53", "RUL-SEQ-49")
def test_seq_53_every_window_of_the_board_is_recognised_whichever_chip_comes_last() -> None:
    for window in WINDOWS:
        for last in window.cells:
            if last not in cells_of(CARD_CELLS):
                continue
            others = [f"({r},{c})" for r, c in window.cells if (r, c) != last and (r, c) in cells_of(CARD_CELLS)]
            match = table(CLASSIC, chips=[" ".join(others)], hands=["JD"])
            assert last in plays(match, 0, "JD")
            play(match, 0, "JD", last)
            if match.view(None)["choice"]:  # a corner beside the five makes it a line of six
                do(match, 0, "choose_sequence", cells=[list(cell) for cell in window.cells])
            assert sequences(match, 0) == {window.ends}
