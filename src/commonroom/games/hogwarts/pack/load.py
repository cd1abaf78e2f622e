"""Reading packs strictly, from a folder of TOML files or from one document; errors name file and field.

The files of a folder are the parts of one document: their top-level keys are merged. So a pack may be one file as well,
or JSON.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

import msgspec

from commonroom.engine import BadInput
from commonroom.engine.content import first_key, put_together
from commonroom.engine.convert import Unreadable, convert
from commonroom.engine.faults import Fault, shape_faults
from commonroom.engine.words import thing, words

from ..board.map import Map
from ..effects.vocabulary import DESTINATIONS, AllTeleport, Teleport
from .shape import Pack, effects_in

_HOME = files("commonroom.games.hogwarts")
_OWN = _HOME / "content"

Place: TypeAlias = Callable[[str], str]
"""Names a part of the pack for an error: by its file, or within the document."""

VOCABULARY_CHECK = "VAL-HOG-19"

_LISTS = {
    "tokens": "token",
    "characters": "character",
    "missions": "mission",
    "fights": "fight",
    "duels": "duel",
    "spells": "spell",
    "potions": "potion",
    "books": "book",
    "behaviours": "behaviour",
    "events": "event",
    "quidditch": "quidditch",
}
"""The lists of a pack, and the kind of entry in each."""


def read_folder(folder: Traversable) -> Pack:
    """Read the pack in a folder; raise BadInput with the file and the field."""
    document, sources = gather(folder)
    return _read(document, lambda key: f"{sources[key]}: {key}" if key in sources else key)


def read_pack(data: object, where: str = "pack") -> Pack:
    """Read a pack from one document of plain data; raise BadInput for the first fault of its form."""
    return _read(data, lambda key: f"{where}.{key}" if key else where)


def gather(folder: Traversable) -> tuple[dict[str, Any], dict[str, str]]:
    """Merge the parts of a pack, and note the file of each part; raise BadInput for a file that cannot be read."""
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    document, sources, broken = put_together(
        (entry.name, entry.read_bytes()) for entry in entries if entry.name.endswith(".toml")
    )
    for where, why, _ in broken:
        raise BadInput(where, why)
    return document, sources


def examined(data: object) -> Pack | list[Fault]:
    """Return the pack from one document, or all faults of its form: types, keys, ids that lead nowhere."""
    try:
        pack: Pack = convert(data, Pack, "")
    except Unreadable:
        return [_explained(fault, data) for fault in shape_faults(data, Pack)]
    return [*_twins(pack), *_loose_ends(pack)] or pack


def _read(data: object, place: Place) -> Pack:
    found = examined(data)
    if isinstance(found, Pack):
        return found
    where, why, _ = found[0]
    key = first_key(where)
    raise BadInput(place(key) + where[len(key) :], why)


def _explained(fault: Fault, data: object) -> Fault:
    """Add the id of the entry to a fault, and the check for words outside the vocabulary (VAL-HOG-19)."""
    owner = _owner(data, fault.where)
    where = f"{fault.where} ({owner})" if owner else fault.where
    return Fault(where, fault.words, VOCABULARY_CHECK if fault.where.endswith(".do") else "")


def _owner(data: object, where: str) -> str:
    """Return the id of the card or field at a place: nobody counts a hundred entries."""
    found: Any = data
    owner = ""
    for step in where.replace("[", ".").replace("]", "").split("."):
        if isinstance(found, Mapping):
            found = found.get(step)
        elif isinstance(found, list | tuple) and step.isdecimal():
            found = found[int(step)]
        if isinstance(found, Mapping) and isinstance(found.get("id"), str):
            owner = found["id"]
    return owner


def _twins(pack: Pack) -> Iterator[Fault]:
    lists = {key: getattr(pack, key) for key in _LISTS} | {"board": pack.board.field}
    for key, entries in lists.items():
        count = Counter(entry.id for entry in entries)
        for name in (name for name, number in count.items() if number > 1):
            yield Fault(key, words("twice", "{card} is described twice", card=thing(_LISTS.get(key, "field"), name)))


def _loose_ends(pack: Pack) -> Iterator[Fault]:
    """Report names that lead nowhere and without which no check could continue."""
    known = {field.id for field in pack.board.field}
    for here, there, _ in pack.board.edges():
        for name in dict.fromkeys((here, there)):
            if name not in known:
                sentence = "a way leads to {field}, and there is no such field"
                yield Fault("board", words("way_to_nowhere", sentence, field=thing("field", name)))
        if here == there:
            yield Fault("board", words("loop", "a way leads from {field} to itself", field=thing("field", here)))
    places = msgspec.structs.asdict(pack.board.places)
    for role, name in places.items():
        if name not in known:
            nowhere = words("nowhere", "there is no field {field}", field=thing("field", name))
            yield Fault(f"board.places.{role}", nowhere)
    for field in pack.board.field:
        if field.part_of is not None and field.part_of not in known:
            sentence = "{field} is part of {whole}, and there is no such field"
            named = {"field": thing("field", field.id), "whole": thing("field", field.part_of)}
            yield Fault("board", words("part_of_nothing", sentence, **named))
        if field.id in DESTINATIONS:
            sentence = "{field} is a word of the effects and cannot name a field"
            yield Fault("board", words("taken_name", sentence, field=thing("field", field.id)))
    yield from _ill_drawn(pack.board)
    for _, owner, effects in effects_in(pack):
        for effect in effects:
            if isinstance(effect, Teleport | AllTeleport) and effect.to not in known | set(DESTINATIONS):
                sentence = "{owner} leads to {field}, and there is no such field"
                yield Fault("", words("leads_nowhere", sentence, owner=owner, field=thing("field", effect.to)))


def _ill_drawn(board: Map) -> Iterator[Fault]:
    """Report what could not be drawn: a field beyond the paper, a curve to nowhere."""
    wide, high = board.size or (0, 0)
    for field in board.field:
        if board.size and not (0 <= field.at[0] <= wide and 0 <= field.at[1] <= high):
            sentence = "{field} lies outside the drawing, which is {size}"
            size = f"{wide} \N{MULTIPLICATION SIGN} {high}"
            outside = words("outside_the_drawing", sentence, field=thing("field", field.id), size=size)
            yield Fault("board.field", outside)
    known = {field.id for field in board.field}
    for end in (end for bend in board.bends for end in bend.way if end not in known):
        yield Fault("board.bends", words("nowhere", "there is no field {field}", field=thing("field", end)))


@cache
def built_in() -> Pack:
    """Return our own pack."""
    return read_folder(_OWN)


@cache
def earlier() -> Pack:
    """Return our own pack as it was until the second version of the rules: its opponents had no habits."""
    return read_pack(gather(_OWN)[0] | gather(_HOME / "pack" / "earlier")[0], "earlier")
