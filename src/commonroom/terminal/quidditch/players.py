"""The two players: house, points, cards, what they have won and what has happened to them this round."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from commonroom.engine import Seat

from ..scene import Data, Scene, printable
from .notation import FRESH, INKS, PITCH_NAMES, SHAPES, TITLES
from .speaker import QuidditchSpeaker

HITS = {1: "hit once", 2: "hit twice"}


def player(scene: Scene, seat: Seat, width: int) -> list[Text]:
    """Draw the player with the points, then the cards; in two lines or, where that is too much, in three."""
    view, speaker = scene.view, QuidditchSpeaker(scene.table, scene.viewer)
    first = _name(scene, speaker, seat)
    cards, gained = _cards(speaker, view, seat), _gained(speaker, view, seat)
    together = f"   {cards}" + (f"; {gained}" if gained else "")
    lines = [together] if len(together) <= width else [f"   {cards}", f"   {gained}"]
    return [first, *(_one_row(line) for line in lines)]


def _name(scene: Scene, speaker: QuidditchSpeaker, seat: Seat) -> Text:
    player, house = scene.table.seats[seat], speaker.houses[seat]
    kind = "you" if seat == scene.viewer else player.bot
    name = printable(f"{player.name} ({kind})" if kind else player.name)
    mark = FRESH if seat in scene.to_act else " "
    line = Text(f" {mark}", "bold", no_wrap=True, overflow="ellipsis")
    line.append(f"{SHAPES[house]} {scene.view['scores'][seat]} points ", f"bold {INKS[house]}")
    line.append(name).append(f", {house.capitalize()}", "dim")
    if scene.view["hits"][seat]:
        line.append(f"  {HITS.get(scene.view['hits'][seat], 'hit')}", "bold red")
    return line.append("  leads", "dim") if seat == scene.view["leader"] else line


def _cards(speaker: QuidditchSpeaker, view: Data, seat: Seat) -> str:
    top = f" (top {speaker.label(view['discards'][seat][-1])})" if view["discards"][seat] else ""
    return f"hand {view['hands'][seat]}, deck {view['draws'][seat]}, discard {view['discard_sizes'][seat]}{top}"


def _gained(speaker: QuidditchSpeaker, view: Data, seat: Seat) -> str:
    """Say what lies before the player: won cards, and special cards that were played this round."""
    won = Counter(view["won"][seat])
    parts = [f"won {', '.join(_several(number, PITCH_NAMES[card]) for card, number in won.items())}"] if won else []
    if view["used"][seat]:
        parts.append(f"played {', '.join(map(speaker.label, view['used'][seat]))}")
    if view["shown"][seat]:
        parts.append(f"known to hold {', '.join(map(speaker.label, view['shown'][seat]))}")
    return "; ".join(parts)


def _several(number: int, what: str) -> str:
    return what if number == 1 else f"{number} {what}s"


def _one_row(line: str) -> Text:
    return Text(line, no_wrap=True, overflow="ellipsis")


def piles(scene: Scene) -> str:
    """List everything in the discards, the newest first, in a sentence for each."""
    view, speaker = scene.view, QuidditchSpeaker(scene.table, scene.viewer)
    said = []
    for seat in (0, 1):
        cards = Counter(map(speaker.label, reversed(view["discards"][seat])))
        named = ", ".join(f"{number} {card}" if number > 1 else card for card, number in cards.items())
        hidden = view["discard_sizes"][seat] - len(view["discards"][seat])
        under = f", and {hidden} below" if hidden else ""
        whose = speaker.whose(seat)
        said.append(f"{whose[:1].upper()}{whose[1:]} discard: {named or 'nothing'}{under}.")
    away: Counter[str] = Counter(view["pitch_discard"])
    gone = ", ".join(_several(number, PITCH_NAMES[card]) for card, number in away.items()) or "nothing"
    on = ", ".join(TITLES[ball] for ball in view["pitch"]) or "nothing"
    return " ".join([*said, f"On the pitch: {on}. Put away: {gone}."])
