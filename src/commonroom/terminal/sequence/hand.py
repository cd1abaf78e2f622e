"""Cards in hand: numbered tiles for the viewer's hand, a line for every open one."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from commonroom.games.sequence.cards import Card
from commonroom.games.sequence.edition import Edition, edition

from ..scene import Data, Scene, printable
from ..speech.language import colon
from .notation import BLACK, PAPER, ink, label
from .speaker import SequenceSpeaker
from .squares import LIT

TILE = 10


def own_hand(scene: Scene, pick: str) -> Text:
    """Draw the viewer's cards: number, card, and what can be done with it."""
    speaker, hand = SequenceSpeaker(scene.table, scene.viewer), scene.view["hand"]
    box = speaker.edition
    if not hand:
        return Text(f" {speaker.phrase('sequence-hand-empty')}")
    numbers = "".join(f"{number:^{TILE}}" for number in range(1, len(hand) + 1)).rstrip()
    text = Text().append(f" {numbers}\n ", "dim")
    for card in hand:
        style = f"bold {BLACK} on {LIT}" if card == pick else f"bold {ink(box, card)} on {PAPER[0]}"
        text.append("  ").append(f"{label(box, card):^{TILE - 4}}", style).append("  ")
    text.append("\n ")
    for card in hand:
        mark = card_mark(box, scene.view, card)
        note = speaker.phrase(f"sequence-mark-{mark}") if mark else ""
        text.append(f"{note:^{TILE}}", "bold red" if mark == "dead" else "dim")
    text.right_crop(len(text.plain) - len(text.plain.rstrip(" ")))
    return text


def card_mark(box: Edition, view: Data, card: Card) -> str:
    """Return the mark of a card: a jack's power, or that one space or none is left for it."""
    if card in box.wild:
        return "place"
    if card in box.anti_wild:
        return "remove"
    return {0: "dead", 1: "one"}.get(len(open_spaces(box, view, card)), "")


def open_spaces(box: Edition, view: Data, card: Card) -> list[tuple[int, int]]:
    """List the cells that picture the card and carry no chip."""
    taken = {tuple(cell) for cells in view["chips"] for cell in cells}
    return [cell for cell in box.layout.cells[card] if cell not in taken]


def open_hands(scene: Scene) -> list[Text]:
    """Draw the open hands: everybody's in a record, teammates' where hands are shared."""
    box = edition(scene.view["edition"])
    if scene.full is not None:
        return [_line(scene, box, seat, hand) for seat, hand in enumerate(scene.full["hands"])]
    shared: Data = scene.view.get("team_hands", {})
    return [_line(scene, box, int(seat), hand) for seat, hand in shared.items()]


def _line(scene: Scene, box: Edition, seat: int, hand: Iterable[Card]) -> Text:
    text = Text(f" {printable(scene.table.seats[seat].name)}{colon()} ")
    for card in hand:
        text.append(f" {label(box, card)} ", f"{ink(box, card)} on {PAPER[0]}").append(" ")
    return text
