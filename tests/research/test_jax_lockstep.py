"""Sequence for JAX and the compiled kernel play the same games: many tables at once, card by card, choice by choice.

JAX draws the cards. The kernel has a shuffled pile, so what was drawn is put on its top first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import jax
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from tests.fast.lockstep import EDITIONS, RULES, late, with_useless_jacks
from tests.research.rows import CORNERS, counts, deal_as, state_of

from commonroom.engine import Dice
from commonroom.engine.table import read_table
from commonroom.fast import state as at
from commonroom.fast.bridge import row_of
from commonroom.fast.compiled import Ints
from commonroom.fast.layout import PRINTED_ON
from commonroom.fast.state import DESIGNS
from commonroom.games.sequence.cards import ORDER
from commonroom.games.sequence.options import settings
from commonroom.research import sequence_vector
from commonroom.research.functional import lines, rules
from commonroom.research.functional.box import ROOM, Box, box_of
from commonroom.research.functional.luck import luck_of
from commonroom.research.functional.moves import MASK, mask_of
from commonroom.research.functional.planes import PLANES, observe
from commonroom.research.functional.state import State
from commonroom.research.functional.table import advance
from commonroom.research.sequence.numbers import ACTIONS, CELLS, CHOOSE_AT, EXCHANGE_AT, PASS_AT

TABLES = 256


@jax.jit
@partial(jax.vmap, in_axes=(None, 0, 0))
def act(box: Box, state: State, action: Any) -> Any:
    """Let every table act, and show it to the next seat."""
    after, result = advance(box, state, action)
    return after, result, observe(box, after, np.int8), mask_of(after.moves)


def table(edition: str) -> Any:
    return read_table(RULES.ABOUT, edition, {"draw_mode": "auto"}, ["Ann", "Bob"])


def beginnings(edition: str, seed: int) -> Ints:
    """Begin games with the readable engine: a third of them late, and a few in which nobody can do anything."""
    rows = []
    for number in range(TABLES):
        rnd = Random(TABLES * seed + number)
        state = RULES.setup(table(edition), Dice(rnd.randbytes(32), 0))
        if number % 3 == 2:
            state = late(state, rnd)
        rows.append(row_of(with_useless_jacks(state) if number % 50 == 0 else state))
    return np.array(rows)


def play(edition: str, seed: int, steps: int, spoil: Callable[[Box], Box] = lambda box: box) -> Counter[str]:
    """Play in lock step, and count what happened; what JAX knows of the edition can be spoilt."""
    rnd = np.random.default_rng(seed)
    env = sequence_vector(TABLES, edition=edition, autoreset_mode=AutoresetMode.DISABLED)
    seen, _ = env.reset(options={"rows": beginnings(edition, seed)})
    box = box_of(settings(table(edition)))
    luck = jax.vmap(luck_of)(jax.random.split(jax.random.key(seed), TABLES))
    state = state_of(box, env.rows, luck, seen["action_mask"])
    happened: Counter[str] = Counter()
    for _ in range(steps):
        actions = choose(rnd, seen["action_mask"])
        after, result, planes, mask = act(spoil(box), state, actions)
        over = np.asarray(result.done)
        top_of_the_pile(env.rows, drawn(box, state, after, actions) * ~over[:, None])
        turns = env.rows[:, at.TURN].copy()
        seen, rewards, ended, _, _ = env.step(actions)
        note(happened, actions, env.rows, ended)
        assert ended.tolist() == over.tolist(), "another end"
        assert rewards.tolist() == np.asarray(result.reward).tolist(), "another reward"
        assert (env.rows[ended, at.TURN] == turns[ended]).all()
        if ended.any():
            rows = env.rows.copy()
            deal_as(rows, after, ended)
            seen, _ = env.reset(options={"rows": rows, "reset_mask": ended})
        compare(state_of(box, env.rows, after.luck, seen["action_mask"]), after)
        assert (expected_planes(env, seen["observation"]) == np.asarray(planes)).all(), "another observation"
        assert (np.asarray(mask) == np.pad(seen["action_mask"], ((0, 0), (0, MASK - ACTIONS)))).all()
        state = after
    return happened


def choose(rnd: Any, mask: Any) -> Any:
    """Choose at random, and the rare moves whenever there are any."""
    liking = rnd.random(mask.shape) + (np.arange(ACTIONS) >= EXCHANGE_AT) * (rnd.random((len(mask), 1)) < 0.5)
    return (mask * liking).argmax(axis=1)


def drawn(box: Box, before: State, after: State, actions: Any) -> Ints:
    """Return how many cards of each design the seat that has acted has drawn."""
    same = (np.asarray(before.turn) == np.asarray(after.turn))[:, None]
    held = np.where(same, counts(after.own.hand), counts(after.other.hand))
    gained = held - counts(before.own.hand)
    for row, action in enumerate(actions):
        if action < PASS_AT:
            jack, cell = action // CELLS - 1, action % CELLS
            played = box.card_on[cell] if jack < 0 else box.jacks[min(jack, 3)]
            gained[row, action - EXCHANGE_AT if action >= EXCHANGE_AT else played] += 1
    return gained


def top_of_the_pile(rows: Ints, cards: Ints) -> None:
    """Put the card that was drawn on the top of the kernel's pile; where there is none, leave the pile alone."""
    for row, design in zip(*np.nonzero(cards), strict=True):
        pile = rows[row, at.PILE + rows[row, at.PILE_AT] : at.PILE + rows[row, at.PILE_END]]
        (places,) = np.nonzero(pile == design)
        assert len(places), "a card that is not in the pile"
        pile[0], pile[places[0]] = pile[places[0]], pile[0]


def note(happened: Counter[str], actions: Any, rows: Ints, ended: Any) -> None:
    happened["exchanges"] += ((actions >= EXCHANGE_AT) & (actions < PASS_AT)).sum()
    happened["passes"] += (actions == PASS_AT).sum()
    happened["choices"] += (actions >= CHOOSE_AT).sum()
    happened["games"] += ended.sum()
    for name, result in (("won", at.WON), ("exhausted", at.EXHAUSTED), ("stalemate", at.STALEMATE)):
        happened[name] += (rows[ended, at.RESULT] == result).sum()
    happened["reshuffles"] += rows[ended, at.RESHUFFLES].sum()


def compare(expected: State, found: State) -> None:
    """Expect the same state, leaf by leaf."""
    for (path, one), two in zip(jax.tree.leaves_with_path(expected), jax.tree.leaves(found), strict=True):
        assert one.shape == two.shape
        assert one.dtype == two.dtype
        assert (np.asarray(one) == np.asarray(two)).all(), f"another {jax.tree_util.keystr(path)}"


def expected_planes(env: Any, seen: Any) -> Any:
    """Draw the planes from the kernel's observation, as docs/research.md describes them."""
    form, board = env.form, np.arange(CELLS)
    printed = env._fixed[0][PRINTED_ON : PRINTED_ON + CELLS]
    is_corner = np.isin(board, CORNERS)
    jacks = [ORDER["J" + suit] for suit in "SHDC"]
    shown = np.where(is_corner, 0, printed)
    shown[is_corner] = jacks
    hand, out = (seen[:, first : first + DESIGNS] for first in (form.hand, form.discards))
    planes = [seen[:, first : first + CELLS] for first in (0, 2 * CELLS, CELLS, 3 * CELLS)]
    planes += [cards[:, shown] >= number for cards in (hand, out) for number in (1, 2)]
    facts = [*hand[:, jacks].T, *seen[:, [form.facts + 1, form.facts + 2, form.by_seat + 3]].T]
    planes += [np.repeat(fact[:, None] > 0, CELLS, axis=1) for fact in facts]
    planes.append(board < seen[:, [form.facts]])
    return np.stack(planes, axis=-1).reshape(-1, 10, 10, PLANES)


COMMON = {"games", "won", "exchanges", "passes", "choices", "stalemate"}
EMPTY_PILE = {"classic-2022": "reshuffles", "harry-potter-2021": "exhausted"}


def expect_all(happened: Counter[str], edition: str) -> None:
    """Expect everything to have happened that can happen, and the right end of an empty pile."""
    assert {name for name, times in happened.items() if times} == COMMON | {EMPTY_PILE[edition]}


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_play_the_same_games(edition: str) -> None:
    expect_all(play(edition, 1, 120), edition)


@pytest.mark.full
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_play_the_same_games_for_long(edition: str) -> None:
    happened = sum((play(edition, seed, 400) for seed in range(2, 10)), Counter())
    expect_all(happened, edition)
    assert happened["games"] > 7_000


def jack_that_takes_instead_of_placing(box: Box) -> Box:
    return box._replace(takes=~box.takes)


def no_end_of_the_pile(box: Box) -> Box:
    return box._replace(ends_when_empty=~box.ends_when_empty)


def jacks_in_another_order(box: Box) -> Box:
    return box._replace(jacks=box.jacks[::-1])


def card_on_one_cell_only(box: Box) -> Box:
    cards = box.card.copy()
    (word,) = np.flatnonzero(cards[ORDER["7D"], :ROOM])[-1:]
    cards[ORDER["7D"], word] = 0
    return box._replace(card=cards)


def cell_with_another_card(box: Box) -> Box:
    cells = box.card_on.copy()
    cells[44] = cells[55]
    return box._replace(card_on=cells)


@pytest.mark.parametrize(
    "spoil",
    [
        jack_that_takes_instead_of_placing,
        no_end_of_the_pile,
        jacks_in_another_order,
        card_on_one_cell_only,
        cell_with_another_card,
    ],
)
def test_a_mistake_about_the_edition_is_found(spoil: Callable[[Box], Box]) -> None:
    with pytest.raises(AssertionError):
        play("harry-potter-2021", 1, 120, spoil)


@pytest.mark.full
@pytest.mark.parametrize(
    ("module", "name", "wrong"),
    [
        (lines, "FIVE", lambda _: 0b1111),
        (lines, "ENDS", lambda _: 0b00001),
        (lines, "WINDOW", lambda windows: windows[:, ::-1]),
        (rules, "WINDOW_CELLS", lambda cells: cells[::-1]),
        (rules, "CORNER_CELLS", lambda cells: 0 * cells),
        (rules, "top", lambda top: lambda pile, bits: (top(pile, bits) + 1) % DESIGNS),
    ],
    ids=["FIVE", "ENDS", "WINDOW", "WINDOW_CELLS", "CORNER_CELLS", "top"],
)
def test_a_mistake_in_a_rule_is_found(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, wrong: Callable[[Any], Any]
) -> None:
    monkeypatch.setattr(module, name, wrong(getattr(module, name)))
    jax.clear_caches()
    try:
        with pytest.raises(AssertionError):
            play("classic-2022", 1, 1_000)
    finally:
        jax.clear_caches()
