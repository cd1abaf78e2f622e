"""Playing for a Quaffle (QCG-33 to QCG-48, RUL-QCG-39 to RUL-QCG-44)."""

from __future__ import annotations

from typing import Any

import pytest

from . import tables as game
from .tables import G, S

# Gryffindor's card, Slytherin's card, who wins (nobody: the Quaffle stays), and why.
CONTESTS = [
    ("Ch9", "Ch7", G, "higher"),  # TS-10
    ("Ch7", "Ch9", S, "higher"),
    ("Ch7", "Ch7", None, "equal"),
    ("Kp8", "Ch8", None, "save"),  # TS-12
    ("Kp9", "Ch8", None, "save"),
    ("Ch8", "Kp9", None, "save"),
    ("Ch8", "Kp8", None, "save"),
    ("Kp6", "Ch9", S, "higher"),  # TS-14
    ("Ch9", "Kp6", G, "higher"),
    ("Kp9", "Kp7", G, "higher"),  # TS-15
    ("Kp7", "Kp9", S, "higher"),
    ("Kp7", "Kp7", None, "equal"),  # TS-16
    ("Be3", "Ch4", S, "higher"),  # TS-17
    ("Be1", "Be2", S, "higher"),
    ("Be2", "Be2", None, "equal"),
    ("Se11", "Kp10", G, "higher"),  # TS-18
    ("Se11", "Se12", S, "higher"),
    ("Se12", "Ch10", G, "higher"),
    ("Kp6", "Be3", None, "save"),  # TS-19
    ("Kp10", "Se11", S, "higher"),
    ("DISARM", "Ch10", S, "unopposed"),  # TS-22
    ("Be1", "REF", G, "unopposed"),
    ("Kp6", "FINITE", G, "unopposed"),
    ("COBB", "SUMMON", None, "nobody"),
]


@pytest.mark.rule(
    "QCG-35", "QCG-37", "QCG-38", "QCG-39", "QCG-40", "QCG-41", "QCG-42", "QCG-43", "QCG-45", "QCG-46", "QCG-47",
    "RUL-QCG-39", "RUL-QCG-40", "RUL-QCG-41", "RUL-QCG-42", "RUL-QCG-68",
)  # fmt: skip
@pytest.mark.parametrize(("mine", "yours", "winner", "reason"), CONTESTS)
def test_qcg_37_the_higher_player_card_wins_unless_a_keeper_saves(
    mine: str, yours: str, winner: int | None, reason: str
) -> None:
    match = game.contest("Q", mine, yours)
    assert match.view(None)["spots"][0]["cards"] == [game.card(mine), game.card(yours)]
    happened = game.close(match)
    if winner is None:
        assert game.events_of(happened, "ball_stayed") == [{"type": "ball_stayed", "ball": "Q", "reason": reason}]
    else:
        won = {"type": "ball_won", "seat": winner, "ball": "Q", "points": 10, "reason": reason}
        assert game.events_of(happened, "ball_won") == [won]
    assert game.scores(match) == (10 * (winner == G), 10 * (winner == S))
    assert game.pitch(match) == (["Q"] if winner is None else [])
    assert match.view(None)["won"] == [["quaffle"] * (winner == G), ["quaffle"] * (winner == S)]
    assert (game.discard(match, G), game.discard(match, S)) == ([game.card(mine)], [game.card(yours)])


@pytest.mark.rule("QCG-14", "QCG-25", "QCG-34", "QCG-36", "QCG-38", "QCG-96")
def test_ts_10_cards_are_laid_face_down_turned_up_together_and_discarded_face_up() -> None:
    match = game.table("Ch9", "Ch7", pitch="Q")
    game.close(match)
    game.lay(match, "Ch9", "Ch7")
    spot = match.view(None)["spots"][0]
    assert (spot["laid"], spot["cards"], spot["face_up"]) == ([True, True], [None, None], False)
    happened = game.close(match)
    assert game.events_of(happened, "cards_revealed") == [
        {"type": "cards_revealed", "ball": "Q", "cards": ["chaser_9", "chaser_7"]}
    ]
    game.close(match)
    assert match.view(None)["discards"] == [["chaser_9"], ["chaser_7"]]
    assert game.scores(match) == (10, 0)
    assert game.pitch(match) == []


@pytest.mark.rule("QCG-33", "QCG-34")
def test_qcg_33_both_must_play_for_a_quaffle_on_the_pitch() -> None:
    match = game.table(pitch="Q")
    assert game.contested(match) == ["Q"]
    game.close(match)
    assert match.to_act == (G, S)
    for seat in (G, S):
        assert game.refused(game.commit, match, seat, "") == "quaffle_uncovered"


@pytest.mark.rule("QCG-44", "QCG-45")
def test_qcg_44_a_player_without_player_cards_must_set_a_special_aside() -> None:
    match = game.table("REF FINITE COBB", "Ch5", exact=True, pitch="Q")
    game.close(match)
    assert {move["cards"]["Q"] for move in match.legal(G)} == {"referee", "finite", "cobbing"}
    game.lay(match, "COBB", "Ch5")
    game.close(match)
    game.close(match)
    assert game.scores(match) == (0, 10)  # the foul that was laid has no power
    assert game.discard(match, G) == ["cobbing"]


@pytest.mark.rule("QCG-48", "QCG-91", "RUL-QCG-34", "RUL-QCG-69")
def test_ts_22_a_special_may_be_laid_as_a_bluff_and_has_no_power_then() -> None:
    match = game.contest("Q", "DISARM", "Ch10", ("Ch9", ""))
    assert game.refused(game.play, match, S, "DISARM") == "card_not_in_hand"
    game.close(match)
    assert game.scores(match) == (0, 10)
    assert len(game.hand(match, S)) == 4  # nothing was stripped


@pytest.mark.rule("RUL-QCG-34", "QCG-44")
def test_rul_qcg_34_some_tables_let_only_hands_without_player_cards_set_aside_at_the_quaffle() -> None:
    options = {"aside_only_without_player_cards": True}
    match = game.table("DISARM REF Ch9", "FINITE REF", exact=True, pitch="Q BL1", options=options)
    game.close(match)
    game.declare(match, S, "BL1")
    game.close(match)
    assert game.refused(game.commit, match, G, "Q=DISARM BL1=Ch9") == "aside_with_player_cards"
    assert {move["cards"]["Q"] for move in match.legal(G)} == {"chaser_9"}
    game.commit(match, G, "Q=Ch9 BL1=DISARM")  # the Bludger is not limited
    game.commit(match, S, "Q=FINITE BL1=REF")
    assert game.phase(match) == "W3"
    assert game.contest("BL1", "DISARM", "Ch4", ("Ch9", ""), options=options).current.phase == "W4"


@pytest.mark.rule("RUL-QCG-40")
@pytest.mark.parametrize("against", ["REF", ""])
def test_rul_qcg_40_where_the_table_says_so_a_keeper_alone_wins_nothing(against: str) -> None:
    def unopposed(**options: Any) -> Any:
        match = game.table("Kp8", against, exact=True, pitch="Q", options=options)
        game.close(match)
        game.lay(match, "Kp8", against)
        game.close(match)
        return match

    usual, strict = unopposed(), unopposed(keeper_wins_unopposed=False)
    game.close(usual)
    assert game.scores(usual) == (10, 0)
    stayed = game.events_of(game.close(strict), "ball_stayed")
    assert stayed == [{"type": "ball_stayed", "ball": "Q", "reason": "unopposed_keeper"}]
    assert game.pitch(strict) == ["Q"]
    chaser = game.contest("Q", "Ch4", "REF", options={"keeper_wins_unopposed": False})
    game.close(chaser)
    assert game.scores(chaser) == (10, 0)  # any other player card still wins


@pytest.mark.rule("RUL-QCG-43", "RUL-QCG-44")
def test_rul_qcg_44_a_card_worth_nothing_is_still_a_player_card() -> None:
    against_special = game.contest("Q", "Be3", "REF", ("", "JELLY"))
    game.works(against_special, S, "JELLY", ball="Q")
    assert against_special.view(None)["spots"][0]["values"] == [0, None]
    game.close(against_special)
    assert game.scores(against_special) == (10, 0)

    two_zeros = game.contest("Q", "Be3", "Be1", ("JELLY", "JELLY"))
    game.works(two_zeros, S, "JELLY", ball="Q")
    game.works(two_zeros, G, "JELLY", ball="Q")
    assert two_zeros.view(None)["spots"][0]["values"] == [0, 0]
    game.close(two_zeros)
    assert game.pitch(two_zeros) == ["Q"]


@pytest.mark.rule("RUL-QCG-44")
@pytest.mark.parametrize(("ball", "mine", "yours"), [("BL1", "Be1", "Ch10"), ("SN", "Se11", "Kp10")])
def test_rul_qcg_44_a_beater_or_seeker_worth_nothing_still_wins_at_its_ball(ball: str, mine: str, yours: str) -> None:
    match = game.contest(ball, mine, yours, ("", "LEG JELLY LEG"))
    for name in ("JELLY", "LEG", "LEG"):
        game.works(match, S, name, ball=ball, **({"mode": "lower"} if name == "LEG" else {}))
    assert match.view(None)["spots"][0]["values"][G] == 0
    happened = game.close(match)
    assert game.events_of(happened, "ball_won")[0]["seat"] == G


@pytest.mark.rule("RUL-QCG-43")
def test_rul_qcg_43_a_reduction_ends_with_its_ball() -> None:
    match = game.contest("Q", "Ch4", "Ch9", ("JELLY", "Ch9"))
    game.works(match, G, "JELLY", ball="Q")
    game.finish_round(match)
    assert game.pitch(match) == ["Q"]  # four against four
    game.close(match)
    game.lay(match, "Ch4", "Ch9")
    game.close(match)
    assert match.view(None)["spots"][0]["values"] == [4, 9]
    game.close(match)
    assert game.scores(match) == (0, 10)
