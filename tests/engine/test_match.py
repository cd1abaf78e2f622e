"""Match and its interface: bad input of every kind changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

import commonroom
from commonroom import BadAction, BadInput, Illegal, Match
from commonroom.engine.seeds import read_seed
from commonroom.games.hogwarts import actions as hogwarts
from commonroom.games.sequence.actions import LEAVE


@pytest.fixture
def match() -> Match:
    return commonroom.new("sequence", edition="classic-2022", seats=["Ann", "Bob"], seed=1)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"game": "chess"}, r"^game: 'chess' is not one of sequence"),
        ({"edition": "first"}, r"^edition: 'first' is not one of harry-potter-2021 or classic-2022"),
        ({"edition": 3}, r"^edition: 3"),
        ({"seats": []}, r"^seats: Sequence is played by 2, 3, 4, 6, 8, 9, 10 or 12 players, not 0 \(SEQ-10\)"),
        ({"seats": ["A"] * 5}, r"^seats: .*not 5"),
        ({"seats": None}, r"^seats: must be a list"),
        ({"seats": ["Ann", 7]}, r"^seats\[1\]: must be a name"),
        ({"seats": ["Ann", ""]}, r"^seats\[1\]\.name"),
        ({"seats": ["Ann", "x" * 33]}, r"^seats\[1\]\.name: must be text of 1 to 32"),
        ({"seats": ["Ann", "B\nob"]}, r"^seats\[1\]\.name"),
        ({"seats": ["Ann", "\u202egreb"]}, r"^seats\[1\]\.name"),
        ({"seats": ["Ann", {"bot": "greedy"}]}, r"^seats\[1\]\.name"),
        ({"seats": ["Ann", {"name": "Bob", "bot": 3}]}, r"^seats\[1\]\.bot"),
        ({"seats": ["Ann", {"name": "Bob", "bot": "\x1b"}]}, r"^seats\[1\]\.bot"),
        ({"seats": ["Ann", {"name": "Bob", "age": 3}]}, r"^seats\[1\]\.age"),
        ({"options": {"speed": "fast"}}, r"^options\.speed: Sequence has no such option; it has teams, "),
        ({"options": {"draw_mode": "Manual"}}, r"^options\.draw_mode: 'Manual' is not one of manual or auto"),
        ({"options": {"turn_limit": 0}}, r"^options\.turn_limit: 0 .*off or a whole number from 1 to"),
        ({"options": {"turn_limit": "30"}}, r"^options\.turn_limit: '30'"),
        ({"options": {"teams": 3}}, r"^options\.teams: 2 players cannot form 3 equal sides, only 2 \(SEQ-12\)"),
        ({"options": ["draw_mode"]}, r"^options: must be an object"),
        ({"options": {"share_hands": "on"}}, r"^options\.share_hands: needs team_talk=allowed"),
        ({"seed": "xyz"}, r"^seed: must be 64 hex digits or a whole number"),
        ({"seed": 1.5}, r"^seed"),
        ({"seed": 10**5000}, r"^seed"),
        ({"seed": "0" * 63}, r"^seed"),
        ({"chance": "deal"}, r"^chance: must be a list"),
        ({"chance": [{"label": "deal", "value": []}]}, r"^chance\[0\]: scripts 'deal', but .* 'start_draw'"),
        ({"chance": [{"label": "start_draw", "value": ["KH", "KH", "KH"]}]}, r"^chance\[0\]: .*'KH'"),
        ({"chance": [{"label": "start_draw", "value": [], "odds": 1}]}, r"^chance\[0\]\.odds: "),
        ({"position": "start"}, r"^position: must be an object"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_field(arguments: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        commonroom.new(**{"game": "sequence", "seats": ["Ann", "Bob"], **arguments})


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ({}, r"action\.type: is"),
        ({"type": "fly"}, r"action\.type: .*'fly'"),
        ({"type": "play"}, r"action\.card: is"),
        ({"type": "play", "card": "KH"}, r"action\.cell: is"),
        ({"type": "play", "card": 7, "cell": [1, 6]}, r"action\.card: .*"),
        ({"type": "play", "card": "1H", "cell": [1, 6]}, r"action\.card: .*"),
        ({"type": "play", "card": "KH", "cell": "1,6"}, r"action\.cell: .*"),
        ({"type": "play", "card": "KH", "cell": [1]}, r"action\.cell: .*"),
        ({"type": "play", "card": "KH", "cell": [1, 10]}, r"action\.cell\[1\]: .*"),
        ({"type": "play", "card": "KH", "cell": [-1, 0]}, r"action\.cell\[0\]: .*"),
        ({"type": "play", "card": "KH", "cell": [1.5, 0]}, r"action\.cell\[0\]: .*"),
        ({"type": "play", "card": "KH", "cell": [True, 0]}, r"action\.cell\[0\]: .*"),
        ({"type": "play", "card": "KH", "cell": [1, 6], "seat": 1}, r"action\.seat: is"),
        ({"type": "draw", "cards": 2}, r"action\.cards: is"),
        ({"type": "choose_sequence", "cells": [[0, 0]]}, r"action\.cells: .*"),
        ({"type": "rule", "upheld": "yes"}, r"action\.upheld: .*"),
        ({"type": "leave", "substitute": ""}, r"action\.substitute: .*"),
        ({"type": "leave", "substitute": "\x1b[31m"}, r"action\.substitute: .*"),
        ("draw", r"action: .*"),
        (None, r"action: .*"),
        ([], r"action: .*"),
    ],
)
def test_an_action_that_is_not_well_formed_is_refused_with_its_field(match: Match, action: Any, why: str) -> None:
    before = match.state
    with pytest.raises(BadAction, match=why) as caught:
        match.submit(match.to_act[0], action)
    assert caught.value.code == "bad_action"
    assert isinstance(caught.value, Illegal)
    assert match.state == before


@pytest.mark.parametrize("seat", [-1, 2, 1.0, "0", None, True])
def test_a_seat_that_is_not_at_the_table_is_refused(match: Match, seat: Any) -> None:
    for ask in (match.legal, match.asides, match.default, lambda seat: match.submit(seat, {"type": "draw"})):
        with pytest.raises(BadAction, match=r"^seat: .*is not a seat of this table; it has 0 to 1"):
            ask(seat)
    if seat is not None:
        with pytest.raises(BadAction, match=r"^seat"):
            match.view(seat)


def test_a_seat_that_has_nothing_to_do_has_no_default(match: Match) -> None:
    idle = 1 - match.to_act[0]
    with pytest.raises(BadAction, match="nothing to do"):
        match.default(idle)


def test_a_script_that_does_not_fit_in_the_middle_of_a_game_changes_nothing() -> None:
    match = commonroom.new(
        "sequence",
        edition="classic-2022",
        seats=["Ann", "Bob"],
        options={"draw_mode": "auto"},
        position={"hands": [["KH", "2D"], ["JS"]], "pile": ["AS"]},
        chance=[{"label": "reshuffle", "value": ["JH", "JH", "JH"]}],
    )
    before = match.state, match.record()
    with pytest.raises(BadInput, match=r"^chance\[0\]: reshuffle cannot hold 'JH'"):
        match.submit(0, {"type": "play", "card": "KH", "cell": [1, 6]})
    assert (match.state, match.record()) == before


def test_what_the_caller_does_with_its_data_later_does_not_change_the_match() -> None:
    position: dict[str, Any] = {"hands": [["KH", "2D"], ["3D"]], "chips": [[[5, 5]], []]}
    options: dict[str, Any] = {"draw_mode": "auto", "colours": ["green", "blue"]}
    chance: list[dict[str, Any]] = [{"label": "reshuffle", "value": ["KH"]}]
    match = commonroom.new(
        "sequence", edition="classic-2022", seats=["A", "B"], options=options, position=position, chance=chance, seed=1
    )
    match.submit(0, {"type": "play", "card": "2D", "cell": [2, 2]})
    before = match.record()
    position["chips"][0].append([7, 7])
    options["colours"].reverse()
    chance[0]["value"].append("QH")
    match.record()["position"]["hands"][0].append("4D")
    assert match.record() == before
    assert commonroom.replay(match.record()).state == match.state


def test_a_scripted_start_draw_without_an_end_is_refused() -> None:
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    ties = [rank + suit for rank in ranks for suit in "SHDC" for _ in range(2)]
    with pytest.raises(BadInput, match=r"^chance: .*ties"):
        commonroom.new(
            "sequence", edition="classic-2022", seats=["A", "B"], chance=[{"label": "start_draw", "value": ties}]
        )


def test_games_tells_all_that_is_needed_to_open_a_table() -> None:
    sequence = commonroom.games()["sequence"]
    assert list(sequence["editions"]) == ["harry-potter-2021", "classic-2022"]
    assert sequence["seats"] == [2, 3, 4, 6, 8, 9, 10, 12]
    assert sequence["options"]["draw_mode"] == {
        "choices": ["manual", "auto"],
        "default": "manual",
        "numbers": None,
        "several": False,
        "content": False,
        "rule": "RUL-SEQ-27",
        "group": "drawing",
        "needs": [],
    }
    assert sequence["options"]["draw_grace"]["needs"] == [{"options": {"draw_mode": ["manual"]}}]
    assert json.loads(json.dumps(commonroom.games())) == commonroom.games()


def test_a_number_is_a_seed_too_and_upper_case_digits_are_the_same_seed() -> None:
    assert read_seed(7) == read_seed(7) != read_seed(8)
    assert read_seed("AB" * 32) == read_seed("ab" * 32)


def test_the_public_api_is_what_the_documentation_shows(match: Match) -> None:
    assert match.to_act == (1,) or match.to_act == (0,)
    seat = match.to_act[0]
    move = match.legal(seat)[0]
    assert move.keys() == {"type", "card", "cell"}
    events = match.submit(seat, move)
    assert events[0] == {"type": "card_played", "seat": seat, "card": move["card"]}
    assert match.outcome is None
    assert match.version == 1
    assert {"type": "concede"} in match.asides(seat)


def test_what_was_proposed_before_or_after_is_not_taken_now(match: Match) -> None:
    """A server stores an action before it is taken: one that belongs to another version must never get in."""
    first = match.propose(match.to_act[0], match.moves(match.to_act[0])[0])
    match.accept(first)
    second = match.propose(match.to_act[0], match.moves(match.to_act[0])[0])
    with pytest.raises(AssertionError, match="moved on"):
        match.accept(first)
    match.rewind(0)
    with pytest.raises(AssertionError, match="moved on"):
        match.accept(second)


@pytest.mark.parametrize("seat", [-1, 2, 9, True, "0"])
def test_a_struct_too_is_taken_for_a_seat_of_the_table_only(match: Match, seat: Any) -> None:
    """Leaving is allowed at any time: for seat -1 it would make a record that cannot be replayed."""
    with pytest.raises(BadAction, match=r"^seat: .*is not a seat of this table"):
        match.act(seat, LEAVE)
    assert match.version == 0


@pytest.mark.parametrize("action", [{"type": "pass"}, None, hogwarts.Pass()])
def test_what_is_no_struct_of_the_game_is_sent_to_submit(match: Match, action: Any) -> None:
    with pytest.raises(TypeError, match="`submit` takes plain data"):
        match.act(match.to_act[0], action)
