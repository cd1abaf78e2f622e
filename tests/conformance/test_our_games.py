"""Each of our own games passes the suite that any game can be put through, and the suite finds defects in each."""

from __future__ import annotations

import pytest

from commonroom.games import GAMES
from commonroom.testing import conformance, mutants

from .efforts import ours

TestSequence = conformance(GAMES["sequence"], ours("sequence"))
TestSequenceMutants = mutants(GAMES["sequence"], ours("sequence"))
TestQuidditch = conformance(GAMES["quidditch"], ours("quidditch"))
TestQuidditchMutants = mutants(GAMES["quidditch"], ours("quidditch"))
TestHogwarts = conformance(GAMES["hogwarts"], ours("hogwarts"))
TestHogwartsMutants = mutants(GAMES["hogwarts"], ours("hogwarts"))
TestQuidditchMatch = conformance(GAMES["quidditch-match"], ours("quidditch-match"))
TestQuidditchMatchMutants = mutants(GAMES["quidditch-match"], ours("quidditch-match"))

# Four bots at every kind of table take a minute: the quick tests leave it at whole games of each bot.
LONGEST = "test_bots_make_legal_moves_at_every_kind_of_table"
pytest.mark.full(getattr(TestHogwarts, LONGEST))


def test_no_game_of_the_house_is_left_out() -> None:
    tested = {name.removeprefix("Test").lower() for name in globals() if name.startswith("Test")}
    assert {name.replace("-", "") for name in GAMES.own} <= tested
