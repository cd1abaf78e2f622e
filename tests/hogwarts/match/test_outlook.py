"""What a side is told before it acts is what the rules then do."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import Match
from commonroom.games import GAMES, hogwarts
from commonroom.games.hogwarts import match as rules
from commonroom.games.hogwarts.match.actions import Aim, Move, Pass, Shoot, Throw
from commonroom.games.hogwarts.match.events import BludgerThrown
from commonroom.testing.play import random_game
from commonroom.testing.tables import some_tables

from .matches import G, S, do, event_of, held, new, pitch
from .test_within_a_game import called

TABLES = some_tables(GAMES["quidditch-match"])


def outlook(match: Match, seat: int = G) -> dict[str, Any]:
    """Return the outlook of a side that the match waits for."""
    found = match.outlook(seat)
    assert found is not None
    return found


@pytest.mark.rule("HOG-421", "HOG-424", "HOG-428", "HOG-432")
@pytest.mark.parametrize("table", TABLES[::3], ids=range(len(TABLES[::3])))
def test_what_is_not_refused_is_legal_and_the_other_way_round(table: Any) -> None:
    for ply in random_game(GAMES["quidditch-match"], table, seed=5):
        seat, state = ply.seat, ply.before
        found = rules.outlook(state, seat)
        if state.phase != "act" or found is None:
            continue
        free: set[Any] = {Move(step.piece, step.to) for step in found.steps if step.refusal is None}
        free |= {Pass(each.to) for each in found.passes if each.refusal is None}
        free |= {Aim(each.piece) for each in found.readying if each.refusal is None}
        free |= {Shoot()} if found.shot is not None and found.shot.refusal is None else set()
        assert free == {move for move in rules.legal(state, seat) if isinstance(move, Move | Pass | Aim | Shoot)}


@pytest.mark.rule("RUL-HOG-129")
@pytest.mark.parametrize("table", TABLES[::3], ids=range(len(TABLES[::3])))
def test_a_bludger_flies_and_hits_as_told(table: Any) -> None:
    for ply in random_game(GAMES["quidditch-match"], table, seed=6):
        found = rules.outlook(ply.before, ply.seat)
        if not isinstance(ply.action, Throw) or found is None:
            continue
        (flight,) = [each for each in found.flights if each.direction == ply.action.direction]
        thrown = next(event for event in ply.events if isinstance(event, BludgerThrown))
        assert thrown.hit == flight.hit
        assert not flight.path or thrown.to == flight.path[-1]


@pytest.mark.rule("RUL-HOG-129", "HOG-425")
def test_whom_a_bludger_can_hit_and_with_which_roll() -> None:
    position: dict[str, Any] = {"pieces": pitch({"beater_1": [-2, 2]}, {"chaser_1": [1, 2]}), "left": 4}
    armed: dict[str, Any] = {"bludgers": [held(G, "beater_1"), [2, 2]]}
    for option, rolls in (("within", [3, 4, 5, 6]), ("exact", [3])):
        ready, other = outlook(new(**armed, **position, options={"bludger": option}))["readying"]
        hit = {"piece": "chaser_1", "direction": "up", "rolls": rolls}
        assert hit in ready["targets"]
        assert other["refusal"]["code"] == "no_bludger"
    assert outlook(new(**position))["saved"] == 4


@pytest.mark.rule("HOG-434", "RUL-HOG-136", "HOG-432")
def test_the_chance_of_a_shot() -> None:
    near: dict[str, Any] = {"quaffle": held(G, "chaser_1"), "left": 2}
    shot = outlook(new(**near, pieces=pitch({"chaser_1": [3, 1]})))["shot"]
    assert (shot["kept"], shot["chance"]) == (True, 15 / 36)
    assert "refusal" not in shot
    assert outlook(new(**near, pieces=pitch({"chaser_1": [3, 1]}, {"keeper": None})))["shot"]["chance"] == 1
    assert outlook(new(**near, pieces=pitch({"chaser_1": [2, 1]})))["shot"]["refusal"]["code"] == "too_far"


@pytest.mark.rule("RUL-HOG-132", "HOG-422", "HOG-431", "RUL-HOG-127", "HOG-423")
def test_what_a_step_comes_to() -> None:
    pieces = pitch({"chaser_1": [0, 2], "chaser_2": [0, 1]}, {"chaser_1": [1, 2], "beater_1": [0, 3]})
    found = outlook(new(pieces=pieces, quaffle=held(S, "chaser_1"), left=5))
    steps = {(step["piece"], *step["to"]): step for step in found["steps"]}
    assert steps["chaser_1", 1, 2] == {"piece": "chaser_1", "to": [1, 2], "cost": 2, "robs": "chaser_1"}
    assert steps["chaser_1", 0, 1]["refusal"]["rule"] == "RUL-HOG-127"
    assert steps["chaser_1", 0, 3]["refusal"]["rule"] == "HOG-431"
    assert found["elsewhere"]["keeper"]["rule"] == "HOG-422"
    assert found["elsewhere"]["chaser_1"]["rule"] == "HOG-421"
    loose = outlook(new(pieces=pitch({"chaser_1": [-1, 2]}), quaffle=[0, 2], left=5))
    assert {"piece": "chaser_1", "to": [0, 2], "picks": "quaffle"} in loose["steps"]


@pytest.mark.rule("HOG-412", "HOG-413", "HOG-414")
def test_where_a_piece_may_not_be_placed() -> None:
    match = new(options={"placement": "free"})
    found = outlook(match, match.to_act[0])["elsewhere"]
    assert [found[piece]["rule"] for piece in ("keeper", "beater_1", "chaser_3")] == ["HOG-412", "HOG-413", "HOG-414"]


@pytest.mark.rule("HOG-452", "HOG-453", "HOG-454", "RUL-HOG-139")
def test_the_chance_to_catch_the_snitch_with_each_card() -> None:
    hands = [["firebolt", "wronski_feint", "confundus_charm"], []]
    match = new("flight 3 4", won_first=G, hands=hands, seekers=[13, 17])
    chase = outlook(match)["chase"]
    assert (chase["needed"], chase["chance"]) == (11, 3 / 36)
    cards = {card["card"]: card for card in chase["cards"]}
    assert cards["firebolt"] == {"card": "firebolt", "own": 4, "chance": 21 / 36}
    assert cards["wronski_feint"]["die"]
    assert cards["confundus_charm"]["rival"] == -3
    event_of(do(match, "roll"), "flight_rolled")
    after = outlook(match)["chase"]
    assert (after["needed"], after["chance"]) == (4, 0)
    assert {card["card"]: card["chance"] for card in after["cards"]} == {
        "firebolt": 1,
        "wronski_feint": 0.5,
        "confundus_charm": 0,
    }


def test_only_the_side_that_the_match_waits_for_is_told() -> None:
    match = new(left=3)
    assert match.outlook(G) is not None
    assert match.outlook(S) is None


def test_a_table_of_the_big_game_tells_its_match() -> None:
    game = called()
    found = [hogwarts.outlook(game.state, seat) for seat in (0, 1)]
    assert [each is not None and each.match is not None for each in found].count(True) == 1
