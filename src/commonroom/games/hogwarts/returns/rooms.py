"""The rooms of the second mode, for `flow`."""

from __future__ import annotations

from types import ModuleType

from . import defeats, handing, horcruxes, meetings, ritual, turning

ROOMS: tuple[ModuleType, ...] = (turning, handing, horcruxes, meetings, ritual, defeats)
