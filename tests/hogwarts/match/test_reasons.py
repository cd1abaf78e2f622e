"""What greedy says about its moves in the match is what it does: every reason belongs to its plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import commonroom
from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.engine.tuples import other
from commonroom.games.hogwarts.match.actions import CHASERS, SHOOT, Aim, End, Formation, Move, Play, Put, Roll, Throw
from commonroom.games.hogwarts.match.bots import reasons as because
from commonroom.games.hogwarts.match.bots.choice import greedy_hint
from commonroom.games.hogwarts.match.state import State


class Said(NamedTuple):
    """A move with its reason, and the state before it."""

    before: State
    seat: int
    action: Any
    reason: Any


def played(seed: int) -> Iterator[Said]:
    """Yield every decision of one match."""
    options = {"placement": "free" if seed % 3 == 0 else "default"}
    match = commonroom.new("quidditch-match", seats=["Ann", "Bob"], options=options, seed=seed)
    while match.to_act:
        seat, before = match.to_act[0], match.current
        hint = greedy_hint(Eyes(match.rules, before, seat), Dice(bytes(32), match.version))
        yield Said(before, seat, hint.action, hint.reason)
        match.act(seat, hint.action)


@pytest.fixture(scope="module")
def said() -> list[Said]:
    return [each for seed in range(15) for each in played(seed)]


def of_kind(said: list[Said], kind: type) -> list[Said]:
    found = [each for each in said if isinstance(each.reason, kind)]
    assert found, f"{kind} never came up"
    return found


def test_nearly_every_plan_comes_up_and_only_a_roll_needs_no_reason(said: list[Said]) -> None:
    kinds = Counter(type(each.reason) for each in said)
    assert set(because.REASON.__args__) - {because.Withdraws, because.PutsBack, because.Blocks} <= set(kinds)
    assert all(isinstance(each.action, Roll) for each in said if each.reason is None)


@pytest.mark.parametrize(
    ("reason", "actions"),
    [
        (because.Forms, Formation),
        (because.Throws, Aim | Throw),
        (because.Gains, Play),
        (because.Rests, End),
        (because.SavesCard, Roll | End),
    ],
)
def test_a_reason_belongs_to_its_action(said: list[Said], reason: type, actions: Any) -> None:
    assert all(isinstance(each.action, actions) for each in of_kind(said, reason))


def test_who_shoots_has_the_quaffle(said: list[Said]) -> None:
    for each in of_kind(said, because.Shoots):
        assert each.action == SHOOT
        assert each.before.carrier(each.seat) in CHASERS


def test_who_carries_has_the_quaffle_and_who_fetches_it_has_not(said: list[Said]) -> None:
    assert all(each.before.carrier(each.seat) in CHASERS for each in of_kind(said, because.Carries))
    assert all(each.before.carrier(each.seat) is None for each in of_kind(said, because.Fetches))
    assert all(each.before.carrier(each.seat) == "keeper" for each in of_kind(said, because.BringsOut))


def test_who_stands_in_the_way_faces_a_keeper_with_the_quaffle(said: list[Said]) -> None:
    for each in said:
        if isinstance(each.reason, because.Blocks):
            assert isinstance(each.action, Move)
            assert each.before.carrier(other(each.seat)) == "keeper"
        if isinstance(each.reason, because.PutsBack):
            assert isinstance(each.action, Put)


def test_a_card_that_is_saved_is_in_the_hand(said: list[Said]) -> None:
    for each in of_kind(said, because.SavesCard):
        assert each.before.hands[each.seat]
