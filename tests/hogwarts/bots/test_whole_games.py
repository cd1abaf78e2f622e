"""Whole games of the bots: they end, they are legal, and search works too."""

from __future__ import annotations

import os
from typing import Any

import pytest

from commonroom.bots import find_bot
from commonroom.engine import Dice
from commonroom.engine.eyes import Bot, Eyes
from commonroom.engine.table import read_table
from commonroom.games import GAMES, hogwarts
from commonroom.games.hogwarts.bots import easy, greedy
from commonroom.games.hogwarts.state import State

SEEDS = range(20) if os.environ.get("CHECKS") == "full" else range(2)
MOST_ROUNDS = 100
"""Rounds after which people would have given up long before."""
RETURNS = "voldemort-returns"


def new(seed: int, seats: int, edition: str = "year", **options: Any) -> State:
    table = read_table(hogwarts.ABOUT, edition, options, [f"P{seat}" for seat in range(seats)])
    return hogwarts.setup(table, Dice(bytes([seed]) * 32, 0))


def play(state: State, seed: int, bot: Bot, most: int | None = None) -> list[tuple[Any, State]]:
    """Yield the moves of a whole game, or of its first decisions, each with the state before it; then the end state."""
    made: list[tuple[Any, State]] = []
    dice_seed = bytes([seed]) * 32
    while (seats := hogwarts.to_act(state)) and (most is None or len(made) < most):
        move = bot(Eyes(GAMES["hogwarts"], state, seats[0]), Dice(dice_seed, 2**31 + len(made)))
        assert move in hogwarts.legal(state, seats[0])
        made.append((move, state))
        state, _ = hogwarts.apply(state, seats[0], move, Dice(dice_seed, len(made)))
        assert state.round < MOST_ROUNDS
    return [*made, (None, state)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("options", [{}, {"variant": "qualified"}, {"variant": "team", "teams": 2}], ids=str)
def test_four_greedy_players_come_to_an_end_in_the_classic_length(options: dict[str, Any], seed: int) -> None:
    *_, (_, last) = play(new(seed, 4, length="classic", **options), seed, greedy)
    assert last.result is not None


@pytest.mark.parametrize("seed", [*SEEDS, 14, 23, 29, 42])
def test_alone_nobody_dallies_for_ever(seed: int) -> None:
    *_, (_, last) = play(new(seed, 1, length="long"), seed, greedy)
    assert last.result is not None


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_sides_of_voldemort_returns_come_to_an_end(seats: int, seed: int) -> None:
    *_, (_, last) = play(new(seed, seats, RETURNS), seed, greedy)
    assert last.result is not None


@pytest.mark.parametrize("edition", ["year", RETURNS])
def test_easy_errs_but_stays_within_the_rules(edition: str) -> None:
    """`play` checks every move: among many that greedy would not have made, none is illegal."""
    made = play(new(1, 3, edition), 1, easy, 120)[:-1]
    luck = Dice(bytes(32), 9)
    best = [greedy(Eyes(GAMES["hogwarts"], state, hogwarts.to_act(state)[0]), luck) for _, state in made]
    wrong = sum(move != other for (move, _), other in zip(made, best, strict=True))
    assert len(made) * 0.05 < wrong < len(made) * 0.8


@pytest.mark.parametrize("edition", ["year", RETURNS])
def test_search_plays_its_turns_in_both_modes(edition: str) -> None:
    """It thinks ahead with greedy and with `appraise`; every move is legal, and turns pass."""
    made = play(new(2, 3, edition), 2, find_bot(GAMES["hogwarts"], "search@6"), 16)
    assert len({state.turn.seat for _, state in made}) > 1


def test_greedy_beats_random_in_a_quick_game() -> None:
    random = find_bot(GAMES["hogwarts"], "random")

    def mixed(eyes: Eyes, dice: Dice) -> Any:
        return (greedy if eyes.seat == 0 else random)(eyes, dice)

    for seed in (3, 4):
        *_, (_, last) = play(new(seed, 2, length="quick"), seed, mixed)
        assert last.result is not None
        assert last.result.winners == (0,)
