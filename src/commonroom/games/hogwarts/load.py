"""Reading packs: strictly, from a folder of TOML files or from one document; what is wrong is said with file and field.

The files of a folder are the parts of one document: their top-level keys are put together. So a pack may be one file
as well, or JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

import msgspec

from commonroom.engine import BadInput
from commonroom.engine.content import NO_FILES, parse_toml, put_together
from commonroom.engine.convert import Unreadable, convert
from commonroom.engine.words import words

from .effects import DESTINATIONS, VOCABULARY, AllTeleport, Teleport
from .pack import Pack, effects_in

Place: TypeAlias = Callable[[str], str]
"""How an error calls a part of the pack: by its file, or within the document."""

_LISTS = [
    "tokens",
    "characters",
    "missions",
    "fights",
    "duels",
    "spells",
    "potions",
    "books",
    "behaviours",
    "events",
    "quidditch",
]


def read_folder(folder: Traversable) -> Pack:
    """The pack in a folder; BadInput names the file and the field."""
    document, sources = gather(folder)
    return _read(document, lambda key: f"{sources[key]}: {key}" if key in sources else key)


def read_pack(data: object, where: str = "pack") -> Pack:
    """The pack from one document of plain data."""
    return _read(data, lambda key: f"{where}.{key}" if key else where)


def gather(folder: Traversable) -> tuple[dict[str, Any], dict[str, str]]:
    """The parts of a pack put together, and which file each part stands in."""
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
    if not names:
        raise BadInput("pack", NO_FILES)
    return put_together((name, parse_toml((folder / name).read_bytes(), name)) for name in names)


def _read(data: object, place: Place) -> Pack:
    try:
        pack: Pack = convert(data, Pack, "")
    except Unreadable as error:
        where, key = error.where.removeprefix("."), _first_key(error.where)
        said = error.words
        if where.endswith(".do"):
            said = words(
                "known_words", "{what}; known are {known} (VAL-HOG-19)", what=said, known=", ".join(VOCABULARY)
            )
        if owner := _owner(data, where):
            said = words("in_entry", "in {owner}, {what}", owner=owner, what=said)
        raise BadInput(place(key) + where[len(key) :], said) from None
    _refuse_twins(pack, place)
    _refuse_loose_ends(pack, place)
    return pack


def _first_key(where: str) -> str:
    return where.removeprefix(".").partition(".")[0].partition("[")[0]


def _owner(data: object, where: str) -> str:
    """Of which card or field a place speaks, by its id: nobody counts a hundred entries."""
    found: Any = data
    owner = ""
    for step in where.replace("[", ".").replace("]", "").split("."):
        if isinstance(found, Mapping):
            found = found.get(step)
        elif isinstance(found, list) and step.isdecimal():
            found = found[int(step)]
        if isinstance(found, Mapping) and isinstance(found.get("id"), str):
            owner = found["id"]
    return owner


def _refuse_twins(pack: Pack, place: Place) -> None:
    lists = {key: getattr(pack, key) for key in _LISTS} | {"board": pack.board.field}
    for key, entries in lists.items():
        seen: set[str] = set()
        for entry in entries:
            if entry.id in seen:
                raise BadInput(place(key), words("twice", "{card} is described twice", card=entry.id))
            seen.add(entry.id)


def _refuse_loose_ends(pack: Pack, place: Place) -> None:
    """Names that lead nowhere, where no check could go on without them."""
    known = {field.id for field in pack.board.field}
    for here, there, _ in pack.board.edges():
        for name in (here, there):
            if name not in known:
                sentence = "a way leads to {field}, and there is no such field"
                raise BadInput(place("board"), words("way_to_nowhere", sentence, field=name))
        if here == there:
            raise BadInput(place("board"), words("loop", "a way leads from {field} to itself", field=here))
    places = msgspec.structs.asdict(pack.board.places)
    for role, name in places.items():
        if name not in known:
            raise BadInput(f"{place('board')}.places.{role}", words("nowhere", "there is no field {field}", field=name))
    for field in pack.board.field:
        if field.part_of is not None and field.part_of not in known:
            sentence = "{field} is part of {whole}, and there is no such field"
            raise BadInput(place("board"), words("part_of_nothing", sentence, field=field.id, whole=field.part_of))
        if field.id in DESTINATIONS:
            sentence = "{field} is a word of the effects and cannot name a field"
            raise BadInput(place("board"), words("taken_name", sentence, field=field.id))
    for _, owner, effects in effects_in(pack):
        for effect in effects:
            if isinstance(effect, Teleport | AllTeleport) and effect.to not in known | set(DESTINATIONS):
                sentence = "{owner} leads to {field}, and there is no such field"
                raise BadInput(place(""), words("leads_nowhere", sentence, owner=owner, field=effect.to))


@cache
def built_in() -> Pack:
    """The house's own pack."""
    return read_folder(files(__package__) / "content")
