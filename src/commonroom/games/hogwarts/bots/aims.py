"""The questions about worth in which the modes of the game differ.

Bots ask the aims of the table's mode; none asks which mode it is. `year/aims.py` answers for the first mode,
`returns/aims.py` for the second, and `bots/__init__.py` lists them. A mode without aims has those of `neutral.py`.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from commonroom.engine import Seat
from commonroom.engine.reasons import Reason

from ..actions import Action, Floo, Hand
from ..effects.vocabulary import Travel
from ..pack.ids import Id
from ..state import State
from ..tasks import ChooseField
from . import neutral
from .walk.ends import End

MindT = TypeVar("MindT", contravariant=True)
"""A mind, which has aims itself: this module cannot import it."""


class Aims(Protocol[MindT]):
    """The aims of bots in one mode, in house points. A module serves as well as an object."""

    # Things

    def book(self, mind: MindT, card: Id, /) -> float:
        """Return the worth of holding a book."""

    def need(self, mind: MindT, card: Id, /) -> float:
        """Return the worth of a spell or potion to tasks that ask for it."""

    def travel(self, mind: MindT, what: Travel, /) -> float:
        """Return the worth of floo powder or a portkey."""

    def token(self, mind: MindT, token: Id, /) -> float:
        """Return the worth of having an item token."""

    # Ways

    def heading(self, mind: MindT, end: End, /) -> Reason | None:
        """Return why a walk should end there; None where the mode has no name for it."""

    def walk_end(self, mind: MindT, pawn: Id | None, end: End, /) -> float:
        """Return the worth of ending a walk there, with one's own pawn or another."""

    def flight(self, mind: MindT, task: ChooseField, to: Id, /) -> float:
        """Return the worth of being moved to a field by an effect."""

    def graveyard(self, mind: MindT, /) -> float:
        """Return what the trip by portkey gains beyond its price."""

    def tower(self, mind: MindT, tower: Id, /) -> float:
        """Return the worth of putting a death eater on a tower."""

    # Decisions

    def start(self, mind: MindT, action: Action, /) -> float:
        """Rate an action before the roll; the roll itself is worth nothing."""

    def trip(self, mind: MindT, action: Floo, /) -> float:
        """Rate a trip by floo powder that a tower offers."""

    def hand(self, mind: MindT, action: Hand, /) -> float:
        """Rate handing an item to a friend."""

    # Fights

    def duel(self, mind: MindT, /) -> float:
        """Return the worth of drawing a duel."""

    def death_eater(self, mind: MindT, /) -> tuple[float, float]:
        """Return what it gains to beat a death eater, and what it costs to lose."""

    def spent(self, mind: MindT, card: Id, /) -> float:
        """Return the cost of using a card in a fight."""

    # The whole game

    def strength(self, state: State, seat: Seat, /) -> float:
        """Return how the game stands for a side, as log odds."""


AIMS: dict[str, Aims[Any]] = {}
"""Aims by edition; `bots/__init__.py` fills the dictionary."""


def aims_of(state: State) -> Aims[Any]:
    """Return the aims of bots at this table."""
    return AIMS.get(state.settings.edition, neutral)
