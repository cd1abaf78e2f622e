"""Playing for a Bludger (QCG-49 to QCG-63, RUL-QCG-45 to RUL-QCG-51)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from commonroom import Match

from . import tables as game
from .tables import G, S

# Gryffindor's card, Slytherin's card, and who is hit.
CONTESTS = [
    ("Ch9", "Be1", G),  # TS-27
    ("Be1", "FINITE", S),  # TS-29
    ("Be3", "Be1", S),  # TS-30
    ("Be1", "Be3", G),
    ("Be2", "Be2", None),
    ("Ch9", "Se12", None),  # TS-32
    ("Kp10", "Ch4", None),
    ("REF", "FINITE", None),
    ("REF", "Ch10", None),
    ("Be1", "Se12", S),
    ("Kp10", "Be1", G),
]


def two_bludgers(mine: str, yours: str, **more: Any) -> Match:
    """Return a match with two Bludgers in play, all cards laid and the order named."""
    match = game.table(mine, yours, pitch="BL1", top="bludger", **more)
    game.close(match)
    game.declare(match, S, "BL1 BL2")
    game.close(match)
    game.lay(match, *(f"BL1={cards_.split()[0]} BL2={cards_.split()[1]}" for cards_ in (mine, yours)))
    game.close(match)
    game.order(match, S, "BL1 BL2")
    return match


@pytest.mark.rule("QCG-53", "QCG-54", "QCG-55", "QCG-56", "QCG-57", "QCG-58", "QCG-59", "QCG-60", "RUL-QCG-28")
@pytest.mark.parametrize(("mine", "yours", "hit"), CONTESTS)
def test_qcg_54_a_beater_beats_every_other_card_and_the_higher_beater_the_lower(
    mine: str, yours: str, hit: int | None
) -> None:
    match = game.contest("BL1", mine, yours)
    happened = game.close(match)
    assert game.pitch(match) == (["BL1"] if hit is None else [])
    assert match.view(None)["pitch_discard"] == ["bludger"] * (hit is not None)
    assert match.view(None)["hits"] == [int(hit == G), int(hit == S)]
    assert game.sizes(match) == (4 - (hit == G), 4 - (hit == S))
    assert [event["seat"] for event in game.events_of(happened, "player_hit")] == ([] if hit is None else [hit])
    for seat, laid in ((G, mine), (S, yours)):
        assert game.discard(match, seat) == game.cards(laid) + ["chaser_4"] * (hit == seat)
    assert game.scores(match) == (0, 0)
    assert match.view(None)["won"] == [[], []]


@pytest.mark.rule("QCG-49", "QCG-50", "QCG-51", "RUL-QCG-20")
def test_ts_26_both_may_decline_and_the_bludger_stays() -> None:
    match = game.table(top="bludger golden_snitch")
    game.close(match)
    happened = game.decline(match)
    assert "cards_laid" not in game.kinds(happened)
    assert game.pitch(match) == ["BL1", "SN"]
    assert game.sizes(match) == (5, 5)
    assert match.current.leader == G
    assert game.events_of(happened, "pitch_card_drawn") == [
        {"type": "pitch_card_drawn", "seat": G, "card": "golden_snitch", "ball": "SN"}
    ]


@pytest.mark.rule("QCG-51")
def test_qcg_51_after_a_declined_bludger_the_players_play_for_another_ball() -> None:
    match = game.table(pitch="Q BL1")
    game.close(match)
    game.decline(match)
    assert game.phase(match) == "W2"
    assert game.contested(match) == ["Q"]


@pytest.mark.rule("QCG-17", "QCG-26", "QCG-52", "QCG-58", "QCG-61", "QCG-96", "RUL-QCG-45", "RUL-QCG-47")
def test_ts_27_whoever_is_hit_loses_a_card_of_the_hand_and_refills_to_four() -> None:
    match = game.contest(
        "BL1", "Ch9", "Be1", ("Ch5 Ch6 Ch7 Ch8", ""), chance=[{"label": "bludger", "value": "chaser_7"}]
    )
    game.close(match)
    assert game.hand(match, G) == game.cards("Ch5 Ch6 Ch8")
    assert game.discard(match, G) == game.cards("Ch9 Ch7")
    assert match.view(None)["pitch_discard"] == ["bludger"]
    assert game.scores(match) == (0, 0)
    game.finish_round(match)
    assert game.sizes(match) == (4, 5)


@pytest.mark.rule("QCG-62", "RUL-QCG-47")
def test_ts_28_the_penalty_lasts_one_round() -> None:
    match = game.contest("BL1", "Ch9", "Be1", top="bludger bludger")
    game.finish_round(match)
    assert game.sizes(match) == (4, 5)
    game.close(match)
    game.decline(match)
    assert match.view(None)["round"] == 3
    assert game.sizes(match) == (5, 5)
    assert match.view(None)["hits"] == [0, 0]


@pytest.mark.rule("QCG-52", "RUL-QCG-26")
def test_ts_29_if_one_plays_for_the_bludger_the_other_must_lay_too() -> None:
    match = game.table("Be1", "FINITE", top="bludger")
    game.close(match)
    game.declare(match, S)
    game.declare(match, G, "BL1")
    game.close(match)
    assert match.to_act == (G, S)
    assert game.refused(game.commit, match, S, "") == "wrong_number"
    game.lay(match, "Be1", "FINITE")
    game.finish_round(match)
    assert game.sizes(match) == (5, 4)


@pytest.mark.rule("QCG-63", "RUL-QCG-24", "RUL-QCG-47")
def test_ts_33_hit_twice_in_a_round_refills_to_three() -> None:
    match = two_bludgers("Be1 Be2", "Ch4 Ch4")
    game.close(match)
    game.close(match)
    game.close(match)
    assert match.view(None)["hits"] == [0, 2]
    assert game.sizes(match) == (3, 1)
    game.finish_round(match)
    assert game.sizes(match) == (5, 3)
    assert match.view(None)["pitch_discard"] == ["bludger", "bludger"]


@pytest.mark.rule("RUL-QCG-49")
def test_ts_34_each_has_a_penalty_of_their_own() -> None:
    match = two_bludgers("Be1 Ch4", "Ch4 Be1")
    game.finish_round(match)
    assert game.sizes(match) == (4, 4)


@pytest.mark.rule("RUL-QCG-46")
@pytest.mark.parametrize("pick", ["random", "blind_slot"])
def test_ts_35_with_no_hand_cards_nothing_is_lost_but_the_penalty_applies(pick: str) -> None:
    match = game.table("Ch4", "Be1", exact=True, top="bludger", options={"bludger_pick": pick})
    game.close(match)
    game.declare(match, S, "BL1")
    game.close(match)
    game.lay(match, "Ch4", "Be1")
    game.close(match)
    happened = game.close(match)
    assert "player_hit" in game.kinds(happened)
    assert "card_stripped" not in game.kinds(happened)
    assert game.phase(match) == "W5"
    game.finish_round(match)
    assert game.sizes(match) == (4, 5)


@pytest.mark.rule("RUL-QCG-48")
def test_ts_36_a_hit_player_who_still_holds_five_cards_draws_none_and_discards_none() -> None:
    match = game.table(
        phase="W5", settled=["BL1"], at="BL1", hits=[2, 0], hands=[game.cards("Ch5 Ch6 Ch7 Ch8 Ch9"), game.cards("Ch5")]
    )
    happened = game.finish_round(match)
    assert game.hand(match, G) == game.cards("Ch5 Ch6 Ch7 Ch8 Ch9")
    assert game.discard(match, G) == []
    assert [event["number"] for event in game.events_of(happened, "hand_refilled")] == [4]
    assert game.sizes(match) == (5, 5)


@pytest.mark.rule("RUL-QCG-45")
def test_ts_37_a_card_that_is_laid_is_not_in_the_hand() -> None:
    match = game.table("Be1 Ch9", "Ch4 Ch10 Se12", pitch="Q BL1", exact=True)
    game.close(match)
    game.declare(match, S, "BL1")
    game.close(match)
    game.lay(match, "Q=Ch9 BL1=Be1", "Q=Ch10 BL1=Ch4")
    game.close(match)
    game.order(match, S, "BL1 Q")
    happened = game.close(match)
    assert game.events_of(happened, "card_stripped") == [{"type": "card_stripped", "seat": S, "card": "seeker_12"}]
    assert game.hand(match, S) == []
    game.close(match)
    assert match.view(None)["spots"][0]["cards"] == ["chaser_9", "chaser_10"]


@pytest.mark.rule("RUL-QCG-45")
def test_rul_qcg_45_a_special_that_was_played_is_not_in_the_hand_and_the_lost_card_is_public() -> None:
    match = game.contest("BL1", "Be1", "Ch4", ("", "JELLY Se12"))
    game.works(match, S, "JELLY", ball="BL1")
    happened = game.close(match)
    lost = game.events_of(happened, "card_stripped")[0]["card"]
    assert lost != "jelly_legs"
    assert match.view(None)["discards"][S][-1] == lost


@pytest.mark.rule("RUL-QCG-45", "QCG-58")
def test_rul_qcg_45_every_card_of_the_hand_is_lost_as_often_as_any_other() -> None:
    lost: Counter[str] = Counter()
    for seed in range(400):
        match = game.contest("BL1", "Be1", "Ch4", ("", "Ch5 Ch6 Ch7 Ch8"), seed=seed)
        lost[game.events_of(game.close(match), "card_stripped")[0]["card"]] += 1
    assert set(lost) == set(game.cards("Ch5 Ch6 Ch7 Ch8"))
    assert all(60 < number < 140 for number in lost.values())


@pytest.mark.rule("RUL-QCG-45")
def test_rul_qcg_45_where_the_table_says_so_the_winner_taps_one_of_the_shuffled_backs() -> None:
    match = game.contest("BL1", "Be1", "Ch4", ("", "Ch5 Ch6 Ch7 Ch8"), options={"bludger_pick": "blind_slot"})
    game.close(match)
    assert game.phase(match) == "PICK"
    assert match.view(None)["speaker"] == G
    assert match.to_act == (G,)
    assert match.legal(G) == [{"type": "pick", "slot": slot} for slot in range(4)]
    assert game.refused(game.do, match, G, "pick", slot=4) == "bad_slot"
    assert game.refused(game.do, match, S, "pick", slot=0) == "not_your_turn"
    assert game.refused(game.do, match, G, "pass") == "no_window"
    happened = game.do(match, G, "pick", slot=2)
    assert game.kinds(happened) == ["card_stripped", "window_opened"]
    assert game.sizes(match) == (4, 3)
    assert game.phase(match) == "W5"
    assert game.refused(game.do, match, G, "pick", slot=0) == "not_picking"


@pytest.mark.rule("RUL-QCG-45")
def test_rul_qcg_45_no_back_is_tied_to_a_card() -> None:
    lost: Counter[str] = Counter()
    for seed in range(120):
        match = game.contest(
            "BL1", "Be1", "Ch4", ("", "Ch5 Ch6 Ch7 Ch8"), seed=seed, options={"bludger_pick": "blind_slot"}
        )
        game.close(match)
        lost[game.events_of(game.do(match, G, "pick", slot=0), "card_stripped")[0]["card"]] += 1
    assert len(lost) == 4


@pytest.mark.rule("RUL-QCG-51")
def test_ts_115_nobody_can_react_to_a_hit() -> None:
    match = game.contest("BL1", "Ch4", "Be1", ("FINITE REF", ""))
    happened = game.close(match)
    at = game.kinds(happened).index("player_hit")
    assert game.kinds(happened)[at : at + 2] == ["player_hit", "card_stripped"]
    assert match.view(None)["responder"] is None


@pytest.mark.rule("RUL-QCG-28", "QCG-57")
def test_ts_32_a_seeker_laid_at_a_bludger_is_lost_to_the_discard() -> None:
    match = game.contest("BL1", "Ch9", "Se12")
    game.pass_until(match, "W5")
    assert game.discard(match, S) == ["seeker_12"]


@pytest.mark.rule("RUL-QCG-45", "RUL-QCG-46", "QCG-63")
def test_rul_qcg_45_two_hits_are_two_picks_and_a_hand_that_runs_out_ends_them() -> None:
    match = two_bludgers(
        "Be1 Be2",
        "Ch4 Ch4 Ch9",
        options={"bludger_pick": "blind_slot"},
        hands=[game.cards("Be1 Be2"), game.cards("Ch4 Ch4 Ch9")],
    )
    game.close(match)
    game.do(match, G, "pick", slot=0)
    game.close(match)
    game.close(match)
    assert game.phase(match) == "W5"  # the second hit found no card
    assert match.view(None)["hits"] == [0, 2]
