"""The tables of the second mode: its options, and who plays the dark side (HOG-600, HOG-604)."""

from __future__ import annotations

from typing import Final

import msgspec

from commonroom.engine import BadInput, Need, Option, Table

from ..editions import RETURNS, Edition, Variant
from ..options import ABOUT, NO, YES
from ..pack.ids import Id
from ..pack.load import built_in
from ..pack.world import World
from ..state import State
from .sides import hero_boards, with_role

PLAYERS = (2, 4)
HERE = (Need(editions=(RETURNS,)),)
LONE_HERO = (Need(editions=(RETURNS,), seats=(2, 2)),)

OPTIONS = (
    Option("mode2_floo_refill", YES, "RUL-HOG-165", "returns", HERE),
    Option("mode2_early_fights", NO, "RUL-HOG-166", "returns", HERE),
    Option("mode2_both_lack", ("continue", "draw"), "RUL-HOG-167", "returns", HERE),
    Option("mode2_de_draw", YES, "RUL-HOG-170", "returns", HERE),
    Option("mode2_death_eaters", ("six", "by_heroes"), "RUL-HOG-181", "returns", LONE_HERO),
)


class Choices(msgspec.Struct, frozen=True):
    """What a table has chosen of them."""

    floo_refill: bool
    early_fights: bool
    draw_if_both_lack: bool
    death_eaters_draw: bool
    death_eaters_by_heroes: bool
    """True if Voldemort leads fewer death eaters against a lone hero; otherwise all of them."""


def own(table: Table) -> Choices:
    """Read the choices of a table."""
    return Choices(
        floo_refill=table.option(ABOUT, "mode2_floo_refill"),
        early_fights=table.option(ABOUT, "mode2_early_fights"),
        draw_if_both_lack=table.option(ABOUT, "mode2_both_lack") == "draw",
        death_eaters_draw=table.option(ABOUT, "mode2_de_draw"),
        death_eaters_by_heroes=table.option(ABOUT, "mode2_death_eaters") == "by_heroes",
    )


def choices(state: State) -> Choices:
    """Return what the table of a match has chosen."""
    chosen = state.settings.own
    assert isinstance(chosen, Choices)
    return chosen


def variant(table: Table) -> Variant:
    """Return the rules of qualified wizards: this mode has no variants."""
    seats = len(table.seats)
    if not PLAYERS[0] <= seats <= PLAYERS[1]:
        raise BadInput("seats", f"Voldemort Returns is played by 2, 3 or 4 players, not {seats} (HOG-600)")
    return "qualified"


def sides(table: Table) -> tuple[int, ...]:
    """Set the dark side against the heroes."""
    dark = dark_seat(table)
    return tuple(int(seat == dark) for seat in range(len(table.seats)))


def dark_seat(table: Table) -> int:
    """Return who plays Pettigrew, then Voldemort: the first to wish for it, else the first without a wish (HOG-604)."""
    dark = next(character.id for character in built_in().characters if character.role == "pettigrew")
    wishes = [player.wish for player in table.seats]
    return next((wishes.index(wish) for wish in (dark, None) if wish in wishes), 0)


def boards(world: World) -> tuple[Id, ...]:
    """List whoever plays the dark side, then the heroes (HOG-604, HOG-605)."""
    return with_role(world, "pettigrew"), *hero_boards(world)


EDITION: Final = Edition(
    RETURNS, PLAYERS, variant, sides, boards, OPTIONS, own, is_scored=False, has_death_eaters=False
)
