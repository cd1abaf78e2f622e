"""The viewer's board: values and abilities, cards with what they do, tokens, missions and what they still need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.text import Text

from commonroom.engine import Seat

from ..scene import Data, Scene
from ..speaker import counted
from .neighbourhood import Neighbourhood
from .outlook import mission_outlook, percent
from .speaker import BACK, HogwartsSpeaker
from .view_parts import people_of

TIMES = "\N{MULTIPLICATION SIGN}"
DECKS = {"spells": "Spells", "potions": "Potions", "books": "Books", "floo_cards": "Kept"}


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
    line = Text(f" {speaker.person(person['character'])}: ", "bold")
    line.append(
        f"{person['hp']} HP, {counted(board.dice, 'attack die', 'attack dice')}, resistance {board.resistance}",
        "not bold",
    )
    notes = [f"{person['move_bonus']:+} on your next roll"] * bool(person["move_bonus"])
    notes += [f"{counted(person['extra_move_dice'], 'more die', 'more dice')} to move"] * bool(
        person["extra_move_dice"]
    )
    notes += ["no roll in your next turn"] * person["skips_roll"] + ["waiting for the team"] * person["waits"]
    notes += ["the horcrux has to be tried again"] * person["must_retry"]
    notes += ["nobody attacks you before your next turn"] * person["spared"]
    if person["way_back"]:
        notes.append(f"back to {speaker.place(person['way_back'])} {_until(person)}")
    return line.append(f"; {', '.join(notes)}" if notes else "", "not bold")


def _until(person: Data) -> str:
    """Say how long a trip lasts: waiting far away, or trying a horcrux again, takes more than a turn."""
    if person["must_retry"]:
        return "when it is destroyed"
    return "with the next roll, or when the mission is over" if person["waits"] else "when the turn ends"


def card_lines(speaker: HogwartsSpeaker, person: Data) -> list[Text]:
    """Draw every card with its text, equal ones together."""
    lines = []
    for deck, heading in DECKS.items():
        held: Counter[str] = Counter(person[deck])
        for number, (card, copies) in enumerate(held.items()):
            head = f" {heading if number == 0 else '':<8}"
            times = f" {TIMES}{copies}" if copies > 1 else ""
            line = Text(head, "bold").append(f"{speaker.card(card)}{times}", "bold")
            lines.append(line.append(f"  {speaker.card_text(card)}", "not bold dim"))
    return lines


def item_lines(speaker: HogwartsSpeaker, person: Data) -> list[Text]:
    """Draw the item tokens, with what those with an effect do."""
    items = person["items"]
    if not items:
        return []
    shown = [
        f"{speaker.token(token)} ({text})" if (text := speaker.token_text(token)) else speaker.token(token)
        for token in items
    ]
    return [Text(" Items   ", "bold").append(", ".join(shown), "not bold")]


def _in_short(speaker: HogwartsSpeaker, person: Data) -> Iterator[Text]:
    for deck, heading in DECKS.items():
        if person[deck]:
            yield Text(f" {heading:<8}", "bold").append(", ".join(_times(map(speaker.card, person[deck]))), "not bold")
    if person["items"]:
        yield Text(" Items   ", "bold").append(", ".join(map(speaker.token, person["items"])), "not bold")


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
    whose = "" if owner == scene.viewer else f" ({speaker.name(owner)})"
    line.append(f"{whose} {card.points} points, {speaker.place(card.place)} ({far})", "not bold")
    if known is None:
        return line
    if ready:
        line.append(": ", "not bold").append("ready", "bold green")
        return line.append(f", {percent(known['chance'])} to win its fight", "not bold")
    return line.append(f": needs {', '.join(_missing(scene, speaker, known, whole=whole))}", "not bold")


def _missing(scene: Scene, speaker: HogwartsSpeaker, known: Data, *, whole: bool) -> Iterator[str]:
    """Yield what a mission lacks: tokens and where they are, cards, and members of the team and how far they are."""
    for lack in known.get("tokens", ()):
        place, _, far = whereabouts(scene, speaker, lack["token"]).partition(", ")
        yield f"{speaker.token(lack['token'])} ({f'{place}, {far}' if whole and far else far or place})"
    cards = [need["card"] for need in known.get("cards", ()) if need.get("card") is not None]
    yield from _times(map(speaker.card, cards))
    for kind, count in Counter(_kind(need) for need in known.get("cards", ()) if need.get("card") is None).items():
        yield counted(count, kind) if count > 1 else f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"
    for companion in known.get("companions", ()):
        far = companion.get("moves")
        yield f"{speaker.name(companion['seat'])} ({'a trip away' if far is None else counted(far, 'step') + ' away'})"


def whereabouts(scene: Scene, speaker: HogwartsSpeaker, token: str) -> str:
    """Say where an item token is, and how far that is from the viewer's pawn."""
    around = Neighbourhood(speaker, scene.view)
    for field, tokens in scene.view["tokens"].items():
        if token in tokens:
            far = "" if scene.viewer is None else f", {around.distance(_at(scene), field)}"
            return f"{speaker.place(field).replace(',', '')}{far}"
    for seat, person in enumerate(scene.view["people"]):
        if token in person["items"]:
            return f"{speaker.name(seat)} {speaker.verb(seat, 'have')} it"
    return "out of the game" if token in scene.view["destroyed"] else "not on the board"


def _at(scene: Scene) -> str:
    at: str = scene.view["people"][scene.viewer]["at"]
    return at


def _kind(need: Data) -> str:
    """Name the kind of card that is needed."""
    kind = "healing " if need.get("heals") else f"{need['type']} " if need.get("type") else ""
    return f"{kind}{need.get('deck') or 'card'}"
