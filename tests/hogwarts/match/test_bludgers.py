"""Bludgers (HOG-424 to HOG-427, RUL-HOG-128 to RUL-HOG-131, RUL-HOG-137)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import Match

from .matches import G, S, do, event_of, held, kinds, new, pitch, refused, spot, walk

ARMED: dict[str, Any] = {"bludgers": [held(G, "beater_1"), [2, 2]]}


@pytest.mark.rule("HOG-423", "HOG-424")
def test_a_beater_who_enters_its_field_has_the_bludger_and_throws_it_for_nothing() -> None:
    match = new("bludger 3", pieces=pitch({"beater_1": [-2, 1]}), left=1)
    events = walk(match, "beater_1", (-2, 2))
    assert kinds(events) == ["piece_moved", "ball_picked"]  # the turn goes on: the throw costs nothing
    assert match.state["bludgers"][0] == held(G, "beater_1")
    assert match.legal(G) == [{"type": "aim", "piece": "beater_1"}, {"type": "end"}]
    assert event_of(do(match, "aim", piece="beater_1"), "bludger_aimed")["die"] == 3
    assert refused(match, "end") == ("RUL-HOG-129", "must_throw")
    assert [action["direction"] for action in match.legal(G)] == ["up", "down", "left", "right"]
    assert kinds(do(match, "throw", direction="up")) == ["bludger_thrown", "turn_ended", "turn_began"]
    assert match.state["bludgers"][0] == [1, 2]


@pytest.mark.rule("HOG-424")
def test_it_flies_from_field_to_field_and_would_come_back_the_same_way() -> None:
    flights = new().current.settings.ground.flights
    ahead = {"up": (1, 0), "down": (-1, 0), "left": (0, -1), "right": (0, 1)}
    back = {"up": "down", "down": "up", "left": "right", "right": "left"}
    for (row, column), ways in flights.items():
        for way, passed in ways.items():
            rows, columns = ahead[way]
            assert list(passed) == [(row + n * rows, column + n * columns) for n in range(1, len(passed) + 1)]
            assert all((row, column) in flights[there][back[way]] for there in passed)
            assert (row + (len(passed) + 1) * rows, column + (len(passed) + 1) * columns) not in flights


@pytest.mark.rule("HOG-424", "RUL-HOG-129")
def test_a_throw_that_is_too_short_hits_nobody() -> None:
    """T-HOG-165."""
    match = new("bludger 2", **ARMED, pieces=pitch({"beater_1": [-2, 2]}, {"chaser_1": [1, 2]}), left=1)
    do(match, "aim", piece="beater_1")
    events = do(match, "throw", direction="up")
    assert event_of(events, "bludger_thrown")["hit"] is None
    assert "dodge_rolled" not in kinds(events)
    assert match.state["bludgers"][0] == [0, 2]


@pytest.mark.rule("HOG-425", "RUL-HOG-131")
@pytest.mark.parametrize(("die", "out"), [(1, True), (3, True), (4, False), (6, False)])
def test_a_four_dodges_and_a_three_does_not(die: int, out: bool) -> None:
    """T-HOG-166."""
    pieces = pitch({"beater_1": [-2, 2]}, {"chaser_1": [1, 2]})
    match = new(f"bludger 5, dodge {die}", **ARMED, pieces=pieces, left=4)
    do(match, "aim", piece="beater_1")
    events = do(match, "throw", direction="up")
    assert event_of(events, "dodge_rolled") == {
        "type": "dodge_rolled",
        "seat": S,
        "piece": "chaser_1",
        "die": die,
        "out": out,
    }
    assert spot(match, S, "chaser_1") == (None if out else [1, 2])
    assert match.state["bludgers"][0] == [1, 2]  # it lies where it hit
    assert match.state["left"] == 4


@pytest.mark.rule("HOG-425")
def test_a_piece_that_is_out_does_nothing_any_more() -> None:
    match = new(pieces=pitch({"beater_1": None, "chaser_1": None}), left=4)
    assert refused(match, "move", piece="beater_1", to=[-3, 1]) == ("HOG-425", "piece_out")
    assert refused(match, "aim", piece="beater_1") == ("HOG-425", "piece_out")


@pytest.mark.rule("RUL-HOG-129", "RUL-HOG-128")
def test_it_flies_past_own_pieces_and_balls_and_hits_the_first_opponent() -> None:
    pieces = pitch(
        {"beater_1": [-3, 2], "chaser_1": [-2, 2]}, {"chaser_1": [1, 2], "chaser_2": [2, 2], "beater_1": [3, 2]}
    )
    match = new("bludger 6, dodge 6", **ARMED, pieces=pieces, left=4)
    do(match, "aim", piece="beater_1")
    assert event_of(do(match, "throw", direction="up"), "bludger_thrown")["hit"] == "chaser_1"


@pytest.mark.rule("RUL-HOG-129")
@pytest.mark.parametrize(("direction", "to"), [("up", [3, 0]), ("down", [-3, 0]), ("left", [0, 0]), ("right", [0, 4])])
def test_it_stops_at_the_edge(direction: str, to: list[int]) -> None:
    rival = {"chaser_1": [1, 1], "chaser_3": [1, 2], "beater_1": [3, 1]}
    own = {"beater_1": [0, 0], "chaser_1": [-2, 1], "chaser_3": [-1, 1]}
    match = new("bludger 6", **ARMED, pieces=pitch(own, rival), left=4)
    do(match, "aim", piece="beater_1")
    do(match, "throw", direction=direction)
    assert match.state["bludgers"][0] == to


@pytest.mark.rule("HOG-424", "RUL-HOG-129")
def test_a_keeper_can_be_hit_over_the_edge_of_his_goal_area() -> None:
    match = new("bludger 3, dodge 1", **ARMED, pieces=pitch({"beater_1": [1, 2]}), left=4)
    do(match, "aim", piece="beater_1")
    do(match, "throw", direction="up")
    assert spot(match, S, "keeper") is None


@pytest.mark.rule("RUL-HOG-129")
@pytest.mark.parametrize(("die", "to", "hit"), [(2, [0, 2], None), (3, [1, 2], "chaser_1"), (4, [2, 2], None)])
def test_a_table_may_have_bludgers_fly_exactly_as_far_as_the_die_says(die: int, to: list[int], hit: str | None) -> None:
    pieces = pitch({"beater_1": [-2, 2]}, {"chaser_1": [1, 2]})
    match = new(f"bludger {die}, dodge 4", **ARMED, pieces=pieces, left=4, options={"bludger": "exact"})
    do(match, "aim", piece="beater_1")
    assert event_of(do(match, "throw", direction="up"), "bludger_thrown")["hit"] == hit
    assert match.state["bludgers"][0] == to


@pytest.mark.rule("RUL-HOG-129")
def test_an_exact_bludger_that_is_stopped_by_the_edge_hits_nobody() -> None:
    pieces = pitch({"beater_1": [0, 2]}, {"chaser_1": [0, 4], "chaser_2": [2, 3]})
    match = new("bludger 6", **ARMED, pieces=pieces, left=4, options={"bludger": "exact"})
    do(match, "aim", piece="beater_1")
    events = do(match, "throw", direction="right")
    assert event_of(events, "bludger_thrown")["hit"] is None
    assert match.state["bludgers"][0] == [0, 4]


@pytest.mark.rule("RUL-HOG-130")
def test_a_beater_may_keep_a_bludger_for_a_later_turn_and_throws_once_in_a_turn() -> None:
    match = new("actions 1 1, actions 3 3, bludger 1", pieces=pitch({"beater_1": [-2, 1]}), left=1)
    walk(match, "beater_1", (-2, 2))
    do(match, "end")
    do(match, "roll")
    do(match, "end")
    do(match, "roll")
    assert match.state["bludgers"][0] == held(G, "beater_1")
    do(match, "aim", piece="beater_1")
    do(match, "throw", direction="up")
    walk(match, "beater_1", (-1, 2))
    assert match.state["bludgers"][0] == held(G, "beater_1")
    assert refused(match, "aim", piece="beater_1") == ("RUL-HOG-130", "thrown_already")


@pytest.mark.rule("HOG-424", "RUL-HOG-130")
def test_only_a_beater_who_has_a_bludger_throws_one_and_any_side_any_bludger() -> None:
    match = new("bludger 1", pieces=pitch({"beater_1": [1, 2]}), left=2)
    assert refused(match, "aim", piece="chaser_1") == ("HOG-424", "no_bludger")
    assert refused(match, "aim", piece="beater_1") == ("HOG-424", "no_bludger")
    walk(match, "beater_1", (2, 2))  # the bludger of the other half
    assert match.state["bludgers"][1] == held(G, "beater_1")
    do(match, "aim", piece="beater_1")


@pytest.mark.rule("RUL-HOG-130")
def test_a_beater_who_is_out_drops_his_bludger() -> None:
    bludgers = [held(G, "beater_1"), held(S, "beater_1")]
    pieces = pitch({"beater_1": [0, 0]}, {"beater_1": [0, 2]})
    match = new("bludger 2, dodge 1", bludgers=bludgers, pieces=pieces, left=2)
    do(match, "aim", piece="beater_1")
    events = do(match, "throw", direction="right")
    assert event_of(events, "ball_dropped")["ball"] == "bludger"
    assert match.state["bludgers"] == [[0, 2], [0, 2]]


@pytest.mark.rule("HOG-426")
def test_a_chaser_who_is_out_drops_the_quaffle_on_his_field() -> None:
    """T-HOG-167."""
    pieces = pitch({"beater_1": [-2, 2]}, {"chaser_1": [1, 2]})
    match = new("bludger 3, dodge 2", **ARMED, quaffle=held(S, "chaser_1"), pieces=pieces, left=4)
    do(match, "aim", piece="beater_1")
    do(match, "throw", direction="up")
    assert match.state["quaffle"] == [1, 2]


@pytest.mark.rule("HOG-426", "HOG-430")
def test_on_a_shared_field_the_other_chaser_has_the_quaffle_then() -> None:
    pieces = pitch({"beater_1": [-2, 2], "chaser_1": [1, 2]}, {"chaser_1": [1, 2]})
    match = new("bludger 3, dodge 2", **ARMED, quaffle=held(S, "chaser_1"), pieces=pieces, left=4)
    do(match, "aim", piece="beater_1")
    do(match, "throw", direction="up")
    assert match.state["quaffle"] == held(G, "chaser_1")


@pytest.mark.rule("HOG-437")
def test_a_keeper_who_is_out_leaves_the_quaffle_to_his_side() -> None:
    pieces = pitch({"beater_1": [1, 2]}, {"chaser_1": [3, 1]})
    match = new("bludger 3, dodge 1", **ARMED, quaffle=held(S, "keeper"), pieces=pieces, left=4)
    do(match, "aim", piece="beater_1")
    do(match, "throw", direction="up")
    assert (match.to_act, match.state["phase"]) == ((S,), "put")
    assert refused(match, "put", to=[2, 1]) == ("HOG-437", "not_your_line")
    assert refused(match, "roll") == ("HOG-437", "must_put")
    do(match, "put", to=[3, 1])
    assert match.state["quaffle"] == held(S, "chaser_1")  # a chaser who stands there takes it
    assert (match.to_act, match.state["left"]) == ((G,), 4)


@pytest.mark.rule("HOG-427", "HOG-439", "RUL-HOG-137")
def test_a_side_that_loses_its_last_chaser_loses_the_first_round_at_once() -> None:
    """T-HOG-168."""
    rival = {"chaser_1": [1, 2], "chaser_2": None, "chaser_3": None}
    match = new("bludger 3, dodge 3", **ARMED, pieces=pitch({"beater_1": [-2, 2]}, rival), goals=[1, 0], left=4)
    do(match, "aim", piece="beater_1")
    events = do(match, "throw", direction="up")
    assert event_of(events, "round_won") == {"type": "round_won", "seat": G, "reason": "no_chasers"}
    assert "card_drawn" not in kinds(events)
    assert (match.to_act, match.state["phase"]) == ((G,), "fly")


@pytest.mark.rule("RUL-HOG-184")
@pytest.mark.parametrize(
    ("dodge", "column", "all_kinds"),
    [
        ("dodge 1", 2, ["bludger_thrown", "dodge_rolled", "bludger_returned"]),
        ("dodge 4", 2, ["bludger_thrown", "dodge_rolled", "bludger_returned"]),
        ("", 1, ["bludger_thrown", "bludger_returned"]),
    ],
    ids=["keeper out", "keeper dodges", "nobody hit"],
)
@pytest.mark.parametrize("side", [G, S])
def test_a_bludger_in_a_goal_area_goes_back_to_the_start_field_of_that_half(
    dodge: str, column: int, all_kinds: list[str], side: int
) -> None:
    """Only keepers enter a goal area, so nobody could ever fetch it."""
    row, way = (1, "up") if side == G else (-1, "down")
    thrower = {"beater_1": [row, column], "chaser_3": [0, 0]}
    pieces = pitch(thrower) if side == G else pitch(None, thrower)
    bludgers = [held(side, "beater_1"), [0, 4]]
    match = new(f"bludger 3, {dodge}".rstrip(", "), bludgers=bludgers, pieces=pieces, left=4, turn=side)
    do(match, "aim", piece="beater_1")
    events = do(match, "throw", direction=way)
    assert kinds(events) == all_kinds
    assert events[-1] == {"type": "bludger_returned", "at": [row * 4, column], "to": [row * 2, 2]}
    assert match.state["bludgers"][0] == [row * 2, 2]


@pytest.mark.rule("RUL-HOG-184")
def test_elsewhere_it_lies_where_it_landed() -> None:
    match = new("bludger 2", **ARMED, pieces=pitch({"beater_1": [1, 2]}), left=4)
    do(match, "aim", piece="beater_1")
    assert "bludger_returned" not in kinds(do(match, "throw", direction="up"))
    assert match.state["bludgers"][0] == [3, 2]


@pytest.mark.rule("RUL-HOG-184")
def test_by_the_first_rules_it_stays_in_the_goal_area() -> None:
    """A record of then replays to the same state."""
    match = new("bludger 3, dodge 4", **ARMED, pieces=pitch({"beater_1": [1, 2]}), left=4, rules=1)
    do(match, "aim", piece="beater_1")
    do(match, "throw", direction="up")
    assert match.state["bludgers"][0] == [4, 2]
    record = match.record()
    assert record["rules"] == 1
    assert Match.from_record(match.rules, record).state == match.state
