"""Settings of a match: the Houses, and those options of the catalogue's section 25 that concern it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from commonroom.engine import About, Option, Table, Wish
from commonroom.engine.plain import plain

from ..board.map import HOUSES, House, Pitch
from ..pack.cards import QuidditchCard
from ..pack.checks import playable
from ..pack.load import built_in, read_pack
from ..pack.shape import Pack, deck_ids
from .actions import Card
from .ground import Ground, ground_of

EDITION = "year"
USUAL_HOUSES: tuple[House, House] = ("gryffindor", "slytherin")
"""Houses unless somebody wishes otherwise: those of the worked example."""

OPTIONS = (
    Option("placement", ("default", "free"), "RUL-HOG-126", "match"),
    Option("bludger", ("within", "exact"), "RUL-HOG-129", "match"),
    Option("steal_cost", (2, 1), "RUL-HOG-132", "match"),
    Option("match_turns", (30,), "RUL-HOG-178", "match", numbers=(1, 100)),
    Option("pack_data", ("default",), "RUL-HOG-141", "cards", content=True),
)

ABOUT = About(
    name="quidditch-match",
    title="Quidditch Match",
    rules=2,
    editions={
        EDITION: {
            "houses": list(HOUSES),
            "pitch": plain(built_in().pitch),
            "quidditch": plain(built_in().quidditch),
        }
    },
    options=OPTIONS,
    sides={2: (2,)},
    seats_rule="HOG-400",
    wish=Wish("house", HOUSES),
    replays=(1,),
)


class Settings(msgspec.Struct, frozen=True):
    """The settings of one match. A Year at Hogwarts derives them from its options, pack and players."""

    houses: tuple[House, House]
    """The House of each side: of the challenger, who defends the negative rows, and of the challenged."""
    pitch: Pitch
    ground: Ground
    cards: dict[Card, QuidditchCard]
    """The quidditch cards by their ids."""
    free_placement: bool = False
    exact_bludger: bool = False
    """True if a bludger flies exactly as far as the die says."""
    steal_cost: int = 2
    """Total cost of entering the carrier's field and taking the Quaffle."""
    match_turns: int | None = 30
    """Most turns of each side in the first round (RUL-HOG-178); None where A Year at Hogwarts sets no limit."""
    is_revised: bool = True
    """True if RUL-HOG-184 applies; matches of the first version of the rules go on without it."""

    @property
    def taking_cost(self) -> int:
        """Return the part of it for the taking itself (RUL-HOG-132)."""
        return self.steal_cost - 1

    @property
    def turns_at_most(self) -> int | None:
        """Return the turns of both sides together."""
        return None if self.match_turns is None else 2 * self.match_turns


def settings_for(
    pack: Pack,
    houses: tuple[House, House],
    *,
    placement: str,
    bludger: str,
    steal_cost: int,
    match_turns: int | None,
    is_revised: bool = True,
) -> Settings:
    """Return the settings of a match with the pitch and the cards of this pack."""
    return Settings(
        houses=houses,
        pitch=pack.pitch,
        ground=ground_of(pack.pitch),
        cards={card.id: card for card in pack.quidditch},
        free_placement=placement == "free",
        exact_bludger=bludger == "exact",
        steal_cost=steal_cost,
        match_turns=match_turns,
        is_revised=is_revised,
    )


def settings(table: Table) -> Settings:
    """Return the settings of a table; raise BadInput if its pack is not playable."""

    def chosen(name: str) -> Any:
        return table.option(ABOUT, name)

    return settings_for(
        _pack(chosen("pack_data")),
        houses_of([player.wish for player in table.seats]),
        placement=chosen("placement"),
        bludger=chosen("bludger"),
        steal_cost=chosen("steal_cost"),
        match_turns=chosen("match_turns"),
        is_revised=table.version(ABOUT) > 1,
    )


def full_deck(chosen: Settings) -> list[Card]:
    """Return every quidditch card of the pack, copy by copy, unshuffled."""
    return deck_ids(tuple(chosen.cards.values()))


def houses_of(wishes: Sequence[str | None]) -> tuple[House, House]:
    """Return the Houses: the challenger's wish counts first, and no House plays twice (RUL-HOG-124)."""
    first, second = ([house for house in HOUSES if house == wish] for wish in wishes)
    mine = next(house for house in (*first, *USUAL_HOUSES) if first or house not in second)
    yours = next(house for house in (*second, *reversed(USUAL_HOUSES)) if house != mine)
    return mine, yours


def _pack(chosen: object) -> Pack:
    """Return our own pack, or the table's if it passes the checks."""
    return built_in() if chosen == "default" else _read(msgspec.json.encode(chosen))


@lru_cache(maxsize=4)
def _read(document: bytes) -> Pack:
    """Read a pack; cached, because checking one takes a while and a table reads its own over and over."""
    return playable(read_pack(msgspec.json.decode(document), "options.pack_data"))
