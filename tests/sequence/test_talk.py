"""Coaching, talk and what is hidden (SEQ-59 to SEQ-61, RUL-SEQ-13, RUL-SEQ-70 to RUL-SEQ-75)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import BadInput, Match

from .tables import CLASSIC, HARRY, both_editions, do, draw, fresh, hand, kinds, play, refused, table

HANDS = ["2D 3D 4D 5D 6D JD", "2C 3C 4C 5C 6C 7C", "2H 3H 4H 5H 6H 4C", "2S 3S 4S 5S 6S 7S"]


def team_game(edition: str = HARRY, seats: int = 4, **more: Any) -> Match:
    options = {"draw_mode": "manual"} | more.pop("options", {})
    hands = more.pop("hands", HANDS)
    return table(edition, seats, hands=hands, options=options, **{"turn": 1, "pile_size": 50} | more)


def claims(match: Match, seat: int) -> list[dict[str, Any]]:
    return [aside for aside in match.asides(seat) if aside["type"] == "claim_coaching"]


@pytest.mark.rule("SEQ-59", "SEQ-60", "RUL-SEQ-71", "RUL-SEQ-72")
def test_seq_60_every_member_of_a_team_that_coached_gives_up_a_card() -> None:
    match = team_game()
    assert claims(match, 1) == [{"type": "claim_coaching", "side": 0}]
    do(match, 1, "claim_coaching", side=0)
    assert match.to_act == (1,)  # play goes on meanwhile
    assert {"type": "admit"} in match.asides(2)
    do(match, 2, "admit")
    assert match.to_act == (0, 2)
    assert refused(play, match, 1, "2C", (1, 4)) == "pending_forfeit"
    assert refused(do, match, 1, "forfeit", card="2C") == "pending_forfeit"
    assert refused(do, match, 0, "forfeit", card="KS") == "card_not_in_hand"
    do(match, 0, "forfeit", card="JD")
    do(match, 2, "forfeit", card="4C")
    view = match.view(0)
    assert view["hands"] == [5, 6, 5, 6]
    assert view["discards"] == [["JD"], [], ["4C"], []]
    assert (view["pile"], match.to_act) == (50, (1,))
    play(match, 1, "2C", (1, 4))
    draw(match, 1)
    play(match, 2, "2H", (5, 4))
    draw(match, 2)
    assert len(hand(match, 2)) == 5


@pytest.mark.rule("RUL-SEQ-71")
def test_rul_seq_71_the_host_may_dismiss_a_claim_and_nobody_accuses_the_own_side() -> None:
    match = team_game()
    do(match, 1, "claim_coaching", side=0)
    assert refused(do, match, 3, "claim_coaching", side=0) == "claim_open"
    assert refused(do, match, 0, "claim_coaching", side=0) == "own_side"
    assert refused(do, match, 1, "rule", upheld=True) == "not_host"
    assert refused(do, match, 3, "admit") == "no_claim"
    do(match, 0, "rule", upheld=False)
    assert match.view(None)["claims"] == []
    assert match.view(None)["hands"] == [6, 6, 6, 6]
    assert refused(do, match, 0, "rule", upheld=True) == "no_claim"


@pytest.mark.rule("RUL-SEQ-71")
def test_rul_seq_71_with_several_claims_the_host_names_the_side_or_takes_the_oldest() -> None:
    match = team_game(HARRY, 6, hands=[], options={"teams": 3}, turn=0)
    do(match, 0, "claim_coaching", side=2)
    do(match, 0, "claim_coaching", side=1)
    do(match, 0, "rule", upheld=False, side=1)
    do(match, 1, "claim_coaching", side=0)
    do(match, 0, "rule", upheld=True)
    assert match.to_act == (2, 5)


@pytest.mark.rule("RUL-SEQ-71")
def test_rul_seq_71_the_end_of_the_game_voids_open_claims() -> None:
    match = team_game()
    do(match, 1, "claim_coaching", side=0)
    assert match.view(None)["claims"] == [{"side": 0, "seat": 1}]
    do(match, 1, "concede")
    do(match, 3, "concede")
    assert match.outcome is not None
    assert match.view(None)["claims"] == []


@both_editions
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rule("RUL-SEQ-73")
def test_rul_seq_73_without_teams_there_is_no_coaching(edition: str, seats: int) -> None:
    match = fresh(edition, seats, coaching_penalty="on")
    assert claims(match, 0) == []
    assert refused(do, match, 0, "claim_coaching", side=1) == "not_available"


@pytest.mark.rule("RUL-SEQ-73")
def test_rul_seq_73_the_last_card_must_be_given_up_and_an_empty_hand_gives_nothing() -> None:
    match = team_game(hands=["2D", "2C 3C", "", "2S 3S"])
    do(match, 1, "claim_coaching", side=0)
    do(match, 0, "rule", upheld=True)
    assert match.to_act == (0,)
    do(match, 0, "forfeit", card="2D")
    assert match.to_act == (1,)
    assert match.view(None)["hands"] == [0, 2, 0, 2]


@pytest.mark.rule("RUL-SEQ-72", "RUL-SEQ-73")
def test_rul_seq_72_two_penalties_cost_two_cards_but_never_more_than_are_held() -> None:
    match = team_game(hands=["2D", "2C 3C", "2H 3H 4H", "2S 3S"])
    for _ in range(2):
        do(match, 1, "claim_coaching", side=0)
        do(match, 2, "admit")
    assert match.view(None)["penalty"] == [0, 2, 2]
    do(match, 0, "forfeit", card="2D")
    assert match.to_act == (2,)
    do(match, 2, "forfeit", card="2H")
    do(match, 2, "forfeit", card="3H")
    assert match.view(None)["hands"] == [0, 2, 1, 2]
    assert match.to_act == (1,)


@pytest.mark.rule("RUL-SEQ-72", "RUL-SEQ-77")
def test_rul_seq_72_for_a_member_who_has_left_a_random_card_is_taken() -> None:
    match = team_game()
    do(match, 2, "leave")
    do(match, 1, "claim_coaching", side=0)
    do(match, 0, "admit")
    assert match.to_act == (0,)
    assert match.view(None)["hands"][2] == 5
    assert len(match.view(None)["discards"][2]) == 1
    do(match, 0, "leave")  # a player who leaves while the penalty is open pays by chance too
    assert match.outcome == {"winners": [1, 3], "side": 1, "reason": "forfeit"}


@pytest.mark.rule("RUL-SEQ-72", "RUL-SEQ-76")
def test_rul_seq_72_when_the_time_is_up_a_random_card_is_given_up() -> None:
    match = team_game()
    do(match, 1, "claim_coaching", side=0)
    do(match, 0, "admit")
    choice = match.default(0)
    assert choice["type"] == "forfeit"
    assert choice["card"] in HANDS[0].split()


@pytest.mark.rule("RUL-SEQ-72", "RUL-SEQ-52")
def test_rul_seq_72_a_penalty_comes_before_an_open_choice_of_a_long_line() -> None:
    match = team_game(chips=["", "(5,2-4) (5,6-7)"], hands=["2D 3D", "3H 3C", "2H 4H", "2S 3S"])
    play(match, 1, "3H", (5, 5))
    do(match, 0, "claim_coaching", side=1)
    do(match, 3, "admit")
    assert match.to_act == (1, 3)
    do(match, 1, "forfeit", card="3C")
    do(match, 3, "forfeit", card="2S")
    assert match.to_act == (1,)
    assert match.legal(1)[0]["type"] == "choose_sequence"


@pytest.mark.rule("RUL-SEQ-72", "RUL-SEQ-18")
def test_rul_seq_72_whoever_is_on_turn_and_gives_up_the_last_card_is_passed_over() -> None:
    match = team_game(hands=["2D 3D", "2C", "2H 3H", "2S 3S"])
    do(match, 0, "claim_coaching", side=1)
    do(match, 3, "admit")
    do(match, 3, "forfeit", card="2S")
    happened = do(match, 1, "forfeit", card="2C")
    assert kinds(happened) == ["card_forfeited", "passed", "turn_began"]
    assert match.to_act == (2,)


@pytest.mark.rule("SEQ-61", "RUL-SEQ-70", "RUL-SEQ-71", "RUL-SEQ-74")
def test_seq_61_classic_talk_is_forbidden_but_has_no_penalty_unless_the_table_wants_one() -> None:
    plain = team_game(CLASSIC)
    assert not plain.current.settings.team_talk
    assert claims(plain, 1) == []
    assert refused(do, plain, 1, "claim_coaching", side=0) == "not_available"
    strict = team_game(CLASSIC, options={"coaching_penalty": "on"})
    do(strict, 1, "claim_coaching", side=0)
    do(strict, 2, "admit")
    assert strict.to_act == (0, 2)


@pytest.mark.rule("RUL-SEQ-71")
def test_rul_seq_71_harry_potter_tables_may_switch_the_penalty_off() -> None:
    match = team_game(HARRY, options={"coaching_penalty": "off"})
    assert refused(do, match, 1, "claim_coaching", side=0) == "not_available"


@pytest.mark.rule("SEQ-61", "RUL-SEQ-74")
def test_rul_seq_74_agreed_talk_may_also_share_the_hands_of_a_team() -> None:
    talk = team_game(CLASSIC, options={"team_talk": "allowed"})
    assert talk.current.settings.team_talk
    assert "team_hands" not in talk.view(0)
    assert refused(do, talk, 1, "claim_coaching", side=0) == "not_available"
    shared = team_game(CLASSIC, options={"team_talk": "allowed", "share_hands": "on"})
    assert shared.view(0)["team_hands"] == {"2": HANDS[2].split()}
    assert "team_hands" not in shared.view(None)
    with pytest.raises(BadInput, match=r"options\.share_hands.*RUL-SEQ-74"):
        team_game(CLASSIC, options={"share_hands": "on"})


@pytest.mark.rule("RUL-SEQ-74")
def test_rul_seq_74_with_shared_hands_the_team_sees_what_a_member_draws() -> None:
    options = {"team_talk": "allowed", "share_hands": "on", "draw_mode": "auto"}
    match = team_game(CLASSIC, options=options, pile="KH", pile_size=50)
    match.submit(1, {"type": "play", "card": "2C", "cell": [1, 4]})
    assert "KH" in match.view(3)["team_hands"]["1"]
    assert "KH" not in str(match.view(0))


@pytest.mark.rule("RUL-SEQ-75", "RUL-SEQ-70")
def test_rul_seq_75_harry_potter_allowed_talk_is_a_marked_house_rule_without_penalty() -> None:
    match = team_game(HARRY, options={"team_talk": "allowed", "coaching_penalty": "on"})
    assert match.current.settings.house_rule
    assert refused(do, match, 1, "claim_coaching", side=0) == "not_available"
    assert not team_game(HARRY).current.settings.house_rule
    assert not team_game(CLASSIC, options={"team_talk": "allowed"}).current.settings.house_rule


@both_editions
@pytest.mark.rule("RUL-SEQ-13", "RUL-SEQ-80")
def test_rul_seq_13_a_hand_is_seen_by_its_owner_only(edition: str) -> None:
    match = team_game(edition, hands=HANDS, discards=[["KS"], [], [], []])
    mine, watcher = match.view(0), match.view(None)
    assert mine["hand"] == HANDS[0].split()
    assert "hand" not in watcher
    for view in (mine, watcher):
        assert view["hands"] == [6, 6, 6, 6]
        assert view["pile"] == 50
        assert view["discards"][0] == ["KS"]
        assert view["chips"] == [[], []]
        shown = str({key: value for key, value in view.items() if key not in ("hand", "spent")})
        assert not any(f"'{card}'" in shown for hand in HANDS for card in hand.split())


@both_editions
@pytest.mark.rule("RUL-SEQ-13", "RUL-SEQ-48")
def test_rul_seq_13_what_is_drawn_is_hidden_from_all_others(edition: str) -> None:
    match = team_game(edition, options={"draw_mode": "auto"}, pile="KH", pile_size=50)
    rules = match.rules
    events = match.act(1, match.read_action(1, {"type": "play", "card": "2C", "cell": [1, 4]}))
    drawn = next(event for event in events if event.__class__.__name__ == "CardDrawn")
    assert "KH" in repr(rules.seen(drawn, 1))
    for other in (0, 2, 3, None):
        assert "KH" not in repr(rules.seen(drawn, other))


@pytest.mark.rule("RUL-SEQ-72", "RUL-SEQ-77")
def test_rul_seq_72_whoever_leaves_with_a_penalty_open_pays_by_chance() -> None:
    match = team_game(HARRY, 6, hands=["2D 3D", "2C 3C", "2H 3H", "2S 3S", "4D 5D", "4C 5C"])
    do(match, 1, "claim_coaching", side=0)
    do(match, 0, "admit")
    happened = do(match, 2, "leave")
    assert "card_forfeited" in kinds(happened)
    assert match.view(None)["hands"] == [2, 2, 1, 2, 2, 2]
    assert match.to_act == (0, 4)


@pytest.mark.rule("RUL-SEQ-71", "RUL-SEQ-77")
def test_rul_seq_71_a_claim_against_a_side_that_is_gone_is_dropped() -> None:
    match = team_game(HARRY, 6, hands=[], options={"teams": 3}, turn=0)
    do(match, 0, "claim_coaching", side=1)
    do(match, 1, "leave")
    assert len(match.view(None)["claims"]) == 1
    do(match, 4, "leave")
    assert match.view(None)["claims"] == []
