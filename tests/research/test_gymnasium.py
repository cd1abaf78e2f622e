"""Sequence on the kernel as Gymnasium has it: its own checks, episodes, opponents, autoreset."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from commonroom import BadInput
from commonroom.research import sequence_env, sequence_vector


def at_random(rnd: np.random.Generator, mask: Any) -> Any:
    """Choose one of the legal moves at each table; number 0 where there is none."""
    return (mask * rnd.random(mask.shape)).argmax(axis=-1)


@pytest.mark.parametrize("opponent", [None, "random"])
def test_gymnasiums_check_of_an_environment_passes(opponent: str | None) -> None:
    check_env(sequence_env(opponent=opponent), skip_render_check=True)


def test_what_is_returned_fits_the_spaces_and_gymnasiums_wrappers() -> None:
    env = DictInfoToList(RecordEpisodeStatistics(sequence_vector(8)))
    rnd = np.random.default_rng(1)
    observed, told = env.reset(seed=1)
    episodes = []
    for _ in range(300):
        assert env.observation_space.contains(observed)
        actions = at_random(rnd, observed["action_mask"])
        assert env.action_space.contains(actions)
        observed, rewards, terminated, truncated, told = env.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (8,)
        assert len(told) == 8
        episodes += [info["episode"] for info in told if "episode" in info]
    assert len(episodes) > 8
    assert {episode["r"] for episode in episodes} <= {-1.0, 0.0, 1.0}
    assert min(episode["l"] for episode in episodes) > 20
    env.close()


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_a_batch_behaves_like_gymnasiums_own_batch_of_single_tables(mode: AutoresetMode) -> None:
    """The cards differ, so the shapes of what comes back are compared, and when which table begins again."""
    many: Any = sequence_vector(3, opponent="random", autoreset_mode=mode)
    single: Any = SyncVectorEnv([lambda: sequence_env(opponent="random")] * 3, autoreset_mode=mode)
    assert many.metadata["autoreset_mode"] is single.metadata["autoreset_mode"] is mode
    assert many.single_observation_space == single.single_observation_space
    assert many.observation_space == single.observation_space
    assert many.action_space == single.action_space
    for env in (many, single):
        observed, _ = env.reset(seed=4)
        rnd, over, ended = np.random.default_rng(3), np.zeros(3, np.bool_), 0
        for _ in range(120):
            if over.any() and mode is AutoresetMode.DISABLED:
                observed, _ = env.reset(options={"reset_mask": over})
            observed, rewards, terminated, truncated, told = env.step(at_random(rnd, observed["action_mask"]))
            if mode is AutoresetMode.NEXT_STEP and over.any():
                assert not (terminated | truncated)[over].any()
                assert not rewards[over].any()
            over = terminated | truncated
            ended += over.sum()
            live = observed["action_mask"].any(axis=1)
            if mode is AutoresetMode.SAME_STEP:
                assert live.all()
                if over.any():
                    assert (told["_final_obs"] == over).all()
                    assert (told["_final_info"] == over).all()
                    assert not any(told["final_obs"][number]["action_mask"].any() for number in np.flatnonzero(over))
                    assert (told["final_info"]["seat"][over] == 0).all()
            else:
                assert (live == ~over).all()
        assert ended > 3


def test_a_table_that_is_over_has_to_be_reset_where_nothing_does_it() -> None:
    env = sequence_vector(2, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    env.step(np.array([-1, -1]))
    with pytest.raises(BadInput, match="the game at table 0 is over"):
        env.step(np.array([0, 0]))
    observed, _ = env.reset(options={"reset_mask": np.array([True, False])})
    assert observed["action_mask"].any(axis=1).tolist() == [True, True]
    with pytest.raises(BadInput, match="the game at table 1 is over"):
        env.step(at_random(np.random.default_rng(1), observed["action_mask"]))


def test_the_same_seed_deals_the_same_games_and_the_next_reset_others() -> None:
    def course(env: Any, seed: int | None) -> bytes:
        rnd, found = np.random.default_rng(1), b""
        observed, _ = env.reset(seed=seed)
        for _ in range(150):
            observed, rewards, *_ = env.step(at_random(rnd, observed["action_mask"]))
            found += observed["observation"].tobytes() + rewards.tobytes()
        return found

    one, other = sequence_vector(4, opponent="easy"), sequence_vector(4, opponent="easy")
    first = course(one, 9)
    assert course(other, 9) == first
    assert course(one, None) == course(other, None) != first
    assert course(one, 10) != first


def test_tables_do_not_disturb_each_other() -> None:
    one, other = sequence_vector(3), sequence_vector(3)
    seen = [env.reset(seed=2)[0] for env in (one, other)]
    assert len({row.tobytes() for row in seen[0]["observation"]}) == 3
    for _ in range(200):
        moves = [mask.argmax(axis=1) for mask in (seen[0]["action_mask"], seen[1]["action_mask"])]
        moves[1][1] = len(seen[1]["action_mask"][1]) - 1 - seen[1]["action_mask"][1][::-1].argmax()
        seen = [env.step(move)[0] for env, move in zip((one, other), moves, strict=True)]
        for table in (0, 2):
            assert (seen[0]["observation"][table] == seen[1]["observation"][table]).all()


def test_an_illegal_move_is_not_made_and_loses_the_game() -> None:
    env = sequence_vector(3)
    observed, _ = env.reset(seed=1)
    rows = env.rows.copy()
    legal = observed["action_mask"].argmax(axis=1)
    illegal = observed["action_mask"].argmin(axis=1)
    _, rewards, terminated, _, told = env.step(np.array([legal[0], illegal[1], 10**9]))
    assert rewards.tolist() == [0, -1, -1]
    assert terminated.tolist() == told["illegal"].tolist() == [False, True, True]
    assert (env.rows[1:] == rows[1:]).all()


def test_what_a_caller_does_with_a_mask_changes_nothing() -> None:
    env = sequence_vector(1)
    observed, _ = env.reset(seed=1)
    illegal = int(observed["action_mask"][0].argmin())
    observed["action_mask"][:] = 1
    assert env.step(np.array([illegal]))[4]["illegal"].all()


def test_a_game_that_goes_on_for_too_long_is_cut_off() -> None:
    env = sequence_vector(2, most_actions=3)
    rnd = np.random.default_rng(1)
    observed, _ = env.reset(seed=1)
    for number in range(3):
        observed, rewards, terminated, truncated, _ = env.step(at_random(rnd, observed["action_mask"]))
        assert truncated.tolist() == [number == 2] * 2
    assert not terminated.any()
    assert not rewards.any()


def shares(opponent: str, seats: int = 2) -> list[float]:
    """Let a learner that plays at random meet a bot; return the share of games that it wins and loses."""
    env = sequence_vector(64, opponent=opponent, seats=seats)
    rnd, results = np.random.default_rng(5), []
    observed, told = env.reset(seed=5)
    for _ in range(150):
        assert not told["seat"].any()
        observed, rewards, terminated, _, told = env.step(at_random(rnd, observed["action_mask"]))
        results += rewards[terminated].tolist()
    return [results.count(worth) / len(results) for worth in (1, -1)]


def test_against_a_bot_the_learner_plays_seat_0_and_is_as_good_as_it_plays() -> None:
    won, lost = shares("random")
    assert 0.4 < won / (won + lost) < 0.6
    won, lost = shares("greedy")
    assert won < 0.1
    assert lost > 0.9


def test_in_teams_the_learner_is_rewarded_with_its_side() -> None:
    won, lost = shares("random", seats=4)
    assert 0.4 < won / (won + lost) < 0.6


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        ({"opponent": "search"}, "opponent: 'search' is not one of random, greedy, easy"),
        ({"options": {"draw_mode": "manual"}}, "options: fast needs draw_mode=auto"),
        ({"seats": 5}, "seats: Sequence is played by"),
    ],
)
def test_a_table_that_the_kernel_cannot_play_is_refused(choices: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        sequence_vector(2, **choices)


def test_a_wrong_number_of_actions_and_a_wrong_mask_of_tables_are_refused() -> None:
    env = sequence_vector(2)
    env.reset(seed=1)
    with pytest.raises(BadInput, match=r"must be 2 numbers, not an array of shape \(3,\)"):
        env.step(np.zeros(3, np.int64))
    with pytest.raises(BadInput, match="reset_mask: must be 2 truth values"):
        env.reset(options={"reset_mask": np.zeros(2, np.bool_)})
