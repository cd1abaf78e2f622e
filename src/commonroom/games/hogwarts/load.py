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
from commonroom.engine.content import put_together
from commonroom.engine.convert import Unreadable, convert

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
        raise BadInput("pack", "there are no TOML files in the folder")
    return put_together((name, _decode(folder / name, name)) for name in names)


def _decode(file: Traversable, name: str) -> dict[str, Any]:
    try:
        data: dict[str, Any] = msgspec.toml.decode(file.read_bytes())
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(name, f"is not TOML: {error}") from None
    except RecursionError:
        raise BadInput(name, "is nested too deeply") from None
    return data


def _read(data: object, place: Place) -> Pack:
    try:
        pack: Pack = convert(data, Pack, "")
    except Unreadable as error:
        where, key = error.where.removeprefix("."), _first_key(error.where)
        owner = _owner(data, where)
        words = f"; known are {', '.join(VOCABULARY)} (VAL-HOG-19)" if where.endswith(".do") else ""
        message = error.message
        raise BadInput(place(key) + where[len(key) :], f"{owner}{message}{words}") from None
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
            owner = f"in {found['id']}, "
    return owner


def _refuse_twins(pack: Pack, place: Place) -> None:
    lists = {key: getattr(pack, key) for key in _LISTS} | {"board": pack.board.field}
    for key, entries in lists.items():
        seen: set[str] = set()
        for entry in entries:
            if entry.id in seen:
                raise BadInput(place(key), f"{entry.id} is described twice")
            seen.add(entry.id)


def _refuse_loose_ends(pack: Pack, place: Place) -> None:
    """Names that lead nowhere, where no check could go on without them."""
    known = {field.id for field in pack.board.field}
    for here, there, _ in pack.board.edges():
        for name in (here, there):
            if name not in known:
                raise BadInput(place("board"), f"a way leads to {name}, and there is no such field")
        if here == there:
            raise BadInput(place("board"), f"a way leads from {here} to itself")
    places = msgspec.structs.asdict(pack.board.places)
    for role, name in places.items():
        if name not in known:
            raise BadInput(f"{place('board')}.places.{role}", f"there is no field {name}")
    for field in pack.board.field:
        if field.part_of is not None and field.part_of not in known:
            raise BadInput(place("board"), f"{field.id} is part of {field.part_of}, and there is no such field")
        if field.id in DESTINATIONS:
            raise BadInput(place("board"), f"{field.id} is a word of the effects and cannot name a field")
    for _, owner, effects in effects_in(pack):
        for effect in effects:
            if isinstance(effect, Teleport | AllTeleport) and effect.to not in known | set(DESTINATIONS):
                raise BadInput(place(""), f"{owner} leads to {effect.to}, and there is no such field")


@cache
def built_in() -> Pack:
    """The house's own pack."""
    return read_folder(files(__package__) / "content")
