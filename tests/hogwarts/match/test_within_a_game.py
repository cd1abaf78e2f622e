"""A match inside another game: the same rules, with settings, a deck and dice from outside."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from commonroom.engine import Dice
from commonroom.engine.content import Content
from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts import match as rules
from commonroom.games.hogwarts.match.state import State
from commonroom.games.hogwarts.pack.load import built_in
from commonroom.games.hogwarts.tasks import Arrive, PlayMatch

from ..tables import F3, F4, Game

DECK = ("wronski_feint", "firebolt", "confundus_charm", "nimbus_2000")


def begin() -> State:
    chosen = rules.settings_for(
        built_in(), ("ravenclaw", "hufflepuff"), placement="default", bludger="within", steal_cost=2, match_turns=20
    )
    state, events = rules.begin(chosen, DECK, Dice(bytes(32), 7))
    assert events == rules.opening(state)
    return state


@pytest.mark.rule("HOG-400", "HOG-410")
def test_a_game_begins_a_match_with_its_own_settings_and_deck() -> None:
    state = begin()
    assert state.deck == DECK
    assert rules.view(state, None).houses == ("ravenclaw", "hufflepuff")
    assert rules.to_act(state) == (state.begins,)


@pytest.mark.rule("RUL-HOG-141", "HOG-455")
def test_it_takes_the_deck_and_the_winner_out_again() -> None:
    state, number = begin(), 0
    while seats := rules.to_act(state):
        number += 1
        action = rules.default(state, seats[0], Dice(bytes(32), number))
        state, _ = rules.apply(state, seats[0], action, Dice(bytes([1]) * 32, number))
    result = rules.outcome(state)
    assert result is not None
    assert result.winners in ((0,), (1,))
    assert Counter(state.deck) == Counter(DECK)


def test_it_takes_the_same_packs_as_the_big_game() -> None:
    assert isinstance(rules.CONTENT, Content)
    assert rules.CONTENT.option == "pack_data"


# The same match within A Year at Hogwarts


def called(**options: Any) -> Game:
    """Return a game in which the first player has challenged the second to a match."""
    game = Game(F4, F3, **options).person(0, at="quidditch_pitch").person(1, at="s12")
    game.state.decks = {**game.state.decks, "quidditch": DECK}
    game.dice("start", 6, 6, 1, 1).ask(Arrive(0))
    return game.do(0, "challenge", house="ravenclaw", player=1).do(1, "choose_house", house="hufflepuff")


@pytest.mark.rule("RUL-HOG-126", "RUL-HOG-129", "RUL-HOG-132", "RUL-HOG-178")
def test_the_options_of_the_table_hold_for_its_matches() -> None:
    usual = called().task.state
    assert (usual.phase, usual.settings.exact_bludger) == ("roll", False)
    assert (usual.settings.steal_cost, usual.settings.match_turns) == (2, 30)
    other = called(placement="free", bludger="exact", steal_cost=1, match_turns=7).task.state
    assert (other.phase, other.settings.exact_bludger) == ("place", True)
    assert (other.settings.steal_cost, other.settings.match_turns) == (1, 7)


@pytest.mark.rule("RUL-HOG-178", "HOG-439")
def test_by_option_the_first_round_goes_on_until_somebody_wins_it() -> None:
    """As in the rulebook: after more turns than the usual limit, two goals still decide, and nothing else."""
    game = called(match_turns="none")
    assert game.task.state.settings.match_turns is None
    for turn in range(70):
        seat = turn % 2
        assert game.to_act == (seat,)
        game.dice("actions", 1, 1).do(seat, "match", move={"type": "roll"}).do(seat, "match", move={"type": "end"})
    assert (game.task.state.turns, game.task.state.won_first) == (71, None)
    limited = called(match_turns=1)
    for seat in (0, 1):
        limited.dice("actions", 1, 1).do(seat, "match", move={"type": "roll"})
        if seat:
            limited.dice("decider", 6, 6, 1, 1)
        limited.do(seat, "match", move={"type": "end"})
    assert limited.task.state.won_first == 0


def match_played(**options: Any) -> list[Any]:
    """Return everything that happens in a match that is always played the same way, and the points after it."""
    game, record = called(**options), []
    while isinstance(game.task, PlayMatch):
        seat = game.to_act[0]
        moves = game.offered(seat)
        game.do(seat, "match", move=moves[len(moves) // 2]["move"])
        record += [happened.event for happened in game.events_of(event.MatchEvent)]
    return [*record, [person.points for person in game.state.people]]


@pytest.mark.rule("HOG-402")
def test_the_rules_of_a_match_are_the_same_in_every_variant() -> None:
    underage = match_played()
    assert underage[-1] in ([0, 40], [40, 0])
    assert match_played(variant="qualified") == underage
    assert match_played(variant="team", teams=1)[:-1] == underage[:-1]
