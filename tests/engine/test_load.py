"""A game is a module with about a dozen names; the rest have defaults, and missing ones are reported."""

from __future__ import annotations

import json
import pickle
from types import ModuleType, SimpleNamespace
from typing import Any

import msgspec
import pytest

from commonroom.bots import bots_of, find_bot
from commonroom.engine import BadAction, BadInput, Dice, Match, Outcome, Pause, Rules
from commonroom.engine.actions import action_decoder
from commonroom.engine.contract import Rules as Contract
from commonroom.engine.errors import BadGame
from commonroom.engine.eyes import Eyes
from commonroom.engine.load import CONTRACT, REQUIRED, load_game
from commonroom.engine.table import read_table

from . import nim

AnyRules = Rules[Any, Any, Any]


@pytest.fixture
def rules() -> AnyRules:
    return load_game(nim)


@pytest.fixture
def match(rules: AnyRules) -> Match:
    return Match(rules, read_table(rules.ABOUT, None, None, ["Ann", "Bob", "Eve"]), bytes(32))


def module(**parts: Any) -> ModuleType:
    """Return the smallest game with some parts of its own; None removes one."""
    made = ModuleType("tiny")
    names = {**{name: getattr(nim, name) for name in CONTRACT if hasattr(nim, name)}, **parts}
    vars(made).update({name: value for name, value in names.items() if value is not None})
    return made


def test_the_contract_is_what_is_required_and_what_has_a_default() -> None:
    assert {name for name in vars(Contract) if not name.startswith("_")} == CONTRACT
    assert len(REQUIRED) <= 12


@pytest.mark.parametrize("name", REQUIRED)
def test_what_only_the_game_can_say_must_be_there(name: str) -> None:
    with pytest.raises(BadGame, match=rf"^tiny lacks {name}; see docs/adding-a-game.md$"):
        load_game(module(**{name: None}))


def test_all_that_is_missing_is_said_at_once() -> None:
    with pytest.raises(BadGame, match=r"^tiny lacks view, outcome, legal \(or space\);"):
        load_game(module(view=None, outcome=None, space=None))


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"ABOUT": {"name": "tiny"}}, "ABOUT of tiny must be an About, not dict"),
        ({"view": 3}, "view of tiny must be a function, not int"),
        ({"default": ModuleType("tiny.default"), "imagine": ModuleType("tiny.imagine")}, "tiny lacks imagine;"),
        ({"ACTION": dict}, "ACTION of tiny must be a struct or a union of structs"),
        ({"ACTION": msgspec.defstruct("Loose", ["a"], tag_field="type", tag="a")}, "Loose of tiny needs tag_field"),
        (
            {"ACTION": msgspec.defstruct("Tagless", ["a"], forbid_unknown_fields=True)},
            "Tagless of tiny needs tag_field",
        ),
    ],
)
def test_what_is_no_game_is_refused_by_name(parts: dict[str, Any], why: str) -> None:
    with pytest.raises(BadGame, match=why.replace("(", r"\(")):
        load_game(module(**parts))


def test_a_game_that_is_loaded_stays_as_it_is_and_is_pickled_by_its_module(rules: AnyRules) -> None:
    assert load_game(rules) is rules
    again = pickle.loads(pickle.dumps(rules))
    assert again.setup is nim.setup
    assert repr(rules) == "<game nim>"


def test_a_game_with_another_part_is_another_game(rules: AnyRules) -> None:
    mute = rules.altered(legal=lambda *_: [nim.Take(1)])  # type: ignore[attr-defined]
    state = nim.State(2)
    assert mute.default(state, 0, Dice(bytes(32), 0)) == nim.Take(1)
    assert len(rules.legal(state, 0)) == 3


def test_who_says_nothing_has_nothing(rules: AnyRules, match: Match) -> None:
    state = match.current
    assert rules.sides_of(match.table) == (0, 1, 2)
    assert (rules.asides(state, 0), rules.components(state), rules.opening(state)) == ((), (), ())
    assert (rules.clock(state), rules.question(state, 0), rules.courtesy(state, 0)) == (None, None, None)
    assert (rules.patience(state, 0), rules.hold(state, 0, nim.Take(1))) == (Pause(), 0.0)
    assert (rules.team_channel(state, 0), rules.CONTENT, rules.BOTS) == ((), None, {})
    assert rules.summarise(state, ()).counts == {}


def test_moves_follow_from_what_can_be_worded_and_is_not_refused(match: Match) -> None:
    assert match.legal(0) == [{"type": "take", "number": number} for number in (1, 2, 3)]
    assert match.legal(1) == []
    match.rules = load_game(module(asides=lambda *_: [nim.Take(2)]))
    assert [move["number"] for move in match.legal(0)] == [1, 3]


def test_what_can_be_worded_follows_from_the_moves_where_those_are_listed(match: Match) -> None:
    rules = load_game(module(space=None, legal=lambda state, seat: [nim.Take(1)] if seat == state.turn else []))
    assert list(rules.space(match.current)) == [nim.Take(1)]


def test_a_default_move_is_one_of_the_moves(match: Match) -> None:
    assert match.default(0) in match.legal(0)
    assert match.default(0) == match.default(0)


def test_a_position_has_the_fields_of_the_state_and_what_is_left_out_is_as_at_the_start(match: Match) -> None:
    match.submit(0, {"type": "take", "number": 3})
    assert match.state == {"seats": 3, "heap": 7, "turn": 1}
    again = Match.from_record(match.rules, json.loads(json.dumps(match.record())))
    assert again == match
    placed = Match(match.rules, match.table, bytes(32), position={"heap": 2})
    assert placed.state == {"seats": 3, "heap": 2, "turn": 0}


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"stones": 3}, r"^position\.stones: is not a field of a position"),
        ({"heap": "three"}, r"^position\.heap: must be a whole number"),
        ({"heap": 11}, r"^position: must hold every piece of the box exactly once"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any], why: str) -> None:
    counted = load_game(module(components=lambda state: ["stone"] * max(state.heap, 10)))
    with pytest.raises(BadInput, match=why):
        counted.from_position(read_table(nim.ABOUT, None, None, ["A", "B"]), position, Dice(bytes(32), 0))


def test_a_state_is_worth_what_comes_of_it(rules: AnyRules) -> None:
    assert rules.appraise(nim.State(2, heap=0, turn=1)) == (0.0, 1.0)
    for heap in range(1, 11):
        worth = rules.appraise(nim.State(2, heap=heap))
        assert sum(worth) == 1
        assert rules.appraise(nim.State(2, heap=heap)) == worth
    assert rules.appraise(nim.State(2, heap=1)) == (0.75, 0.25)
    drawn = load_game(module(outcome=lambda _: None))
    assert drawn.appraise(nim.State(3)) == (0.5, 0.5, 0.5)
    shared = load_game(module(outcome=lambda _: Outcome((), None, "draw")))
    assert shared.appraise(nim.State(3)) == (0.5, 0.5, 0.5)


def test_without_a_judgement_the_state_must_know_its_seats() -> None:
    blind = load_game(module(outcome=lambda _: None))
    with pytest.raises(BadGame, match="nim lacks `appraise`, or a state that knows its number of `seats`"):
        blind.appraise(SimpleNamespace(heap=3))


def test_two_bots_play_any_game_and_the_one_that_thinks_finds_the_winning_move(rules: AnyRules) -> None:
    assert set(bots_of(rules)) == {"random", "search"}
    for heap, best in ((2, 2), (3, 3), (5, 1), (6, 2), (7, 3)):
        thinker = find_bot(rules, "search@400")
        assert thinker(Eyes(rules, nim.State(2, heap=heap), 0), Dice(bytes(32), heap)) == nim.Take(best)


@pytest.mark.parametrize("action", [{"number": 1}, {}, {"type": "give", "number": 1}, {"type": "take"}, [], None])
def test_the_only_kind_of_action_is_read_as_strictly_as_one_of_many(match: Match, action: Any) -> None:
    with pytest.raises(BadAction):
        match.submit(0, action)
    with pytest.raises(msgspec.DecodeError):
        action_decoder(nim.ACTION)(json.dumps(action).encode())


def test_the_only_kind_of_action_is_taken_as_data_and_as_struct(match: Match) -> None:
    match.submit(0, nim.Take(1))
    match.submit(1, {"type": "take", "number": 2})
    assert action_decoder(nim.ACTION)(b'{"type": "take", "number": 2}') == nim.Take(2)
    assert match.state["heap"] == 7
