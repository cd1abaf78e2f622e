"""The Golden Snitch and the end (QCG-16, QCG-18 to -20, QCG-66 to -73, QCG-97, QCG-98, RUL-QCG-52 to -58, -82)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import Match

from . import tables as game
from .tables import G, S

# Gryffindor's card, Slytherin's card, and who catches the Snitch.
CONTESTS = [
    ("Se12", "Se11", G),
    ("Se11", "Se12", S),
    ("Se11", "Se11", None),  # TS-40
    ("Ch10", "Se11", S),  # TS-41
    ("Se11", "REF", G),
    ("Ch10", "Kp9", None),  # TS-42
    ("Be3", "FINITE", None),
    ("REF", "FINITE", None),
]


def quaffles(number: int) -> list[str]:
    return ["quaffle"] * number


@pytest.mark.rule("QCG-16", "QCG-18", "QCG-69", "QCG-70", "QCG-71", "QCG-72", "QCG-73", "QCG-97", "RUL-QCG-28")
@pytest.mark.parametrize(("mine", "yours", "catcher"), CONTESTS)
def test_qcg_69_only_a_seeker_catches_the_snitch_and_of_two_the_higher(
    mine: str, yours: str, catcher: int | None
) -> None:
    match = game.contest("SN", mine, yours)
    happened = game.close(match)
    if catcher is None:
        assert match.outcome is None
        assert game.pitch(match) == ["SN"]
        assert game.phase(match) == "W5"
        assert [len(game.discard(match, seat)) for seat in (G, S)] == [1, 1]
    else:
        assert match.outcome == {"winners": [catcher], "side": catcher, "reason": "snitch"}
        assert game.scores(match) == (150 * (catcher == G), 150 * (catcher == S))
        assert match.view(None)["won"][catcher] == ["golden_snitch"]
        assert match.view(None)["caught"] == catcher
        assert game.kinds(happened)[-1] == "game_ended"
        assert match.to_act == ()
        assert game.refused(game.do, match, G, "concede") == "game_over"
        assert game.refused(game.pass_, match, S) == "game_over"


@pytest.mark.rule("QCG-66", "QCG-67")
def test_ts_38_both_may_ignore_the_snitch_and_it_stays() -> None:
    match = game.table(top="golden_snitch bludger")
    game.close(match)
    game.decline(match)
    assert game.pitch(match) == ["BL1", "SN"]
    assert match.view(None)["round"] == 2
    assert match.outcome is None


@pytest.mark.rule("QCG-68", "QCG-66")
@pytest.mark.parametrize("who", [G, S])
def test_qcg_68_if_one_plays_for_the_snitch_the_other_must_lay_too(who: int) -> None:
    match = game.table(top="golden_snitch")
    game.close(match)
    if who == G:
        game.declare(match, S)
    game.declare(match, who, "SN")
    assert game.contested(match) == ["SN"]
    game.close(match)
    assert match.to_act == (G, S)


@pytest.mark.rule("QCG-19", "QCG-20", "QCG-98")
def test_ts_43_catching_the_snitch_does_not_by_itself_win() -> None:
    match = game.contest("SN", "Se12", "Ch4", won=[[], quaffles(16)])
    happened = game.close(match)
    assert game.scores(match) == (150, 160)
    assert match.outcome == {"winners": [S], "side": S, "reason": "snitch"}
    assert game.events_of(happened, "game_ended")[0]["scores"] == [150, 160]


@pytest.mark.rule("RUL-QCG-57")
def test_ts_44_equal_points_are_a_draw_unless_the_table_lets_the_catcher_win() -> None:
    draw = game.contest("SN", "Se12", "Ch4", won=[[], quaffles(15)])
    game.close(draw)
    assert draw.outcome == {"winners": [], "side": None, "reason": "snitch"}
    catcher = game.contest("SN", "Se12", "Ch4", won=[[], quaffles(15)], options={"tie_break": "catcher_wins"})
    game.close(catcher)
    assert catcher.outcome == {"winners": [G], "side": G, "reason": "snitch"}


@pytest.mark.rule("RUL-QCG-57", "RUL-QCG-58")
def test_rul_qcg_57_without_a_catcher_equal_points_are_a_draw_at_every_table() -> None:
    match = game.table(top="bludger", options={"tie_break": "catcher_wins", "round_limit": 1})
    game.close(match)
    game.decline(match)
    assert match.outcome == {"winners": [], "side": None, "reason": "round_limit"}


def three_balls(**options: Any) -> Match:
    """Return a match with Q, BL1 and SN in play, Gryffindor leading, all cards laid, and the Snitch first."""
    match = game.table("Ch9 Be2 Se12", "Ch10 Ch4 Se11", pitch="Q BL1 SN", leader=G, options=options)
    game.close(match)
    game.declare(match, G, "BL1 SN")
    game.close(match)
    game.lay(match, "Q=Ch9 BL1=Be2 SN=Se12", "Q=Ch10 BL1=Ch4 SN=Se11")
    game.close(match)
    game.order(match, G, "SN Q BL1")
    return match


@pytest.mark.rule("QCG-78", "QCG-79", "QCG-80", "QCG-97", "RUL-QCG-52")
def test_ts_45_the_game_ends_at_once_and_what_is_not_settled_is_neither_revealed_nor_scored() -> None:
    match = three_balls()
    happened = game.close(match)
    assert match.outcome == {"winners": [G], "side": G, "reason": "snitch"}
    assert game.scores(match) == (150, 0)
    assert game.kinds(happened) == ["passed", "passed", "ball_won", "game_ended"]
    for viewer in (None, G, S):
        spots = {spot["ball"]: spot for spot in match.view(viewer)["spots"]}
        assert spots["Q"]["cards"] == [
            "chaser_9" if viewer == G else None,
            "chaser_10" if viewer == S else None,
        ]
    assert game.pitch(match) == ["Q", "BL1"]


@pytest.mark.rule("RUL-QCG-52")
def test_rul_qcg_52_where_the_table_says_so_the_round_is_finished_first() -> None:
    match = three_balls(finish_round_after_snitch=True)
    game.close(match)
    assert match.outcome is None
    assert game.phase(match) == "W5"
    assert match.view(None)["caught"] == G
    happened = game.finish_round(match)
    assert game.scores(match) == (150, 10)
    assert match.outcome == {"winners": [G], "side": G, "reason": "snitch"}
    assert "player_hit" in game.kinds(happened)
    assert "round_began" not in game.kinds(happened)
    assert match.view(None)["hits"] == [0, 0]


@pytest.mark.rule("RUL-QCG-52", "RUL-QCG-57")
def test_rul_qcg_52_a_finished_round_can_turn_the_result() -> None:
    options = {"finish_round_after_snitch": True, "tie_break": "catcher_wins"}
    for won, winners in ((14, [G]), (15, [S])):
        match = three_balls_from(won, options)
        game.finish_round(match)
        assert game.scores(match) == (150, 10 * won + 10)
        outcome = match.outcome
        assert outcome is not None
        assert outcome["winners"] == winners


def three_balls_from(won: int, options: dict[str, Any]) -> Match:
    match = game.table("Ch9 Se12", "Ch10 Se11", pitch="Q SN", leader=G, won=[[], quaffles(won)], options=options)
    game.close(match)
    game.declare(match, G, "SN")
    game.close(match)
    game.lay(match, "Q=Ch9 SN=Se12", "Q=Ch10 SN=Se11")
    game.close(match)
    game.order(match, G, "SN Q")
    return match


@pytest.mark.rule("RUL-QCG-53", "QCG-70", "QCG-84")
def test_ts_68_the_catch_waits_for_the_window_and_a_jinx_can_turn_it() -> None:
    match = game.contest("SN", "Se12", "Se11", ("", "LEG"))
    assert game.phase(match) == "W4"
    game.works(match, S, "LEG", mode="lower", ball="SN")
    assert match.view(None)["spots"][0]["values"] == [9, 11]
    assert match.outcome is None
    game.close(match)
    assert match.outcome == {"winners": [S], "side": S, "reason": "snitch"}


@pytest.mark.rule("RUL-QCG-54", "QCG-72")
def test_rul_qcg_54_in_the_final_chase_a_player_without_a_seeker_must_still_lay() -> None:
    match = game.table("Ch9", "Se11", pitch="SN", pitch_deck=[])
    game.close(match)
    assert match.to_act == (G, S)
    game.lay(match, "Ch9", "Se11")
    game.pass_until(match, "W4")
    game.close(match)
    assert match.outcome == {"winners": [S], "side": S, "reason": "snitch"}


@pytest.mark.rule("RUL-QCG-58")
@pytest.mark.parametrize(("won", "winner"), [((3, 2), G), ((2, 3), S)])
def test_ts_51_after_the_last_round_the_higher_score_wins(won: tuple[int, int], winner: int) -> None:
    match = game.table(top="bludger", won=[quaffles(number) for number in won], options={"round_limit": 1})
    game.close(match)
    happened = game.decline(match)
    assert match.outcome == {"winners": [winner], "side": winner, "reason": "round_limit"}
    assert game.kinds(happened)[-1] == "game_ended"


@pytest.mark.rule("RUL-QCG-58", "RUL-QCG-83")
def test_rul_qcg_58_the_last_round_is_played_to_its_end() -> None:
    match = game.contest("Q", "Ch9", "Ch7", options={"round_limit": 2}, round=2)
    game.close(match)
    assert match.outcome is None
    game.close(match)
    assert match.outcome == {"winners": [G], "side": G, "reason": "round_limit"}
    assert game.sizes(match) == (5, 5)
    assert game.table(pitch="Q").current.settings.round_limit == 300


@pytest.mark.rule("RUL-QCG-82")
@pytest.mark.parametrize("loser", [G, S])
def test_ts_108_whoever_concedes_loses_whatever_the_points_and_the_moment(loser: int) -> None:
    match = game.contest("Q", "Ch9", "Ch7", ("LEG", "FINITE"), won=[quaffles(9), quaffles(9)])
    game.pass_(match, S)
    game.play(match, G, "LEG", mode="lower", ball="Q")
    assert match.view(None)["responder"] == S
    assert {"type": "concede"} in match.asides(loser)
    happened = game.do(match, loser, "concede")
    assert match.outcome == {"winners": [1 - loser], "side": 1 - loser, "reason": "concession"}
    assert game.kinds(happened) == ["conceded", "game_ended"]
    assert match.view(None)["chain"] == []


@pytest.mark.rule("RUL-QCG-82")
def test_rul_qcg_82_conceding_is_possible_in_every_phase() -> None:
    moments = {
        "W1": game.table(top="bludger"),
        "W2": game.table(pitch="Q"),
        "W4": game.contest("Q", "Ch9", "Ch7"),
        "PICK": game.contest("BL1", "Be1", "Ch4", options={"bludger_pick": "blind_slot"}),
    }
    game.close(moments["PICK"])
    moments["DECLARE_LEADER"] = game.table(top="bludger")
    game.close(moments["DECLARE_LEADER"])
    moments["DECLARE_SECOND"] = game.table(top="bludger")
    game.close(moments["DECLARE_SECOND"])
    game.declare(moments["DECLARE_SECOND"], S)
    moments["DECLARE"] = game.table(top="bludger", options={"declare_mode": "simultaneous"})
    game.close(moments["DECLARE"])
    game.declare(moments["DECLARE"], S, "BL1")
    moments["LAY"] = game.table(pitch="Q")
    game.close(moments["LAY"])
    game.do(moments["LAY"], G, "commit", cards={"Q": "chaser_4"})
    moments["W5"] = game.contest("Q", "Ch9", "Ch7")
    game.close(moments["W5"])
    moments["ORDER"] = game.table(pitch="Q BL1")
    game.close(moments["ORDER"])
    game.declare(moments["ORDER"], S, "BL1")
    game.close(moments["ORDER"])
    game.lay(moments["ORDER"], "Q=Ch4 BL1=Ch4", "Q=Ch4 BL1=Ch4")
    moments["W3"] = game.table(pitch="Q")
    game.close(moments["W3"])
    game.lay(moments["W3"], "Ch4", "Ch4")
    game.close(moments["ORDER"])
    for name, match in moments.items():
        assert game.phase(match) == name
        game.do(match, G, "concede")
        assert match.outcome == {"winners": [S], "side": S, "reason": "concession"}
        assert match.view(G).get("commit") is match.view(S).get("declared") is None
