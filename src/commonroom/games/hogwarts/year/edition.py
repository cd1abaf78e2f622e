"""The tables of the first mode: variants, teams, and playing alone (sections 2 and 16)."""

from __future__ import annotations

from typing import Final

from commonroom.engine import BadInput, Table

from ..editions import YEAR, Edition, Variant
from ..options import ABOUT
from ..pack.ids import Id
from ..pack.world import World

MEMBERS = (2, 3)
"""Members of a team, where there are several teams (HOG-043)."""


def variant(table: Table) -> Variant:
    """Return the chosen variant; one player plays solo (HOG-044)."""
    seats = len(table.seats)
    chosen: Variant = table.option(ABOUT, "variant")
    if seats == 1 and "variant" not in table.options:
        return "solo"
    if (chosen == "solo") != (seats == 1):
        who = "by one player" if chosen == "solo" else "by 2 to 8 players"
        raise BadInput("options.variant", f"the {chosen} variant is played {who}, not by {seats} (HOG-044)")
    return chosen


def sides(table: Table) -> tuple[int, ...]:
    """Seat teams alternately, and everybody else alone (RUL-HOG-107)."""
    seats = len(table.seats)
    if variant(table) != "team":
        return tuple(range(seats))
    teams: int = table.option(ABOUT, "teams")
    sizes = [len(range(team, seats, teams)) for team in range(teams)]
    if teams > 1 and not all(size in MEMBERS for size in sizes):
        shown = " and ".join(map(str, sizes))
        raise BadInput(
            "options.teams", f"{seats} players would make teams of {shown}; 2 or 3 belong to a team (RUL-HOG-107)"
        )
    return tuple(seat % teams for seat in range(seats))


def boards(world: World) -> tuple[Id, ...]:
    """List the students (HOG-064)."""
    return tuple(character.id for character in world.pack.characters if character.role == "student")


EDITION: Final = Edition(YEAR, (1, 8), variant, sides, boards)
