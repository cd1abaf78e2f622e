"""The end of a round (QCG-24, QCG-61, QCG-74 to QCG-77, RUL-QCG-47, RUL-QCG-48, RUL-QCG-79, RUL-QCG-83)."""

from __future__ import annotations

import pytest

from .tables import G, S, cards, close, contest, discard, events_of, finish_round, hand, kinds, lay, sizes, table, works


@pytest.mark.rule("QCG-24", "QCG-74", "QCG-75")
def test_qcg_74_both_draw_up_to_five_from_the_top_of_their_own_decks() -> None:
    match = contest("Q", "Ch9", "Ch5", draws=[cards("Se12 Kp6"), cards("Be3 Kp7")])
    happened = finish_round(match)
    assert hand(match, G) == ["chaser_4"] * 4 + ["seeker_12"]
    assert hand(match, S) == ["chaser_4"] * 4 + ["beater_3"]
    assert match.current.draws == (("keeper_6",), ("keeper_7",))
    assert [(event["seat"], event["number"]) for event in events_of(happened, "hand_refilled")] == [(G, 1), (S, 1)]


@pytest.mark.rule("QCG-74", "QCG-77", "RUL-QCG-79")
def test_ts_102_an_empty_draw_pile_is_made_anew_of_the_whole_discard_at_the_moment_of_need() -> None:
    match = contest("Q", "Ch9", "Ch5", draws=[[], cards("Be3")], discards=[cards("Kp7 Kp8"), []])
    happened = finish_round(match)
    assert events_of(happened, "house_deck_reshuffled") == [{"type": "house_deck_reshuffled", "seat": G, "cards": 3}]
    assert discard(match, G) == []
    assert len(match.current.draws[G]) == 2
    assert sorted([*match.current.draws[G], hand(match, G)[-1]]) == ["chaser_9", "keeper_7", "keeper_8"]


@pytest.mark.rule("RUL-QCG-79")
def test_rul_qcg_79_a_pile_that_empties_exactly_is_not_made_anew_before_it_is_needed() -> None:
    match = contest("Q", "Ch9", "Ch5", draws=[cards("Kp7"), cards("Be3")])
    happened = finish_round(match)
    assert "house_deck_reshuffled" not in kinds(happened)
    assert match.current.draws == ((), ())
    assert discard(match, G) == ["chaser_9"]


@pytest.mark.rule("RUL-QCG-79", "RUL-QCG-67", "RUL-QCG-83")
def test_rul_qcg_79_used_specials_are_shuffled_in_too_and_a_short_deck_leaves_a_smaller_hand() -> None:
    match = table("DISARM Ch9", "Ch5 Ch6", exact=True, pitch="Q", draws=[[], []])
    works(match, G, "DISARM")
    close(match)
    lay(match, "Ch9", hand(match, S)[0].replace("chaser_", "Ch"))
    happened = finish_round(match)
    assert sorted(hand(match, G)) == ["chaser_9", "disarm"]
    assert sizes(match) == (2, 2)
    assert match.current.draws == ((), ())
    assert [event["cards"] for event in events_of(happened, "house_deck_reshuffled")] == [2, 2]


@pytest.mark.rule("RUL-QCG-79")
def test_rul_qcg_79_drawing_goes_on_after_the_shuffle() -> None:
    match = table(
        "Ch9", "Ch5", exact=True, pitch="Q", draws=[cards("Kp6 Kp7"), None], discards=[cards("Be1 Be2 Be3"), []]
    )
    close(match)
    lay(match, "Ch9", "Ch5")
    finish_round(match)
    assert hand(match, G)[:2] == cards("Kp6 Kp7")
    assert sizes(match) == (5, 5)
    assert len(match.current.draws[G]) == 1


@pytest.mark.rule("RUL-QCG-83", "QCG-76", "QCG-62")
def test_rul_qcg_83_used_cards_then_refills_then_hits_then_the_lead_then_the_pitch() -> None:
    match = contest("BL1", "Be1", "Ch5", ("JELLY", ""), top="bludger free_goal quaffle")
    works(match, G, "JELLY", ball="BL1")
    close(match)
    assert match.view(None)["hits"] == [0, 1]
    happened = finish_round(match)
    order = [kind for kind in kinds(happened) if kind not in ("passed", "window_opened")]
    assert order == ["hand_refilled", "hand_refilled", "round_began", "pitch_card_drawn", "pitch_card_drawn"]
    view = match.view(None)
    assert view["hands"] == [5, 4]
    assert view["used"] == [[], []]
    assert view["hits"] == [0, 0]
    assert view["scores"] == [10, 0]  # the new leader turned up the Free Goal
    assert view["discards"][G] == ["beater_1", "jelly_legs"]


@pytest.mark.rule("RUL-QCG-83")
def test_rul_qcg_83_the_refills_are_independent_of_each_other() -> None:
    match = contest("Q", "Ch9", "Ch5", draws=[[], cards("Be3 Be2")], discards=[[], cards("Kp9")])
    finish_round(match)
    assert sizes(match) == (5, 5)
    assert hand(match, G)[-1] == "chaser_9"
    assert discard(match, S) == ["keeper_9", "chaser_5"]
