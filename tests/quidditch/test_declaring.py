"""Declaring the optional balls (RUL-QCG-24, RUL-QCG-26 to RUL-QCG-29)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import Match

from .tables import G, S, close, commit, contested, declare, do, events_of, kinds, phase, refused, sizes, table, works


def declaring(*hands: str, **more: Any) -> Match:
    match = table(*hands, **more)
    close(match)
    return match


@pytest.mark.rule("RUL-QCG-26", "QCG-52", "QCG-68")
def test_rul_qcg_26_the_leader_declares_first_the_second_only_for_what_is_left_and_all_can_hear_it() -> None:
    match = declaring(pitch="Q BL1 BL2 SN")
    assert match.to_act == (S,)
    assert refused(declare, match, G, "BL1") == "not_your_turn"
    assert events_of(declare(match, S, "BL2"), "declared") == [{"type": "declared", "seat": S, "balls": ["BL2"]}]
    assert match.to_act == (G,)
    assert match.view(None)["optional"] == ["BL1", "SN"]
    assert refused(declare, match, G, "BL2") == "already_contested"
    declare(match, G, "SN")
    assert contested(match) == ["Q", "BL2", "SN"]
    assert match.view(None)["announced"] == [["SN"], ["BL2"]]
    assert phase(match) == "W2"
    assert match.view(None)["optional"] == []


@pytest.mark.rule("RUL-QCG-26")
def test_rul_qcg_26_where_the_leader_plays_for_everything_the_second_is_not_asked() -> None:
    match = declaring(pitch="BL1", top="bludger")
    declare(match, S, "BL1 BL2")
    assert phase(match) == "W2"


@pytest.mark.rule("RUL-QCG-24")
def test_rul_qcg_24_every_bludger_and_the_snitch_is_offered_on_its_own() -> None:
    match = declaring(pitch="BL1 BL2", top="golden_snitch")
    offers = {tuple(move["balls"]) for move in match.legal(S)}
    assert offers == {
        (), ("BL1",), ("BL2",), ("SN",), ("BL1", "BL2"), ("BL1", "SN"), ("BL2", "SN"), ("BL1", "BL2", "SN"),
    }  # fmt: skip
    declare(match, S, "SN BL1")
    assert contested(match) == ["BL1", "SN"]


@pytest.mark.rule("RUL-QCG-24", "QCG-33", "RUL-QCG-29")
def test_rul_qcg_24_only_optional_balls_that_lie_there_can_be_declared_and_each_once() -> None:
    match = declaring(pitch="Q BL1")
    assert refused(declare, match, S, "SN") == "not_optional"
    assert refused(declare, match, S, "BL1 BL1") == "not_optional"
    assert refused(declare, match, S, "Q") == "already_contested"
    chase = declaring(pitch="BL1 SN", pitch_deck=[])
    assert refused(declare, chase, S, "SN") == "already_contested"


@pytest.mark.rule("RUL-QCG-27")
def test_ts_54_nobody_declares_more_balls_than_there_are_cards_beyond_what_is_owed() -> None:
    match = declaring("Ch9 Be2", "Ch9", exact=True, pitch="Q BL1 SN")
    assert match.legal(S) == [{"type": "declare", "balls": []}]
    assert refused(declare, match, S, "BL1") == "too_many_declared"
    declare(match, S)
    assert refused(declare, match, G, "BL1 SN") == "too_many_declared"
    declare(match, G, "SN")
    assert contested(match) == ["Q", "SN"]


@pytest.mark.rule("RUL-QCG-27", "RUL-QCG-26")
def test_rul_qcg_27_what_the_leader_declares_is_owed_by_the_second_too() -> None:
    match = declaring("Ch9 Be2", "Ch9 Be1", exact=True, pitch="Q BL1 SN")
    declare(match, S, "BL1")
    assert match.legal(G) == [{"type": "declare", "balls": []}]


@pytest.mark.rule("RUL-QCG-27", "RUL-QCG-64")
def test_rul_qcg_27_whoever_is_pushed_off_the_quaffle_has_a_card_more_to_declare_with() -> None:
    match = table("IMPED Ch9", "Be1", exact=True, pitch="Q BL1")
    works(match, G, "IMPED", ball="Q")
    close(match)
    declare(match, S, "BL1")
    assert contested(match) == ["Q", "BL1"]


@pytest.mark.rule("RUL-QCG-28")
def test_rul_qcg_28_a_bluff_without_beater_or_seeker_is_legal() -> None:
    match = declaring(pitch="BL1", top="golden_snitch")
    declare(match, S, "BL1 SN")
    assert contested(match) == ["BL1", "SN"]


@pytest.mark.rule("QCG-52", "RUL-QCG-29")
def test_ts_112_a_declaration_is_final_and_binds_the_other() -> None:
    match = declaring(pitch="BL1", top="golden_snitch")
    declare(match, S, "BL1")
    assert refused(declare, match, S) == "not_your_turn"
    declare(match, G)
    assert refused(declare, match, S) == "not_declaring"
    close(match)
    assert refused(commit, match, G, "") == "wrong_number"


def in_secret(*hands: str, **more: Any) -> Match:
    return declaring(*hands, **more, options={"declare_mode": "simultaneous"} | more.pop("options", {}))


@pytest.mark.rule("RUL-QCG-26", "RUL-QCG-29")
@pytest.mark.parametrize("first", [G, S])
def test_rul_qcg_26_where_both_declare_at_once_it_is_secret_until_both_have(first: int) -> None:
    match = in_secret(pitch="BL1 BL2", top="golden_snitch")
    assert match.to_act == (G, S)
    second = 1 - first
    happened = declare(match, first, "SN BL1")
    assert happened == [{"type": "decision_made", "seat": first, "again": False}]
    assert match.to_act == (second,)
    assert match.view(first)["declared"] == ["BL1", "SN"]
    for other in (second, None):
        view = match.view(other)
        assert "declared" not in view
        assert view["decided"][first] is True
        assert view["spots"] == []
        assert view["announced"] == [None, None]
    assert refused(declare, match, first, "BL2") == "already_committed"
    happened = declare(match, second, "BL1 BL2")
    assert [(event["seat"], event["balls"]) for event in events_of(happened, "declared")] == sorted(
        [(first, ["BL1", "SN"]), (second, ["BL1", "BL2"])]
    )
    assert contested(match) == ["BL1", "BL2", "SN"]
    assert match.view(None)["announced"][first] == ["BL1", "SN"]
    assert phase(match) == "W2"


@pytest.mark.rule("RUL-QCG-26", "RUL-QCG-27", "RUL-QCG-31")
def test_rul_qcg_27_in_secret_only_the_compulsory_balls_count_as_owed() -> None:
    match = in_secret("Ch9 Be1", "Ch9 Se11", exact=True, pitch="Q BL1 SN")
    assert refused(declare, match, G, "BL1 SN") == "too_many_declared"
    declare(match, G, "BL1")
    declare(match, S, "SN")
    assert contested(match) == ["Q", "BL1", "SN"]
    close(match)
    assert {tuple(move["cards"]) for move in match.legal(G)} == {("Q", "BL1"), ("Q", "SN")}


@pytest.mark.rule("RUL-QCG-26", "RUL-QCG-20")
def test_rul_qcg_26_when_both_decline_in_secret_the_round_is_over() -> None:
    match = in_secret(top="bludger bludger")
    declare(match, G)
    happened = declare(match, S)
    assert kinds(happened)[:4] == ["decision_made", "declared", "declared", "round_began"]
    assert sizes(match) == (5, 5)


@pytest.mark.rule("RUL-QCG-01", "RUL-QCG-14")
def test_no_special_can_be_played_and_nothing_passed_while_balls_are_declared() -> None:
    match = declaring("DISARM", "DISARM", top="bludger")
    assert refused(do, match, S, "pass") == "no_window"
    assert refused(do, match, S, "play", card="disarm") == "no_window"
    assert refused(commit, match, S, "BL1=Ch4") == "not_laying"
    assert refused(do, match, S, "order", balls=["BL1"]) == "not_ordering"
