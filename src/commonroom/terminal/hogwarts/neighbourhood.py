"""The neighbourhood of a pawn: what lies on a field, where a way leads, and how far a place is."""

from __future__ import annotations

from commonroom.games.hogwarts.board.map import SYMBOLS

from ..scene import Data
from ..speech.language import either
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
            name += f" ({self.speaker.kind(field)})"
        contents = self.contents(field)
        if found.kind == "rosette" and not contents:
            return f"{name} [{self.speaker.phrase('plain-none')}]"
        return f"{name} [{', '.join(contents)}]" if contents else name

    def named(self, field: str) -> str:
        """Name a field with who and what is there."""
        contents = self.contents(field)
        return f"{self.speaker.place(field)} [{', '.join(contents)}]" if contents else self.speaker.place(field)

    def contents(self, field: str) -> list[str]:
        """Name what lies and who stands there."""
        return [*self.tokens(field), *self.pawns(field)]

    def tokens(self, field: str) -> list[str]:
        return [self.speaker.token(token) for token in self.view["tokens"].get(field, ())]

    def pawns(self, field: str) -> list[str]:
        """Name everybody else who stands there."""
        people = [self.speaker.player(seat) for seat in on_field(self.view, field) if seat != self.view["seat"]]
        return people + [self.speaker.person(foe["id"]) for foe in self.view["death_eaters"] if foe["at"] == field]

    def ahead(self, here: str, first: str) -> str:
        """Follow a way after its first field until it forks; return nothing at a dead end."""
        way: list[str] = []
        before, now = here, first
        forks: list[str] = []
        while len(way) < FAR:
            known = {before, here, first}
            forks = [there for there in self.world.ways[now] if there not in known]
            if len(forks) != 1 or forks[0] in way:
                break
            way.append(forks[0])
            before, now = now, forks[0]
            forks = []
        shown = ", ".join(map(self.short, way))
        if len(forks) > 1:
            fork = either(map(self.short, forks))
            return f"{shown} → {fork}" if shown else fork
        return shown

    def near(self, here: str) -> list[str]:
        """List what is worth a walk and not too far, with the steps to it: tokens and people, then places."""
        found = []
        for field in self.world.fields:
            steps = self.world.distance(here, field)
            if not steps or steps > FAR or self.world.fields[field].kind == "blocked":
                continue
            contents = self.contents(field)
            full = bool(contents)
            if full or self.world.fields[field].kind not in (*NAMELESS, *DULL):
                what = contents or [self.short(field)]
                found.append((not full, steps, f"{', '.join(what)} {steps}"))
        return [name for _, _, name in sorted(found)[:MOST]]

    def distance(self, here: str, there: str) -> str:
        """Say how far a place is."""
        field = self.world.fields[there]
        if field.reached_by != "walking":
            return self.speaker.phrase(f"hogwarts-by-{field.reached_by}")
        steps = [self.world.distance(here, part) for part in self.world.standing_for(there)]
        known = [number for number in steps if number is not None]
        if not known:
            return self.speaker.phrase("hogwarts-trip-away")
        nearest = min(known)
        if nearest == 0:
            stands = here in self.world.standing_for(there)
            return self.speaker.phrase("hogwarts-is-here" if stands else "hogwarts-free-step")
        return self.speaker.phrase("hogwarts-steps", count=nearest)
