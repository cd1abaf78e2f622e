"""Actions in words."""

from __future__ import annotations

from commonroom.engine import Table

from ..scene import Data, printable
from .notation import cell_name, line_name
from .speaker import SequenceSpeaker


def word(table: Table, action: Data) -> str:
    """Word an action as one of several that may be done."""
    speaker = SequenceSpeaker(table)
    match action:
        case {"type": "play", "card": card, "cell": cell}:
            kind = "remove" if card in speaker.edition.anti_wild else "play-on"
            return speaker.phrase(f"sequence-do-{kind}", card=speaker.card(card), cell=cell_name(cell))
        case {"type": "exchange" | "forfeit" as kind, "card": card}:
            return speaker.phrase(f"sequence-do-{kind}-card", card=speaker.card(card))
        case {"type": "draw"}:
            return speaker.phrase("sequence-do-draw")
        case {"type": "pass"}:
            return speaker.phrase("sequence-do-pass")
        case {"type": "choose_sequence", "cells": cells}:
            return speaker.phrase("sequence-choose-line", line=line_name(cells))
        case _:
            return _aside(speaker, action)


def _aside(speaker: SequenceSpeaker, action: Data) -> str:
    match action:
        case {"type": "claim_coaching", "side": side}:
            return speaker.phrase("sequence-aside-claim", side=speaker.side(side))
        case {"type": "rule", "upheld": upheld, "side": None}:
            return speaker.phrase("sequence-do-uphold" if upheld else "sequence-do-dismiss")
        case {"type": "rule", "upheld": upheld, "side": side}:
            verdict = "uphold" if upheld else "dismiss"
            return speaker.phrase(f"sequence-aside-{verdict}", side=speaker.side(side))
        case {"type": "leave", "substitute": str(substitute)}:
            return speaker.phrase("sequence-do-hand-over", substitute=printable(substitute))
        case _:
            return speaker.phrase(f"sequence-aside-{action['type']}")
