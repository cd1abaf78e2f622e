"""A state of Lanterns: where every lantern lies, and what everybody has learned of the others."""

from __future__ import annotations

import msgspec

from commonroom.engine import Outcome, Seat

from .cards import Card, Colour, colour_of


class State(msgspec.Struct):
    """All fields are immutable values, so that a shallow copy is a new state."""

    hands: tuple[tuple[Card, ...], ...]
    dark: tuple[Card, ...]
    """Lanterns that were not dealt, unseen by all (LAN-03)."""
    guiding: Colour | None
    turn: Seat
    first: Seat
    """The seat that led the first trick."""
    trick: tuple[Card, ...] = ()
    """The lanterns on the table, the leader's first."""
    gone: tuple[Card, ...] = ()
    """The lanterns of earlier tricks."""
    points: tuple[int, ...] = ()
    lacking: tuple[tuple[Colour, ...], ...] = ()
    """Of each seat, the colours that it has shown not to hold (LAN-07, LAN-11)."""
    holding: tuple[tuple[Colour, ...], ...] = ()
    """Of each seat, the colours that it has said to hold and has not played since (LAN-11)."""
    asked: tuple[Seat, ...] = ()
    """Seats that have used their one question (LAN-11)."""
    result: Outcome | None = None

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return len(self.hands)

    @property
    def led(self) -> Colour | None:
        """The colour that has to be followed."""
        return colour_of(self.trick[0]) if self.trick else None

    @property
    def leader(self) -> Seat:
        """Return who led the trick on the table, or leads the next one."""
        return (self.turn - len(self.trick)) % self.seats


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on."""
    return state.result


def components(state: State) -> list[Card]:
    """Return every lantern, wherever it lies."""
    return [*state.dark, *state.trick, *state.gone, *(card for hand in state.hands for card in hand)]
