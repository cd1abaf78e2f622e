"""The environment for JAX: what its two functions return, its luck, and moves that are not allowed."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.research.rows import counts

from commonroom.engine import BadInput
from commonroom.fast.state import DESIGNS
from commonroom.research import sequence_jax
from commonroom.research.functional.bits import BITS, nth, only, set_of
from commonroom.research.functional.cards import DEALT, Cards, deal, top
from commonroom.research.functional.env import SequenceJax, Shown
from commonroom.research.functional.luck import below
from commonroom.research.functional.moves import WORDS, action_at, mask_of, place_of
from commonroom.research.functional.planes import observe
from commonroom.research.sequence.numbers import ACTIONS

TABLES = 64


@pytest.fixture(scope="module")
def env() -> SequenceJax:
    return sequence_jax()


@pytest.fixture(scope="module")
def reset(env: SequenceJax) -> Any:
    return jax.jit(jax.vmap(env.reset))


@pytest.fixture(scope="module")
def step(env: SequenceJax) -> Any:
    return jax.jit(jax.vmap(env.step))


@pytest.fixture(scope="module")
def sample(env: SequenceJax) -> Any:
    return jax.jit(jax.vmap(env.sample))


@pytest.fixture(scope="module")
def play(reset: Any, step: Any, sample: Any) -> Any:
    """Return what plays at random: so many steps from a seed, and what each of them showed."""

    def played(seed: int, steps: int) -> Any:
        state, shown = reset(keys(seed))
        seen = [shown]
        for number in range(steps):
            bits = jax.random.bits(jax.random.key(number), (TABLES,), jnp.uint32)
            state, shown = step(state, sample(state, bits))
            seen.append(shown)
        return jax.tree.map(lambda *each: np.stack(each), *seen)

    return played


def keys(seed: int) -> Any:
    return jax.random.split(jax.random.key(seed), TABLES)


def test_what_is_shown_has_the_shapes_and_types_of_the_document(env: SequenceJax, reset: Any, step: Any) -> None:
    state, shown = reset(keys(1))
    for each in (shown, step(state, jnp.zeros(TABLES, jnp.int32))[1]):
        assert isinstance(each, Shown)
        assert (each.observation.shape, each.observation.dtype) == ((TABLES, *env.observation_shape), jnp.bfloat16)
        assert (each.mask.shape, each.mask.dtype) == ((TABLES, env.actions), jnp.int8)
        assert (each.reward.shape, each.reward.dtype) == ((TABLES,), jnp.float32)
        assert (each.done.shape, each.done.dtype) == ((TABLES,), jnp.bool_)
    assert not shown.done.any()
    assert not shown.reward.any()
    assert set(np.unique(np.asarray(shown.observation))) == {0, 1}


@pytest.mark.parametrize("dtype", [jnp.float32, jnp.float16, jnp.int8])
def test_an_observation_is_the_same_in_every_type(env: SequenceJax, reset: Any, dtype: Any) -> None:
    state, shown = reset(keys(1))
    other = jax.jit(jax.vmap(partial(observe, env.box, dtype=dtype)))(state)
    assert other.dtype == dtype
    assert (np.asarray(other) == np.asarray(shown.observation).astype(dtype)).all()


def test_the_same_keys_lead_to_the_same_games(play: Any) -> None:
    one, two, other = (play(seed, 20) for seed in (1, 1, 2))
    assert all((a == b).all() for a, b in zip(one, two, strict=True))
    assert (one.observation != other.observation).any(axis=(0, 2, 3, 4)).all()


def test_games_end_and_others_begin_in_the_same_step(play: Any) -> None:
    seen = play(1, 200)
    assert seen.done.sum() > TABLES
    assert seen.mask.any(axis=2).all()
    assert not seen.observation[seen.done][..., :4].any(), "chips on a new board"
    assert set(np.unique(seen.reward)) == {0, 1}
    assert not seen.reward[~seen.done].any()


@pytest.mark.parametrize("action", [-1, 99, 744, 745, 767, 2**31 - 1])
def test_a_move_that_is_not_allowed_loses(reset: Any, step: Any, action: int) -> None:
    """Cell 99 is a corner, and no window has to be chosen at the beginning."""
    state, _ = reset(keys(1))
    after, shown = step(state, jnp.full(TABLES, action, jnp.int32))
    assert (shown.reward == -1).all()
    assert shown.done.all()
    assert (counts(after.own.hand).sum(axis=1) == 7).all()


def test_one_table_needs_no_batch(env: SequenceJax) -> None:
    state, shown = jax.eval_shape(env.reset, jax.random.key(1))
    assert shown.observation.shape == env.observation_shape
    assert jax.eval_shape(env.step, state, jnp.int32(0)) == (state, shown)


def test_sampling_draws_each_move_as_often_as_any_other(env: SequenceJax, reset: Any) -> None:
    state, shown = reset(keys(1))
    first = jax.tree.map(lambda leaf: leaf[0], state)
    moves = np.flatnonzero(shown.mask[0])
    evenly = jnp.asarray(np.linspace(0, 2**32 - 1, 100 * len(moves)), jnp.uint32)
    drawn = np.bincount(jax.jit(jax.vmap(env.sample, (None, 0)))(first, evenly), minlength=ACTIONS)
    assert np.flatnonzero(drawn).tolist() == moves.tolist()
    assert (abs(drawn[moves] - 100) <= 1).all()


def test_every_action_has_a_place_of_its_own_in_a_set_of_moves() -> None:
    actions = jnp.arange(ACTIONS)
    places = place_of(actions)
    assert (action_at(places) == actions).all()
    masks = jax.jit(jax.vmap(lambda place: mask_of(only(place, BITS * WORDS))))(places)
    assert (np.asarray(masks) == np.eye(ACTIONS, masks.shape[1])).all()


def test_a_number_below_a_bound_is_each_as_likely() -> None:
    rnd = np.random.default_rng(1)
    for bound in (1, 2, 13, 104, 745, 65_535):
        words = rnd.integers(1 << 32, size=1_000, dtype=np.uint32)
        assert np.asarray(below(jnp.asarray(words), bound)).tolist() == (words.astype(np.uint64) * bound >> 32).tolist()


def test_the_places_of_a_set_are_found() -> None:
    rnd = np.random.default_rng(1)
    sets = [np.flatnonzero(rnd.random(150) < rnd.random()).tolist() for _ in range(50)]
    words = jnp.asarray([set_of(numbers, 150) for numbers in sets])
    places = jnp.arange(150, dtype=jnp.uint32)
    found = jax.jit(jax.vmap(jax.vmap(nth, (None, 0)), (0, None)))(words, places)
    assert [row[: len(numbers)] for row, numbers in zip(found.tolist(), sets, strict=True)] == sets


def test_a_card_that_is_twice_in_the_pile_is_drawn_twice_as_often() -> None:
    pile = Cards(jnp.asarray(set_of([3, 40, 51], DESIGNS)), jnp.asarray(set_of([40], DESIGNS)))
    evenly = jnp.asarray(np.linspace(0, 2**32 - 1, 400), jnp.uint32)
    drawn = np.bincount(jax.jit(jax.vmap(top, (None, 0)))(pile, evenly), minlength=DESIGNS)
    assert {card: int(times) for card, times in enumerate(drawn) if times} == {3: 100, 40: 200, 51: 100}


def test_a_deal_divides_the_deck_and_is_fair(env: SequenceJax) -> None:
    luck = jax.random.bits(jax.random.key(1), (20_000, DEALT), jnp.uint32)
    own, other, pile = (counts(cards) for cards in jax.jit(jax.vmap(deal, (None, 0)))(env.box, luck))
    assert (own + other + pile == 2).all()
    assert (own.sum(axis=1) == 7).all()
    assert (other.sum(axis=1) == 7).all()
    for hands in (own, other):
        expected = 20_000 * 7 / DESIGNS
        assert ((hands.sum(axis=0) - expected) ** 2 / expected).sum() < 90  # 51 degrees of freedom: one in a thousand
        both = (hands == 2).mean()
        assert both == pytest.approx(7 / 104 * 6 / 103, rel=0.1)


def test_a_table_that_the_rules_there_do_not_fit_is_refused() -> None:
    for options in ({"draw_mode": "manual"}, {"exchange_limit": "unlimited"}):
        with pytest.raises(BadInput, match="default for every ruling"):
            sequence_jax(options=options)
