"""The shelf: games by name, each imported when it is first taken down.

Common Room brings its own games; any installed package adds one by naming a module under `commonroom.games` among its
entry points. A broken package is reported by name, and all other games stay playable.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from commonroom.engine import BadInput, Rules
from commonroom.engine.load import load_module

GROUP = "commonroom.games"
_NAME = re.compile(r"[a-z][a-z0-9-]{0,31}")


class Place(NamedTuple):
    """The module of a game, and the package that brings it."""

    module: str
    package: str = ""
    """Name of the installed package; empty for our own games."""


class BrokenGame(BadInput):
    """A game of an installed package that cannot be loaded."""


class Shelf(Mapping[str, Rules[Any, Any, Any]]):
    """All games by name. Names can be listed without importing any game."""

    def __init__(self, own: Mapping[str, str]) -> None:
        self._own = {name: Place(module) for name, module in own.items()}
        self._loaded: dict[str, Rules[Any, Any, Any]] = {}
        self._broken: dict[str, BrokenGame] = {}

    @property
    def own(self) -> tuple[str, ...]:
        """Return the names of our own games."""
        return tuple(self._own)

    def __getitem__(self, name: str) -> Rules[Any, Any, Any]:
        if name not in self._loaded:
            self._loaded[name] = self._load(name, self.place(name))
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in self._own or name in self._brought[0]

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from self._brought[0]

    def __len__(self) -> int:
        return len(self._own) + len(self._brought[0])

    def place(self, name: str) -> Place:
        """Return the place of the game with this name; raise KeyError if there is none."""
        return self._own[name] if name in self._own else self._brought[0][name]

    def playable(self) -> Iterator[tuple[str, Rules[Any, Any, Any]]]:
        """Yield every game that loads, with its name."""
        for name in self:
            try:
                yield name, self[name]
            except BrokenGame:
                continue

    def troubles(self) -> list[str]:
        """Explain in a sentence each why games of installed packages cannot be played."""
        playable = {name for name, _ in self.playable()}
        return [*self._brought[1], *(error.message for name, error in self._broken.items() if name not in playable)]

    def _load(self, name: str, place: Place) -> Rules[Any, Any, Any]:
        if not place.package:
            return load_module(place.module)
        if name in self._broken:
            raise self._broken[name]
        try:
            rules = load_module(place.module)
            if rules.ABOUT.name != name:
                raise ValueError(f"its ABOUT says that it is called {rules.ABOUT.name!r}")
        except Exception as error:  # a stranger's module may raise anything when it is imported
            why = f"{name!r} of the package {place.package} cannot be loaded: {type(error).__name__}: {error}"
            self._broken[name] = BrokenGame("game", why)
            raise self._broken[name] from error
        return rules

    @cached_property
    def _brought(self) -> tuple[dict[str, Place], list[str]]:
        """Return the games of installed packages, and a sentence for each that was left out."""
        # Listing all installed packages is slow, and not needed by anybody who names one of our own games.
        from importlib.metadata import entry_points

        found: dict[str, Place] = {}
        troubles: list[str] = []
        for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
            package = point.dist.name if point.dist is not None else "?"
            if not _NAME.fullmatch(point.name):
                troubles.append(
                    f"{point.name!r} of the package {package} has an odd name: use lowercase letters, digits, hyphens"
                )
            elif point.name in self._own or point.name in found:
                troubles.append(f"{point.name!r} of the package {package} has the name of another game")
            else:
                found[point.name] = Place(point.value, package)
        return found, troubles
