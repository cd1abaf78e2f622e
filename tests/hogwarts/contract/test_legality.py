"""Legality is written once, in the refusal of each question: moves on offer, fast or not, follow from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from itertools import count, islice
from typing import Any

import pytest

from commonroom.games import hogwarts
from commonroom.games.hogwarts.actions import Draw, Propose
from commonroom.games.hogwarts.agenda import QUESTIONS, asked
from commonroom.games.hogwarts.legality import legal, refusals
from commonroom.games.hogwarts.missions.needs import attempt_refusal, places_to_attempt, team_missions
from commonroom.games.hogwarts.question import Question
from commonroom.games.hogwarts.state import State, with_person

from .reaching import Curiosity, played
from .tables import at, table

TABLES: tuple[tuple[int, str, dict[str, Any]], ...] = (
    (1, "year", {"solo_rules": "qualified", "solo_death_eaters": "automated"}),
    (4, "year", {"variant": "team", "teams": 2, "extra_stops": "classroom_with_book"}),
    (8, "year", {"variant": "qualified", "mission_exchange": "tower_7plus", "extra_stops": "named_places"}),
    (4, "voldemort-returns", {}),
)
STATES = 400


def states(seats: int, edition: str, options: dict[str, Any], seed: int) -> Iterator[State]:
    """Yield states of real games in which everybody prefers what is new."""
    curiosity, where = Curiosity(seed), table(seats, edition, **options)
    games = (played(at(where, bytes([number]) * 32), curiosity, STATES, number) for number in count(seed))
    found = (state for game in games for _, _, state in game if hogwarts.to_act(state))
    return islice(found, STATES)


@pytest.mark.parametrize(("seats", "edition", "options"), TABLES)
def test_moves_that_are_found_fast_are_the_candidates_that_are_not_refused(
    seats: int, edition: str, options: dict[str, Any]
) -> None:
    """The order has to be the same too, because bots and dice choose by index."""
    compared = Counter[type]()
    for state in states(seats, edition, options, seats):
        task, how = asked(state)
        if how.fast is not None:
            for seat in how.seats(state, task):
                assert how.fast(state, task, seat) == how.allowed(state, task, seat)
                compared[type(task)] += 1
    fast = {task for task, how in QUESTIONS.items() if how.fast is not None}
    assert fast
    assert all(compared[task] > 100 for task in fast), compared


def test_a_fast_list_that_forgets_a_move_would_be_found() -> None:
    """The comparison above can fail: half a list differs from the candidates."""
    differ = 0
    for state in states(4, "voldemort-returns", {}, 1):
        task, how = asked(state)
        seat = how.seats(state, task)[0]
        half = how.moves(state, task, seat)[::2]
        halved: Question[Any, Any] = how._replace(fast=lambda *_, half=half: half)
        differ += halved.moves(state, task, seat) != halved.allowed(state, task, seat)
    assert differ > 100


@pytest.mark.rule("HOG-111", "RUL-HOG-027")
@pytest.mark.parametrize(("seats", "edition", "options"), TABLES[:3])
def test_the_places_of_a_mission_are_those_where_its_attempt_is_not_refused(
    seats: int, edition: str, options: dict[str, Any]
) -> None:
    """As things stand, and with all tokens of the mission at hand: few bots ever hold them at the same time."""
    found = Counter[bool]()
    for state in states(seats, edition, options, seats):
        for seat, mission in [(each, mission) for each in state.seats for mission in team_missions(state, each)]:
            equipped = copy(state)
            with_person(equipped, seat, items=state.world.missions[mission].tokens)
            for each in (state, equipped):
                places = each.world.standing_for(each.world.missions[mission].place)
                allowed = [at for at in places if attempt_refusal(each, seat, mission, at=at) is None]
                assert places_to_attempt(each, seat, mission) == allowed
                found[bool(allowed)] += 1
    assert found[True] > 100
    assert found[False] > 100


@pytest.mark.parametrize(("seats", "edition", "options"), TABLES)
def test_every_candidate_is_either_offered_or_explained(seats: int, edition: str, options: dict[str, Any]) -> None:
    explained = Counter[str]()
    for state in states(seats, edition, options, 10 + seats):
        task, how = asked(state)
        for seat in state.seats:
            why_not = refusals(state, seat)
            if seat not in how.seats(state, task):
                assert why_not == []
                continue
            offered = legal(state, seat)
            candidates = list(how.candidates(state, task, seat))
            assert Counter(map(repr, candidates)) == Counter(map(repr, [*offered, *(each for each, _ in why_not)]))
            for action, refused in why_not:
                assert hogwarts.refusal(state, seat, action) == refused
                explained[refused.code] += 1
    assert len(explained) > 5, explained


def test_a_common_room_tells_why_there_is_nothing_to_be_had() -> None:
    """No card comes from an empty deck (RUL-HOG-012), and floo powder only in the second mode (RUL-HOG-165)."""
    room = {"task": "common_room", "seat": 0, "may_offer": False}
    people = [{"items": ["nagini"]}, {"items": ["cauldron"]}]
    state = at(table(2), turn=0, seats=people, decks={"potion": []}, agenda=[room])
    why_not = {(action, refused.rule) for action, refused in refusals(state, 0)}
    assert why_not == {
        (Draw("potion"), "RUL-HOG-012"),
        (Draw("floo"), "RUL-HOG-165"),
        (Propose("nagini"), "RUL-HOG-055"),
    }
    assert refusals(state, 1) == []
