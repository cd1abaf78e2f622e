"""The viewer's board: values and abilities, cards with what they do, tokens, missions and what they still need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.cells import cell_len
from rich.text import Text

from commonroom.engine import Seat

from ..scene import Data, Scene
from ..speech.language import colon
from .neighbourhood import Neighbourhood
from .outlook import chance_of, mission_outlook
from .speaker import BACK, HogwartsSpeaker
from .view_parts import people_of

TIMES = "\N{MULTIPLICATION SIGN}"
DECKS = ("spells", "potions", "books", "floo_cards")


def own_board(scene: Scene, speaker: HogwartsSpeaker, *, whole: bool) -> list[Text]:
    """Draw the viewer's board with all its cards in full, or in a few lines."""
    if scene.viewer is None or scene.view["people"][scene.viewer]["character"] is None:
        return []
    person = people_of(scene)[scene.viewer]
    lines = [values(speaker, person)]
    if whole:
        lines += [Text(f"   {text}", "dim") for text in speaker.abilities(person["character"])]
        return [*lines, *card_lines(speaker, person), *item_lines(speaker, person)]
    return [*lines, *_in_short(speaker, person)]


def values(speaker: HogwartsSpeaker, person: Data) -> Text:
    """Draw HP, dice and resistance, and what is about to change."""
    board = speaker.world.characters[person["character"]]
    line = Text(f" {speaker.person(person['character'])}{colon()} ", "bold")
    numbers = {"dice": board.dice, "resistance": board.resistance}
    hp, arms = speaker.phrase("hogwarts-hp-short", hp=person["hp"]), "hogwarts-dice-and-resistance"
    line.append(f"{hp} · {speaker.phrase(arms, **numbers)}", "not bold")
    notes = [_note(speaker, note, person[note]) for note in NOTES if person[note]]
    if person["way_back"]:
        back = f"{speaker.phrase('hogwarts-key-way_back')}{colon()} {speaker.place(person['way_back'])}"
        notes.append(f"{back}, {speaker.phrase('hogwarts-until', when=_until(person))}")
    return line.append(f"; {'; '.join(notes)}" if notes else "", "not bold")


NOTES = ("move_bonus", "extra_move_dice", "skips_roll", "waits", "must_retry", "spared")
"""What may be about to change for a player, as the view calls it."""


def _note(speaker: HogwartsSpeaker, note: str, value: bool | int) -> str:
    said = speaker.phrase(f"hogwarts-key-{note}")
    return said if isinstance(value, bool) else f"{said}{colon()} {value:+}"


def _until(person: Data) -> str:
    """Return how long a trip lasts: waiting far away, or trying a horcrux again, takes more than a turn."""
    if person["must_retry"]:
        return "destroyed"
    return "roll" if person["waits"] else "turn"


def _heading(speaker: HogwartsSpeaker, deck: str) -> str:
    return speaker.phrase(f"hogwarts-key-{deck}")


def column(speaker: HogwartsSpeaker, person: Data) -> int:
    """Return where the cards and tokens of a board begin: beyond the longest heading that it has."""
    headings = [_heading(speaker, deck) for deck in (*DECKS, "items") if person[deck]]
    return max(map(cell_len, headings), default=0) + 3


def card_lines(speaker: HogwartsSpeaker, person: Data) -> list[Text]:
    """Draw every card with its text, equal ones together."""
    lines, room = [], column(speaker, person) - 1
    for deck in DECKS:
        held: Counter[str] = Counter(person[deck])
        for number, (card, copies) in enumerate(held.items()):
            head = f" {_heading(speaker, deck) if number == 0 else '':<{room}}"
            times = f" {TIMES}{copies}" if copies > 1 else ""
            line = Text(head, "bold").append(f"{speaker.card(card)}{times}", "bold")
            lines.append(line.append(f"  {speaker.card_text(card)}", "not bold dim"))
    return lines


def item_lines(speaker: HogwartsSpeaker, person: Data) -> list[Text]:
    """Draw the item tokens, with what those with an effect do."""
    items, room = person["items"], column(speaker, person) - 1
    if not items:
        return []
    shown = [
        f"{speaker.token(token)} ({text})" if (text := speaker.token_text(token)) else speaker.token(token)
        for token in items
    ]
    return [Text(f" {_heading(speaker, 'items'):<{room}}", "bold").append(", ".join(shown), "not bold")]


def _in_short(speaker: HogwartsSpeaker, person: Data) -> Iterator[Text]:
    room = column(speaker, person) - 1
    named = {deck: list(map(speaker.card, person[deck])) for deck in DECKS}
    named["items"] = list(map(speaker.token, person["items"]))
    for deck, names in named.items():
        if names:
            head = f" {_heading(speaker, deck):<{room}}"
            yield Text(head, "bold").append(", ".join(_times(names)), "not bold")


def _times(names: Iterable[str]) -> Iterator[str]:
    """Yield equal names once, with their number."""
    for name, number in Counter(names).items():
        yield f"{name} {TIMES}{number}" if number > 1 else name


# Missions


def mission_lines(scene: Scene, speaker: HogwartsSpeaker, *, whole: bool = True) -> list[Text]:
    """Draw the open missions of the viewer's team: points, place, what is missing and where, or how far it is."""
    if scene.viewer is None:
        return []
    lines = []
    for seat in mates(scene):
        for mission in people_of(scene)[seat]["missions"]:
            if mission != BACK:
                lines.append(_mission(scene, speaker, seat, mission, whole=whole))
    return lines


def mates(scene: Scene) -> list[Seat]:
    """Return the viewer's team, the viewer first; where everybody plays alone, only the viewer."""
    sides, viewer = scene.view["sides"], scene.viewer
    assert viewer is not None
    return [viewer, *(seat for seat, side in enumerate(sides) if side == sides[viewer] and seat != viewer)]


def _mission(scene: Scene, speaker: HogwartsSpeaker, owner: Seat, mission: str, *, whole: bool) -> Text:
    card, known = speaker.world.missions[mission], mission_outlook(scene, mission)
    here = scene.view["people"][scene.viewer]["at"]
    far = Neighbourhood(speaker, scene.view).distance(here, card.place)
    ready = known is not None and known.get("ready", False)
    line = Text(f" {'●' if ready else '○'} ", "bold").append(speaker.mission(mission), "bold")
    whose = "" if owner == scene.viewer else f" ({speaker.player(owner)})"
    points = speaker.phrase("hogwarts-fight-prize-points", points=card.points)
    line.append(f"{whose}, {points}, {speaker.place(card.place)} ({far})", "not bold")
    if known is None:
        return line
    if ready:
        line.append(". ", "not bold").append(speaker.phrase("hogwarts-ready"), "bold green")
        return line.append(f": {chance_of(speaker, known['chance'])}", "not bold")
    missing = ", ".join(_missing(scene, speaker, known, whole=whole))
    return line.append(f". {speaker.phrase('hogwarts-lacks')}{colon()} {missing}", "not bold")


def _missing(scene: Scene, speaker: HogwartsSpeaker, known: Data, *, whole: bool) -> Iterator[str]:
    """Yield what a mission lacks: tokens and where they are, cards, and members of the team and how far they are."""
    for lack in known.get("tokens", ()):
        place, _, far = whereabouts(scene, speaker, lack["token"]).partition(", ")
        yield f"{speaker.token(lack['token'])} ({f'{place}, {far}' if whole and far else far or place})"
    cards = [need["card"] for need in known.get("cards", ()) if need.get("card") is not None]
    yield from _times(map(speaker.card, cards))
    yield from _times(_kind(speaker, need) for need in known.get("cards", ()) if need.get("card") is None)
    for companion in known.get("companions", ()):
        moves = companion.get("moves")
        far = speaker.phrase("hogwarts-trip-away" if moves is None else "hogwarts-steps", count=moves or 0)
        yield f"{speaker.player(companion['seat'])} ({far})"


def whereabouts(scene: Scene, speaker: HogwartsSpeaker, token: str) -> str:
    """Say where an item token is, and how far that is from the viewer's pawn."""
    around = Neighbourhood(speaker, scene.view)
    for field, tokens in scene.view["tokens"].items():
        if token in tokens:
            far = "" if scene.viewer is None else f", {around.distance(_at(scene), field)}"
            return f"{speaker.place(field).replace(',', '')}{far}"
    for seat, person in enumerate(scene.view["people"]):
        if token in person["items"]:
            return speaker.player(seat)
    return speaker.phrase("hogwarts-destroyed" if token in scene.view["destroyed"] else "hogwarts-not-yet")


def _at(scene: Scene) -> str:
    at: str = scene.view["people"][scene.viewer]["at"]
    return at


def _kind(speaker: HogwartsSpeaker, need: Data) -> str:
    """Name the kind of card that is needed."""
    kind = "heals" if need.get("heals") else need.get("type") or "any"
    return speaker.phrase("hogwarts-need", kind=kind, deck=need.get("deck") or "any")
