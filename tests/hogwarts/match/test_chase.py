"""The chase for the Snitch (HOG-450 to HOG-455, RUL-HOG-139 to RUL-HOG-141)."""

from __future__ import annotations

from collections import Counter

import pytest

from commonroom.games.hogwarts.match import PRIZE

from .matches import G, S, do, event_of, kinds, new, refused


@pytest.mark.rule("HOG-452", "HOG-453", "HOG-454", "HOG-455")
def test_the_chase_of_the_worked_example() -> None:
    """T-HOG-177."""
    hands = [["firebolt", "confundus_charm"], ["wronski_feint"]]
    match = new("flight 4 4 6 6, extra 5, flight 2 4 5 5", won_first=G, hands=hands)
    do(match, "roll")
    assert match.to_act == (G,)
    do(match, "card", card="firebolt")
    assert match.state["seekers"] == [12, 0]
    do(match, "roll")
    do(match, "card", card="wronski_feint")
    assert match.state["seekers"] == [12, 17]
    do(match, "roll")
    do(match, "card", card="confundus_charm")
    assert match.state["seekers"] == [18, 14]
    ended = event_of(do(match, "roll"), "game_ended")
    assert match.state["seekers"] == [18, 24]
    assert match.outcome == {"winners": [S], "side": S, "reason": "snitch"}
    assert ended["points"] == PRIZE == 40


@pytest.mark.rule("HOG-452")
def test_who_has_no_card_just_rolls_and_the_other_is_next() -> None:
    match = new("flight 3 4", won_first=S, turn=S)
    events = do(match, "roll")
    assert kinds(events) == ["flight_rolled", "seeker_flew", "turn_ended", "turn_began"]
    assert (match.state["seekers"], match.to_act) == ([0, 7], (G,))


@pytest.mark.rule("HOG-452")
def test_the_roll_is_made_once_and_nobody_ends_without_it() -> None:
    match = new("flight 1 1", won_first=G, hands=[["nimbus_2000"], []])
    assert refused(match, "end") == ("HOG-452", "must_roll")
    do(match, "roll")
    assert refused(match, "roll") == ("HOG-452", "not_now")
    do(match, "end")
    assert (match.to_act, match.state["hands"][G]) == ((S,), ["nimbus_2000"])


@pytest.mark.rule("HOG-453", "RUL-HOG-139")
def test_one_card_in_a_turn_before_the_roll_or_after_it() -> None:
    match = new("flight 1 2", won_first=G, hands=[["nimbus_2000", "firebolt"], []])
    do(match, "card", card="nimbus_2000")
    assert (match.state["seekers"], match.to_act) == ([2, 0], (G,))
    assert refused(match, "card", card="firebolt") == ("HOG-453", "one_card")
    assert kinds(do(match, "roll"))[-1] == "turn_began"
    assert match.state["seekers"] == [5, 0]
    assert match.view(None)["used"] == ["nimbus_2000"]


@pytest.mark.rule("HOG-453")
def test_only_cards_in_the_own_hand_are_used() -> None:
    match = new(won_first=G, hands=[["nimbus_2000"], ["firebolt"]])
    assert refused(match, "card", card="firebolt") == ("HOG-453", "not_held")
    assert refused(match, "card", S, card="firebolt") == ("HOG-420", "not_your_turn")


@pytest.mark.rule("HOG-454")
@pytest.mark.parametrize(
    ("card", "seekers"),
    [
        ("nimbus_2000", [12, 10]),
        ("sloth_grip_roll", [13, 10]),
        ("firebolt", [14, 10]),
        ("wronski_feint", [16, 10]),
        ("confundus_charm", [10, 7]),
    ],
)
def test_what_the_cards_do(card: str, seekers: list[int]) -> None:
    match = new("extra 6" if card == "wronski_feint" else "", won_first=G, hands=[[card], []], seekers=[10, 10])
    do(match, "card", card=card)
    assert match.state["seekers"] == seekers


@pytest.mark.rule("RUL-HOG-139")
def test_nobody_falls_back_behind_the_start() -> None:
    """T-HOG-179."""
    match = new(won_first=G, hands=[["confundus_charm"], []], seekers=[5, 2])
    do(match, "card", card="confundus_charm")
    assert match.state["seekers"] == [5, 0]


@pytest.mark.rule("HOG-450", "RUL-HOG-139")
def test_a_card_that_completes_the_lap_wins_at_once() -> None:
    match = new(won_first=G, hands=[["firebolt"], []], seekers=[20, 23])
    do(match, "card", card="firebolt")
    assert match.outcome == {"winners": [G], "side": G, "reason": "snitch"}
    assert match.to_act == ()
    assert refused(match, "roll", G) == ("HOG-401", "game_over")


@pytest.mark.rule("HOG-450", "RUL-HOG-140")
def test_the_finish_may_be_passed() -> None:
    match = new("flight 6 6", won_first=G, seekers=[23, 0])
    do(match, "roll")
    assert match.outcome == {"winners": [G], "side": G, "reason": "snitch"}


@pytest.mark.rule("RUL-HOG-141")
def test_all_cards_go_back_under_their_deck() -> None:
    hands = [["firebolt", "nimbus_2000"], ["wronski_feint"]]
    match = new("flight 6 6", won_first=G, seekers=[12, 0], hands=hands)
    deck = match.state["deck"]
    do(match, "card", card="nimbus_2000")
    do(match, "roll")
    assert match.state["deck"] == [*deck, "nimbus_2000", "firebolt", "wronski_feint"]
    assert (match.state["hands"], match.state["used"]) == ([[], []], [])
    whole = Counter(new().state["deck"])
    assert Counter(match.state["deck"]) == whole
    assert whole.total() >= 3  # the most that both sides can draw in one match


@pytest.mark.rule("HOG-401")
def test_who_gives_up_loses() -> None:
    match = new(left=3)
    do(match, "concede", S)
    assert match.outcome == {"winners": [G], "side": G, "reason": "concession"}
