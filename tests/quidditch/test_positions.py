"""Positions written by hand: what may be left out, what is impossible, and that each is restored as written."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import commonroom
from commonroom import BadInput, Match
from commonroom.games.quidditch.box.content import default_decks
from commonroom.games.quidditch.position.convert import PHASES

from .tables import G, S, cards, close, commit, declare, do, hand, lay, new, order, phase, pitch, play, scores, table
from .test_information import moments

Position = dict[str, Any]


def start(position: Position, seed: int = 1, **options: Any) -> Match:
    return new(options=options, seed=seed, position=position)


def whole_house(match: Match, seat: int) -> Counter[str]:
    state = match.state
    laid = [pair[seat] for pair in state["cards"].values() if pair[seat]]
    return Counter(
        [*state["hands"][seat], *state["draws"][seat], *state["discards"][seat], *state["used"][seat], *laid]
    )


def test_an_empty_position_is_a_dealt_table_at_the_start_of_a_round() -> None:
    view = start({}).view(None)
    assert view["hands"] == [5, 5]
    assert view["draws"] == [35, 35]
    assert view["leader"] == S
    assert view["round"] == 1
    assert view["phase"] in ("W1", "W2")
    assert len(view["pitch"]) == 1


def test_what_is_left_out_is_dealt_by_the_seed() -> None:
    position = {"pitch": ["BL1"], "hands": [cards("Ch9"), None], "discards": [cards("Se12 Ch4"), []]}
    first, same, other = start(position), start(position), start(position, seed=2)
    assert hand(first, G) == cards("Ch9")
    assert len(hand(first, S)) == 5
    assert first.state == same.state
    assert first.state["draws"] != other.state["draws"]
    deck = Counter(default_decks().house_deck())
    assert whole_house(first, G) == whole_house(first, S) == deck
    assert first.view(None)["missing"] == first.view(None)["surplus"] == [[], [], []]


def test_cards_left_out_on_purpose_and_cards_too_many_are_told() -> None:
    match = start({"hands": [cards("Se12 Se12"), None], "draws": [[], None], "pitch_deck": ["golden_snitch"]})
    view = match.view(None)
    assert view["surplus"] == [["seeker_12"], [], []]
    assert len(view["missing"][0]) == 39
    assert view["missing"][2] == sorted(["quaffle"] * 17 + ["bludger"] * 6 + ["free_goal"] * 4)


def test_a_position_may_name_leader_round_and_points() -> None:
    match = start({"leader": G, "round": 7, "won": [["quaffle"], ["free_goal", "quaffle"]], "pitch": ["Q"]})
    assert scores(match) == (10, 20)
    assert match.to_act == (G,)
    assert match.view(None)["round"] == 7


def test_a_position_may_stand_in_the_middle_of_a_round() -> None:
    match = start(
        {
            "phase": "w4",
            "pitch": ["Q", "BL1"],
            "contested": ["Q", "BL1"],
            "cards": {"Q": ["chaser_9", "keeper_10"], "BL1": [None, "beater_1"]},
            "face_up": ["Q"],
            "lowered": {"Q": [0, 3]},
            "at": "Q",
            "order": ["BL1"],
            "hands": [cards("LEG"), []],
        }
    )
    assert phase(match) == "W4"
    assert match.to_act == (S,)
    close(match)
    assert scores(match) == (10, 0)
    close(match)
    assert match.view(None)["at"] == "BL1"


def test_a_scripted_chance_is_for_what_comes_after_the_position() -> None:
    match = table("DISARM", "Ch5 Ch6", pitch="Q", chance=[{"label": "strip", "value": "chaser_6"}])
    do(match, S, "pass")
    play(match, G, "DISARM")
    do(match, S, "pass")
    assert "chaser_6" not in hand(match, S)


def reload(match: Match) -> Match:
    return commonroom.new(
        "quidditch",
        seats=[seat.name for seat in match.table.seats],
        options=dict(match.table.options),
        seed=99,
        position=json.loads(json.dumps(match.state)),
    )


@pytest.mark.parametrize("where", list(moments()))
def test_a_position_comes_back_as_it_was_in_every_phase(where: str) -> None:
    match = moments()[where]
    again = reload(match)
    assert again.current == match.current
    assert again.state == match.state
    for viewer in (G, S, None):
        assert again.view(viewer) == match.view(viewer)
    assert again.to_act == match.to_act


def test_every_phase_is_reloaded() -> None:
    assert set(moments()) == set(PHASES)


def test_a_card_that_waits_and_its_answers_come_back_too() -> None:
    match = table("FINITE", "CONFUND FINITE", pitch="Q")
    play(match, S, "CONFUND")
    assert reload(match).current == match.current
    do(match, G, "cancel", card="finite")
    assert reload(match).current == match.current
    again = reload(match)
    do(again, S, "cancel", card="finite")
    do(again, G, "pass")
    assert again.view(None)["hands"] == [2, 3]


def test_a_commit_and_a_shown_card_come_back_too() -> None:
    match = table("SUMMON Ch9", "Ch5", pitch="Q", discards=[cards("Se12"), []])
    do(match, S, "pass")
    play(match, G, "SUMMON", take="Se12")
    do(match, S, "pass")
    close(match)
    commit(match, G, "Se12")
    again = reload(match)
    assert again.current == match.current
    assert again.view(G)["commit"] == {"Q": "seeker_12"}
    assert again.to_act == (S,)


def test_whoever_has_nothing_to_lay_has_decided_in_a_written_position_too() -> None:
    match = start({"phase": "LAY", "pitch": ["Q"], "hands": [[], cards("Ch5")]})
    assert match.to_act == (S,)
    commit(match, S, "Ch5")
    assert phase(match) == "W3"


@pytest.mark.parametrize(
    ("position", "to_act"),
    [
        ({"phase": "W2", "passed": [S]}, (G,)),
        ({"phase": "W2", "leader": G}, (G,)),
        ({"phase": "W2", "used": [cards("DISARM"), []], "chain": [{"seat": G, "card": "disarm"}]}, (S,)),
        ({"phase": "LAY"}, (G, S)),
        ({"phase": "LAY", "commits": [{"Q": "chaser_4"}, None]}, (S,)),
    ],
)
def test_who_acts_follows_from_the_position(position: Position, to_act: tuple[int, ...]) -> None:
    hands = [cards("Ch4 Ch4 FINITE"), cards("Ch4 Ch4")]
    assert start({"pitch": ["Q"], "hands": hands} | position).to_act == to_act


def test_the_order_of_a_written_position_is_named_where_the_table_names_it() -> None:
    balls: Position = {"phase": "ORDER", "pitch": ["Q", "BL1"], "contested": ["Q", "BL1"]}
    laid = {"cards": {"Q": ["chaser_4", "chaser_5"], "BL1": ["beater_1", None]}}
    after = start(balls | laid)
    order(after, S, "BL1 Q")
    assert phase(after) == "W4"
    before = start(balls, order_timing="before_lay")
    order(before, S, "BL1 Q")
    assert phase(before) == "W2"


W4: Position = {"phase": "W4", "pitch": ["Q"], "cards": {"Q": ["chaser_4", "keeper_9"]}, "face_up": ["Q"], "at": "Q"}
W5: Position = {"phase": "W5", "pitch": ["BL1"], "settled": ["BL1"], "at": "BL1"}
LAY: Position = {"phase": "LAY", "pitch": ["Q"], "hands": [cards("Ch4 Ch5"), cards("Ch4 Ch5")]}
DECLARE: Position = {"phase": "DECLARE_LEADER", "pitch": ["BL1"]}
OVER: Position = {"phase": "GAME_OVER", "result": {"winners": [0], "side": 0, "reason": "snitch"}}
PLAYED: Position = W4 | {"used": [["leg_locker"], []], "hands": [[], []]}


def played(seat: int = G, card: str = "leg_locker", **target: str) -> Position:
    return {"seat": seat, "card": card, **target}


IMPOSSIBLE: list[tuple[Position, str]] = [
    ({"phase": "W9"}, r"position\.phase: 'W9' is not one of PITCH, W1"),
    ({"hands": [[]]}, r"position\.hands: must have one entry for each of the two seats"),
    ({"draws": [[], [], []]}, r"position\.draws"),
    ({"won": [[]]}, r"position\.won"),
    ({"hits": [0]}, r"position\.hits"),
    ({"discards": []}, r"position\.discards"),
    ({"shown": [[]]}, r"position\.shown"),
    ({"hands": [["kestrel"], []]}, r"position\.hands\[0\]: 'kestrel' is not a card of these decks"),
    ({"hands": [["Ch4"], []]}, r"position\.hands"),
    ({"discards": [[], ["nimbus"]]}, r"position\.discards\[1\]"),
    (W4 | {"cards": {"Q": ["nimbus", None]}}, r"position\.cards: 'nimbus'"),
    ({"pitch": ["Q", "Q"]}, r"position\.pitch: each ball is there at most once \(QCG-28\)"),
    ({"pitch": ["BL3"]}, r"position\.pitch"),
    ({"pitch_deck": ["stone"]}, r"position\.pitch_deck"),
    ({"leader": 2}, r"position\.leader: must be a seat, 0 or 1"),
    (W4 | {"speaker": -1}, r"position\.speaker"),
    (OVER | {"caught": 5}, r"position\.caught: must be a seat"),
    (W4 | {"passed": [3]}, r"position\.passed: must name seats"),
    (W4 | {"chain": [played(7)]}, r"position\.chain: must name seats"),
    ({"round": 0}, r"position\.round: rounds are counted from 1"),
    ({"round": 301}, r"position\.round: .*300 rounds \(RUL-QCG-58\)"),
    (W4 | {"round": 301}, r"position\.round: .*RUL-QCG-58"),
    (W5 | {"hits": [3, 0]}, r"position\.hits: .*QCG-63"),
    ({"hits": [-1, 0]}, r"position\.hits"),
    ({"won": [["bludger"], []]}, r"position\.won\[0\]: .*QCG-17"),
    ({"winner": 0}, r"position\.winner: is not a known field"),
    ({"round": 1.5}, r"position\.round"),
    # A round that begins has no history.
    ({"pitch": ["Q"], "cards": {"Q": ["chaser_4", None]}}, r"position\.cards: must be left out"),
    ({"pitch": ["Q"], "contested": ["Q"]}, r"position\.contested: must be left out"),
    ({"chain": [played()]}, r"position\.chain: must be left out"),
    ({"result": OVER["result"]}, r"position\.result: must be left out"),
    ({"hands": [["chaser_4"], None], "shown": [["seeker_12"], []]}, r"position\.shown: names a card that is not in"),
    # Balls in play, laid and turned up.
    (W4 | {"contested": ["Q", "Q"]}, r"position\.contested: each ball"),
    (W4 | {"contested": ["Q", "SN"]}, r"position\.contested: SN is not on the pitch"),
    (W4 | {"contested": []}, r"position\.cards: Q is not in play"),
    ({"phase": "W2", "pitch": ["Q", "BL1"], "contested": ["BL1"]}, r"position\.contested: Q has to be played for"),
    ({"phase": "W2", "pitch": ["BL1"]}, r"position\.contested: nothing is played for"),
    ({"phase": "W1", "pitch": ["BL1"], "contested": ["BL1"]}, r"position\.phase: there is no ball to declare"),
    ({"phase": "W1", "pitch": ["BL1", "BL2"], "contested": ["BL1"]}, r"position\.contested: nothing has been declared"),
    ({"phase": "W1", "pitch": ["Q"]}, r"position\.phase: there is no ball to declare"),
    (W4 | {"pushed": {"BL1": [True, False]}}, r"position\.pushed: BL1 is not in play"),
    (W4 | {"pushed": {"Q": [True, False]}}, r"position\.pushed: .*RUL-QCG-63"),
    (W4 | {"lowered": {"SN": [3, 0]}}, r"position\.lowered: SN"),
    (W4 | {"lowered": {"Q": [-3, 0]}}, r"position\.lowered: .*QCG-84"),
    (W4 | {"keeper_out": {"SN": [True, False]}}, r"position\.keeper_out: SN"),
    (W4 | {"laid": False}, r"position\.laid: .*RUL-QCG-36"),
    ({"phase": "W2", "pitch": ["Q"], "laid": True}, r"position\.laid"),
    ({"phase": "W2", "pitch": ["Q"], "cards": {"Q": ["chaser_4", None]}}, r"position\.cards: nothing has been laid"),
    (W5 | {"cards": {"BL1": ["chaser_4", None]}}, r"position\.cards: BL1 is settled.*QCG-38"),
    ({"phase": "W2", "pitch": ["Q"], "hands": [[], []]}, r"position\.hands: .*RUL-QCG-32"),
    # The ball in play, and the order.
    (W4 | {"at": None}, r"position\.at: must be the ball that is being played for"),
    (W4 | {"face_up": []}, r"position\.face_up: .*QCG-36"),
    (W5 | {"at": None}, r"position\.at: must be the ball that was settled last"),
    (W4 | {"order": ["Q"]}, r"position\.order: names a ball that is not to be played for any more"),
    (W4 | {"order": ["SN"]}, r"position\.order"),
    ({"phase": "W2", "pitch": ["Q"], "order": ["Q"]}, r"position\.order: has not been named yet"),
    ({"phase": "ORDER", "pitch": ["Q"]}, r"position\.phase: there is no order to be named"),
    (W5 | {"phase": "PICK", "hits": [0, 1]}, r"position\.phase: at this table nobody picks"),
    # Secret decisions.
    (DECLARE | {"phase": "DECLARE"}, r"position\.phase: .*RUL-QCG-26"),
    (DECLARE | {"announced": [["BL1"], None]}, r"position\.announced: .*RUL-QCG-24"),
    (W4 | {"announced": [["Q"], None]}, r"position\.announced"),
    ({"announced": [["BL1"], None]}, r"position\.announced: must be left out"),
    ({"announced": [[]]}, r"position\.announced: must have one entry"),
    (DECLARE | {"declared": [["BL1"], None]}, r"position\.declared: is decided only in its own phase"),
    (W4 | {"commits": [{"Q": "chaser_4"}, None]}, r"position\.commits: is decided only"),
    (LAY | {"commits": [{"Q": "chaser_4"}, {"Q": "chaser_5"}]}, r"position\.commits: where both have decided"),
    (LAY | {"commits": [{"Q": "seeker_12"}, None]}, r"position\.commits: .*RUL-QCG-30"),
    (
        LAY | {"commits": [{"Q": "chaser_4", "BL1": "chaser_5"}, None]},
        r"position\.commits: nobody could have laid this",
    ),
    # Speaking and answering.
    (W4 | {"passed": [0, 1]}, r"position\.passed: after two passes"),
    (W4 | {"passed": [0], "speaker": 0}, r"position\.speaker: .*RUL-QCG-02"),
    (DECLARE | {"passed": [0]}, r"position\.passed: nobody passes"),
    (DECLARE | {"chain": [played()], "used": [["leg_locker"], []]}, r"position\.chain: .*RUL-QCG-01"),
    (W4 | {"chain": [played(mode="lower", ball="Q")]}, r"position\.chain: .*RUL-QCG-67"),
    (PLAYED | {"chain": [played()]}, r"position\.chain: .*RUL-QCG-60"),
    (PLAYED | {"chain": [played(mode="lower", ball="SN")]}, r"position\.chain: .*RUL-QCG-59"),
    (PLAYED | {"chain": [played(card="firebolt")]}, r"position\.chain: 'firebolt' is not a card"),
    (PLAYED | {"chain": [played(mode="keeper")], "speaker": S}, r"position\.speaker: whoever played the first card"),
    (PLAYED | {"chain": [played(mode="keeper")], "passed": [0]}, r"position\.passed"),
    (
        PLAYED | {"used": [["leg_locker"], ["referee"]], "chain": [played(mode="keeper"), played(S, "referee")]},
        r"position\.chain: .*RUL-QCG-08",
    ),
    (
        PLAYED
        | {"used": [["leg_locker"], ["finite"]], "chain": [played(mode="keeper"), played(S, "finite", ball="Q")]},
        r"position\.chain: an answer has no target",
    ),
    (
        W4 | {"used": [["cobbing"], ["referee"]], "chain": [played(card="cobbing"), played(S, "referee")]},
        r"position\.chain: nothing answers the last card",
    ),
    (
        W4 | {"used": [["summon"], []], "chain": [played(card="summon", take="seeker_12")]},
        r"position\.chain: .*RUL-QCG-66",
    ),
    # The end.
    ({"phase": "GAME_OVER"}, r"position\.result: must say how the match ended"),
    (W4 | {"result": OVER["result"]}, r"position\.result: the match is not over"),
    (OVER | {"result": {"winners": [0], "side": 1, "reason": "snitch"}}, r"position\.result\.winners"),
    (OVER | {"result": {"winners": [0, 1], "side": 0, "reason": "snitch"}}, r"position\.result\.winners"),
    (OVER | {"result": {"winners": [], "side": None, "reason": "rain"}}, r"position\.result\.reason: is not one of"),
    (OVER | {"passed": [0]}, r"position\.passed: nobody acts after the end"),
    (OVER | {"commits": [{}, None]}, r"position\.commits: nobody acts"),
    (OVER | {"caught": 0}, r"position\.caught: .*QCG-16"),
    (W4 | {"caught": 0, "won": [["golden_snitch"], []]}, r"position\.caught: .*QCG-97"),
    (W4 | {"shown": [["seeker_12"], []], "hands": [[], []]}, r"position\.shown: names a card that is neither"),
]


@pytest.mark.parametrize(("position", "why"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_field(position: Position, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        start(position)


def test_what_is_impossible_depends_on_the_table() -> None:
    secret = {"phase": "DECLARE", "pitch": ["BL1"]}
    assert start(secret, declare_mode="simultaneous").to_act == (G, S)
    with pytest.raises(BadInput, match=r"position\.phase.*RUL-QCG-26"):
        start(secret | {"phase": "DECLARE_LEADER"}, declare_mode="simultaneous")
    with pytest.raises(BadInput, match=r"position\.declared: where both have decided"):
        start(secret | {"declared": [[], []]}, declare_mode="simultaneous")
    with pytest.raises(BadInput, match=r"position\.declared: .*RUL-QCG-24"):
        start(secret | {"declared": [["SN"], None]}, declare_mode="simultaneous")
    for position in ({"chase": True, "pitch": ["SN"]}, W4 | {"chase": True}):
        with pytest.raises(BadInput, match=r"position\.chase.*RUL-QCG-54"):
            start(position, final_chase=False)
    picking = W5 | {"phase": "PICK", "hits": [1, 0], "hands": [["chaser_4"], []], "speaker": S}
    assert start(picking, bludger_pick="blind_slot").to_act == (S,)
    with pytest.raises(BadInput, match=r"position\.hits: nobody was hit"):
        start(picking | {"hits": [0, 0]}, bludger_pick="blind_slot")
    with pytest.raises(BadInput, match=r"position\.hands: .*RUL-QCG-46"):
        start(picking | {"hands": [[], ["chaser_4"]]}, bludger_pick="blind_slot")
    ordering = {"phase": "ORDER", "pitch": ["Q", "BL1"], "contested": ["Q", "BL1"]}
    with pytest.raises(BadInput, match=r"position\.laid"):
        start(ordering | {"laid": True}, order_timing="before_lay")
    assert start(ordering | {"laid": True}, order_timing="before_lay", order_mode="stepwise").to_act == (S,)
    caught = W5 | {"caught": 0, "won": [["golden_snitch"], []]}
    assert start(caught, finish_round_after_snitch=True).to_act == (S,)
    passed = W4 | {"passed": [S], "speaker": S}
    assert start(passed, timing_mode="race").to_act == (G,)


def test_a_position_of_another_kind_is_not_read() -> None:
    wrong: object
    for wrong in ([], "W1", 3):
        with pytest.raises(BadInput, match="position"):
            new(position=wrong)


def test_a_round_can_be_played_on_from_a_written_position() -> None:
    match = start({"pitch": ["Q"], "hands": [cards("Ch9 Ch8"), cards("Ch5 Ch6")], "pitch_deck": ["bludger"]})
    close(match)
    lay(match, "Ch9", "Ch5")
    for _ in range(3):
        close(match)
    assert pitch(match) == ["BL1"]
    close(match)
    declare(match, G, "BL1")
    assert phase(match) == "W2"


@pytest.mark.rule("RUL-QCG-47", "RUL-QCG-48", "RUL-QCG-67")
def test_hits_and_used_cards_of_a_written_position_count_at_the_end_of_the_round() -> None:
    position = {
        "pitch": ["BL1"],
        "pitch_deck": ["quaffle"] * 3,
        "hits": [1, 0],
        "used": [["disarm"], []],
        "hands": [["chaser_4", "chaser_5"], ["chaser_4"]],
    }
    match = commonroom.new("quidditch", seats=["Ann", "Bob"], seed=1, position=position)
    while match.view(None)["round"] == 1:
        seat = match.to_act[0]
        declined = {"type": "declare", "balls": []}
        match.submit(seat, declined if declined in match.legal(seat) else match.legal(seat)[0])
    assert match.view(None)["hands"] == [4, 5]
    assert "disarm" in match.state["discards"][0]
