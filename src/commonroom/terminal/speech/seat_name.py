"""Players as they are called at the table: with "you", or with the level of a bot."""

from __future__ import annotations

from commonroom.engine import Seat

from ..scene import Scene, printable
from .language import phrase_in, say


def seat_name(scene: Scene, seat: Seat) -> str:
    """Name a player, and say who it is."""
    player = scene.table.seats[seat]
    if seat == scene.viewer:
        return f"{printable(player.name)} {say('you-mark')}"
    return printable(f"{player.name} ({level_of(scene, player.bot)})" if player.bot else player.name)


def level_of(scene: Scene, bot: str) -> str:
    """Name the level at which a bot plays; one that plays at none may have a name for people, or only its own."""
    name, _, budget = bot.partition("@")
    level = phrase_in((), f"bot-{scene.levels.get(name, name)}") or name
    return f"{level}, {budget}" if budget else level
