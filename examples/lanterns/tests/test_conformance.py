"""Lanterns keeps what every game keeps, and the suite would find defects in it."""

from commonroom.games import GAMES
from commonroom.testing import conformance, mutants

# Taken from the shelf, as a player would: the package has to be installed.
LANTERNS = GAMES["lanterns"]

TestLanterns = conformance(LANTERNS)
TestLanternsMutants = mutants(LANTERNS)


def test_common_room_finds_the_game_by_the_entry_point_of_its_package() -> None:
    assert GAMES.place("lanterns") == ("commonroom_lanterns", "commonroom-lanterns")
    assert GAMES.troubles() == []
