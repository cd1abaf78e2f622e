"""The whole table on one screen: the pitch between the players, the log, the hand, and the choices."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.text import Text

from ..face import Moment
from ..log_tail import log_rows
from ..scene import Scene
from .choices import choices
from .event_phrases import fold
from .hand import open_hands, own_hand
from .lay_input import placed_cards, placed_numbers
from .pitch import pitch, seats_of
from .players import player
from .speaker import QuidditchSpeaker
from .status import standing

LOG = 12
LEAST_LOG = 2
QUESTION = 3
"""Rows that stay free below everything for a note and the prompt."""


def picture(scene: Scene, moment: Moment) -> RenderableType:
    """Draw everything from top to bottom; the log gets the rows that are left."""
    width = moment.width
    beyond, near = seats_of(scene)
    above = [
        *_wrapped([_title(scene)], width),
        *player(scene, beyond, width),
        *pitch(scene, placed_cards(scene, moment.pick), width),
        *player(scene, near, width),
        *_wrapped(standing(scene), width),
    ]
    below = _wrapped(open_hands(scene), width)
    if scene.viewer is not None:
        below += own_hand(scene, _taken(scene, moment.pick))
    below += choices(scene, moment.pick, width)
    left = moment.height - QUESTION - len(above) - len(below)
    log = log_rows(fold(moment.log), width, max(LEAST_LOG, min(LOG, left)), steady=moment.steady)
    return Group(*above, *log, *below)


def _title(scene: Scene) -> Text:
    view, speaker = scene.view, QuidditchSpeaker(scene.table, scene.viewer)
    led = speaker.phrase("quidditch-led", **speaker.actor(view["leader"]), round=view["round"])
    title = Text(f" {speaker.phrase('quidditch-name')}. {led}", "bold")
    if view["chase"]:
        return title.append(f"  {speaker.phrase('quidditch-chase')}", "bold")
    return title.append(f"  {speaker.phrase('quidditch-pitch-deck', count=view['pitch_deck'])}", "not bold dim")


def _taken(scene: Scene, pick: str) -> set[int]:
    """Return the cards of the hand that are taken up: those about to be laid, or the one about to be played."""
    hand = scene.view["hand"]
    return {hand.index(pick)} if pick in hand else set(placed_numbers(pick).values())


def _wrapped(lines: list[Text], width: int) -> list[Text]:
    """Break long lines, so that their rows can be counted."""
    console = Console(width=width)
    return [row for line in lines for row in line.wrap(console, width)]
