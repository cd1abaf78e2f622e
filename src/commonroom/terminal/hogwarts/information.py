"""What the person can ask for: cards, missions, everybody's belongings, and anything by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.text import Text

from ..scene import Scene
from .own_board import card_lines, item_lines, mission_lines, values, whereabouts
from .panel import ways
from .players import belongings
from .returns import quest
from .seen import people_of
from .words import Words

NO_BOARD = "You have no board yet."
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
"""As names are printed; people type another one."""


def cards(scene: Scene) -> str:
    """The own board with every card in full."""
    words = Words(scene.table, scene.viewer)
    person = None if scene.viewer is None else people_of(scene)[scene.viewer]
    if person is None or person["character"] is None:
        return NO_BOARD
    abilities = [Text(f"   {text}") for text in words.abilities(person["character"])]
    return _lines([values(words, person), *abilities, *card_lines(words, person), *item_lines(words, person)])


def missions(scene: Scene) -> str:
    """The open missions, with what they need and whom one fights there."""
    words = Words(scene.table, scene.viewer)
    if scene.viewer is None:
        return NO_BOARD
    own = people_of(scene)[scene.viewer]["missions"]
    foes = [f" {words.mission(mission)}: {words.foe(mission)}, {words.foe_text(mission)}" for mission in own]
    lines = _lines([*mission_lines(scene, words), *quest(scene, words)])
    return "\n".join([lines, "Whom you will fight there:", *foes]) if own else lines or "You have no open mission."


def everybody(scene: Scene) -> str:
    """What everybody has."""
    words = Words(scene.table, scene.viewer)
    told = []
    for seat, person in enumerate(people_of(scene)):
        name = words.name(seat)
        done = f"; done: {', '.join(map(words.mission, person['done']))}" if person["done"] else ""
        told.append(f"{name[:1].upper()}{name[1:]}: {belongings(words, person)}{done}")
    return "\n".join(told)


def neighbourhood(scene: Scene) -> str:
    """What lies in every direction."""
    return _lines(ways(scene, Words(scene.table, scene.viewer))) or "Your pawn is not on the board."


def about(scene: Scene, wanted: str) -> str:
    """Whatever goes by that name: what it is, what it does, where it is."""
    if not wanted:
        return "About what? Type i and the beginning of a name."
    words = Words(scene.table, scene.viewer)
    told = [text for name, tell in _things(scene, words) if is_meant(name, wanted.split()) for text in [tell()]]
    if not told:
        return f"Nothing here is called {wanted!r}."
    return "\n".join(told[:MOST]) + (f"\n… and {len(told) - MOST} more." if len(told) > MOST else "")


MOST = 6


def is_meant(name: str, wanted: list[str]) -> bool:
    """Whether every word that was typed begins a word of the name."""
    parts = bare(name).split()
    return all(any(part.startswith(word) for part in parts) for word in bare(" ".join(wanted)).split())


def bare(text: str) -> str:
    """Words as they are compared: small letters, without marks that not everybody types."""
    plain = text.lower().replace(APOSTROPHE, "'").replace("-", " ")
    return "".join(char for char in plain if char not in "(),:;.")


def _things(scene: Scene, words: Words) -> Iterator[tuple[str, Callable[[], str]]]:
    world = words.world
    for field in world.fields:
        yield words.place(field), lambda field=field: _place(scene, words, field)  # type: ignore[misc]
    for token in world.tokens:
        yield words.token(token), lambda token=token: _token(scene, words, token)  # type: ignore[misc]
    is_year = scene.view["edition"] == "year"
    of_the_year = (world.books, world.behaviours, world.events, world.quidditch) if is_year else ()
    for heap in (world.magic, *of_the_year):
        for card in heap:
            yield words.card(card), lambda card=card: f"{words.card(card)}: {words.card_text(card)}"  # type: ignore[misc]
    for character in world.characters:
        yield words.person(character), lambda who=character: f"{words.person(who)}: {' '.join(words.abilities(who))}"  # type: ignore[misc]
    for mission in world.missions if is_year else ():
        yield words.mission(mission), lambda it=mission: f"{words.mission(it)}: {words.mission_text(it)}"  # type: ignore[misc]


def _place(scene: Scene, words: Words, field: str) -> str:
    lying = [words.token(token) for token in scene.view["tokens"].get(field, ())]
    here = [words.name(seat) for seat, person in enumerate(scene.view["people"]) if person["at"] == field]
    here += [words.person(foe["id"]) for foe in scene.view["death_eaters"] if foe["at"] == field]
    contents = ([f"Here lies {', '.join(lying)}."] if lying else []) + (
        [f"Here stands {', '.join(here)}."] if here else []
    )
    return " ".join([f"{words.where(field)}:", words.field_text(field) or _quiet(words, field), *contents])


def _quiet(words: Words, field: str) -> str:
    """A place where nothing happens, or into which nobody can go (HOG-123)."""
    if words.world.fields[field].kind != "blocked":
        return "nothing happens here."
    doors = [words.place(other.id) for other in words.world.fields.values() if other.part_of == field]
    return f"nobody can enter it. Whoever stands on one of these is there: {'; '.join(doors)}."


def _token(scene: Scene, words: Words, token: str) -> str:
    missions = words.world.missions.values() if scene.view["edition"] == "year" else ()
    needed = [words.mission(mission.id) for mission in missions if token in mission.tokens]
    for_ = f" For: {', '.join(needed)}." if needed else ""
    return f"{words.token(token)}: {whereabouts(scene, words, token)}. {words.token_text(token)}{for_}".replace(
        "  ", " "
    )


def _lines(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)
