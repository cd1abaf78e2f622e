"""Facts about the box from the rulebook, for the checks: read from facts.toml, and not part of any pack."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ..board.map import House, Kind, Spot
from .ids import Id


class BoardFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Places, passages and distances that the rulebook names."""

    great_hall: Id
    hospital_wing: Id
    diagon_alley: tuple[Id, ...]
    horcrux_places: tuple[Id, ...]
    passages: tuple[tuple[Id, Id], ...]
    far_passage: tuple[Id, Id]
    distances: tuple[tuple[Id, Id, int], ...]
    first_walk: tuple[Kind, ...]
    first_walk_rooms: dict[str, House]


class PitchFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The worked example of a match: where the pieces stand, and the steps that are counted."""

    lower: tuple[Spot, ...]
    upper: tuple[Spot, ...]
    chaser: Spot
    shot_steps: int
    beater: Spot
    target: Spot
    bludger_flight: int
    back_step: tuple[Spot, Spot]
    eliminated: Spot
    lower_later: tuple[Spot, ...]
    run_steps: int


class TokenFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens that the rulebook names."""

    special: tuple[Id, ...]
    plain: tuple[Id, ...]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards by number or id, each with those of its fields that are known; then boards and tokens."""

    missions: dict[str, dict[str, Any]]
    fights: dict[str, dict[str, Any]]
    duels: dict[str, dict[str, Any]]
    spells: dict[str, dict[str, Any]]
    potions: dict[str, dict[str, Any]]
    behaviours: dict[str, dict[str, Any]]
    books: dict[str, dict[str, Any]]
    events: dict[str, dict[str, Any]]
    quidditch: dict[str, dict[str, Any]]
    characters: dict[str, dict[str, Any]]
    tokens: TokenFacts
    board: BoardFacts
    pitch: PitchFacts


@cache
def facts() -> Facts:
    """Load the facts."""
    return msgspec.toml.decode((files(__package__) / "facts.toml").read_bytes(), type=Facts)
