"""The environments of Sequence play the games of the readable engine, and show what its views show."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.fast.lockstep import RULES, facts, late, same_pile_again, tables

from commonroom.engine import Dice, Table
from commonroom.fast.bridge import number_of as kernels_number_of
from commonroom.fast.bridge import row_of
from commonroom.games.sequence.board import CELLS
from commonroom.games.sequence.cards import ORDER
from commonroom.games.sequence.events import PileReshuffled
from commonroom.games.sequence.view import View
from commonroom.research import sequence_env, sequence_vector
from commonroom.research.sequence.form import Form, number_of
from commonroom.research.sequence.numbers import ACTIONS

PLACE = {cell: place for place, cell in enumerate(CELLS)}


def from_view(view: View, form: Form) -> list[int]:
    """Build an observation from nothing but the view of a seat."""
    assert view.seat is not None
    assert isinstance(view.hand, tuple)
    seen = [0] * form.size
    own = view.side_of[view.seat]
    for side in range(view.sides):
        number = (side - own) % view.sides
        for first, cells in ((200 * number, view.chips[side]), (200 * number + 100, view.locked[side])):
            for cell in cells:
                seen[first + PLACE[cell]] = 1
        seen[form.by_side + number] = len(view.sequences[side])
    for first, cards in (
        (form.hand, view.hand),
        (form.discards, view.spent),
        *((form.discards, p) for p in view.discards),
    ):
        for card in cards:
            seen[first + ORDER[card]] += 1
    seen[form.facts : form.facts + 3] = view.pile, view.exchanged, bool(view.choice)
    for seat, held in enumerate(view.hands):
        number = (seat - view.seat) % len(view.hands)
        seen[form.by_seat + number] = held
        seen[form.by_seat + len(view.hands) + number] = seat in view.passed
    return seen


def play(table: Table, seed: int) -> str:
    """Play a game on both; return how it ended."""
    rnd = Random(seed)
    state = RULES.setup(table, Dice(seed.to_bytes(32, "big"), 0))
    if seed % 3 == 2:
        state = late(state, rnd)
    env = sequence_vector(1, seats=len(table.seats), edition=table.edition, options=table.options)
    observed, told = env.reset(seed=seed, options={"rows": row_of(state)[None]})
    jacks, actions, ended = env._fixed[1], 0, False
    while seats := RULES.to_act(state):
        (seat,) = seats
        offered = {number_of(kernels_number_of(move), jacks): move for move in RULES.legal(state, seat)}
        assert told["seat"].tolist() == [seat]
        assert np.flatnonzero(observed["action_mask"][0]).tolist() == sorted(offered)
        assert observed["observation"][0].tolist() == from_view(RULES.view(state, seat), env.form)
        chosen = rnd.choice(sorted(offered))
        actions += 1
        state, happened = RULES.apply(state, seat, offered[chosen], Dice(seed.to_bytes(32, "big"), actions))
        observed, rewards, terminated, truncated, told = env.step(np.array([chosen]))
        if any(isinstance(event, PileReshuffled) for event in happened):
            same_pile_again(env.rows[0], row_of(state))
            observed = dealt_again(env, observed, state)
        assert facts(env.rows[0]) == facts(row_of(state)), f"another state after action {actions}"
        outcome = RULES.outcome(state)
        ended = bool(terminated[0])
        assert ended == (outcome is not None)
        assert not truncated[0]
        won = 0 if outcome is None or not outcome.winners else 1 if seat in outcome.winners else -1
        assert rewards.tolist() == [won]
    assert ended
    return str(state.result.reason)


def dealt_again(env: Any, observed: Any, state: Any) -> Any:
    """Observe a hand again whose last card came from a pile that the two had shuffled differently."""
    if not RULES.to_act(state):
        return observed
    return env.reset(options={"rows": row_of(state)[None]})[0]


@pytest.mark.parametrize("games", [100, pytest.param(2_000, marks=pytest.mark.full)])
def test_both_play_the_same_games(games: int) -> None:
    ends = Counter(play(table, seed) for seed, table in enumerate(islice(tables(), games)))
    assert {"sequences", "pile_exhausted"} <= set(ends)


def test_every_action_of_the_kernel_has_a_number_of_its_own() -> None:
    env = sequence_env()
    jacks = env._one._fixed[1]
    table = env._one._fixed[0]
    moves = {number_of(action, jacks) for action in possible(table)}
    assert len(moves) == len(possible(table))
    assert moves <= set(range(ACTIONS))


def possible(table: Any) -> list[int]:
    """List every play, exchange, pass and choice that the kernel has a number for."""
    from commonroom.fast.layout import KINDS, PLACES, PRINTED
    from commonroom.fast.state import CARD_SHIFT, CHOOSE, DESIGNS, EXCHANGE

    found = [*range(EXCHANGE, CHOOSE + 192)]
    for card in range(DESIGNS):
        places = table[PLACES + 2 * card : PLACES + 2 * card + 2] if table[KINDS + card] == PRINTED else range(100)
        found += [(card << CARD_SHIFT) + int(place) for place in places]
    return found
