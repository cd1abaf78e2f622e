"""Cards in hand: the viewer's are numbered, with what each could do now; open hands are a line each."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rich.text import Text

from commonroom.engine import Seat

from ..scene import Data, Scene, printable
from .notation import CARD, LIT, TITLES, player_name
from .speaker import QuidditchSpeaker, ability, talent

NAME = 12


def own_hand(scene: Scene, taken: Collection[int]) -> list[Text]:
    """Draw a row for each card: its number, its name, and what can be done with it; `taken` are those taken up."""
    speaker, hand = QuidditchSpeaker(scene.table, scene.viewer), scene.view["hand"]
    if not hand:
        return [Text(" Your hand is empty.")]
    return [_row(scene, speaker, number, card, lit=number in taken) for number, card in enumerate(hand)]


def _row(scene: Scene, speaker: QuidditchSpeaker, number: int, card: str, *, lit: bool) -> Text:
    row = Text(f" {number + 1} ", "bold", no_wrap=True, overflow="ellipsis")
    row.append(f" {speaker.label(card):<{NAME}} ", LIT if lit else CARD)
    if now := _now(scene, speaker, card):
        return row.append(f"  {now}", "not bold")
    printed = speaker.cards[card]
    about = [part for part in (player_name(printed), talent(printed)) if part]
    return row.append(f"  {', '.join(about)}", "not bold dim")


def _now(scene: Scene, speaker: QuidditchSpeaker, card: str) -> str:
    """Say what playing the card would do now, if it may be played."""
    able = [action for action in scene.legal if action.get("card") == card]
    if not able:
        return "has no power where it is laid" if _is_laid_powerless(scene, speaker, card) else ""
    if able[0]["type"] == "cancel":
        return "NOW: cancels the card that waits"
    return f"NOW: {', or '.join(_power(scene, speaker, ways) for ways in _by_mode(able))}"


def _by_mode(able: list[Data]) -> list[list[Data]]:
    """Group the ways to play a card by their power."""
    modes = dict.fromkeys(action.get("mode") for action in able)
    return [[action for action in able if action.get("mode") == mode] for mode in modes]


def _power(scene: Scene, speaker: QuidditchSpeaker, ways: list[Data]) -> str:
    """Say what one power of a card does now; with several targets, what it does and at which of them."""
    if len(ways) == 1:
        return speaker.power(ways[0], scene.viewer)
    if ways[0].get("take"):
        return f"brings back one of {len(ways)} cards"
    effect = speaker.cards[ways[0]["card"]].effect(ways[0].get("mode"))
    assert effect is not None
    return f"{ability(effect)} ({', '.join(TITLES[way['ball']] for way in ways)})"


def _is_laid_powerless(scene: Scene, speaker: QuidditchSpeaker, card: str) -> bool:
    return scene.legal[:1] != [] and scene.legal[0]["type"] == "commit" and not speaker.cards[card].is_player


def open_hands(scene: Scene) -> list[Text]:
    """Draw both hands, for readers of a record."""
    if scene.full is None:
        return []
    speaker = QuidditchSpeaker(scene.table, scene.viewer)
    return [_line(scene, speaker, seat, hand) for seat, hand in enumerate(scene.full["hands"])]


def _line(scene: Scene, speaker: QuidditchSpeaker, seat: Seat, hand: Iterable[str]) -> Text:
    text = Text(f" {printable(scene.table.seats[seat].name)}:")
    for card in hand:
        text.append(" ").append(f" {speaker.label(card)} ".replace(" ", "\N{NO-BREAK SPACE}"), CARD)
    return text
