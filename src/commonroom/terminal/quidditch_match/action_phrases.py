"""Actions and endings in words."""

from __future__ import annotations

from commonroom.engine import Table

from ..scene import Data
from .notation import LONG
from .speaker import PitchSpeaker


def word(table: Table, action: Data) -> str:
    """Word an action so that it can follow "you may"."""
    speaker = PitchSpeaker(table, None)
    piece, to = LONG.get(action.get("piece", ""), ""), speaker.field(action["to"]) if "to" in action else ""
    return {
        "place": f"place {piece} on {to}",
        "formation": "take the default formation",
        "roll": "roll",
        "move": f"move {piece} to {to}",
        "pass": f"pass the Quaffle to {to}",
        "take": "take the Quaffle",
        "shoot": "shoot",
        "aim": f"make the bludger of {piece} ready",
        "throw": f"throw the bludger {action.get('direction')}",
        "put": f"put the Quaffle on {to}",
        "card": f"use {speaker.card(action['card'])}" if action.get("card") in speaker.cards else "use a card",
        "end": "end the turn",
        "concede": "give up",
    }[action["type"]]


def ending(speaker: PitchSpeaker, result: Data) -> str:
    """Say how the match ended."""
    winner = result["winners"][0]
    how = "catch the Snitch" if result["reason"] == "snitch" else "win, for the other side gave up"
    catch = how if winner == speaker.viewer else how.replace("catch", "catches").replace("win,", "wins,")
    return f"{'You' if winner == speaker.viewer else speaker.name(winner)} {catch}!"
