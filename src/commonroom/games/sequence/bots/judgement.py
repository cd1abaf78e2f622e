"""What a board promises to a seat: open lines, who can fill them, and what that makes each cell worth.

A line is a window of five that can still become a sequence for some side. Everything here comes from the seat's view.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain, pairwise
from math import prod
from typing import TypeAlias

import msgspec

from commonroom.engine import Seat

from ..board import BIT, CELLS, CORNERS, FIVE, WINDOW_BETWEEN, WINDOWS, Cell, Mask, Window, mask_of
from ..cards import DECK, Card
from ..edition import Edition, edition
from ..lines import may_share
from ..view import View

# The weights were tuned in tens of thousands of games between variants of the bot. Only their ratios matter.
LINE = (100.0, 30.0, 10.0, 4.0, 1.6, 0.6)
"""Value of a line by the chips it lacks, if all were sure to come: the last steps are worth the most."""
LAST = 2.0
"""Factor for the lines of a side that needs only one more sequence, since the next one ends the game."""
SOON = 6
"""Cards that a side draws before a line is decided; later ones come too late."""
JACK = 0.5
"""Weight of an unseen wild jack: it fills a cell as well as the card does, but is wanted in more than one place."""
HELD_JACK = 0.5
"""Chance of a cell when we hold a wild jack, which can stand in for a card that nobody will draw."""
FAINT = 0.02
"""Least chance of any cell: chips are removed and piles reshuffled, so no cell is quite hopeless."""

PLACE: dict[Cell, int] = {cell: place for place, cell in enumerate(CELLS)}
"""The index of each cell, for lists with an entry per cell."""


class Camp(msgspec.Struct):
    """A side as the judging seat sees it."""

    counting: Mask
    foreign: Mask
    """The chips of all other sides."""
    made: list[Window]
    collinear: bool
    """True if sequences in one line may share a cell."""
    fill: list[float]
    """For each cell, the chance that the side can put a chip there before long."""
    worth: list[float]
    """LINE, scaled for this side."""


Line: TypeAlias = tuple[Window, tuple[int, ...], Mask, float]
"""A window that is open to a side but for at most one foreign chip: what it lacks, that chip, and its value.

Plain tuples, because every decision creates hundreds of them.
"""


def _nothing_yet() -> list[float]:
    return [0.0] * len(CELLS)


class Prospects(msgspec.Struct):
    """The value of each cell to a seat."""

    gain: list[float] = msgspec.field(default_factory=_nothing_yet)
    """How far a chip of ours there advances our lines."""
    stake: list[float] = msgspec.field(default_factory=_nothing_yet)
    """The present value of our lines that lack this cell."""
    denial: list[float] = msgspec.field(default_factory=_nothing_yet)
    """The value of the rivals' lines that lack this cell; a chip of ours there ends them."""
    removal: list[float] = msgspec.field(default_factory=_nothing_yet)
    """The gain from removing a rival's chip."""
    completed: dict[int, list[Window]] = msgspec.field(default_factory=dict)
    """The windows that a chip of ours there completes."""


class Judgement:
    """A seat's view, prepared for judging."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert isinstance(view.hand, tuple)
        self.view = view
        self.seat: Seat = view.seat
        self.hand: tuple[Card, ...] = view.hand
        self.edition: Edition = edition(view.edition)
        self.side = self.seat % view.sides  # RUL-SEQ-11
        self.shared: dict[str, tuple[Card, ...]] = view.team_hands if isinstance(view.team_hands, dict) else {}
        self.known = {*self.hand, *chain(*self.shared.values())}
        self.seen = Counter(chain(self.hand, *self.shared.values(), view.spent, *view.discards))
        sides = [side for side in range(view.sides) if self.present(side)]
        self._chances = {side: self._chances_of(side) for side in sides}
        self.camps = {side: self._camp(side) for side in sides}

    def chance(self, side: int, card: Card) -> float:
        """Return the chance that a side soon gets a card that is in no hand we know, or a wild jack in its place."""
        return self._chances[side][2 - self.seen[card]]

    def prospects(self) -> Prospects:
        """Judge every cell in one pass over the lines of all sides."""
        found = Prospects()
        for side, camp in self.camps.items():
            if side == self.side:
                _note_own_lines(found, camp)
            else:
                _note_rival_lines(found, camp)
        return found

    def future(self, window: Window) -> float:
        """Return the value of our open lines once this window is one of our sequences."""
        camp = self.camps[self.side]
        after = msgspec.structs.replace(camp, made=[*camp.made, window])
        total = 0.0
        for _, _, blocked, value in _lines(after):  # `sum` rounds differently from one version of Python to the next
            total += 0.0 if blocked else value
        return total

    def present(self, side: int) -> list[Seat]:
        """Return the seats of a side whose players have not left."""
        seats = range(side, len(self.view.hands), self.view.sides)
        return [seat for seat in seats if seat not in self.view.left]

    def _sees_hand_of(self, seat: Seat) -> bool:
        return seat == self.seat or str(seat) in self.shared

    def _chances_of(self, side: int) -> list[float]:
        """Return a side's chances of a card of which zero, one or two copies are still unseen."""
        wild = self.edition.wild
        unseen = max(1, len(DECK) - self.seen.total())
        hidden = sum(self.view.hands[seat] for seat in self.present(side) if not self._sees_hand_of(seat))
        missed = 1 - min(1.0, (hidden + SOON) / unseen)
        jacks = JACK * sum(2 - self.seen[jack] for jack in wild)
        least = HELD_JACK if side == self.side and not self.known.isdisjoint(wild) else FAINT
        return [max(least, 1 - missed ** (copies + jacks)) for copies in range(3)]

    def _camp(self, side: int) -> Camp:
        view = self.view
        chips = [mask_of(cells) for cells in view.chips]
        is_last = len(view.sequences[side]) + 1 >= view.target
        return Camp(
            counting=chips[side] | CORNERS,
            foreign=sum(chips) - chips[side],  # no two sides share a cell
            made=[WINDOW_BETWEEN[cells[0], cells[-1]] for cells in view.sequences[side]],
            collinear=view.collinear_share,
            fill=self._fill(side),
            worth=[worth * LAST for worth in LINE] if is_last else list(LINE),
        )

    def _fill(self, side: int) -> list[float]:
        by_card = {card: self.chance(side, card) for card in self.edition.layout.cells}
        if side == self.side:
            by_card |= dict.fromkeys(self.known, 1.0)
        return [by_card.get(card, FAINT) for card in printed_cards(self.edition.id)]


@cache
def printed_cards(name: str) -> tuple[Card, ...]:
    """Return the card on each cell of an edition's board, empty for the corners."""
    return tuple(edition(name).layout.card_at.get(cell, "") for cell in CELLS)


def _lines(camp: Camp) -> list[Line]:
    """Return the lines of a side, including those that a single foreign chip closes."""
    foreign, open_, made, worth, chance_of = camp.foreign, ~camp.counting, camp.made, camp.worth, camp.fill.__getitem__
    found: list[Line] = []
    for window in WINDOWS:
        mask = window.mask
        blocked = mask & foreign
        if blocked & (blocked - 1) or not (lacking := mask & open_):
            continue
        if made and not all(may_share(window, other, camp.collinear) for other in made):
            continue
        missing = _places(lacking)
        found.append((window, missing, blocked, worth[len(missing)] * prod(map(chance_of, missing))))
    return found


@cache
def _places(cells: Mask) -> tuple[int, ...]:
    """Return the indices of some cells of a window; cached, because there are few such sets, each asked for often."""
    return tuple(place for place in PLACE.values() if cells >> place & 1)


def _note_own_lines(found: Prospects, camp: Camp) -> None:
    gain, stake, fill = found.gain, found.stake, camp.fill
    # By the number of missing chips: the factor by which a line gains when one of them is placed.
    closer = [0.0, *(nearer / worth for nearer, worth in pairwise(camp.worth))]
    for window, missing, blocked, value in _lines(camp):
        if blocked:
            found.removal[blocked.bit_length() - 1] += value
            continue
        if len(missing) == 1:
            found.completed.setdefault(missing[0], []).append(window)
        # Placing a chip turns its chance into a certainty, and the line lacks one chip less.
        step = closer[len(missing)]
        for place in missing:
            stake[place] += value
            gain[place] += value * (step / fill[place] - 1)


def _note_rival_lines(found: Prospects, camp: Camp) -> None:
    denial, removal, fill = found.denial, found.removal, camp.fill
    for window, missing, blocked, value in _lines(camp):
        if blocked:
            continue
        for place in missing:
            denial[place] += value
        if len(missing) < FIVE:
            farther = camp.worth[len(missing) + 1] / camp.worth[len(missing)]
            for place in _places(window.mask & camp.counting):
                removal[place] += value * (1 - farther * fill[place])
    for window in camp.made:  # Where a house rule lets sequences be broken (RUL-SEQ-81), nothing is worth more.
        for cell in window.cells:
            removal[PLACE[cell]] += camp.worth[0]


Share: TypeAlias = tuple[Window, int, float]
"""The contribution of one line to the worth of a cell: its window, the chips it lacks, and the amount."""


def own_terms(camp: Camp, place: int) -> list[Share]:
    """Split what a chip of ours adds to our lines: the sum is `gain`."""
    closer = [0.0, *(nearer / worth for nearer, worth in pairwise(camp.worth))]
    return [
        (window, len(missing), value * (closer[len(missing)] / camp.fill[place] - 1))
        for window, missing, blocked, value in _lines(camp)
        if not blocked and place in missing
    ]


def rival_terms(camp: Camp, place: int) -> list[Share]:
    """Split what a chip of ours takes from a rival's lines: the sum over all rivals is `denial`."""
    return [
        (window, len(missing), value)
        for window, missing, blocked, value in _lines(camp)
        if not blocked and place in missing
    ]


def removal_terms(camp: Camp, place: int, *, own: bool) -> list[Share]:
    """Split what it is worth to remove a chip: the sum over all sides is `removal`."""
    chip = BIT[CELLS[place]]
    if own:
        return [(window, len(missing), value) for window, missing, blocked, value in _lines(camp) if blocked == chip]
    found = [(window, 0, camp.worth[0]) for window in camp.made if window.mask & chip]
    for window, missing, blocked, value in _lines(camp):
        if not blocked and len(missing) < FIVE and window.mask & camp.counting & chip:
            farther = camp.worth[len(missing) + 1] / camp.worth[len(missing)]
            found.append((window, len(missing), value * (1 - farther * camp.fill[place])))
    return found
