"""The players: sides with their sequences, seats with their cards, the pile, and whose turn it is."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from commonroom.engine import Seat
from commonroom.games.sequence.options import settings

from ..scene import Scene, printable
from .notation import FRESH, SHAPES, paint


def panel(scene: Scene, width: int) -> Text:
    """Draw one block for each side, then the cards that are in nobody's hand."""
    view, text = scene.view, Text()
    for side, colour in enumerate(view["colours"]):
        made = f"{len(view['sequences'][side])} of {view['target']}"
        name = set_cell_size(f"{SHAPES[side]} {colour}", width - len(made))
        text.append(f"{name}{made}\n", f"bold {paint(colour).word}")
        for seat in settings(scene.table).members(side):
            text.append(_player(scene, seat, width) + "\n", "bold" if _is_on_turn(scene, seat) else "")
        text.append("\n" if view["sides"] * 2 + len(scene.table.seats) < 10 else "")
    played = sum(map(len, view["discards"])) + len(view["spent"])
    return text.append(f"pile {view['pile']}, played {played}", "dim")


def _player(scene: Scene, seat: Seat, width: int) -> str:
    """Draw a player: a mark for the turn, the name, what is special, and the number of cards."""
    player = scene.table.seats[seat]
    mark = FRESH if _is_on_turn(scene, seat) else " "
    note, cards = _note(scene, seat), str(scene.view["hands"][seat])
    room = width - cell_len(note) - len(cards) - 4
    kind = "you" if seat == scene.viewer else player.bot
    name = printable(f"{player.name} ({kind})" if kind else player.name)
    if cell_len(name) > room:
        name = "You" if seat == scene.viewer else printable(player.name)
    return f"{mark} {set_cell_size(name, room)} {note} {cards}"


def _is_on_turn(scene: Scene, seat: Seat) -> bool:
    return scene.view["result"] is None and bool(seat == scene.view["turn"])


def _note(scene: Scene, seat: Seat) -> str:
    view = scene.view
    if seat in view["left"]:
        return "left"
    if seat in view["penalty"]:
        return "forfeits"
    # A player is not told of another's forgotten draw (RUL-SEQ-38); a record has no secrets.
    if seat in view["drawing"] and (seat == scene.viewer or scene.full is not None):
        return "may draw"
    return "passed" if seat in view["passed"] else ""
