"""OpenSpiel's own tests of a game, and that its search plays ours without seeing what is hidden."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from commonroom import BadInput
from commonroom.research import spiel
from commonroom.research.spiel.games import CHOICES, short_name

at_each_game = pytest.mark.parametrize("name", CHOICES)


def began(game: Any, seed: int) -> Any:
    """Return a state after the seed of the match was drawn."""
    state, rnd = game.new_initial_state(), np.random.RandomState(seed)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rnd.choice(outcomes, p=chances)))
    return state


@at_each_game
def test_openspiels_random_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(spiel(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "name", [name if name == "sequence" else pytest.param(name, marks=pytest.mark.full) for name in CHOICES]
)
def test_a_playthrough_can_be_played_again_line_by_line(name: str, tmp_path: Path) -> None:
    """What happens follows from the actions alone. The same check keeps OpenSpiel's own games as they are."""
    flags.FLAGS.mark_as_parsed()
    spiel(name)  # OpenSpiel knows it from now on
    written = generate_playthrough.playthrough(short_name(name), None, seed=3)
    path = tmp_path / "playthrough.txt"
    path.write_text(written, encoding="utf-8")
    before, again = generate_playthrough.replay(str(path))
    assert before == again
    assert "InformationStateString(1)" in written
    assert written.rstrip().splitlines()[-1].startswith("Returns() = [")


def searcher(game: Any, simulations: int, seed: int = 1) -> Any:
    rnd = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rnd), 1.4, simulations, random_state=rnd)


@at_each_game
def test_openspiels_search_in_information_sets_plays_it(name: str) -> None:
    """The search itself insists that each world it samples has the same information state as the true one."""
    game = spiel(name)
    state, bot, rnd = began(game, 5), searcher(game, 6), np.random.RandomState(5)
    decisions = 0
    while not state.is_terminal():
        is_real = len(state.legal_actions()) > 1
        if is_real and decisions < 12 and state.current_player() == decisions % 2:
            decisions += 1
            action = bot.step(state)
        else:
            action = rnd.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(int(action))
    assert decisions == 12
    assert sum(state.returns()) == 0


@at_each_game
def test_a_world_that_is_sampled_looks_the_same_and_has_other_cards_or_other_luck(name: str) -> None:
    state, rnd, others = began(spiel(name), 2), np.random.RandomState(2), 0
    for _ in range(40):
        seat = state.current_player()
        world = state.resample_from_infostate(seat, lambda: float(rnd.uniform()))
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.observation_string(seat) == state.observation_string(seat)
        assert world.legal_actions() == state.legal_actions()
        assert world.course.match.seed != state.course.match.seed
        others += world.course.match.current != state.course.match.current
        state.apply_action(int(rnd.choice(state.legal_actions())))
    assert others > 20 or name == "quidditch-match"


def test_the_second_of_two_who_act_at_once_is_not_told_what_the_first_has_chosen() -> None:
    """Both lay cards face down. Whatever the first lays, the second is in the same information state."""
    rnd, compared = np.random.RandomState(1), 0
    for seed in range(3):
        state = began(spiel("quidditch"), seed)
        while not state.is_terminal():
            seat = state.current_player()
            if state.course.match.to_act == (0, 1):
                told = set()
                for action in state.legal_actions()[:12]:
                    after = state.child(action)
                    if after.current_player() == 1 - seat:
                        told.add(after.information_state_string(1 - seat))
                        compared += 1
                assert len(told) == 1
            state.apply_action(int(rnd.choice(state.legal_actions())))
    assert compared > 50


def test_what_a_seat_has_heard_tells_courses_apart_that_look_alike_now() -> None:
    """Perfect recall: two orders of the same choices can lead to the same view, and yet were heard differently."""
    state = began(spiel("sequence"), 1)
    seat = state.current_player()
    told = {state.child(action).information_state_string(seat) for action in state.legal_actions()}
    assert len(told) == len(state.legal_actions())
    assert all(text.startswith("heard ") for text in told)


def test_an_edition_can_be_chosen_and_a_wrong_one_is_refused() -> None:
    game = spiel("sequence", "classic-2022")
    assert '"edition":"classic-2022"' in began(game, 1).observation_string(0)
    with pytest.raises(BadInput, match="edition: 'chess' is not one of"):
        spiel("sequence", "chess")
    with pytest.raises(BadInput, match="game: 'hogwarts' is not one of sequence, quidditch, quidditch-match"):
        spiel("hogwarts")


def test_a_process_that_has_played_ends_in_order() -> None:
    """OpenSpiel gives its games back after Python has ended."""
    code = "import pyspiel; from commonroom.research import spiel; spiel('quidditch-match').new_initial_state()"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
