"""The two players: house, points, cards, what they have won and what has happened to them this round."""

from __future__ import annotations

from collections import Counter

from rich.cells import cell_len
from rich.text import Text

from commonroom.engine import Seat

from ..scene import Data, Scene
from ..speech.language import colon
from ..speech.seat_name import seat_name
from .notation import FRESH, INKS, SHAPES
from .speaker import QuidditchSpeaker


def player(scene: Scene, seat: Seat, width: int) -> list[Text]:
    """Draw the player with the points, then the cards; in two lines or, where that is too much, in three."""
    view, speaker = scene.view, QuidditchSpeaker(scene.table, scene.viewer)
    first = _name(scene, speaker, seat)
    cards, gained = _cards(speaker, view, seat), _gained(speaker, view, seat)
    together = f"   {cards}" + (f"; {gained}" if gained else "")
    lines = [together] if cell_len(together) <= width else [f"   {cards}", f"   {gained}"]
    return [first, *(_one_row(line) for line in lines)]


def _name(scene: Scene, speaker: QuidditchSpeaker, seat: Seat) -> Text:
    house, view = speaker.houses[seat], scene.view
    mark = FRESH if seat in scene.to_act else " "
    line = Text(f" {mark}", "bold", no_wrap=True, overflow="ellipsis")
    points = speaker.phrase("quidditch-score", points=view["scores"][seat])
    line.append(f"{SHAPES[house]} {points} ", f"bold {INKS[house]}")
    line.append(seat_name(scene, seat)).append(f", {speaker.house(seat)}", "dim")
    if view["hits"][seat]:
        line.append(f"  {speaker.phrase('quidditch-hits', count=view['hits'][seat])}", "bold red")
    return line


def _cards(speaker: QuidditchSpeaker, view: Data, seat: Seat) -> str:
    top = view["discards"][seat][-1] if view["discards"][seat] else None
    return speaker.phrase(
        "quidditch-player-cards",
        hand=view["hands"][seat],
        deck=view["draws"][seat],
        discard=view["discard_sizes"][seat],
        top="none" if top is None else speaker.label(top),
    )


def _gained(speaker: QuidditchSpeaker, view: Data, seat: Seat) -> str:
    """Say what lies before the player: won cards, and special cards that were played this round."""
    won: Counter[str] = Counter(view["won"][seat])
    parts = [speaker.phrase("quidditch-player-won", cards=speaker.pitch_cards(won.items()))] if won else []
    for part, cards in (("played", view["used"][seat]), ("known", view["shown"][seat])):
        if cards:
            parts.append(speaker.phrase(f"quidditch-player-{part}", cards=", ".join(map(speaker.label, cards))))
    return "; ".join(parts)


def _one_row(line: str) -> Text:
    return Text(line, no_wrap=True, overflow="ellipsis")


def piles(scene: Scene) -> str:
    """List everything in the discards, the newest first, then what has left the pitch."""
    view, speaker = scene.view, QuidditchSpeaker(scene.table, scene.viewer)
    said = [f"{speaker.phrase('quidditch-discards')}{colon()}"]
    for seat in (0, 1):
        cards = Counter(map(speaker.label, reversed(view["discards"][seat])))
        hidden = view["discard_sizes"][seat] - len(view["discards"][seat])
        under = f", {speaker.phrase('quidditch-discards-hidden', count=hidden)}" if hidden else ""
        said.append(f"  {speaker.player(seat)}{colon()} {speaker.several(cards.items())}{under}")
    away: Counter[str] = Counter(view["pitch_discard"])
    on = speaker.balls(view["pitch"]) or speaker.phrase("plain-none")
    said.append(f"{speaker.phrase('quidditch-pitch')}{colon()} {on}")
    said.append(speaker.phrase("quidditch-put-away", cards=speaker.pitch_cards(away.items())))
    return "\n".join(said)
