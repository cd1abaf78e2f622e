"""The editions: layout, jacks, colours, suits and the rules in which they differ, read from data."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import Literal

import msgspec

from .actions import PLAY, Play
from .board import BIT, CARD_CELLS, CELLS, Cell, Mask, mask_of
from .cards import DESIGNS, Card, is_jack

CORNER = "**"

StartDraw = Literal["lowest_player_deals", "highest_side_starts"]
ForgottenDraw = Literal["next_action", "next_draw", "never"]
PileExhausted = Literal["reshuffle", "draw_game", "play_on"]


class Colour(msgspec.Struct, frozen=True):
    """A colour of chips and how many the box holds."""

    name: str
    chips: int


class Suit(msgspec.Struct, frozen=True, omit_defaults=True):
    """A suit as it is shown; in some editions its jack has a name."""

    name: str
    symbol: str
    jack: str | None = None


class Layout(msgspec.Struct, frozen=True):
    """The cards printed on the cells."""

    card_at: dict[Cell, Card]
    cells: dict[Card, tuple[Cell, ...]]
    masks: dict[Card, Mask]
    plays: dict[Card, dict[Mask, tuple[Play, ...]]]
    """For each printed card the plays that it has on its two cells, on either of them, and on neither."""


class EditionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition as written in its file."""

    title: str
    layout: str
    wild: tuple[Card, ...]
    anti_wild: tuple[Card, ...]
    start_draw: StartDraw
    forgotten_draw: ForgottenDraw
    pile_exhausted: PileExhausted
    coaching_penalty: Literal["on", "off"]
    talk_may_be_agreed: bool
    colours: tuple[Colour, ...]
    suits: dict[str, Suit]


class Edition(msgspec.Struct, frozen=True):
    """An edition ready for play."""

    id: str
    data: EditionData
    layout: Layout
    wild: frozenset[Card]
    anti_wild: frozenset[Card]


def read_layout(text: str) -> Layout:
    """Read a layout of ten rows of ten card codes; every card but the jacks is printed on two cells (SEQ-04).

    Rules: RUL-SEQ-04.
    """
    rows = [line.split() for line in text.split("\n") if line.strip()]
    if [len(row) for row in rows] != [10] * 10:
        raise ValueError("a layout has ten rows of ten cells")
    printed = dict(zip(CELLS, (code for row in rows for code in row), strict=True))
    card_at = {cell: code for cell, code in printed.items() if code != CORNER}
    if sum(BIT[cell] for cell in card_at) != CARD_CELLS:
        raise ValueError("a layout has its four corners, and no others, marked **")
    count = Counter(card_at.values())
    for card in DESIGNS:
        expected = 0 if is_jack(card) else 2
        if count[card] != expected:
            raise ValueError(f"{card} stands on {count[card]} cells of the layout instead of {expected}")
    cells = {card: tuple(cell for cell in CELLS if card_at.get(cell) == card) for card in DESIGNS if count[card]}
    return Layout(
        card_at=card_at,
        cells=cells,
        masks={card: sum(BIT[cell] for cell in places) for card, places in cells.items()},
        plays={card: _plays(card, places) for card, places in cells.items()},
    )


def _plays(card: Card, cells: tuple[Cell, ...]) -> dict[Mask, tuple[Play, ...]]:
    sets = (some for number in range(len(cells) + 1) for some in combinations(cells, number))
    return {mask_of(some): tuple(PLAY[card, cell] for cell in some) for some in sets}


@cache
def edition(name: str) -> Edition:
    """Load the edition with this id."""
    text = files(__package__).joinpath("editions", f"{name}.toml").read_text(encoding="utf-8")
    data = msgspec.convert(tomllib.loads(text), EditionData)
    return Edition(name, data, read_layout(data.layout), frozenset(data.wild), frozenset(data.anti_wild))


EDITIONS = ("harry-potter-2021", "classic-2022")
