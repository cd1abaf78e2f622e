"""Deck files: the forms in which an owner of the box may describe the decks.

One file for the whole box, as ours is; or one for each deck, with its size and its cards; or several of those together.
Each form is taken apart into the same sheets, and every fault on the way is noted with its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from commonroom.engine import BadInput
from commonroom.engine.content import parse
from commonroom.engine.convert import UNKNOWN_FIELD, Unreadable, convert
from commonroom.engine.faults import Fault, at, shape_faults
from commonroom.engine.words import Words, words

from .cards import POINTS, Count, Decks, HouseCard, PitchCard

Size = Annotated[int, Meta(ge=0, le=9999)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]


class FiledCard(HouseCard, frozen=True, forbid_unknown_fields=True):
    """A house card in the file of its deck; with several effects it says that one of them is chosen."""

    choose: Literal[1] | None = None


class FiledPitchCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pitch card in the file of its deck; its kind and points are known, and may be repeated."""

    id: PitchCard
    count: Count
    name: Name | None = None
    kind: Literal["ball", "goal"] | None = None
    points: int | None = None


class HouseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the house deck."""

    deck: Literal["house"]
    cards: tuple[FiledCard, ...]
    size: Size | None = None
    origin: Name | None = None
    game: Literal["quidditch"] = "quidditch"


class PitchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the pitch deck."""

    deck: Literal["pitch"]
    cards: tuple[FiledPitchCard, ...]
    size: Size | None = None
    origin: Name | None = None
    game: Literal["quidditch"] = "quidditch"


class Sheets(NamedTuple):
    """A file taken apart. A deck that is missing or unreadable is None."""

    name: str | None
    house: list[tuple[str, Any]] | None
    """The place and the data of each house card."""
    pitch: dict[PitchCard, int] | None
    faults: list[Fault]
    is_whole: bool = True
    """True if the file describes the whole box, so that a missing deck is not replaced by our own."""


def take_apart(data: object) -> Sheets:
    """Take a file of any form apart into its sheets."""
    if isinstance(data, str):
        try:
            data = parse(data)
        except BadInput as error:
            return Sheets(None, None, None, [Fault("", error.words)])
    if isinstance(data, Mapping) and "deck" in data:
        return _deck(data, "")
    if isinstance(data, Mapping) and "decks" in data:
        return _several(data)
    return _box(data)


def _box(data: object) -> Sheets:
    """Read the whole box from one file."""
    fields = data if isinstance(data, Mapping) else {}
    house = fields.get("house")
    cards = [(f"house[{place}]", card) for place, card in enumerate(house)] if isinstance(house, list | tuple) else None
    name = fields.get("name")
    return Sheets(
        name=name if isinstance(name, str) else None,
        house=cards,
        pitch=readable(fields.get("pitch"), dict[PitchCard, Count]),
        faults=shape_faults(data, Decks),
    )


def _several(data: Mapping[Any, Any]) -> Sheets:
    """Read a list of decks, each as in a file of its own."""
    faults = [Fault(str(name), UNKNOWN_FIELD) for name in data if name not in ("game", "decks")]
    if data.get("game", "quidditch") != "quidditch":
        faults.append(Fault("game", words("other_game", "{game} is not quidditch", game=repr(data["game"]))))
    decks = data["decks"]
    if not isinstance(decks, list | tuple):
        no_list = Fault("decks", words("no_list", "must be a list of decks"))
        return Sheets(None, None, None, [*faults, no_list], is_whole=False)
    name: str | None = None
    house, pitch = None, None
    for place, deck in enumerate(decks):
        sheets = _deck(deck, f"decks[{place}]")
        faults += sheets.faults
        if None not in (house, sheets.house) or None not in (pitch, sheets.pitch):
            twice = words("deck_twice", "the same deck is described twice")
            faults.append(Fault(f"decks[{place}].deck", twice, "DK-02"))
        name = sheets.name if name is None else name
        house = sheets.house if house is None else house
        pitch = sheets.pitch if pitch is None else pitch
    return Sheets(name, house, pitch, faults, is_whole=False)


def _deck(data: object, where: str) -> Sheets:
    """Read one deck; the other one will be our own."""
    kind = data.get("deck") if isinstance(data, Mapping) else None
    if not isinstance(data, Mapping) or kind not in ("house", "pitch"):
        unknown = Fault(at(where, "deck"), words("which_deck", "must be house or pitch"))
        return Sheets(None, None, None, [unknown], is_whole=False)
    faults = shape_faults(data, HouseFile if kind == "house" else PitchFile, where)
    name = data.get("origin") if isinstance(data.get("origin"), str) else None
    cards = data.get("cards")
    if not isinstance(cards, list | tuple):
        return Sheets(name, None, None, faults, is_whole=False)
    placed = [(f"{at(where, 'cards')}[{number}]", card) for number, card in enumerate(cards)]
    faults += _size_faults(data.get("size"), cards, where)
    if kind == "pitch":
        faults += _pitch_faults(placed)
        return Sheets(name, None, _counted(placed), faults, is_whole=False)
    faults += [fault for place, card in placed for fault in _choice_faults(card, place)]
    return Sheets(name, [(place, _without_choice(card)) for place, card in placed], None, faults, is_whole=False)


def _size_faults(size: object, cards: Sequence[Any], where: str) -> Iterator[Fault]:
    """Report a stated size that differs from the number of cards, if both can be read."""
    counts = [card["count"] for card in cards if isinstance(card, Mapping) and type(card.get("count")) is int]
    if type(size) is int and len(counts) == len(cards) and sum(counts) != size:
        said = words("said_size", "says {size} cards, but there are {count}", size=size, count=sum(counts))
        yield Fault(at(where, "size"), said, "DK-01")


def _choice_faults(card: object, where: str) -> Iterator[Fault]:
    effects = card.get("effects") if isinstance(card, Mapping) else None
    if isinstance(card, Mapping) and isinstance(effects, list | tuple) and len(effects) > 1 and "choose" not in card:
        one = words("choose_one", "must be 1: choose one of several effects")
        yield Fault(at(where, "choose"), one, "RUL-QCG-60")


def _without_choice(card: object) -> object:
    return {name: value for name, value in card.items() if name != "choose"} if isinstance(card, Mapping) else card


def _pitch_faults(placed: list[tuple[str, Any]]) -> Iterator[Fault]:
    """Report points other than those of the rules, and a kind of card described twice."""
    seen: set[str] = set()
    for place, data in placed:
        card = readable(data, FiledPitchCard)
        if card is None:
            continue
        if card.points is not None and card.points != POINTS[card.id]:
            counts = words("points", "{card} counts for {points}", card=card.id, points=POINTS[card.id])
            yield Fault(at(place, "points"), counts, "QCG-14")
        if card.id in seen:
            yield Fault(at(place, "id"), twice(card.id))
        seen.add(card.id)


def _counted(placed: list[tuple[str, Any]]) -> dict[PitchCard, int] | None:
    """Count each pitch card; None if one of them cannot be read."""
    cards = [readable(data, FiledPitchCard) for _, data in placed]
    return None if None in cards else {card.id: card.count for card in cards}


def twice(name: str) -> Words:
    """Return the sentence about a card that is there already."""
    return words("twice", "{card} is described twice", card=name)


def readable(data: object, kind: Any) -> Any:
    """Return the data as that kind, or None."""
    try:
        return convert(data, kind, "")
    except Unreadable:
        return None
