"""Actions in words."""

from __future__ import annotations

from commonroom.engine import Table
from commonroom.games.sequence.edition import edition
from commonroom.games.sequence.options import settings

from ..scene import Data, printable
from .notation import cell_name, label, line_name


def word(table: Table, action: Data) -> str:
    """Word an action so that it can follow "you may"."""
    box = edition(table.edition)
    match action["type"]:
        case "play" if action["card"] in box.anti_wild:
            return f"play {label(box, action['card'])} and take the chip off {cell_name(action['cell'])}"
        case "play":
            return f"play {label(box, action['card'])} on {cell_name(action['cell'])}"
        case "exchange":
            return f"exchange the dead card {label(box, action['card'])}"
        case "draw":
            return "draw a card"
        case "choose_sequence":
            return f"let {line_name(action['cells'])} be the sequence"
        case "forfeit":
            return f"give up {label(box, action['card'])}"
        case _:
            return _aside(table, action)


def _aside(table: Table, action: Data) -> str:
    match action["type"]:
        case "claim_coaching":
            return f"claim that {colour_of(table, action['side'])} has coached"
        case "admit":
            return "admit that your side has coached"
        case "rule":
            verdict = "uphold" if action["upheld"] else "dismiss"
            against = "" if action["side"] is None else f" against {colour_of(table, action['side'])}"
            return f"{verdict} the claim{against}"
        case "leave" if action.get("substitute"):
            return f"leave the seat to {printable(action['substitute'])}"
        case "leave":
            return "leave the game"
        case other:
            return str(other)


def colour_of(table: Table, side: int) -> str:
    """Name a side by the colour of its chips."""
    return settings(table).colours[side]
