"""Bots that know the match do not block each other forever, even without a turn limit (RUL-HOG-178)."""

from __future__ import annotations

import pytest

from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.games import GAMES
from commonroom.games.hogwarts import match as rules
from commonroom.games.hogwarts.pack.load import built_in

from .matches import G, S, held, new, pitch, spot
from .test_automaton import asked, play_turn

FAR_MORE_THAN_USUAL = 200
"""Turns of both sides; a limited match has at most 60."""
SEEDS = [number.to_bytes(32) for number in range(40)]


@pytest.mark.rule("RUL-HOG-178", "HOG-439")
@pytest.mark.parametrize("bots", [("greedy", "greedy"), ("automaton", "automaton"), ("greedy", "automaton")])
def test_without_a_limit_their_matches_come_to_an_end(bots: tuple[str, str]) -> None:
    chosen = rules.settings_for(
        built_in(),
        ("gryffindor", "slytherin"),
        placement="default",
        bludger="within",
        steal_cost=2,
        match_turns=None,
    )
    for seed in SEEDS:
        state, _ = rules.begin(chosen, tuple(sorted(chosen.cards)), Dice(seed, 0))
        number = 0
        while rules.outcome(state) is None:
            number += 1
            (seat,) = rules.to_act(state)
            action = rules.BOTS[bots[seat]](Eyes(GAMES["quidditch-match"], state, seat), Dice(seed, -number % 2**32))
            assert rules.refusal(state, seat, action) is None
            state, _ = rules.apply(state, seat, action, Dice(seed, number))
            assert state.turns < FAR_MORE_THAN_USUAL, f"{bots} with seed {seed.hex()} stand still"


def test_a_beater_makes_room_for_the_chaser_who_comes_for_the_quaffle() -> None:
    """A regression: the keeper kept it, because his own beater stood on the only way to him."""
    match = new(
        turn=S,
        quaffle=held(S, "keeper"),
        pieces=pitch(
            {"chaser_1": [3, 1], "chaser_2": [3, 3]}, {"beater_1": [2, 2], "chaser_1": [0, 2], "chaser_2": None}
        ),
        bludgers=[held(G, "beater_1"), held(G, "beater_2")],
        left=8,
    )
    done = play_turn(match)[:5]
    assert [(action["type"], action.get("piece")) for action in done] == [
        ("move", "chaser_1"),
        ("move", "beater_1"),
        ("move", "chaser_1"),
        ("move", "chaser_1"),
        ("pass", None),
    ]


def test_whoever_stands_on_a_bludger_leaves_it_to_a_beater() -> None:
    match = new(
        pieces=pitch({"beater_1": [-1, 2], "chaser_1": [0, 2]}),
        quaffle=held(S, "keeper"),
        bludgers=[[0, 2], held(S, "beater_1")],
        left=2,
    )
    play_turn(match)
    assert spot(match, G, "beater_1") == [0, 2]


def test_a_blockade_is_given_up_after_many_turns_only() -> None:
    def blockade(turns: int) -> dict[str, object]:
        match = new(
            options={"match_turns": 100},
            turn=G,
            turns=turns,
            quaffle=held(S, "keeper"),
            pieces=pitch({"chaser_1": [3, 2], "beater_1": None, "beater_2": None}),
            bludgers=[held(S, "beater_1"), held(S, "beater_2")],
            left=3,
        )
        return asked(match, "greedy")

    assert blockade(61) == {"type": "move", "piece": "chaser_1", "to": [2, 2]}
    assert blockade(59) != blockade(61)


def test_whoever_cannot_go_back_steps_out_of_the_keepers_way() -> None:
    match = new(
        options={"match_turns": 100},
        turn=G,
        turns=61,
        quaffle=held(S, "keeper"),
        pieces=pitch(
            {"chaser_1": [3, 1], "chaser_2": [3, 2], "chaser_3": [3, 3], "beater_1": [-3, 1], "beater_2": [-3, 3]},
            {"beater_1": [2, 0], "beater_2": [2, 4], "chaser_1": [2, 1], "chaser_2": [2, 2], "chaser_3": [2, 3]},
        ),
        bludgers=[held(S, "beater_1"), held(S, "beater_2")],
        left=2,
    )
    assert asked(match, "greedy") == {"type": "move", "piece": "chaser_3", "to": [3, 4]}
    play_turn(match, "greedy")
    assert {tuple(spot(match, G, piece)) for piece in ("chaser_1", "chaser_2", "chaser_3")} != {(3, 1), (3, 2), (3, 3)}
