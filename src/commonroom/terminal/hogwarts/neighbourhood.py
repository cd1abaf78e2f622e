"""The neighbourhood of a pawn: what lies on a field, where a way leads, and where a walk can end."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from commonroom.games.hogwarts.board.map import SYMBOLS

from ..scene import Data
from .speaker import HogwartsSpeaker
from .view_parts import on_field

DULL = ("start", "signpost", "plain", "bridge")
MOST = 14
FAR = 12
"""The furthest that a roll leads without help."""
NAMELESS = (*SYMBOLS, "rosette")
"""Fields that are known by their symbol instead of their name."""


class Neighbourhood:
    """Looks around on the board of one view."""

    def __init__(self, speaker: HogwartsSpeaker, view: Data) -> None:
        self.speaker, self.view, self.world = speaker, view, speaker.world

    def short(self, field: str) -> str:
        """Describe a field in a word or two, with who and what is there."""
        found = self.world.fields[field]
        name = self.speaker.kind(field) if found.kind in NAMELESS else self.speaker.place(field)
        if found.classroom is not None:
            name += " classroom"
        contents = [*self.tokens(field), *self.pawns(field)]
        if found.kind == "rosette" and not contents:
            return f"{name} [none]"
        return f"{name} [{', '.join(contents)}]" if contents else name

    def tokens(self, field: str) -> list[str]:
        return [self.speaker.token(token) for token in self.view["tokens"].get(field, ())]

    def pawns(self, field: str) -> list[str]:
        """Name everybody else who stands there."""
        people = [self.speaker.name(seat) for seat in on_field(self.view, field) if seat != self.view["seat"]]
        return people + [self.speaker.person(foe["id"]) for foe in self.view["death_eaters"] if foe["at"] == field]

    def ahead(self, here: str, first: str, visited: Collection[str] = (), most: int = FAR) -> str:
        """Follow a way after its first field until it forks; return nothing at a dead end."""
        way: list[str] = []
        before, now = here, first
        forks: list[str] = []
        while len(way) < most:
            known = {before, here, *visited, first}
            forks = [there for there in self.world.ways[now] if there not in known]
            if len(forks) != 1 or forks[0] in way:
                break
            way.append(forks[0])
            before, now = now, forks[0]
            forks = []
        shown = ", ".join(map(self.short, way))
        if len(forks) > 1:
            fork = " or ".join(map(self.short, forks))
            return f"{shown}, then {fork}" if shown else fork
        return shown

    def ends(self, task: Data, first: Collection[str]) -> dict[str, list[str]]:
        """Find where a walk could use all its moves, each with a way there that begins with one of these fields."""
        found: dict[str, list[str]] = {}
        for path, left in self._paths(task["path"], task["left"], first):
            if (left == 0 or self._is_met(path[-1])) and path[-1] not in found:
                found[path[-1]] = path
        return found

    def way(self, task: Data, first: Collection[str], to: str) -> list[str] | None:
        """Find a way to a field: one that uses all moves, or else the shortest."""
        end = self.ends(task, first).get(to)
        if end is not None:
            return end
        ways = [path for path, _ in self._paths(task["path"], task["left"], first) if path[-1] == to]
        return min(ways, key=len) if ways else None

    def within(self, task: Data, first: Collection[str]) -> list[str]:
        """List every field that a walk can reach, the nearest first."""
        ways = sorted(self._paths(task["path"], task["left"], first), key=lambda found: len(found[0]))
        return list(dict.fromkeys(path[-1] for path, _ in ways))

    def _is_met(self, field: str) -> bool:
        """Tell whether somebody there is likely to end a walk; the rules have the last word."""
        view = self.view
        if view["variant"] == "solo" or (view["edition"] != "year" and not view["returned"]):
            return False
        others = [seat for seat in on_field(view, field) if seat != view["seat"]]
        if view["seat"] is not None and any(view["sides"][seat] != view["sides"][view["seat"]] for seat in others):
            return True
        return not self._is_dark() and any(foe["at"] == field for foe in view["death_eaters"])

    def _is_dark(self) -> bool:
        """Tell whether the viewer plays the side of the death eaters."""
        who = None if self.view["seat"] is None else self.view["people"][self.view["seat"]]["character"]
        return who is not None and self.world.characters[who].role != "student"

    def _paths(self, done: list[str], left: int, first: Collection[str]) -> Iterator[tuple[list[str], int]]:
        """Yield every way from the end of a walk, with the moves left at its end; no way leads through a person."""
        here, visited = done[-1], set(done)
        waiting = [([there], left - self.world.ways[here][there]) for there in first]
        while waiting:
            path, rest = waiting.pop()
            yield path, rest
            if self._is_met(path[-1]):
                continue
            for there, cost in self.world.ways[path[-1]].items():
                if there not in visited and there not in path and cost <= rest:
                    waiting.append(([*path, there], rest - cost))

    def near(self, here: str) -> list[str]:
        """List what is worth a walk and not too far, with the steps to it: tokens and people, then places."""
        found = []
        for field in self.world.fields:
            steps = self.world.distance(here, field)
            if not steps or steps > FAR or self.world.fields[field].kind == "blocked":
                continue
            full = bool(self.tokens(field) or self.pawns(field))
            if full or self.world.fields[field].kind not in (*NAMELESS, *DULL):
                what = [*self.tokens(field), *self.pawns(field)] or [self.short(field)]
                found.append((not full, steps, f"{', '.join(what)} {steps}"))
        return [name for _, _, name in sorted(found)[:MOST]]

    def distance(self, here: str, there: str) -> str:
        """Say how far a place is."""
        field = self.world.fields[there]
        if field.reached_by != "walking":
            return f"by {'floo powder' if field.reached_by == 'floo' else 'portkey'}"
        steps = [self.world.distance(here, part) for part in self.world.standing_for(there)]
        known = [number for number in steps if number is not None]
        if not known:
            return "a trip away"
        nearest = min(known)
        if nearest == 0:
            return "here" if here in self.world.standing_for(there) else "a free step"
        return "one step" if nearest == 1 else f"{nearest} steps"
