"""Positions written by hand: what may be left out, and what is impossible."""

from __future__ import annotations

from typing import Any

import pytest

import commonroom
from commonroom import BadInput, Match
from commonroom.games.sequence.cards import DECK

from .tables import CLASSIC, HARRY, cells, names, play

FIVE = cells("(5,2-6)")


def start(position: dict[str, Any], edition: str = CLASSIC, seats: int = 2, seed: int = 1, **options: Any) -> Match:
    return commonroom.new(
        "sequence", edition=edition, seats=names(seats), options=options, seed=seed, position=position
    )


def all_cards(match: Match) -> list[str]:
    state = match.state
    return sorted(
        card for pile in (*state["hands"], *state["discards"], state["pile"], state["spent"]) for card in pile
    )


def test_the_example_of_the_documentation_is_read_as_it_says() -> None:
    match = start(
        {
            "chips": [FIVE, [[8, 6]]],
            "sequences": [[[[5, 2], [5, 6]]], []],
            "hands": [["KH", "2D"], ["JS"]],
            "pile": ["JD", "3C"],
            "discards": [[], []],
            "turn": 0,
            "owed": [],
            "exchanged": False,
        },
        draw_mode="auto",
    )
    view = match.view(0)
    assert view["hand"] == ["KH", "2D"]
    assert view["sequences"] == [[FIVE], []]
    assert (view["pile"], view["turn"], view["owed"]) == (2, 0, False)
    play(match, 0, "2D", (2, 2))
    assert match.view(0)["hand"] == ["KH", "JD"]


def test_an_empty_position_is_a_dealt_table_with_the_first_seat_on_turn() -> None:
    view = start({}).view(None)
    assert (view["hands"], view["pile"], view["turn"], view["discards"]) == ([7, 7], 90, 0, [[], []])
    assert view["chips"] == view["sequences"] == [[], []]


def test_cards_that_are_named_nowhere_go_to_the_pile_in_seeded_order() -> None:
    position = {"hands": [["KH"], ["JS"]]}
    first, same, other = start(position, seed=1), start(position, seed=1), start(position, seed=2)
    assert first.view(None)["pile"] == 102
    assert first.state == same.state
    assert first.state["pile"] != other.state["pile"]
    assert all_cards(first) == sorted(DECK)


def test_the_pile_may_be_given_by_its_first_cards_and_its_size() -> None:
    match = start({"hands": [["KH"], ["JS"]], "pile": ["AS", "2S"], "pile_size": 30})
    assert match.state["pile"][:2] == ["AS", "2S"]
    assert len(match.state["pile"]) == 30
    assert all_cards(match) == sorted(DECK)
    assert match.view(None)["discards"] == [[], []]


def test_a_hand_left_open_is_dealt() -> None:
    match = start({"hands": [["KH"], None]})
    assert match.view(None)["hands"] == [1, 7]


def test_a_sequence_may_be_given_by_its_ends_either_way_or_by_all_its_cells() -> None:
    for written in ([[5, 2], [5, 6]], [[5, 6], [5, 2]], FIVE):
        assert start({"chips": [FIVE, []], "sequences": [[written], []]}).view(None)["sequences"][0] == [FIVE]


def test_a_whole_line_is_locked_where_the_table_says_so() -> None:
    position = {"chips": [cells("(5,2-8)"), []], "sequences": [[[[5, 2], [5, 6]]], []]}
    assert start(position).view(None)["locked"][0] == FIVE
    assert start(position, long_line_lock="whole_line").view(None)["locked"][0] == cells("(5,2-8)")
    explicit = position | {"locked": [cells("(5,2-7)"), []]}
    assert start(explicit, long_line_lock="whole_line").view(None)["locked"][0] == cells("(5,2-7)")


def test_an_empty_pile_is_made_anew_at_once_where_the_discards_are_reshuffled() -> None:
    match = start({"hands": [["KH"], ["JS"]], "pile": [], "discards": [["2D"], ["3D"]]})
    assert match.view(None)["pile"] == 102
    assert match.view(None)["discards"] == [[], []]
    assert all_cards(match) == sorted(DECK)


def test_a_scripted_chance_is_for_what_comes_after_the_position() -> None:
    match = commonroom.new(
        "sequence",
        edition=CLASSIC,
        seats=names(2),
        options={"draw_mode": "auto"},
        position={"hands": [["KH", "2D"], ["JS"]], "pile": ["AS"]},
        chance=[{"label": "reshuffle", "value": ["KH"]}],
    )
    play(match, 0, "KH", (1, 6))
    assert match.state["pile"][0] == "KH"


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"hands": [["KH", "KH"], ["KH"]]}, r"position: KH occurs 3 times.*SEQ-01"),
    ({"pile": ["KH", "KH"], "discards": [["KH"], []]}, r"KH occurs 3 times"),
    ({"hands": [["XX"], []]}, r"position\.hands"),
    ({"hands": [["KH"]]}, r"position\.hands: must have a list for each seat: 2, not 1"),
    ({"chips": [[], [], []]}, r"position\.chips: must have a list for each side: 2, not 3"),
    ({"chips": [[[0, 0]], []]}, r"position\.chips\[0\].*corner.*RUL-SEQ-21"),
    ({"chips": [[[5, 5]], [[5, 5]]]}, r"position\.chips\[1\].*already a chip.*SEQ-29"),
    ({"chips": [[[5, 5], [5, 5]], []]}, r"position\.chips\[0\].*already a chip"),
    ({"chips": [[[5, 10]], []]}, r"position\.chips"),
    ({"chips": "all"}, r"position\.chips"),
    ({"chips": [FIVE[:4], []], "sequences": [[[[5, 2], [5, 6]]], []]}, r"sequences\[0\].*no chip.*\[5, 6\]"),
    ({"chips": [FIVE, []], "sequences": [[], [[[5, 2], [5, 6]]]]}, r"sequences\[1\].*no chip"),
    ({"chips": [FIVE, []], "sequences": [[[[5, 2], [5, 5]]], []]}, r"sequences\[0\].*straight line.*SEQ-53"),
    ({"chips": [FIVE, []], "sequences": [[[]], []]}, r"sequences\[0\].*straight line"),
    (
        {"chips": [cells("(5,2-7)"), []], "sequences": [[[[5, 2], [5, 6]], [[5, 3], [5, 7]]], []]},
        r"share more cells.*RUL-SEQ-55",
    ),
    (
        {"chips": [[*FIVE, *cells("(6,2-6)")], []], "sequences": [[[[5, 2], [5, 6]], [[6, 2], [6, 6]]], []]},
        r"already won.*SEQ-62",
    ),
    ({"locked": [[[5, 5]], []]}, r"position\.locked\[0\].*SEQ-54"),
    ({"chips": [[[5, 5]], []], "locked": [[[5, 5]], []]}, r"position\.locked\[0\].*only.*sequences.*SEQ-54"),
    ({"start_draw": [[0, "9H"], [0, "2C"]]}, r"position\.start_draw.*twice.*RUL-SEQ-05"),
    ({"start_draw": [[0, "9H"], [1, "2C"], [0, "3C"]]}, r"position\.start_draw.*RUL-SEQ-05"),
    ({"turn": 2}, r"position\.turn: 2 is not a seat"),
    ({"turn": "0"}, r"position\.turn"),
    ({"owed": [5]}, r"position\.owed: 5 is not a seat"),
    ({"owed": [0, 0]}, r"position\.owed: names a seat twice"),
    ({"pile": ["KH"], "pile_size": 0}, r"position\.pile_size"),
    ({"pile_size": 105}, r"position\.pile_size"),
    ({"left": [1]}, r"position\.left.*RUL-SEQ-78"),
    ({"penalty": [0], "hands": [[], ["KH"]]}, r"position\.penalty.*RUL-SEQ-73"),
    ({"choice": [[[5, 2], [5, 6]]]}, r"position\.choice.*RUL-SEQ-52"),
    ({"claims": [{"side": 7, "seat": 0}]}, r"position\.claims: 7 is not a side"),
    ({"result": {"winners": [0]}}, r"position\.result"),
    ({"result": {"winners": [9], "side": 7, "reason": "x"}}, r"position\.result.*SEQ-17"),
    ({"result": {"winners": [1], "side": 0, "reason": "x"}}, r"position\.result.*SEQ-17"),
    ({"claims": [{"side": 1, "seat": 0}]}, r"position\.claims.*RUL-SEQ-71"),
    ({"passed": [1]}, r"position\.passed.*RUL-SEQ-15"),
    (
        {"chips": [cells("(5,2-7)"), []], "choice": [[[5, 2], [5, 6]], [[5, 2], [5, 6]]]},
        r"position\.choice.*RUL-SEQ-52",
    ),
    (
        {"chips": [cells("(5,2-8)"), []], "choice": [[[5, 2], [5, 6]], [[5, 4], [5, 8]]]},
        r"position\.choice.*RUL-SEQ-52",
    ),
    ({"conceding": [1]}, r"position\.conceding.*RUL-SEQ-79"),
    (
        {"chips": [FIVE, []], "sequences": [[[[5, 2], [5, 3], [5, 3], [5, 3], [5, 6]]], []]},
        r"sequences\[0\].*straight line",
    ),
    (
        {
            "chips": [cells("(5,2-7)"), []],
            "sequences": [[[[5, 2], [5, 6]]], []],
            "choice": [[[5, 2], [5, 6]], [[5, 3], [5, 7]]],
        },
        r"position\.choice.*RUL-SEQ-52",
    ),
    ({"board": []}, r"position.*board"),
    ({"exchanged": float("nan")}, r"position\.exchanged.*nan"),
    ({"hands": [["KH"] * 5000, []]}, r"KH occurs 5000 times"),
]


@pytest.mark.parametrize(("position", "why"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_reason(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        start(position)


def test_what_is_impossible_depends_on_the_table() -> None:
    with pytest.raises(BadInput, match=r"position\.owed.*RUL-SEQ-27"):
        start({"owed": [1]}, draw_mode="auto")
    with pytest.raises(BadInput, match=r"position\.owed.*SEQ-33"):
        start({"owed": [0, 1]}, HARRY)
    with pytest.raises(BadInput, match=r"position\.pile.*SEQ-63"):
        start({"pile": []}, HARRY)
    with pytest.raises(BadInput, match=r"position\.owed.*RUL-SEQ-67"):
        start({"pile": [], "owed": [1]}, CLASSIC, pile_exhausted="play_on")
    with pytest.raises(BadInput, match=r"position\.owed.*RUL-SEQ-62"):
        start({"pile": [], "owed": [1]}, HARRY, exhaustion_timing="on_needed_draw")
    with pytest.raises(BadInput, match=r"position\.owed.*RUL-SEQ-77"):
        start({"owed": [2], "left": [2]}, CLASSIC, seats=3)
    with pytest.raises(BadInput, match=r"position\.chips\[2\].*RUL-SEQ-68"):
        start({"chips": [[], [], cells("(1-4,0-9)")]}, CLASSIC, seats=3, limit_chips="on")
    with pytest.raises(BadInput, match=r"position\.claims.*own side"):
        start({"claims": [{"side": 0, "seat": 2}]}, HARRY, seats=4)
    with pytest.raises(BadInput, match=r"position\.claims.*one open claim"):
        start({"claims": [{"side": 0, "seat": 1}, {"side": 0, "seat": 3}]}, HARRY, seats=4)
    with pytest.raises(BadInput, match=r"position\.penalty.*RUL-SEQ-73"):
        start({"penalty": [0], "hands": [[], None, None, None]}, HARRY, seats=4)
    assert start({"owed": [0, 1]}, CLASSIC).to_act == (0, 1)
    assert start({"pile": []}, HARRY, exhaustion_timing="on_needed_draw").to_act == (0,)
