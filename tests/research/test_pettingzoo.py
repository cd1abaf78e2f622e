"""PettingZoo's own tests, for every game of the house, and what they do not ask: that nothing hidden is observed."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, seed_test
from pettingzoo.utils import parallel_to_aec

from commonroom import BadInput, replay
from commonroom.engine import Dice
from commonroom.games import GAMES
from commonroom.research import aec, parallel
from commonroom.research.agents.rounds import Rounds
from commonroom.research.agents.turns import Turns
from commonroom.research.features import features

TABLES: Mapping[str, dict[str, Any]] = {
    **{game: {"game": game} for game in GAMES},
    "sequence, drawn for them": {"game": "sequence", "seats": 4, "options": {"draw_mode": "auto"}},
    "hogwarts in teams": {"game": "hogwarts", "seats": 4, "options": {"length": "quick"}},
    "voldemort returns": {"game": "hogwarts", "edition": "voldemort-returns", "seats": 3},
}
EXPECTED = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
)
"""PettingZoo's warnings about observations with a mask, except from its own card games; at the end no move is legal."""

at_each_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)


@pytest.fixture(autouse=True)
def _pettingzoo_warns() -> Iterator[None]:
    with warnings.catch_warnings():
        for warning in EXPECTED:
            warnings.filterwarnings("ignore", warning)
        yield


@at_each_table
def test_pettingzoos_api_test_passes(table: dict[str, Any]) -> None:
    api_test(aec(**table), num_cycles=300)


@at_each_table
def test_pettingzoos_seed_test_passes(table: dict[str, Any]) -> None:
    seed_test(partial(aec, **table), num_cycles=60)


class Unmasked(Rounds):
    """Takes any number for a move: PettingZoo's test of cycles draws numbers without looking at the mask."""

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        return super().step({agent: number % (len(self.moves_of(agent)) or 1) for agent, number in actions.items()})


@at_each_table
def test_pettingzoos_test_of_cycles_passes(table: dict[str, Any]) -> None:
    def env(max_cycles: int) -> Any:
        return parallel_to_aec(Unmasked(**table, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=partial(Unmasked, **table), env=env))


def begin(env: Any, seed: int) -> Any:
    """Begin a match in which the cards and the choices follow from the seed."""
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    return env.reset(seed=seed)


def choose(env: Any, agent: str, mask: Any) -> int:
    return int(env.action_space(agent).sample(mask))


@at_each_table
def test_an_episode_is_cut_off_after_as_many_choices_as_were_asked_for(table: dict[str, Any]) -> None:
    env = aec(**table, max_cycles=5)
    begin(env, 1)
    while not any(env.truncations.values()):
        assert not any(env.terminations.values())
        env.step(choose(env, env.agent_selection, env.observe(env.agent_selection)["action_mask"]))
    assert env.match.version == 5 * env.num_agents


def test_an_episode_is_a_match_with_a_record_and_its_winner_is_rewarded() -> None:
    env = aec("sequence", options={"draw_mode": "auto"})
    begin(env, 3)
    while not any(env.terminations.values()):
        env.step(choose(env, env.agent_selection, env.observe(env.agent_selection)["action_mask"]))
    outcome = replay(env.match.record()).outcome
    assert outcome is not None
    assert outcome["winners"]
    assert env.rewards == {f"seat_{seat}": 1.0 if seat in outcome["winners"] else -1.0 for seat in (0, 1)}


def test_the_same_seed_is_followed_by_the_same_matches() -> None:
    one, other = aec("quidditch"), aec("quidditch")
    for seed in (5, None, None):
        one.reset(seed)
        other.reset(seed)
        assert one.match == other.match
    first = one.match
    one.reset(5)
    assert one.match != first


def test_a_number_that_stands_for_no_move_is_refused() -> None:
    env = aec("sequence")
    env.reset(seed=1)
    with pytest.raises(BadInput, match=r"action: 400 is not the number of a move of seat_\d, which has \d+"):
        env.step(400)
    both = parallel("sequence")
    both.reset(seed=1)
    with pytest.raises(BadInput, match="None is not the number of a move"):
        both.step({})


def test_too_few_numbers_for_the_moves_are_refused() -> None:
    with pytest.raises(BadInput, match=r"most_moves: 3 is too few: seat \d has \d+ moves now"):
        aec("sequence", most_moves=3).reset(seed=1)


def simultaneous(env: Turns, kind: str, seed: int) -> Iterator[tuple[str, str]]:
    """Play a match at random; yield the agent asked and another, whenever both have to make the same kind of choice."""
    begin(env, seed)
    while not any(env.terminations.values()) and env.match.version < 400:
        agent = env.agent_selection
        others = [env.possible_agents[seat] for seat in env.match.to_act if env.possible_agents[seat] != agent]
        if others and all(type(move).__name__ == kind for one in (agent, others[0]) for move in env.moves_of(one)):
            yield agent, others[0]
        env.step(choose(env, agent, env.observe(agent)["action_mask"]))


@pytest.mark.parametrize(("game", "kind", "at_least"), [("quidditch", "Commit", 20)])
def test_whoever_is_asked_second_cannot_see_what_the_first_has_chosen(game: str, kind: str, at_least: int) -> None:
    """Both lay cards face down at the same time. The second is asked after the first, and sees the same either way."""
    env, compared = aec(game), 0
    for seed in range(2):
        for agent, other in simultaneous(env, kind, seed):
            match = env.match
            seen = []
            for move in env.moves_of(agent):
                env.match = match.copy()
                env.match.act(env.seat_of(agent), move)
                seen.append((env.observe(other)["observation"].tobytes(), tuple(env.moves_of(other))))
            env.match = match
            assert len(set(seen)) == 1
            compared += len(seen)
    assert compared >= at_least


@at_each_table
def test_an_observation_says_nothing_that_the_seat_does_not_know(table: dict[str, Any]) -> None:
    """Deal again whatever a seat cannot know: it observes the same, and so do its moves have the same numbers."""
    env = aec(**table)
    begin(env, 7)
    dealt = 0
    while env.match.version < 120 and not any(env.terminations.values()):
        if env.match.version % 4 == 0:
            match = env.match
            for agent in env.agents:
                here = env.observe(agent), env.moves_of(agent)
                env.match = match.copy()
                env.match.current = env.rules.imagine(match.current, env.seat_of(agent), Dice(bytes(32), match.version))
                dealt += env.match.current != match.current
                there = env.observe(agent), env.moves_of(agent)
                env.match = match
                assert here[0]["observation"].tobytes() == there[0]["observation"].tobytes()
                assert here[0]["action_mask"].tobytes() == there[0]["action_mask"].tobytes()
                assert list(here[1]) == list(there[1])
        env.step(choose(env, env.agent_selection, env.observe(env.agent_selection)["action_mask"]))
    assert dealt or env.rules.ABOUT.name == "quidditch-match"


def cycles(env: Rounds, seed: int) -> Iterator[tuple[int, int, int]]:
    """Play a match at random; yield for each cycle how many chose, and how many choices were taken and dropped."""
    observed, told = begin(env, seed)
    while env.agents:
        choosing, before = sum(bool(info["moves"]) for info in told.values()), env.match.version
        chosen = {agent: choose(env, agent, observed[agent]["action_mask"]) for agent in env.agents}
        observed, _, _, _, told = env.step(chosen)
        yield choosing, env.match.version - before, sum(info["too_late"] for info in told.values())


def test_in_a_parallel_cycle_both_choose_at_once() -> None:
    found = list(cycles(parallel("quidditch"), 1))
    assert all((taken, dropped) == (choosing, 0) for choosing, taken, dropped in found)
    assert sum(choosing == 2 for choosing, _, _ in found) >= 5


def test_a_choice_is_dropped_if_its_question_has_changed_meanwhile() -> None:
    env = parallel("quidditch", max_cycles=60)
    env.rules = env.rules.altered(question=lambda state, _: env.match.rules.to_act(state))  # type: ignore[attr-defined]
    assert (2, 1, 1) in list(cycles(env, 1))


def test_whoever_waits_has_one_number() -> None:
    env = parallel("sequence")
    observed, told = env.reset(seed=1)
    (waiting,) = (agent for agent in env.agents if not told[agent]["moves"])
    assert observed[waiting]["action_mask"].sum() == 1


def test_every_move_of_a_position_has_features_of_its_own() -> None:
    env = aec("sequence")
    env.reset(seed=1)
    rows = env.move_features(env.agent_selection)
    assert len(np.unique(rows, axis=0)) == len(rows) == len(env.moves_of(env.agent_selection)) > 1


def test_features_depend_on_the_data_alone_and_stay_within_bounds() -> None:
    one = features({"hand": ["KH", "2S"], "pile": 90}, 64)
    assert one.tolist() == features({"hand": ["KH", "2S"], "pile": 90}, 64).tolist()
    assert one.tolist() != features({"hand": ["KH", "2C"], "pile": 90}, 64).tolist()
    assert np.abs(one).max() < 1
    assert round(float(one.sum()), 3) == SUM


SUM = 0.322
"""Of the features above: the hash is the same on every machine, or a trained learner would be worthless elsewhere."""


def test_a_watcher_can_have_the_table_printed() -> None:
    env = aec("sequence")
    env.reset(seed=1)
    assert "hand=UNSET" in env.render()
    env.close()
