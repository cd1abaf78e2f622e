"""The compiled kernel is the readable engine: same moves, same states, same ends, in every game."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import islice

import pytest
from tests.fast.lockstep import play, tables

from commonroom.fast.compiled import Ints
from commonroom.fast.layout import ENDS_WHEN_EMPTY, KINDS, MASKS, PRINTED_ON, SIDE_OF, TAKES, TARGET
from commonroom.games.sequence import legality, lines, turn
from commonroom.games.sequence.bots import judgement, rating
from commonroom.games.sequence.cards import ORDER

IN_FULL = os.environ.get("CHECKS") == "full"
PARTS = 4
"""So that the workers of a test run share the games."""
RANDOM_GAMES = 100_000 if IN_FULL else 2_000
GREEDY_GAMES = 4_000 if IN_FULL else 200
ENOUGH = 400


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_are_the_same_at_all_tables(part: int) -> None:
    for seed, table in islice(enumerate(tables()), part, RANDOM_GAMES, PARTS):
        play(table, seed)


@pytest.mark.parametrize("part", range(PARTS))
def test_greedy_rates_every_move_alike(part: int) -> None:
    for seed, table in islice(enumerate(tables()), part, GREEDY_GAMES, PARTS):
        play(table, seed, judged=True)


def test_a_game_in_which_nobody_can_move_ends_alike() -> None:
    for seed, table in islice(enumerate(tables()), 20):
        if len(table.seats) <= 4:
            assert play(table, seed, stuck=True) == "stalemate"


def play_many(*, judged: bool = False, spoil: Callable[[Ints], None] | None = None) -> None:
    """Play the games within which every mutant has to be found."""
    for seed, table in islice(enumerate(tables()), ENOUGH):
        play(table, seed, judged=judged, spoil=spoil)


def one_target_more(table: Ints) -> None:
    table[TARGET] += 1


def no_end_of_the_pile(table: Ints) -> None:
    table[ENDS_WHEN_EMPTY] ^= 1


def second_seat_on_the_first_side(table: Ints) -> None:
    table[SIDE_OF + 1] = 0


def jack_that_cannot_remove(table: Ints) -> None:
    table[TAKES : TAKES + 2 * len(ORDER)] = 0


def card_on_one_cell_only(table: Ints) -> None:
    table[MASKS + 2 * ORDER["7D"] : MASKS + 2 * ORDER["7D"] + 2] &= 0


def jack_for_a_printed_card(table: Ints) -> None:
    """A card whose cells are taken is dead, and a jack never is."""
    table[KINDS + ORDER["JS"]] = table[KINDS + ORDER["2S"]]


@pytest.mark.parametrize(
    "spoil",
    [
        one_target_more,
        no_end_of_the_pile,
        second_seat_on_the_first_side,
        jack_that_cannot_remove,
        card_on_one_cell_only,
        jack_for_a_printed_card,
    ],
)
def test_a_mistake_in_the_kernel_is_found(spoil: Callable[[Ints], None]) -> None:
    with pytest.raises(AssertionError):
        play_many(spoil=spoil)


def test_a_cell_that_greedy_takes_for_another_is_found() -> None:
    def spoil(table: Ints) -> None:
        table[PRINTED_ON + 44] = table[PRINTED_ON + 55]

    with pytest.raises(AssertionError, match="judgement"):
        play_many(judged=True, spoil=spoil)


@pytest.mark.parametrize(
    ("module", "name", "wrong"),
    [
        (lines, "may_share", lambda *_: True),
        (lines, "largest_sets", lambda windows, *_: [tuple(windows[:1])]),
        (legality, "can_exchange", lambda state: bool(state.pile)),
        (legality, "dead_cards", lambda *_: []),
        (turn, "note_pass", lambda *_: None),
    ],
    ids=["may_share", "largest_sets", "can_exchange", "dead_cards", "note_pass"],
)
def test_a_mistake_in_the_readable_engine_is_found(
    monkeypatch: pytest.MonkeyPatch, module: object, name: str, wrong: object
) -> None:
    monkeypatch.setattr(module, name, wrong)
    with pytest.raises(AssertionError):
        play_many()


@pytest.mark.parametrize(
    ("module", "name", "wrong"),
    [(judgement, "FAINT", 0.021), (judgement, "SOON", 7), (judgement, "LAST", 2.1), (rating, "WILD", 60.5)],
)
def test_a_mistake_in_the_readable_judgement_is_found(
    monkeypatch: pytest.MonkeyPatch, module: object, name: str, wrong: object
) -> None:
    monkeypatch.setattr(module, name, wrong)
    with pytest.raises(AssertionError, match="judgement"):
        play_many(judged=True)
