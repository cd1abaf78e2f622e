"""What the person can ask for: cards, missions, everybody's belongings, and anything by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from rich.text import Text

from ..scene import Scene
from ..speech.language import capital, colon
from ..speech.typed_names import is_meant
from .outlook import chance_of, mission_outlook
from .own_board import card_lines, item_lines, mission_lines, values, whereabouts
from .panel import ways
from .players import belongings
from .returns import quest
from .speaker import HogwartsSpeaker
from .view_parts import people_of


def cards(scene: Scene) -> str:
    """Show the viewer's board with every card in full."""
    speaker = HogwartsSpeaker(scene.table, scene.viewer)
    person = None if scene.viewer is None else people_of(scene)[scene.viewer]
    if person is None or person["character"] is None:
        return speaker.phrase("hogwarts-no-board")
    abilities = [Text(f"   {text}") for text in speaker.abilities(person["character"])]
    return _lines([values(speaker, person), *abilities, *card_lines(speaker, person), *item_lines(speaker, person)])


def missions(scene: Scene) -> str:
    """Show the open missions, with their requirements and opponents."""
    speaker = HogwartsSpeaker(scene.table, scene.viewer)
    if scene.viewer is None:
        return speaker.phrase("hogwarts-no-board")
    own = people_of(scene)[scene.viewer]["missions"]
    foes = [_opponent(scene, speaker, mission) for mission in own]
    lines = _lines([*mission_lines(scene, speaker), *quest(scene, speaker)])
    none = f"{speaker.phrase('hogwarts-missions')}{colon()} {speaker.phrase('plain-none')}"
    return "\n".join([lines, *foes]) if own else lines or none


def _opponent(scene: Scene, speaker: HogwartsSpeaker, mission: str) -> str:
    known = mission_outlook(scene, mission)
    chance = "" if known is None else f" {chance_of(speaker, known['chance'])}."
    against = speaker.phrase("hogwarts-against", foe=speaker.foe(mission))
    return f" {speaker.mission(mission)}. {against}{colon()} {speaker.foe_text(mission)}{chance}"


def everybody(scene: Scene) -> str:
    """Show what everybody has."""
    speaker = HogwartsSpeaker(scene.table, scene.viewer)
    lines = []
    for seat, person in enumerate(people_of(scene)):
        missions = ", ".join(map(speaker.mission, person["done"]))
        done = f"; {speaker.phrase('hogwarts-done', missions=missions)}" if missions else ""
        lines.append(f"{speaker.player(seat)}{colon()} {belongings(speaker, person)}{done}")
    return "\n".join(lines)


def neighbourhood(scene: Scene) -> str:
    """Show what lies in every direction."""
    speaker = HogwartsSpeaker(scene.table, scene.viewer)
    return _lines(ways(scene, speaker)) or capital(f"{speaker.phrase('hogwarts-not-yet')}.")


def about(scene: Scene, wanted: str) -> str:
    """Describe whatever goes by that name: what it is, what it does, where it is."""
    speaker = HogwartsSpeaker(scene.table, scene.viewer)
    if not wanted:
        return speaker.phrase("hogwarts-about-what")
    lines = [text for name, tell in _things(scene, speaker) if is_meant(name, wanted.split()) for text in [tell()]]
    if not lines:
        return speaker.phrase("hogwarts-nothing-called", name=wanted)
    return "\n".join(lines[:MOST]) + (f"\n… (+{len(lines) - MOST})" if len(lines) > MOST else "")


MOST = 6


def _things(scene: Scene, speaker: HogwartsSpeaker) -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield everything that has a name, with a function that describes it: wording them all would take too long."""
    world, teller = speaker.world, partial(partial, _with_flavour, speaker)
    for field in world.fields:
        yield speaker.place(field), teller("field", field, partial(_place, scene, speaker, field))
    for token in world.tokens:
        yield speaker.token(token), teller("token", token, partial(_token, scene, speaker, token))
    is_year = scene.view["edition"] == "year"
    of_the_year = (world.books, world.behaviours, world.events, world.quidditch) if is_year else ()
    for heap in (world.magic, *of_the_year):
        for card in heap:
            yield speaker.card(card), teller(speaker.deck_of(card), card, partial(_card, speaker, card))
    for character in world.characters:
        yield speaker.person(character), teller("character", character, partial(_character, speaker, character))
    for mission in world.missions if is_year else ():
        yield speaker.mission(mission), teller("mission", mission, partial(_mission, speaker, mission))


def _with_flavour(speaker: HogwartsSpeaker, kind: str, name: str, tell: Callable[[], str]) -> str:
    """Describe a thing, and add the line that makes it smile."""
    flavour = speaker.flavour(kind, name)
    return f"{tell()}\n   {flavour}" if flavour else tell()


def _card(speaker: HogwartsSpeaker, card: str) -> str:
    return f"{speaker.card(card)}{colon()} {speaker.card_text(card)}"


def _character(speaker: HogwartsSpeaker, character: str) -> str:
    return f"{speaker.person(character)}{colon()} {' '.join(speaker.abilities(character))}"


def _mission(speaker: HogwartsSpeaker, mission: str) -> str:
    return f"{speaker.mission(mission)}{colon()} {speaker.mission_text(mission)}"


def _place(scene: Scene, speaker: HogwartsSpeaker, field: str) -> str:
    lying = [speaker.token(token) for token in scene.view["tokens"].get(field, ())]
    here = [speaker.player(seat) for seat, person in enumerate(scene.view["people"]) if person["at"] == field]
    here += [speaker.person(foe["id"]) for foe in scene.view["death_eaters"] if foe["at"] == field]
    contents = [f"[{', '.join([*lying, *here])}]"] if lying or here else []
    return " ".join(
        [f"{speaker.where(field)}{colon()}", speaker.field_text(field) or _quiet(speaker, field), *contents]
    )


def _quiet(speaker: HogwartsSpeaker, field: str) -> str:
    """Describe a place where nothing happens, or that nobody can enter (HOG-123)."""
    if speaker.world.fields[field].kind != "blocked":
        return speaker.phrase("hogwarts-nothing-there")
    doors = [speaker.place(other.id) for other in speaker.world.fields.values() if other.part_of == field]
    return speaker.phrase("hogwarts-not-entered", fields="; ".join(doors))


def _token(scene: Scene, speaker: HogwartsSpeaker, token: str) -> str:
    missions = speaker.world.missions.values() if scene.view["edition"] == "year" else ()
    needed = [speaker.mission(mission.id) for mission in missions if token in mission.tokens]
    for_ = f" {speaker.phrase('hogwarts-missions')}{colon()} {', '.join(needed)}." if needed else ""
    where, does = whereabouts(scene, speaker, token), speaker.token_text(token)
    return " ".join(filter(None, [f"{speaker.token(token)}{colon()} {where}.", does])) + for_


def _lines(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)
