"""The automated side of solo matches, by its ruling (RUL-HOG-120), and the other bots that know the match."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import Match
from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.engine.plain import plain
from commonroom.games.hogwarts import match as rules

from .matches import G, S, do, held, kinds, new, pitch, spot


def asked(match: Match, bot: str = "automaton", luck: int = 0) -> dict[str, Any]:
    """Return what a bot does in the seat whose turn it is."""
    seat = match.to_act[0]
    action: dict[str, Any] = plain(rules.BOTS[bot](Eyes(match.rules, match.current, seat), Dice(bytes(32), luck)))
    return action


def play_turn(match: Match, bot: str = "automaton") -> list[dict[str, Any]]:
    """Play the bot's whole turn; return its actions."""
    seat, turns, actions = match.to_act[0], match.state["turns"], []
    while match.to_act == (seat,) and match.state["turns"] == turns and match.state["won_first"] is None:
        actions.append(asked(match, bot))
        match.submit(seat, actions[-1])
    return actions


def types(actions: list[dict[str, Any]]) -> list[str]:
    return [action["type"] for action in actions]


@pytest.mark.rule("RUL-HOG-120")
def test_its_keeper_stands_on_the_middle_goal_field() -> None:
    match = new("start 6 6 1 1", options={"placement": "free"})
    assert asked(match) == {"type": "formation"}
    do(match, "formation")
    assert spot(match, S, "keeper") == [4, 2]


@pytest.mark.rule("RUL-HOG-120")
def test_a_chaser_with_the_quaffle_goes_the_shortest_way_to_the_line_and_shoots() -> None:
    match = new("shot 1, save 6", quaffle=held(G, "chaser_1"), pieces=pitch({"chaser_1": [0, 2]}), left=4)
    actions = play_turn(match)
    assert types(actions) == ["move", "move", "move", "shoot"]
    assert spot(match, G, "chaser_1")[0] == 3


@pytest.mark.rule("RUL-HOG-120")
def test_otherwise_the_nearest_chaser_fetches_the_quaffle() -> None:
    match = new(pieces=pitch({"chaser_2": [0, 4]}), left=2)
    assert play_turn(match) == [
        {"type": "move", "piece": "chaser_2", "to": [0, 3]},
        {"type": "move", "piece": "chaser_2", "to": [0, 2]},
    ]
    assert match.state["quaffle"] == held(G, "chaser_2")


@pytest.mark.rule("RUL-HOG-120")
def test_it_fetches_the_quaffle_from_an_opposing_chaser_and_from_its_own_keeper() -> None:
    match = new(quaffle=held(S, "chaser_3"), pieces=pitch({"chaser_3": [0, 1]}, {"chaser_3": [0, 2]}), left=2)
    assert types(play_turn(match)) == ["move", "take"]
    match = new(quaffle=held(G, "keeper"), pieces=pitch({"chaser_1": [-3, 1]}), left=2)
    assert types(play_turn(match)) == ["move", "pass"]
    assert match.state["quaffle"] == held(G, "chaser_1")


@pytest.mark.rule("RUL-HOG-120")
def test_with_what_is_left_a_beater_fetches_a_bludger_and_throws_it_at_the_carrier() -> None:
    pieces = pitch({"beater_1": [-2, 1]}, {"chaser_1": [1, 2]})
    match = new("bludger 6, dodge 1", quaffle=held(S, "keeper"), pieces=pieces, left=2)
    match.submit(G, asked(match))
    assert match.state["bludgers"][0] == held(G, "beater_1")
    assert asked(match) == {"type": "aim", "piece": "beater_1"}
    match.submit(G, asked(match))
    assert asked(match) == {"type": "throw", "direction": "up"}
    assert "dodge_rolled" in kinds(match.submit(G, asked(match)))


@pytest.mark.rule("RUL-HOG-120")
def test_the_carrier_goes_before_a_chaser_who_is_nearer() -> None:
    bludgers = [held(G, "beater_1"), [2, 2]]
    pieces = pitch({"beater_1": [0, 2]}, {"chaser_1": [0, 3], "chaser_2": [3, 2], "beater_2": [3, 4]})
    match = new("bludger 6", quaffle=held(S, "chaser_2"), bludgers=bludgers, pieces=pieces, left=1, phase="act")
    do(match, "aim", piece="beater_1")
    assert asked(match) == {"type": "throw", "direction": "up"}


@pytest.mark.rule("RUL-HOG-133")
@pytest.mark.parametrize("bot", ["automaton", "greedy"])
def test_a_chaser_who_shares_a_field_with_an_opponent_is_not_passed_to(bot: str) -> None:
    """A thief without actions left stands on the field of the chaser who lost the Quaffle."""
    own = {"keeper": [-4, 3], "beater_1": [-3, 2], "beater_2": [-1, 1], "chaser_1": [2, 3], "chaser_2": [-2, 3]}
    rival = {"keeper": [4, 3], "beater_1": [3, 2], "beater_2": [1, 4], "chaser_1": [-1, 3], "chaser_2": [-3, 1]}
    pieces = [{**own, "chaser_3": None}, {**rival, "chaser_3": [-2, 3]}]
    match = new(pieces=pieces, quaffle=held(S, "chaser_1"), turn=S, phase="act", left=2)
    assert asked(match, bot) in match.legal(S)


@pytest.mark.rule("RUL-HOG-120")
def test_it_plays_its_best_card_each_turn() -> None:
    match = new("flight 1 1", won_first=G, hands=[["nimbus_2000", "firebolt"], []])
    assert asked(match) == {"type": "card", "card": "firebolt"}
    do(match, "card", card="firebolt")
    assert asked(match) == {"type": "roll"}


@pytest.mark.rule("RUL-HOG-120")
@pytest.mark.parametrize("side", [G, S])
def test_a_whole_match_against_the_automated_side_comes_to_its_end(side: int) -> None:
    match = new(seed=side + 5)
    while match.to_act:
        seat = match.to_act[0]
        match.submit(seat, asked(match, "automaton" if seat == side else "easy", match.version))
    assert match.outcome is not None
    assert match.outcome["reason"] == "snitch"


def test_greedy_shoots_at_an_empty_goal_and_holds_what_it_cannot_shoot() -> None:
    match = new(quaffle=held(G, "chaser_1"), pieces=pitch({"chaser_1": [3, 2]}, {"keeper": None}), left=1)
    assert asked(match, "greedy") == {"type": "shoot"}
    match = new(quaffle=held(G, "keeper"), pieces=pitch({"chaser_1": [-3, 2]}), left=3)
    assert "pass" not in types(play_turn(match, "greedy"))
    match = new(quaffle=held(G, "keeper"), pieces=pitch({"chaser_1": [-3, 2]}), left=8)
    assert types(play_turn(match, "greedy"))[:2] == ["pass", "move"]


def test_greedy_keeps_a_card_that_would_be_wasted() -> None:
    match = new("flight 1 1", won_first=G, hands=[["confundus_charm"], []])
    do(match, "roll")
    assert asked(match, "greedy") == {"type": "end"}
    match = new("flight 1 1", won_first=G, hands=[["confundus_charm"], []], seekers=[0, 9])
    assert asked(match, "greedy") == {"type": "roll"}
    do(match, "roll")
    assert asked(match, "greedy") == {"type": "card", "card": "confundus_charm"}


def matches_won(one: str, other: str, number: int) -> int:
    """Return how many matches the first bot wins; every start is played from both sides."""
    won = 0
    for game in range(number):
        side, match = game % 2, new(seed=game // 2)
        while match.to_act:
            seat = match.to_act[0]
            bot = rules.BOTS[one if seat == side else other]
            match.act(
                seat,
                bot(Eyes(match.rules, match.current, seat), Dice(game.to_bytes(32, "big"), match.version)),
            )
        assert match.outcome is not None
        won += match.outcome["winners"] == [side]
    return won


def test_each_bot_is_stronger_than_the_next() -> None:
    assert matches_won("greedy", "automaton", 120) > 66
    assert matches_won("automaton", "easy", 120) > 72
