"""How good a state looks: a number for every seat, the outcome at the end, and better than a guess before it."""

from __future__ import annotations

from math import isclose, log

import pytest

from commonroom import Match
from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.engine.table import read_table
from commonroom.games import GAMES

from ..conformance.playing import AnyRules, games_in_turn, is_long, names, some_tables
from ..quidditch.tables import S, contest, table

every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


@every_game
def test_it_lies_between_lost_and_won_and_is_the_outcome_at_the_end(rules: AnyRules) -> None:
    ended = 0
    for game, _ in zip(games_in_turn(rules), range(len(some_tables(rules))), strict=False):
        for ply in game.plies:
            outcome = rules.outcome(ply.after)
            if outcome is None and ply.number % 4:
                continue
            found = rules.appraise(ply.after)
            assert len(found) == len(game.table.seats)
            assert all(0 <= worth <= 1 for worth in found)
            if outcome is not None and outcome.winners:
                assert found == tuple(float(seat in outcome.winners) for seat in range(len(found)))
                ended += 1
    assert ended > 10 or is_long(rules)


@every_game
def test_one_side_gains_what_the_others_lose(rules: AnyRules) -> None:
    sides = rules.sides_of(read_table(rules.ABOUT, None, {}, names(2)))
    assert sorted(sides) == [0, 1]
    for game, _ in zip(games_in_turn(rules), range(6), strict=False):
        if len(set(rules.sides_of(game.table))) == len(game.table.seats) == 2:
            assert all(isclose(sum(rules.appraise(ply.after)), 1) for ply in game.plies)


@every_game
def test_it_foretells_who_wins_better_than_a_guess(rules: AnyRules) -> None:
    """Greedy against itself: the mean surprise at who wins is less than that of somebody who always says one half."""
    table, surprise, asked = read_table(rules.ABOUT, None, {}, names(2)), 0.0, 0
    greedy = rules.BOTS["greedy"]
    for number in range(10 if is_long(rules) else 30):
        key, worths = number.to_bytes(32, "big"), list[float]()
        state = rules.setup(table, Dice(key, 0))
        while seats := rules.to_act(state):
            action = greedy(Eyes(rules, state, seats[0]), Dice(bytes(31) + b"\x01", len(worths)))
            state, _ = rules.apply(state, seats[0], action, Dice(key, len(worths) + 1))
            worths.append(rules.appraise(state)[0])
        outcome = rules.outcome(state)
        assert outcome is not None
        if outcome.winners:
            for worth in worths[-len(worths) // 4 : -1]:
                surprise -= log(worth if 0 in outcome.winners else 1 - worth)
                asked += 1
    assert surprise / asked < log(2)


def chance(match: Match) -> float:
    """How good it looks for Slytherin."""
    worth: float = match.rules.appraise(match.current)[S]
    return worth


def test_the_best_seeker_counts_most_once_the_snitch_is_there() -> None:
    hands = ("Ch9", "Se11", "Se12")
    hidden, out = ([chance(table("Ch9", hand, pitch=pitch)) for hand in hands] for pitch in ("Q", "Q SN"))
    assert out[0] < out[1] < out[2]
    assert out[2] - out[0] > hidden[2] - hidden[0] > 0


def test_a_seeker_ahead_at_the_snitch_is_worth_less_if_it_can_be_pushed_off_and_more_if_that_can_be_undone() -> None:
    safe, endangered, guarded = (
        chance(contest("SN", "Ch9", "Se12", hands)) for hands in (("", ""), ("IMPED", ""), ("IMPED", "FINITE"))
    )
    assert endangered < guarded < safe
    assert safe > 0.95


def test_a_seeker_can_be_lowered_only_by_who_has_one_too() -> None:
    assert chance(contest("SN", "Se11", "Se12", ("LEG", ""))) < 0.6 < chance(contest("SN", "Ch9", "Se12", ("LEG", "")))
