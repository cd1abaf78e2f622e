"""The decks of a table: our own, or those of an owner of the box (RUL-QCG-81)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from commonroom.engine import BadInput
from commonroom.engine.content import Content, Finding, parse
from commonroom.engine.faults import Fault, at, kinds_of, shape_faults
from commonroom.engine.plain import plain

from .card_faults import card_faults
from .cards import Decks, Effect, HouseCard
from .checks import house_errors, house_warnings, pitch_errors, pitch_warnings
from .deck_files import readable, take_apart, twice

NAMELESS = "Decks of one's own"
UNREADABLE = "RUL-QCG-81"
"""The rule for a fault that breaks no other rule: a table's own decks must be playable."""
MOST_LISTED = 100
"""Faults that are listed at most; nobody reads more."""


class Examined(NamedTuple):
    """The result of examining a file: its decks if it has no faults, and all faults and warnings."""

    decks: Decks | None
    faults: list[Fault]
    warnings: list[Finding]

    def findings(self) -> list[Finding]:
        """Return everything, errors first."""
        errors = [Finding(fault.rule or UNREADABLE, True, fault.words, fault.where) for fault in self.faults]
        return errors + self.warnings


def examine(data: object) -> Examined:
    """Examine the data or the text of a deck file, and continue after a fault as far as that makes sense."""
    sheets = take_apart(data)
    faults = list(map(_as_content, sheets.faults))
    own = None if sheets.is_whole else default_decks()
    house: Sequence[HouseCard | None] | None = own.house if own else None
    if sheets.house is not None:
        faults += _house_faults(sheets.house)
        house = [_salvaged(card) for _, card in sheets.house]
    pitch = sheets.pitch if sheets.pitch is not None or own is None else own.pitch
    warnings: list[Finding] = []
    # Cards that cannot be counted cannot be checked, and checking only the rest would report false faults.
    if house is not None and None not in house:
        cards = [card for card in house if card is not None]
        faults += [Fault("", said, check) for check, said in house_errors(cards)]
        warnings += [Finding(check, False, said) for check, said in house_warnings(cards)]
    if pitch is not None:
        faults += [Fault("", said, check) for check, said in pitch_errors(pitch)]
        warnings += [Finding(check, False, said) for check, said in pitch_warnings(pitch)]
    if faults or house is None or pitch is None:
        return Examined(None, faults, warnings)
    whole = tuple(card for card in house if card is not None)
    return Examined(Decks("quidditch", sheets.name or NAMELESS, whole, pitch), [], warnings)


def read_decks(data: object, where: str) -> Decks:
    """Return playable decks from plain data or the text of a file; raise BadInput with everything that is wrong."""
    decks, faults, _ = examine(data)
    if decks is not None:
        return decks
    if len(faults) == 1:
        place, message, rule = faults[0]
        raise BadInput(_joined(where, place), f"{message} ({rule})" if rule else message)
    listed = [f"({number}) {fault}" for number, fault in enumerate(faults[:MOST_LISTED], 1)]
    more = [f"and {len(faults) - MOST_LISTED} more"] if len(faults) > MOST_LISTED else []
    raise BadInput(where, f"{len(faults)} faults: {'; '.join(listed + more)}")


def _joined(where: str, place: str) -> str:
    return f"{where}{place}" if place.startswith("[") else at(where, place) if place else where


def _as_content(fault: Fault) -> Fault:
    """Give an unknown effect its own rule (DK-18)."""
    return Fault(fault.where, fault.words, "DK-18") if fault.where.endswith(".code") else fault


def _house_faults(cards: Sequence[tuple[str, object]]) -> Iterator[Fault]:
    """Yield the faults of cards that can be read."""
    seen: set[object] = set()
    for where, data in cards:
        name = data.get("id") if isinstance(data, Mapping) else None
        if isinstance(name, str):
            if name in seen:
                yield Fault(at(where, "id"), twice(name))
            seen.add(name)
        if not shape_faults(data, HouseCard):
            yield from card_faults(readable(data, HouseCard), where)


def _salvaged(data: object) -> HouseCard | None:
    """Read as much of a card as possible, so that the others can be checked beside it; None if it cannot be counted."""
    if not isinstance(data, Mapping):
        return None
    kinds = kinds_of(HouseCard)
    found = {name: readable(data[name], kinds[name]) for name in kinds if name in data and name != "effects"}
    values = {"id": "unnamed", "name": "?"} | {name: value for name, value in found.items() if value is not None}
    listed = data.get("effects")
    effects = [readable(effect, Effect) for effect in listed] if isinstance(listed, list | tuple) else []
    if "kind" not in values or "count" not in values:
        return None
    return HouseCard(**values, effects=tuple(effect for effect in effects if effect is not None))


@cache
def default_decks() -> Decks:
    """Return our own decks."""
    source = files("commonroom.games.quidditch") / "decks" / "default.toml"
    return read_decks(parse(source.read_text(encoding="utf-8")), "decks")


CONTENT = Content(
    default=plain(default_decks()),
    option="deck_data",
    check=lambda data: examine(data).findings(),
    read=lambda data: plain(read_decks(data, "decks")),
)
