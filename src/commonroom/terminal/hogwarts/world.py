"""The world of a table, made ready once: reading and checking a pack of one's own takes its time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from commonroom.engine import Table
from commonroom.games.hogwarts.options import ABOUT, world_of
from commonroom.games.hogwarts.world import World, built_in_world

_KNOWN: dict[int, tuple[Mapping[str, Any], World]] = {}
"""By the identity of the pack, which is kept so that no other can have it."""
MOST = 4


def world_at(table: Table) -> World:
    """The house's own world, or that of the table's pack."""
    pack = table.option(ABOUT, "pack_data")
    if not isinstance(pack, Mapping):
        return built_in_world()
    if id(pack) not in _KNOWN:
        if len(_KNOWN) >= MOST:
            _KNOWN.clear()
        _KNOWN[id(pack)] = (pack, world_of(table))
    return _KNOWN[id(pack)][1]
