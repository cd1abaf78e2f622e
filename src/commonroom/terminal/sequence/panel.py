"""The players: sides with their sequences, seats with their cards, the pile, and whose turn it is."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from commonroom.engine import Seat
from commonroom.games.sequence.options import settings

from ..scene import Scene, printable
from ..speech.language import say
from ..speech.seat_name import seat_name
from .notation import FRESH, SHAPES, paint
from .speaker import SequenceSpeaker


def panel(scene: Scene, width: int) -> Text:
    """Draw one block for each side, then the cards that are in nobody's hand."""
    view, text, speaker = scene.view, Text(), SequenceSpeaker(scene.table, scene.viewer)
    for side, colour in enumerate(view["colours"]):
        made = f"{len(view['sequences'][side])}/{view['target']}"
        name = set_cell_size(f"{SHAPES[side]} {speaker.side(side)}", width - len(made))
        text.append(f"{name}{made}\n", f"bold {paint(colour).word}")
        for seat in settings(scene.table).members(side):
            text.append(_player(scene, speaker, seat, width) + "\n", "bold" if _is_on_turn(scene, seat) else "")
        text.append("\n" if view["sides"] * 2 + len(scene.table.seats) < 10 else "")
    played = sum(map(len, view["discards"])) + len(view["spent"])
    return text.append(speaker.phrase("sequence-panel-pile", pile=view["pile"], played=played), "dim")


def _player(scene: Scene, speaker: SequenceSpeaker, seat: Seat, width: int) -> str:
    """Draw a player: a mark for the turn, the name, what is special, and the number of cards."""
    mark = FRESH if _is_on_turn(scene, seat) else " "
    noted, cards = _note(scene, seat), str(scene.view["hands"][seat])
    note = speaker.phrase(f"sequence-mark-{noted}") if noted else ""
    room = width - cell_len(note) - len(cards) - 4
    name = seat_name(scene, seat)
    if cell_len(name) > room:
        name = say("you") if seat == scene.viewer else printable(scene.table.seats[seat].name)
    return f"{mark} {set_cell_size(name, room)} {note} {cards}"


def _is_on_turn(scene: Scene, seat: Seat) -> bool:
    return scene.view["result"] is None and bool(seat == scene.view["turn"])


def _note(scene: Scene, seat: Seat) -> str:
    """Return which mark stands beside a player."""
    view = scene.view
    if seat in view["left"]:
        return "left"
    if seat in view["penalty"]:
        return "forfeit"
    # A player is not told of another's forgotten draw (RUL-SEQ-38); a record has no secrets.
    if seat in view["drawing"] and (seat == scene.viewer or scene.full is not None):
        return "draw"
    return "passed" if seat in view["passed"] else ""
