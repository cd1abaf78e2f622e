"""The second mode on the viewer's board: what their side still has to find, and where it lies."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from ..scene import Scene
from ..speech.language import colon
from .neighbourhood import Neighbourhood
from .own_board import mates, whereabouts
from .speaker import HogwartsSpeaker
from .view_parts import people_of


def quest(scene: Scene, speaker: HogwartsSpeaker) -> list[Text]:
    """Draw the tokens of the ritual, or weapons and horcruxes; once Voldemort is back, what decides the end."""
    if scene.view["edition"] == "year" or scene.viewer is None:
        return []
    known, person = speaker.world.pack.returns, scene.view["people"][scene.viewer]
    if person["character"] is None:
        return []
    standing = [horcrux.token for horcrux in known.horcrux if horcrux.token not in scene.view["destroyed"]]
    horcruxes = _line(scene, speaker, "hogwarts-horcruxes", standing)
    if speaker.world.characters[person["character"]].role != "student":
        if not scene.view["returned"]:
            pitch = speaker.world.places.pitch
            far = Neighbourhood(speaker, scene.view).distance(person["at"], pitch)
            ritual = _line(scene, speaker, "hogwarts-ritual", known.ritual)
            return [ritual.append(f" → {speaker.place(pitch)} ({far})", "not bold")]
        return [_line(scene, speaker, "hogwarts-tools", [known.voldemort_token]), horcruxes]
    lines = [_line(scene, speaker, "hogwarts-weapons", known.weapons), horcruxes]
    return [*lines, _line(scene, speaker, "hogwarts-tools", [known.hero_token])] if scene.view["returned"] else lines


def _line(scene: Scene, speaker: HogwartsSpeaker, heading: str, tokens: Iterable[str]) -> Text:
    """Draw tokens with where they are; those of the viewer's side are ticked."""
    held = {token for seat in mates(scene) for token in people_of(scene)[seat]["items"]}
    shown = [
        f"{speaker.token(token)} {'✓' if token in held else f'({whereabouts(scene, speaker, token)})'}"
        for token in tokens
    ]
    none = speaker.phrase("plain-none")
    return Text(f" {speaker.phrase(heading)}{colon()} ", "bold").append(", ".join(shown) or none, "not bold")
