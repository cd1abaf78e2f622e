"""Leaving, substitutes and conceding (RUL-SEQ-77 to RUL-SEQ-79)."""

from __future__ import annotations

import pytest

from .tables import CLASSIC, HARRY, both_editions, cells, do, draw, kinds, play, plays, refused, sequences, table


@both_editions
@pytest.mark.rule("RUL-SEQ-77", "RUL-SEQ-78")
def test_rul_seq_78_the_last_side_at_the_table_wins_by_forfeit(edition: str) -> None:
    match = table(edition)
    assert kinds(do(match, 1, "leave")) == ["seat_left", "side_out", "game_ended"]
    assert match.outcome == {"winners": [0], "side": 0, "reason": "forfeit"}


@both_editions
@pytest.mark.rule("RUL-SEQ-77")
def test_rul_seq_77_a_side_that_is_gone_is_skipped_and_its_chips_stay(edition: str) -> None:
    match = table(
        edition,
        3,
        chips=["", "", "(2,2) (7,7)"],
        hands=["JS 2C", "3C 4C", "5C 6C"],
        pile_size=40,
    )
    do(match, 2, "leave")
    view = match.view(None)
    assert (view["target"], view["left"], view["hands"][2]) == (1, [2], 2)
    assert view["discards"][2] == []  # the hand is set aside, not discarded
    assert plays(match, 0, "JS") == {(2, 2), (7, 7)}
    play(match, 0, "JS", (2, 2))
    play(match, 1, "3C", (1, 3))
    assert match.to_act == (0,)
    assert match.legal(2) == match.asides(2) == []
    assert refused(play, match, 2, "5C", (1, 1)) == "seat_left"
    assert refused(do, match, 2, "leave") == "seat_left"


@pytest.mark.rule("RUL-SEQ-77", "RUL-SEQ-66")
def test_rul_seq_77_a_hand_set_aside_is_not_shuffled_into_the_pile() -> None:
    match = table(CLASSIC, 3, hands=["2D 3D", "2C 3C", "KH QH"], pile="AS")
    do(match, 2, "leave")
    play(match, 0, "2D", (2, 2))
    assert match.state["hands"][2] == ["KH", "QH"]
    assert match.view(None)["pile"] == 104 - 2 - 2 - 2


@both_editions
@pytest.mark.rule("RUL-SEQ-77")
def test_rul_seq_77_a_substitute_takes_over_seat_and_hand(edition: str) -> None:
    match = table(edition, 4)
    before = match.state
    happened = do(match, 3, "leave", substitute="greedy")
    assert happened == [{"type": "seat_handed_over", "seat": 3, "substitute": "greedy"}]
    assert match.state == before
    assert match.outcome is None


@both_editions
@pytest.mark.parametrize("option", ["skip", "abort"])
@pytest.mark.rule("RUL-SEQ-77")
def test_rul_seq_77_a_table_may_do_without_substitutes(edition: str, option: str) -> None:
    match = table(edition, 4, options={"on_leave": option})
    assert refused(do, match, 3, "leave", substitute="greedy") == "no_substitute"
    do(match, 3, "leave")
    assert match.outcome == (None if option == "skip" else {"winners": [], "side": None, "reason": "aborted"})


@both_editions
@pytest.mark.rule("RUL-SEQ-77")
def test_rul_seq_77_when_the_seat_on_turn_leaves_the_next_one_is_on_turn(edition: str) -> None:
    match = table(edition, 4)
    do(match, 0, "leave")
    assert match.to_act == (1,)
    do(match, 2, "leave")
    assert match.outcome == {"winners": [1, 3], "side": 1, "reason": "forfeit"}


@both_editions
@pytest.mark.rule("RUL-SEQ-77", "RUL-SEQ-52")
def test_rul_seq_52_whoever_leaves_during_a_choice_gets_the_first_window(edition: str) -> None:
    match = table(edition, 4, chips=["(5,2-4) (5,6-7)"], hands=["3H 2D"], options={"draw_mode": "manual"})
    play(match, 0, "3H", (5, 5))
    do(match, 0, "leave")
    assert sequences(match, 0) == {((5, 2), (5, 6))}
    assert match.to_act == (1,)
    assert match.view(None)["drawing"] == []


@both_editions
@pytest.mark.rule("RUL-SEQ-17", "RUL-SEQ-77")
def test_rul_seq_17_a_play_whose_choice_is_open_breaks_the_row_of_passes(edition: str) -> None:
    options = {"pile_exhausted": "play_on"}
    chips = ["(5,2-4) (5,6-7)", "(1,6)"]  # both cells of KH are taken, so that seats 1 and 2 can only pass
    match = table(edition, 4, chips=chips, hands=["3H 2D", "KH", "KH", ""], pile="", passed=[1, 2, 3], options=options)
    play(match, 0, "3H", (5, 5))
    do(match, 0, "leave")
    assert match.outcome is None
    assert match.to_act == (1,)


@pytest.mark.rule("RUL-SEQ-77")
def test_rul_seq_77_a_leaver_is_owed_nothing() -> None:
    match = table(CLASSIC, 4, hands=["2D 3D", "2C 3C"], options={"draw_mode": "manual"}, pile_size=40)
    play(match, 0, "2D", (2, 2))
    play(match, 1, "2C", (1, 4))
    do(match, 1, "leave")
    assert match.to_act == (0, 2)
    draw(match, 0)


@both_editions
@pytest.mark.rule("RUL-SEQ-79")
def test_rul_seq_79_a_side_concedes_when_all_its_members_agree(edition: str) -> None:
    match = table(edition, 4)
    do(match, 1, "concede")
    assert match.outcome is None
    assert refused(do, match, 1, "concede") == "already_conceded"
    assert {"type": "concede"} not in match.asides(1)
    do(match, 3, "concede")
    assert match.outcome == {"winners": [0, 2], "side": 0, "reason": "concession"}


@both_editions
@pytest.mark.rule("RUL-SEQ-79")
def test_rul_seq_79_only_those_still_present_need_to_agree(edition: str) -> None:
    match = table(edition, 6)
    do(match, 1, "concede")
    do(match, 3, "concede")
    do(match, 5, "leave")
    assert match.outcome == {"winners": [0, 2, 4], "side": 0, "reason": "concession"}


@both_editions
@pytest.mark.rule("RUL-SEQ-79", "RUL-SEQ-77")
def test_rul_seq_79_of_three_sides_conceding_is_leaving(edition: str) -> None:
    match = table(edition, 6, options={"teams": 3})
    do(match, 0, "concede")
    do(match, 3, "concede")
    assert match.outcome is None
    assert match.view(None)["left"] == [0, 3]
    assert match.to_act == (1,)
    do(match, 1, "concede")
    do(match, 4, "concede")
    assert match.outcome == {"winners": [2, 5], "side": 2, "reason": "forfeit"}


@pytest.mark.rule("RUL-SEQ-77", "SEQ-18")
def test_rul_seq_77_the_target_stays_when_a_side_is_gone() -> None:
    match = table(HARRY, 3, chips=["(5,2-5)"], hands=["KH 2D"], pile_size=40)
    do(match, 2, "leave")
    play(match, 0, "KH", (5, 6))
    assert match.outcome == {"winners": [0], "side": 0, "reason": "sequences"}
    assert match.view(None)["locked"][0] == cells("(5,2-6)")


@pytest.mark.rule("RUL-SEQ-71", "RUL-SEQ-77")
def test_rul_seq_71_when_the_host_has_left_the_next_seat_rules() -> None:
    match = table(HARRY, 4)
    do(match, 0, "leave")
    do(match, 1, "claim_coaching", side=0)
    do(match, 1, "rule", upheld=False)
    assert match.view(None)["claims"] == []


@both_editions
@pytest.mark.rule("RUL-SEQ-79", "RUL-SEQ-77")
def test_rul_seq_79_a_substitute_has_not_agreed_to_concede(edition: str) -> None:
    match = table(edition, 4)
    do(match, 1, "concede")
    do(match, 1, "leave", substitute="Zoë ♥")
    do(match, 3, "concede")
    assert match.outcome is None
    do(match, 1, "concede")
    assert match.outcome is not None
