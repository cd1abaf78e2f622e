"""The box, the houses and the deal (QCG-01 to QCG-13, RUL-QCG-17, RUL-QCG-18, RUL-QCG-80)."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import commonroom
from commonroom import BadInput, Match

from .tables import G, S, declare, hand, new, phase, pitch, refused, scores


def cards_of(match: Match, seat: int) -> Counter[str]:
    state = match.current
    return Counter((*state.hands[seat], *state.draws[seat], *state.discards[seat], *state.used[seat]))


@pytest.mark.rule("QCG-01", "QCG-02", "QCG-09", "QCG-10", "QCG-12", "QCG-13", "QCG-24")
def test_ts_01_five_cards_each_three_face_down_decks_and_slytherin_leads() -> None:
    match = new()
    view = match.view(None)
    assert view["hands"] == [5, 5]
    assert view["draws"] == [35, 35]
    assert view["pitch_deck"] + len(match.current.first_cards) == 28
    assert len(match.current.first_cards) == len(view["pitch"]) + sum(map(len, view["won"]))
    assert view["leader"] == S
    assert view["round"] == 1
    assert view["discards"] == view["used"] == [[], []]


@pytest.mark.rule("QCG-09", "RUL-QCG-80")
def test_qcg_09_the_three_decks_are_shuffled_by_the_seed() -> None:
    first, same, other = new(seed=1), new(seed=1), new(seed=2)
    assert first.state == same.state
    for deck in ("hands", "draws"):
        assert first.state[deck][G] != other.state[deck][G]
        assert first.state[deck][S] != other.state[deck][S]
        assert first.state[deck][G] != first.state[deck][S]
    assert first.state["pitch_deck"] != other.state["pitch_deck"]


@pytest.mark.rule("QCG-09", "QCG-12", "QCG-23")
def test_qcg_12_the_top_five_cards_are_dealt_and_the_leader_turns_up_the_top_pitch_card() -> None:
    mine, yours = ["chaser_4", "seeker_12", "finite", "referee", "keeper_6"], ["beater_3"] + ["chaser_10"] * 2
    match = new(
        chance=[
            {"label": "house-0", "value": [*mine, "keeper_9"]},
            {"label": "house-1", "value": yours},
            {"label": "pitch", "value": ["quaffle", "bludger"]},
        ]
    )
    assert hand(match, G) == mine
    assert hand(match, S)[:3] == yours
    assert match.current.draws[G][0] == "keeper_9"
    assert pitch(match) == ["Q"]
    assert match.current.pitch_deck[0] == "bludger"
    assert match.opening == [
        {"type": "round_began", "round": 1, "leader": S},
        {"type": "pitch_card_drawn", "seat": S, "card": "quaffle", "ball": "Q"},
    ]


@pytest.mark.rule("QCG-64", "QCG-65", "RUL-QCG-19", "QCG-32")
def test_qcg_64_the_opening_tells_every_pitch_card_that_was_turned_up() -> None:
    match = new(
        chance=[*[{"label": f"house-{seat}", "value": []} for seat in (G, S)], pitch_top("free_goal", "bludger")]
    )
    assert [event.get("card") for event in match.opening] == [None, "free_goal", "bludger"]
    assert [event.get("ball") for event in match.opening] == [None, None, "BL1"]
    assert scores(match) == (0, 10)


def pitch_top(*first: str) -> dict[str, object]:
    return {"label": "pitch", "value": list(first)}


@pytest.mark.rule("QCG-01")
@pytest.mark.parametrize("seats", [[], ["Ann"], ["Ann", "Bob", "Cy"]])
def test_qcg_01_exactly_two_play(seats: list[str]) -> None:
    with pytest.raises(BadInput, match=r"seats: Quidditch is played by 2 players.*QCG-01"):
        new(seats)


@pytest.mark.rule("QCG-11", "QCG-13", "RUL-QCG-17")
@pytest.mark.parametrize(
    ("wishes", "houses"),
    [
        ((None, None), ("gryffindor", "slytherin")),
        (("slytherin", "slytherin"), ("slytherin", "gryffindor")),  # TS-121
        (("gryffindor", "gryffindor"), ("gryffindor", "slytherin")),
        ((None, "gryffindor"), ("slytherin", "gryffindor")),
        ((None, "slytherin"), ("gryffindor", "slytherin")),
        (("slytherin", None), ("slytherin", "gryffindor")),
        (("gryffindor", "slytherin"), ("gryffindor", "slytherin")),
    ],
)
def test_ts_121_the_houses_differ_the_first_seat_chooses_and_slytherin_leads_round_1(
    wishes: tuple[str | None, str | None], houses: tuple[str, str]
) -> None:
    seats = [{"name": f"P{n}"} | ({"house": wish} if wish else {}) for n, wish in enumerate(wishes)]
    match = new(seats)
    assert match.view(None)["houses"] == list(houses)
    assert match.view(None)["leader"] == houses.index("slytherin")
    assert commonroom.replay(json.dumps(match.record())).view(None)["houses"] == list(houses)


@pytest.mark.rule("QCG-11", "RUL-QCG-17")
def test_rul_qcg_17_there_are_only_two_houses_to_wish_for() -> None:
    with pytest.raises(BadInput, match=r"seats\[1\]\.house: 'hufflepuff' is not one of gryffindor or slytherin"):
        new(["Ann", {"name": "Bob", "house": "hufflepuff"}])


@pytest.mark.rule("RUL-QCG-18")
def test_rul_qcg_18_there_is_no_mulligan_however_poor_the_hand() -> None:
    poor = ["finite", "finite", "referee", "referee", "summon"]
    match = new(chance=[{"label": "house-0", "value": poor}, {"label": "house-1", "value": []}, pitch_top("quaffle")])
    assert hand(match, G) == poor
    assert phase(match) == "W2"
    assert match.legal(G) == []  # Slytherin speaks first
    assert {move["type"] for move in match.legal(S)} <= {"pass", "play"}
    assert [aside["type"] for aside in match.asides(G)] == ["concede"]


@pytest.mark.rule("RUL-QCG-80")
def test_ts_106_the_same_seed_and_actions_make_the_same_log() -> None:
    logs = []
    for _ in range(2):
        match, log = new(seed=7), []
        while match.to_act and match.version < 400:
            seat = match.to_act[-1]
            log.append(match.submit(seat, match.default(seat)))
        logs.append((log, match.state, match.record()))
    assert logs[0] == logs[1]
    assert commonroom.replay(json.dumps(logs[0][2])).state == logs[0][1]


@pytest.mark.rule("QCG-02", "QCG-06")
def test_qcg_06_both_houses_play_with_the_same_forty_cards() -> None:
    match = new()
    assert cards_of(match, G) == cards_of(match, S)
    assert cards_of(match, G).total() == 40


@pytest.mark.rule("QCG-26", "RUL-QCG-26")
def test_nothing_can_be_declared_before_the_first_window_is_over() -> None:
    match = new(chance=[*[{"label": f"house-{seat}", "value": []} for seat in (G, S)], pitch_top("bludger")])
    assert phase(match) == "W1"
    assert refused(declare, match, S, "BL1") == "not_declaring"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"tie_break": "catcher"}, r"options\.tie_break.*RUL-QCG-57"),
        ({"counter_chain": 1}, r"options\.counter_chain.*RUL-QCG-07"),
        ({"round_limit": 0}, r"options\.round_limit.*RUL-QCG-58"),
        ({"turn_timer_seconds": 1.5}, r"options\.turn_timer_seconds.*RUL-QCG-16"),
        ({"min_pass_ms": -1}, r"options\.min_pass_ms.*RUL-QCG-15"),
        ({"deck_data": "mine"}, r"options\.deck_data: is not TOML: line 1, column 5"),
        ({"wands": True}, r"options\.wands"),
    ],
)
def test_an_option_that_is_not_there_is_refused_by_name(options: dict[str, object], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        new(options=options)
