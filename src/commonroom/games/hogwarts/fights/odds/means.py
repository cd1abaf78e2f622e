"""What odds are computed from: an opponent on a card, and the means of a fighter, as plain numbers."""

from __future__ import annotations

from typing import NamedTuple

from ...pack.cards import Habit


class Foe(NamedTuple):
    """An opponent on a card, as far as it matters for the odds."""

    hp: int
    strike: int
    """HP that it takes with each attack."""
    before: bool
    """True if it strikes before the attack and not after it."""
    final: bool
    """True if it strikes once more when it falls."""
    reveal: int
    """HP that it takes when it is turned up."""
    floor: int
    """HP with which a fighter has lost: 1 in a duel, 0 in a mission."""
    habits: tuple[Habit, ...] = ()
    """What else it does; without any, the odds are in closed form."""
    full: int = 0
    """HP above which it does not heal."""


class Arms(NamedTuple):
    """The means of one fighter."""

    hp: int
    dice: int
    faces: int
    """Faces of a die that hit."""
    first: int
    """Additional dice in the first attack."""
    attacks: tuple[int, ...]
    """HP that the attack cards take, the strongest first."""
    defences: tuple[int, ...]
    """HP that the defence cards save, the strongest first."""
    limit: int
    """Cards that may still be used."""
    round: int = 1
    """The round of the next attack."""
    ready: bool = False
    """True if a strike before that attack is over."""
