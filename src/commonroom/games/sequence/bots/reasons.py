"""Reasons for a bot's moves in Sequence, as data; the sentences are in `locale/*/sequence-reasons.ftl`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from commonroom.engine import Seat, Table
from commonroom.engine.content import Say
from commonroom.engine.reasons import Reason, plain_reason

from ..board import DIRECTIONS, Cell, Window
from ..cards import Card
from ..edition import edition

Way: TypeAlias = Literal["row", "column", "diagonal"]
WAYS: tuple[Way, ...] = tuple(
    "row" if not down else "column" if not right else "diagonal" for down, right in DIRECTIONS
)
ROWS = "abcdefghij"
TO = "\N{EN DASH}"
SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}

Line: TypeAlias = tuple[Cell, ...]
Owners: TypeAlias = tuple[Seat, ...]
"""The players of the rival side, except those who have left."""


class _OfLine(Reason, frozen=True):
    line: Line
    way: Way


class Wins(_OfLine, frozen=True, tag="wins"):
    """Completes the sequence that wins the game."""


class Completes(_OfLine, frozen=True, tag="completes"):
    """Completes a sequence."""


class Four(_OfLine, frozen=True, tag="four"):
    """Makes four of a line; the fifth space is free, and may be in reach."""

    next: Card | None


class Three(_OfLine, frozen=True, tag="three"):
    """Makes three of a line; the other two spaces are free."""

    next: Card | None


class Corner(_OfLine, frozen=True, tag="corner"):
    """Builds a line with a corner in it."""


class Grows(Reason, frozen=True, tag="grows"):
    """Helps several of our own lines at once."""

    lines: int


class _OfRival(_OfLine, frozen=True):
    whose: Owners


class BlocksFour(_OfRival, frozen=True, tag="blocks_four"):
    """Takes the space that a rival's four still needs."""


class BlocksThree(_OfRival, frozen=True, tag="blocks_three"):
    """Takes one of the two spaces that a rival's three still needs."""


class Hinders(Reason, frozen=True, tag="hinders"):
    """Closes lines of a rival that have hardly begun."""

    lines: int
    whose: Owners


class BreaksSequence(_OfRival, frozen=True, tag="breaks_sequence"):
    """Takes a chip out of a rival's sequence, where that is allowed."""


class BreaksFour(_OfRival, frozen=True, tag="breaks_four"):
    """Takes a chip out of a rival's four."""


class BreaksThree(_OfRival, frozen=True, tag="breaks_three"):
    """Takes a chip out of a rival's three."""


class Weakens(Reason, frozen=True, tag="weakens"):
    """Takes a chip that several lines of a rival count on."""

    lines: int
    whose: Owners


class Frees(_OfLine, frozen=True, tag="frees"):
    """Takes the one chip that closes one of our own lines."""


class KeepsJack(Reason, frozen=True, tag="keeps_jack"):
    """A jack would do more on the board now, but it will be worth more later."""

    kept: Card


class KeepsCard(Reason, frozen=True, tag="keeps_card"):
    """Another card would do more on the board now, but one of our own lines needs it elsewhere."""

    kept: Card


class Dead(Reason, frozen=True, tag="dead"):
    """Both spaces of the card are taken: a new one is free."""


class Draws(Reason, frozen=True, tag="draws"):
    """A card can be drawn."""


class LeavesMost(Reason, frozen=True, tag="leaves_most"):
    """With these five, the remaining open lines are worth most."""


class LeastUse(Reason, frozen=True, tag="least_use"):
    """This card is the least useful in the hand."""


REASON: TypeAlias = (
    Wins
    | Completes
    | Four
    | Three
    | Corner
    | Grows
    | BlocksFour
    | BlocksThree
    | Hinders
    | BreaksSequence
    | BreaksFour
    | BreaksThree
    | Weakens
    | Frees
    | KeepsJack
    | KeepsCard
    | Dead
    | Draws
    | LeavesMost
    | LeastUse
)


def way_of(window: Window) -> Way:
    """Return the direction of a window."""
    return WAYS[window.direction]


def wording(table: Table, reason: Reason, say: Say) -> Mapping[str, str | int]:
    """Name cells as the edge of the board does, cards as they are printed, and rivals by their names."""
    values = plain_reason(reason).values
    words: dict[str, str | int] = {name: value for name, value in values.items() if isinstance(value, str | int)}
    if "line" in values:
        first, *_, last = map(_cell_name, values["line"])
        words["line"] = f"{first}{TO}{last}"
    for name in ("kept", "next"):
        if values.get(name) is not None:
            words[name] = _card_name(table, values[name], say)
    if "whose" in values:
        words["whose"] = " & ".join(table.seats[seat].name for seat in values["whose"])
    return words


def _cell_name(cell: Cell) -> str:
    return f"{ROWS[cell[0]]}{cell[1] + 1}"


def _card_name(table: Table, card: Card, say: Say) -> str:
    """Return K♥, or K and the name of the house in an edition that has houses for suits."""
    rank, suit = card[:-1], card[-1]
    if edition(table.edition).data.suits[suit].symbol in SYMBOLS.values():
        return rank + SYMBOLS[suit]
    return f"{rank} {say(f'sequence-house-{suit}', {}) or suit}"
