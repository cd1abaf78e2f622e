"""Whole games of the second mode, played at random: nothing gets lost, nobody gets stuck."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from commonroom.games.hogwarts.actions import Destroy, Step, Take
from commonroom.games.hogwarts.agenda import apply
from commonroom.games.hogwarts.legality import legal, refusal
from commonroom.games.hogwarts.state import State

from ..tables import HARRY, HERMIONE, RON, Game
from .tables import DARK, PETTIGREW, PITCH, RETURNS, RITUAL, give

MOST = 1500
HEROES = {2: (HARRY,), 3: (HARRY, RON), 4: (HARRY, RON, HERMIONE)}


def components(state: State) -> Counter[str]:
    """Return every token, and every spell and potion, wherever it is."""
    found = Counter([*state.aside, *state.destroyed, *state.decks["spell"], *state.decks["potion"]])
    for here in state.tokens.values():
        found.update(here)
    for person in state.people:
        found.update([*person.items, *person.magic])
    for foe in state.death_eaters:
        found.update([*foe.spell, *foe.potion])
    return found


def chosen(moves: list[Any], luck: Random) -> Any:
    """Choose a move, mostly taking a token, trying a horcrux or entering the pitch if possible."""
    eager = [move for move in moves if isinstance(move, Take | Destroy) or move == Step(PITCH)]
    return luck.choice(eager if eager and luck.random() < 0.9 else moves)


@pytest.mark.rule("HOG-601", "HOG-620")
@pytest.mark.parametrize("seats", HEROES)
@pytest.mark.parametrize("options", [{}, {"mode2_early_fights": True, "mode2_both_lack": "draw"}])
def test_random_games(seats: int, options: dict[str, Any]) -> None:
    """Pettigrew starts with his tokens, so that Voldemort returns soon."""
    game, luck = Game(PETTIGREW, *HEROES[seats], edition=RETURNS, **options), Random(seats)
    lying = {place: tuple(t for t in here if t not in RITUAL) for place, here in game.state.tokens.items()}
    game.state.tokens = {place: here for place, here in lying.items() if here}
    give(game, DARK, *RITUAL).person(DARK, at="g08")
    all_there = components(game.state)
    for _ in range(MOST):
        if game.state.result is not None:
            break
        (seat,) = game.to_act
        moves = legal(game.state, seat)
        assert moves, game.task
        assert [move for move in moves if refusal(game.state, seat, move) is not None] == []
        game.state, _events = apply(game.state, seat, chosen(moves, luck), game._dice())
        assert components(game.state) == all_there
        assert all(person.hp > 0 for person in game.state.people)
        assert not any(person.book or person.behaviour or person.missions for person in game.state.people)
    assert game.state.returned
