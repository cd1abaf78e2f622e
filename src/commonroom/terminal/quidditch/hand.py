"""Cards in hand: the viewer's are numbered, with what each could do now; open hands are a line each."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rich.cells import cell_len
from rich.text import Text

from commonroom.engine import Seat

from ..scene import Data, Scene, printable
from ..speech.language import colon
from .notation import CARD, LIT, player_name
from .speaker import QuidditchSpeaker


def own_hand(scene: Scene, taken: Collection[int]) -> list[Text]:
    """Draw a row for each card: its number, its name, and what can be done with it; `taken` are those taken up."""
    speaker, hand = QuidditchSpeaker(scene.table, scene.viewer), scene.view["hand"]
    if not hand:
        return [Text(f" {speaker.phrase('quidditch-hand-empty')}")]
    room = max(cell_len(speaker.label(card)) for card in hand)
    return [_row(scene, speaker, number, room, lit=number in taken) for number in range(len(hand))]


def _row(scene: Scene, speaker: QuidditchSpeaker, number: int, room: int, *, lit: bool) -> Text:
    card = scene.view["hand"][number]
    row = Text(f" {number + 1} ", "bold", no_wrap=True, overflow="ellipsis")
    row.append(f" {speaker.label(card):<{room}} ", LIT if lit else CARD)
    if now := _now(scene, speaker, card):
        return row.append(f"  {now}", "not bold")
    printed = speaker.cards[card]
    about = [part for part in (player_name(printed), speaker.talent(card)) if part]
    return row.append(f"  {', '.join(about)}", "not bold dim")


def _now(scene: Scene, speaker: QuidditchSpeaker, card: str) -> str:
    """Say what playing the card would do now, if it may be played."""
    able = [action for action in scene.legal if action.get("card") == card]
    if not able:
        return speaker.phrase("quidditch-down-special") if _is_laid_powerless(scene, speaker, card) else ""
    if able[0]["type"] == "cancel":
        does = speaker.phrase("quidditch-do-cancel", **{"with": speaker.card(card)})
    else:
        does = " / ".join(_power(speaker, ways) for ways in _by_mode(able))
    return speaker.phrase("quidditch-hand-now", does=does)


def _by_mode(able: list[Data]) -> list[list[Data]]:
    """Group the ways to play a card by their power."""
    modes = dict.fromkeys(action.get("mode") for action in able)
    return [[action for action in able if action.get("mode") == mode] for mode in modes]


def _power(speaker: QuidditchSpeaker, ways: list[Data]) -> str:
    """Say what one power of a card does now; with several targets, what it does and at which of them."""
    if len(ways) == 1:
        return speaker.way(ways[0])
    effect = speaker.cards[ways[0]["card"]].effect(ways[0].get("mode"))
    assert effect is not None
    among = len(ways) if ways[0].get("take") else speaker.balls(way["ball"] for way in ways)
    return f"{speaker.ability(effect)} ({among})"


def _is_laid_powerless(scene: Scene, speaker: QuidditchSpeaker, card: str) -> bool:
    return scene.legal[:1] != [] and scene.legal[0]["type"] == "commit" and not speaker.cards[card].is_player


def open_hands(scene: Scene) -> list[Text]:
    """Draw both hands, for readers of a record."""
    if scene.full is None:
        return []
    speaker = QuidditchSpeaker(scene.table, scene.viewer)
    return [_line(scene, speaker, seat, hand) for seat, hand in enumerate(scene.full["hands"])]


def _line(scene: Scene, speaker: QuidditchSpeaker, seat: Seat, hand: Iterable[str]) -> Text:
    text = Text(f" {printable(scene.table.seats[seat].name)}{colon()}")
    for card in hand:
        text.append(" ").append(f" {speaker.label(card)} ".replace(" ", "\N{NO-BREAK SPACE}"), CARD)
    return text
