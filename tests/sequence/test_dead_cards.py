"""Dead cards, and turns in which nothing can be played (SEQ-48 to SEQ-52, RUL-SEQ-16 to RUL-SEQ-18)."""

from __future__ import annotations

import pytest

from .tables import CLASSIC, both_editions, do, draw, exchange, hand, kinds, play, refused, table

KH_COVERED = ["(1,6)", "(5,6)"]
FULL_WITHOUT_LINES = [
    " ".join(f"({r},{c})" for r in range(10) for c in range(10) if (r % 9 or c % 9) and (r + c // 2) % 2 == side)
    for side in (0, 1)
]
FULL = ["(0,1-8) (1-3,0-9) (4,0-9)", "(5-8,0-9) (9,1-8)"]


@both_editions
@pytest.mark.rule(
    "SEQ-48", "SEQ-49", "SEQ-50", "SEQ-52", "SEQ-32", "RUL-SEQ-41", "RUL-SEQ-42", "RUL-SEQ-47", "RUL-SEQ-48"
)  # fmt: skip
def test_seq_50_a_dead_card_is_exchanged_openly_before_the_play(edition: str) -> None:
    match = table(edition, chips=KH_COVERED, hands=["KH 2D 3D"], pile_size=60)
    happened = exchange(match, 0, "KH")
    assert happened[0] == {"type": "dead_card_exchanged", "seat": 0, "card": "KH"}
    assert kinds(happened) == ["dead_card_exchanged", "card_drawn"]
    assert match.view(1)["discards"][0] == ["KH"]
    assert (len(hand(match, 0)), match.to_act) == (3, (0,))
    play(match, 0, "2D", (2, 2))
    assert (len(hand(match, 0)), match.view(0)["pile"]) == (3, 58)


@both_editions
@pytest.mark.rule("SEQ-51", "RUL-SEQ-40")
def test_seq_51_one_dead_card_in_a_turn(edition: str) -> None:
    match = table(
        edition, chips=["(1,6) (5,6)", "(1,7) (6,6)"], hands=["KH QH 2D 3D", "4D 5D"], pile="6D 7D", pile_size=50
    )
    exchange(match, 0, "KH")
    assert refused(exchange, match, 0, "QH") == "exchange_used"
    play(match, 0, "2D", (2, 2))
    play(match, 1, "4D", (2, 4))
    exchange(match, 0, "QH")


@both_editions
@pytest.mark.rule("RUL-SEQ-40")
def test_rul_seq_40_a_table_may_allow_any_number_of_exchanges(edition: str) -> None:
    match = table(
        edition,
        chips=["(1,6) (5,6)", "(1,7) (6,6)"],
        hands=["KH QH 2D"],
        pile_size=50,
        options={"exchange_limit": "unlimited"},
    )
    exchange(match, 0, "KH")
    exchange(match, 0, "QH")
    assert match.to_act == (0,)


@both_editions
@pytest.mark.rule("SEQ-48", "SEQ-49", "RUL-SEQ-45", "RUL-SEQ-47")
def test_rul_seq_45_a_card_with_a_free_cell_is_not_dead_even_if_both_copies_are_held(edition: str) -> None:
    match = table(edition, chips=["(1,6)"], hands=["KH KH 2D"])
    assert refused(exchange, match, 0, "KH") == "not_dead"


@both_editions
@pytest.mark.parametrize("chips", [["(1,6) (5,6)"], ["", "(1,6) (5,6)"], ["(1,6)", "(5,6)"]])
@pytest.mark.rule("RUL-SEQ-45")
def test_rul_seq_45_chips_of_any_side_make_a_card_dead(edition: str, chips: list[str]) -> None:
    match = table(edition, chips=chips, hands=["KH 2D"])
    exchange(match, 0, "KH")


@both_editions
@pytest.mark.rule("RUL-SEQ-45")
def test_rul_seq_45_a_dead_card_lives_again_when_a_chip_is_removed(edition: str) -> None:
    match = table(edition, chips=KH_COVERED, hands=["JS KH", "2D 3D"], pile="4D 5D", pile_size=40)
    play(match, 0, "JS", (5, 6))
    play(match, 1, "2D", (2, 2))
    assert refused(exchange, match, 0, "KH") == "not_dead"
    play(match, 0, "KH", (5, 6))


@both_editions
@pytest.mark.parametrize("draw_mode", ["manual", "auto"])
@pytest.mark.rule("RUL-SEQ-43", "SEQ-50")
def test_rul_seq_43_no_exchange_after_the_play_or_in_anothers_turn(edition: str, draw_mode: str) -> None:
    match = table(
        edition,
        chips=["(1,6) (5,6)", "(1,7) (6,6)"],
        hands=["KH 2D 3D", "QH 4D"],
        options={"draw_mode": draw_mode},
        pile_size=40,
    )
    play(match, 0, "2D", (2, 2))
    assert refused(exchange, match, 0, "KH") == "not_your_turn"
    exchange(match, 1, "QH")
    assert refused(exchange, match, 0, "KH") == "not_your_turn"


@both_editions
@pytest.mark.rule("RUL-SEQ-25", "SEQ-31")
def test_rul_seq_25_exchange_first_and_then_any_play_even_of_the_card_just_drawn(edition: str) -> None:
    match = table(edition, chips=KH_COVERED, hands=["KH 2D"], pile="JD", pile_size=40)
    exchange(match, 0, "KH")
    play(match, 0, "JD", (4, 4))
    assert match.to_act == (1,)


@both_editions
@pytest.mark.rule("RUL-SEQ-46")
def test_rul_seq_46_a_dead_replacement_waits_for_the_next_turn(edition: str) -> None:
    match = table(
        edition, chips=["(1,6) (5,6)", "(1,7) (6,6)"], hands=["KH 2D", "3D 4D"], pile="QH 5D 6D", pile_size=40
    )
    exchange(match, 0, "KH")
    assert hand(match, 0) == ["2D", "QH"]
    assert refused(exchange, match, 0, "QH") == "exchange_used"
    play(match, 0, "2D", (2, 2))
    play(match, 1, "3D", (2, 3))
    exchange(match, 0, "QH")


@both_editions
@pytest.mark.rule("RUL-SEQ-16")
def test_rul_seq_16_without_a_play_the_exchange_must_be_made_and_then_a_pass_is_due(edition: str) -> None:
    match = table(edition, chips=["(1,6) (5,6)"], hands=["KH JS", "2D"], pile="KH 3D", pile_size=40)
    assert refused(do, match, 0, "pass") == "must_exchange"
    assert match.legal(0) == [{"type": "exchange", "card": "KH"}]
    exchange(match, 0, "KH")
    assert match.legal(0) == [{"type": "pass"}]  # KH again, and it has been done once
    happened = do(match, 0, "pass")
    assert "card_drawn" not in kinds(happened)
    assert (hand(match, 0), match.view(0)["pile"], match.to_act) == (["JS", "KH"], 39, (1,))


@both_editions
@pytest.mark.rule("RUL-SEQ-17", "RUL-SEQ-69")
def test_rul_seq_17_a_full_round_of_passes_is_a_draw(edition: str) -> None:
    match = table(edition, 3, chips=[*FULL], hands=["JD", "JC", "JD"], pile_size=20)
    do(match, 0, "pass")
    do(match, 1, "pass")
    assert match.outcome is None
    do(match, 2, "pass")
    assert match.outcome == {"winners": [], "side": None, "reason": "stalemate"}


@pytest.mark.rule("RUL-SEQ-17")
def test_rul_seq_17_a_round_with_an_exchange_does_not_count() -> None:
    match = table(chips=FULL, hands=["JD", "JC KH"], pile="KS QS JC", pile_size=20)
    do(match, 0, "pass")
    for dead in ("KH", "KS", "QS"):  # each exchange draws another dead card, and finally a jack
        exchange(match, 1, dead)
        do(match, 1, "pass")
        do(match, 0, "pass")
        assert match.outcome is None
    do(match, 1, "pass")
    assert match.outcome == {"winners": [], "side": None, "reason": "stalemate"}


@both_editions
@pytest.mark.rule("RUL-SEQ-17")
def test_rul_seq_17_passes_with_a_play_in_between_do_not_add_up(edition: str) -> None:
    match = table(edition, chips=FULL_WITHOUT_LINES, hands=["JD JD", "JS JC"], pile="JC 2D", pile_size=20)
    do(match, 0, "pass")
    play(match, 1, "JS", (4, 4))
    play(match, 0, "JD", (4, 4))
    do(match, 1, "pass")
    assert match.outcome is None


@pytest.mark.rule("RUL-SEQ-17", "RUL-SEQ-33")
def test_rul_seq_17_a_draw_in_between_does_not_count_either() -> None:
    match = table(
        chips=["(0,1-8) (1-3,0-9) (4,0-9)", "(5-8,0-9) (9,1-7)"],
        hands=["6D JD", "JC JC"],
        pile="JD JH",
        pile_size=20,
        options={"draw_mode": "manual"},
    )
    play(match, 0, "6D", (9, 8))
    do(match, 1, "pass")
    draw(match, 0)
    do(match, 0, "pass")
    assert match.outcome is None
    do(match, 1, "pass")
    assert match.outcome == {"winners": [], "side": None, "reason": "stalemate"}


@both_editions
@pytest.mark.rule("RUL-SEQ-18")
def test_rul_seq_18_an_empty_hand_is_skipped_and_never_draws(edition: str) -> None:
    match = table(edition, hands=["", "2D 3D"], pile_size=40)
    assert match.to_act == (1,)
    assert kinds(play(match, 1, "2D", (2, 2))).count("passed") == 1
    assert match.to_act == (1,)
    assert match.view(0)["hand"] == []
    assert match.view(0)["pile"] == 39


@both_editions
@pytest.mark.rule("RUL-SEQ-18")
def test_rul_seq_18_a_side_can_still_win_through_its_other_members(edition: str) -> None:
    match = table(edition, 4, chips=["(5,2-5) (3,5) (4,5) (6,5) (7,5)"], hands=["2C", "2D", "", "3D"], turn=0)
    play(match, 0, "2C", (1, 4))
    play(match, 1, "2D", (2, 2))
    assert match.to_act == (3,)  # P2 is skipped


@both_editions
@pytest.mark.rule("RUL-SEQ-18")
def test_rul_seq_18_a_table_may_let_an_empty_hand_draw_one_card_in_place_of_its_turn(edition: str) -> None:
    match = table(edition, hands=["", "2D 3D"], pile="KH", pile_size=40, options={"empty_hand": "draw_one"})
    assert hand(match, 0) == ["KH"]
    assert match.to_act == (1,)
    play(match, 1, "2D", (2, 2))
    assert match.to_act == (0,)
    play(match, 0, "KH", (1, 6))


@pytest.mark.rule("RUL-SEQ-17", "RUL-SEQ-18")
def test_rul_seq_17_a_card_drawn_in_place_of_a_turn_breaks_the_run_of_passes() -> None:
    options = {"empty_hand": "draw_one"}
    match = table(chips=FULL, hands=["JD", "JC", ""], seats=3, pile="JC JD", pile_size=20, options=options)
    do(match, 0, "pass")
    do(match, 1, "pass")  # P2 draws instead of its turn
    assert match.view(None)["hands"] == [1, 1, 1]
    assert match.view(None)["passed"] == []
    assert match.to_act == (0,)


@both_editions
@pytest.mark.rule("RUL-SEQ-16", "RUL-SEQ-40")
def test_rul_seq_16_with_unlimited_exchanges_one_is_a_duty_and_the_rest_are_free(edition: str) -> None:
    options = {"exchange_limit": "unlimited"}
    match = table(edition, chips=FULL, hands=["KH QH", "JC"], pile="KS QS 2D", pile_size=20, options=options)
    assert refused(do, match, 0, "pass") == "must_exchange"
    exchange(match, 0, "KH")
    assert {"type": "pass"} in match.legal(0)
    exchange(match, 0, "QH")
    do(match, 0, "pass")
    assert match.to_act == (1,)


@pytest.mark.rule("RUL-SEQ-18", "RUL-SEQ-32")
def test_rul_seq_32_an_empty_hand_that_is_owed_a_draw_is_not_skipped() -> None:
    match = table(CLASSIC, hands=["2D", "3D 4D"], options={"draw_mode": "manual"}, pile="KH", pile_size=40)
    play(match, 0, "2D", (2, 2))
    play(match, 1, "3D", (2, 3))
    assert match.legal(0) == [{"type": "draw"}, {"type": "pass"}]
    draw(match, 0)
    play(match, 0, "KH", (1, 6))


@pytest.mark.rule("RUL-SEQ-18", "RUL-SEQ-31")
def test_rul_seq_18_an_empty_hand_is_skipped_as_soon_as_its_draw_has_lapsed() -> None:
    match = table(CLASSIC, hands=["2D", "3D 4D"], options={"draw_mode": "manual"}, pile_size=40)
    play(match, 0, "2D", (2, 2))
    play(match, 1, "3D", (2, 3))
    assert match.to_act == (0, 1)
    assert kinds(draw(match, 1)) == ["draw_lost", "card_drawn", "passed", "turn_began"]
    assert match.to_act == (1,)
