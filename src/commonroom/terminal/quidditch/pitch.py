"""The pitch: the balls in the middle, and the cards at them on either side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from commonroom.engine import Seat
from commonroom.games.quidditch.box.cards import BALLS, Ball

from ..scene import Data, Scene
from .notation import BACK, CARD, DONE, FRESH, INKS, LIT, OUT, VOID
from .speaker import QuidditchSpeaker

Cell: TypeAlias = tuple[str, str]
"""The text of a place, and its style."""

WIDEST = 20


def seats_of(scene: Scene) -> tuple[Seat, Seat]:
    """Return who sits beyond the pitch, and who on this side of it."""
    near = 0 if scene.viewer is None else scene.viewer
    return 1 - near, near


def pitch(scene: Scene, placed: Mapping[Ball, str], width: int) -> list[Text]:
    """Draw three rows: the cards beyond, the balls, the cards on this side; `placed` are cards about to be laid."""
    balls = balls_of(scene.view)
    if not balls:
        return [Text(f" {QuidditchSpeaker(scene.table, scene.viewer).phrase('quidditch-no-ball')}", "dim")]
    room = min(WIDEST, (width - 1) // len(balls))
    beyond, near = seats_of(scene)
    cards = Laid(scene, placed)
    rows = [
        [cards.cell(ball, beyond) for ball in balls],
        [cards.ball(ball) for ball in balls],
        [cards.cell(ball, near) for ball in balls],
    ]
    return [_row(cells, room) for cells in rows]


def balls_of(view: Data) -> list[Ball]:
    """List the balls on the pitch and those that were played for in this round."""
    known = {*view["pitch"], *(spot["ball"] for spot in view["spots"])}
    return [ball for ball in BALLS if ball in known]


def _row(cells: list[Cell], room: int) -> Text:
    text = Text(" ")
    for shown, style in cells:
        name = shown if cell_len(shown) < room else set_cell_size(shown, room - 2) + "…"
        left = (room - cell_len(name)) // 2
        text.append(" " * left).append(name, style).append(" " * (room - cell_len(name) - left))
    return text


class Laid:
    """The cards at the balls, as far as the viewer may know."""

    def __init__(self, scene: Scene, placed: Mapping[Ball, str]) -> None:
        self.view, self.full = scene.view, scene.full
        self.speaker = QuidditchSpeaker(scene.table, scene.viewer)
        self.viewer, self.placed = scene.viewer, placed
        self.spots: dict[Ball, Data] = {spot["ball"]: spot for spot in scene.view["spots"]}

    def ball(self, ball: Ball) -> Cell:
        """Return a ball: not played for, waiting, being decided or settled."""
        spot, name = self.spots.get(ball), self.speaker.ball(ball)
        if spot is None:
            return f"({name})", "dim"
        if spot["settled"]:
            return f"{name} {DONE}", "dim"
        return (f"{FRESH} {name} ◂", "bold reverse") if ball == self.view["at"] else (name, "bold")

    def cell(self, ball: Ball, seat: Seat) -> Cell:
        """Return what one seat has at a ball."""
        spot = self.spots.get(ball)
        if spot is None or spot["settled"]:
            return "", ""
        if spot["pushed"][seat]:
            return self.speaker.phrase("quidditch-mark-pushed"), "dim"
        if not spot["laid"][seat]:
            return (VOID, "dim") if self.view["laid"] else self._planned(ball, seat)
        card = self._card(spot, seat)
        lowered = spot["lowered"][seat]
        if card is None:
            return BACK + (f" -{lowered}" if lowered else ""), INKS[self.speaker.houses[seat]]
        return self._face_up(card, spot, seat) if spot["face_up"] else (self._face_down(card, lowered), CARD)

    def _planned(self, ball: Ball, seat: Seat) -> Cell:
        """Return what is about to be laid: chosen just now, or decided and waiting for the other player."""
        if seat == self.viewer and ball in self.placed:
            return f"[{self.speaker.label(self.placed[ball])}]", LIT
        commits = self.full["commits"] if self.full is not None else [None, None]
        commit = self.view.get("commit") if seat == self.viewer else commits[seat]
        return (f"({self.speaker.label(commit[ball])})", CARD) if commit and ball in commit else ("", "")

    def _card(self, spot: Data, seat: Seat) -> str | None:
        """Return the card itself, if it is known: readers of a record know every one."""
        known: str | None = spot["cards"][seat]
        return self.full["cards"][spot["ball"]][seat] if known is None and self.full is not None else known

    def _face_down(self, card: str, lowered: int) -> str:
        return f"({self.speaker.label(card)})" + (f" -{lowered}" if lowered else "")

    def _face_up(self, card: str, spot: Data, seat: Seat) -> Cell:
        """Return the card with its value, where that differs from what is printed."""
        name, value = self.speaker.label(card), spot["values"][seat]
        if spot["keeper_out"][seat]:
            return f"{name} {OUT}", "dim strike"
        if value is None:
            return f"{name} {VOID}", "dim"
        return (f"{name}→{value}" if spot["lowered"][seat] else name), CARD
