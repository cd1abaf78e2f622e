"""The viewer's board: values and abilities, cards with what they do, tokens, missions and what they still need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.text import Text

from commonroom.engine import Seat
from commonroom.games.hogwarts.pack.cards import Need, fits

from ..scene import Data, Scene
from ..speaker import counted
from .neighbourhood import Neighbourhood
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
            cards: Counter[str] = Counter(person[deck])
            names = ", ".join(speaker.card(card) + (f" {TIMES}{n}" if n > 1 else "") for card, n in cards.items())
            yield Text(f" {heading:<8}", "bold").append(names, "not bold")
    if person["items"]:
        yield Text(" Items   ", "bold").append(", ".join(map(speaker.token, person["items"])), "not bold")


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
    card = speaker.world.missions[mission]
    missing = [*_missing_tokens(scene, speaker, card.tokens, whole=whole), *_missing_cards(scene, speaker, mission)]
    here = scene.view["people"][scene.viewer]["at"]
    far = Neighbourhood(speaker, scene.view).distance(here, card.place)
    line = Text(f" {'●' if not missing else '○'} ", "bold").append(speaker.mission(mission), "bold")
    whose = "" if owner == scene.viewer else f" ({speaker.name(owner)})"
    line.append(f"{whose} {card.points} points, {speaker.place(card.place)} ({far}): ", "not bold")
    if not missing:
        return line.append("ready", "bold green")
    return line.append(f"needs {', '.join(missing)}", "not bold")


def _missing_tokens(scene: Scene, speaker: HogwartsSpeaker, tokens: tuple[str, ...], *, whole: bool) -> Iterator[str]:
    people = people_of(scene)
    team = mates(scene) if scene.view["variant"] == "team" else [scene.viewer]
    held = {token for seat in team for token in people[seat]["items"]}  # type: ignore[index]
    for token in tokens:
        if token not in held:
            place, _, far = whereabouts(scene, speaker, token).partition(", ")
            yield f"{speaker.token(token)} ({f'{place}, {far}' if whole and far else far or place})"


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


def _missing_cards(scene: Scene, speaker: HogwartsSpeaker, mission: str) -> Iterator[str]:
    """Yield spells and potions that a mission needs beyond those held; the underage need none."""
    if not scene.view["match_needed"] and scene.view["variant"] != "team" and _is_underage(scene):
        return
    people, world = people_of(scene), speaker.world
    team = mates(scene) if scene.view["variant"] == "team" else [scene.viewer]
    held = [card for seat in team for deck in ("spells", "potions") for card in people[seat][deck]]  # type: ignore[index]
    for need in sorted(world.missions[mission].needs, key=lambda need: need.card is None):
        for _ in range(need.count):
            fitting = next((card for card in held if fits(need, world.magic_deck[card], world.magic[card])), None)
            if fitting is None:
                yield _need(speaker, need)
            else:
                held.remove(fitting)


def _is_underage(scene: Scene) -> bool:
    options = scene.table.options
    if scene.view["variant"] == "solo":
        return bool(options.get("solo_rules", "underage") == "underage")
    return bool(scene.view["variant"] == "underage")


def _need(speaker: HogwartsSpeaker, need: Need) -> str:
    if need.card is not None:
        return speaker.card(need.card)
    kind = "healing " if need.heals else f"{need.type} " if need.type else ""
    return f"a {kind}{need.deck or 'card'}".replace("a attack", "an attack")
