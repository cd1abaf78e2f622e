"""What a Sequence board promises to one seat: open lines, who can fill them, and what each cell is worth.

A line is a window of five that can still become a sequence of a side. All of it comes from the seat's view.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain
from math import prod

import msgspec

from .board import BIT, CELLS, CORNERS, WINDOW_BETWEEN, WINDOWS, Mask, Window, mask_of
from .cards import Card
from .edition import Edition, edition
from .view import View

PLACE = {cell: place for place, cell in enumerate(CELLS)}
"""Cells as numbers, for lists with one entry per cell."""
LINES = tuple((window, window.mask, tuple(PLACE[cell] for cell in window.cells)) for window in WINDOWS)


class Weights(msgspec.Struct, frozen=True):
    """What things are worth; a first sequence of two is worth `sequence`, and the rest is measured by it."""

    line: tuple[float, ...] = (100.0, 30.0, 10.0, 4.0, 1.6, 0.6)
    """A line by how many chips it lacks, if every one of them were sure to come. It pays to be nearly there."""
    last: float = 2.0
    """How much more lines count for a side that needs only one more sequence."""
    defence: float = 1.0
    """Rivals' lines against our own."""
    soon: float = 6.0
    """How many cards a side draws before a line of the usual length is decided."""
    jack: float = 0.5
    """An unseen wild jack fills a cell as well as the card itself, but only one cell of many."""
    held_jack: float = 0.5
    """How likely an own wild jack fills the one cell for which we hold no card."""
    regret: float = 1.0
    """The other cell of a card counts as lost when the card goes."""
    wild: float = 25.0
    """A wild jack is kept until it brings at least this."""
    anti_wild: float = 20.0
    """So is an anti-wild jack."""


class Prospects(msgspec.Struct):
    """What each cell is worth to a seat; lists have one entry per cell, in the order of CELLS."""

    gain: list[float]
    """What a chip of ours on the cell adds to our lines."""
    stake: list[float]
    """What our lines that lack the cell are worth as they are."""
    denial: list[float]
    """What rivals' lines that lack the cell are worth; a chip of ours there ends them."""
    removal: list[float]
    """What it brings to take a rival's chip off the cell."""
    completed: dict[int, list[Window]]
    """The windows that a chip of ours on the cell completes."""


class Outlook:
    """A view, prepared for judging: masks instead of cells, and how likely each side fills each cell."""

    def __init__(self, view: View, weights: Weights) -> None:
        assert view.seat is not None
        assert isinstance(view.hand, tuple)
        self.view = view
        self.weights = weights
        self.hand: tuple[Card, ...] = view.hand
        self.edition: Edition = edition(view.edition)
        self.side: int = view.seat % view.sides  # RUL-SEQ-11
        self.chips: list[Mask] = [mask_of(cells) for cells in view.chips]
        self.sequences: list[list[Window]] = [
            [WINDOW_BETWEEN[cells[0], cells[-1]] for cells in made] for made in view.sequences
        ]
        present = [seat for seat in range(len(view.hands)) if seat not in view.left]
        self.in_play: list[int] = sorted({seat % view.sides for seat in present})
        self.fill: dict[int, list[float]] = self._fill(present)

    def _fill(self, present: list[int]) -> dict[int, list[float]]:
        """For each side in play, how likely it can put a chip on each cell before long."""
        view, weights, box = self.view, self.weights, self.edition
        team = view.team_hands if isinstance(view.team_hands, dict) else {}
        known = set(chain(self.hand, *team.values()))
        seen = Counter(chain(self.hand, view.spent, *view.discards, *team.values()))
        unseen = max(1, 2 * 52 - seen.total())
        jacks = weights.jack * sum(2 - seen[card] for card in box.wild)
        fill = {}
        for side in self.in_play:
            hidden = sum(
                view.hands[seat]
                for seat in present
                if seat % view.sides == side and seat != view.seat and str(seat) not in team
            )
            missed = 1 - min(1.0, (hidden + weights.soon) / unseen)
            least = weights.held_jack if side == self.side and known & box.wild else 0.0
            by_copies = [max(least, 1 - missed ** (copies + jacks)) for copies in range(3)]
            chances = [by_copies[2 - seen[card]] for card in _card_at(box)]
            if side == self.side:
                self.later, self.seen = by_copies, seen
                chances = [
                    1.0 if card in known else chance for card, chance in zip(_card_at(box), chances, strict=True)
                ]
            fill[side] = chances
        return fill

    def worth(self, side: int) -> float:
        """How much a line counts for a side."""
        near = len(self.sequences[side]) + 1 >= self.view.target
        return (self.weights.last if near else 1.0) * (1.0 if side == self.side else self.weights.defence)

    def prospects(self) -> Prospects:
        """One walk over all lines of all sides."""
        found = Prospects([0.0] * 100, [0.0] * 100, [0.0] * 100, [0.0] * 100, {})
        for side in self.in_play:
            foreign = sum(chips for other, chips in enumerate(self.chips) if other != side)
            counting = self.chips[side] | CORNERS
            made = [window.mask for window in self.sequences[side]]
            line = [worth * self.worth(side) for worth in self.weights.line]
            walk = self._own_lines if side == self.side else self._rival_lines
            walk(found, line, self.fill[side], foreign, counting, made)
        return found

    def _own_lines(self, found, line, fill, foreign, counting, made) -> None:
        for window, mask, places in LINES:
            blocked = mask & foreign
            if blocked & (blocked - 1) or any((mask & other).bit_count() > 1 for other in made):
                continue
            missing = [place for place in places if not counting >> place & 1]
            if not missing:
                continue
            value = line[len(missing)] * prod(fill[place] for place in missing)
            if blocked:
                found.removal[blocked.bit_length() - 1] += value
                continue
            if len(missing) == 1:
                found.completed.setdefault(missing[0], []).append(window)
            closer = line[len(missing) - 1] / line[len(missing)]
            for place in missing:
                found.stake[place] += value
                found.gain[place] += value * (closer / fill[place] - 1) if fill[place] else 0.0

    def _rival_lines(self, found, line, fill, foreign, counting, made) -> None:
        for _, mask, places in LINES:
            if mask & foreign or any((mask & other).bit_count() > 1 for other in made):
                continue
            missing = [place for place in places if not counting >> place & 1]
            if not missing:
                continue
            value = line[len(missing)] * prod(fill[place] for place in missing)
            for place in missing:
                found.denial[place] += value
            if len(missing) < 5:
                farther = line[len(missing) + 1] / line[len(missing)]
                for place in places:
                    if place not in missing:
                        found.removal[place] += value * (1 - farther * fill[place])


_CARDS: dict[str, tuple[Card, ...]] = {}


def _card_at(box: Edition) -> tuple[Card, ...]:
    if box.id not in _CARDS:
        _CARDS[box.id] = tuple(box.layout.card_at.get(cell, "") for cell in CELLS)
    return _CARDS[box.id]
