"""What bots say about their moves is true of the board, and is what their rating was made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import commonroom
from commonroom.bots.reasons import Only
from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.engine.plain import plain
from commonroom.games.hogwarts.actions import Attempt, Draw, Exam, Step
from commonroom.games.hogwarts.bots import HINTS
from commonroom.games.hogwarts.bots.fights.answers import rate_turn
from commonroom.games.hogwarts.bots.fights.bouts import Bout
from commonroom.games.hogwarts.bots.mind import Mind
from commonroom.games.hogwarts.bots.reasons import kinds as because
from commonroom.games.hogwarts.state import State

LONGEST = 700
"""Decisions after which a game is left."""


class Said(NamedTuple):
    """A move with its reason, and the state as the bot saw it."""

    before: State
    seat: int
    action: Any
    reason: Any

    def mind(self) -> Mind:
        return Mind(self.before, self.seat, Dice(bytes(32), 0))


def played(seed: int, **table: Any) -> Iterator[Said]:
    """Yield the decisions of one game between greedy players that leave a choice."""
    match = commonroom.new("hogwarts", seed=seed, **table)
    for number in range(LONGEST):
        if not match.to_act:
            return
        seat, before = match.to_act[0], match.current
        eyes = Eyes(match.rules, before, seat)
        if len(eyes.legal()) > 1:
            hint = HINTS["greedy"](eyes, Dice(bytes(32), number))
            yield Said(before, seat, hint.action, hint.reason)
            match.act(seat, hint.action)
        else:
            match.act(seat, eyes.legal()[0])


@pytest.fixture(scope="module")
def said() -> list[Said]:
    tables: list[dict[str, Any]] = [
        {"seats": ["Ann", "Bob"], "options": {"length": "quick"}},
        {"seats": ["Ann", "Bob", "Cy"]},
    ]
    return [each for seed in (3, 4) for table in tables for each in played(seed, **table)]


def of_kind(said: list[Said], *kinds: type, least: int = 3) -> list[Said]:
    found = [each for each in said if isinstance(each.reason, kinds)]
    assert len(found) >= least, f"{kinds} came up too seldom to be judged"
    return found


def test_most_moves_have_a_reason_and_there_are_many_kinds(said: list[Said]) -> None:
    kinds = Counter(type(each.reason) for each in said)
    assert len(kinds) >= 12
    assert kinds[type(None)] < len(said) / 4


def test_a_mission_that_is_named_is_open_to_the_seat_and_brings_these_points(said: list[Said]) -> None:
    for each in of_kind(said, because.Heads, because.Reaches, because.Attempts):
        mission = each.before.world.missions[each.reason.mission]
        assert mission.points == each.reason.points
        assert mission.id in [goal.mission.id for goal in each.mind().goal_worth.all_goals]


def test_a_token_that_is_fetched_is_one_of_those_that_the_mission_needs(said: list[Said]) -> None:
    for each in of_kind(said, because.Fetches):
        assert each.reason.token in each.before.world.missions[each.reason.mission].tokens
        assert each.reason.token not in each.before.people[each.seat].items


def test_the_chance_of_a_mission_is_the_one_that_it_was_rated_by(said: list[Said]) -> None:
    for each in of_kind(said, because.Attempts):
        assert isinstance(each.action, Attempt)
        (goal,) = [goal for goal in each.mind().goal_worth.all_goals if goal.mission.id == each.action.mission]
        assert each.reason.percent == round(100 * goal.chance())
        assert goal.worth_now() == pytest.approx(goal.chance() * goal.gain - (1 - goal.chance()) * goal.loss)


def test_the_chance_in_a_fight_is_the_one_that_the_answer_was_rated_by(said: list[Said]) -> None:
    for each in of_kind(said, because.Strikes, because.Casts):
        mind, task = each.mind(), each.before.agenda[-1]
        bout = Bout(mind, task.fight, task.fight.at)  # type: ignore[union-attr]
        by_dice = isinstance(each.reason, because.Strikes)
        chance = bout.by_dice() if by_dice else bout.by_card(each.action.card)
        cost = 0.0 if by_dice else bout.cost(each.action.card)
        assert each.reason.percent == round(100 * chance)
        assert rate_turn(mind, task, each.action) == pytest.approx(bout.rating(chance, cost))  # type: ignore[arg-type]


def test_a_book_brings_the_points_and_a_draw_is_from_the_deck_that_is_named(said: list[Said]) -> None:
    for each in of_kind(said, because.HandsIn):
        assert isinstance(each.action, Exam)
        assert each.before.world.books[each.action.book].value == each.reason.points
    for each in of_kind(said, because.Draws):
        assert isinstance(each.action, Draw)
        assert each.action.deck == each.reason.deck


@pytest.mark.rule("HOG-110")
def test_a_hint_for_a_walk_names_its_end_even_where_only_one_step_begins_it() -> None:
    """After a token on the way there may be one way on, and many ends; a step is no end."""
    match = commonroom.new("hogwarts", seats=["Ann", "Bob"], seed=5, options={"length": "quick"})
    single = 0
    while match.to_act and single < 5:
        seat = match.to_act[0]
        moves, ends = match.moves(seat), match.rules.shortcuts(match.current, seat)
        if len(moves) == 1 and len(ends) > 1 and isinstance(moves[0], Step):
            single += 1
            hint = match.bot("greedy").hint(seat)
            assert hint.action["type"] == "walk"
            assert hint.action in plain(ends)
            assert not isinstance(hint.reason, Only)
        match.act(seat, match.bot("greedy").move(seat))
    assert single == 5
