"""Sequence as a compiled kernel: the same rules on arrays of numbers, for millions of games (extra `research`).

This module itself needs nothing of the extra, so that anybody can ask it what the kernel plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from commonroom.engine import Table

if TYPE_CHECKING:
    from commonroom.games.sequence.options import Settings

BOTS = ("random", "greedy", "easy")
"""The bots that the kernel knows; the place of a bot is its number there."""


def why_not(game: str, table: Table, bots: Sequence[str]) -> str | None:
    """Say what keeps the kernel from playing a table between some bots; None if it can."""
    if game != "sequence":
        return f"fast plays sequence only, not {game}"
    from commonroom.games.sequence.options import settings  # a game is loaded when it is named

    if unknown := [bot for bot in bots if bot not in BOTS]:
        return f"fast has the bots {', '.join(BOTS)}, not {', '.join(unknown)}"
    if not fits(settings(table)):
        return "fast needs draw_mode=auto, and the default for every ruling"
    try:
        import numba  # noqa: F401
    except ModuleNotFoundError as error:
        return f"fast needs {error.name}; install it with: pip install 'commonroom[research]'"
    return None


def fits(settings: Settings) -> bool:
    """Tell whether the kernel has the rulings of a table: the default ones, and cards are drawn automatically."""
    return (
        settings.auto_draw
        and not settings.random_starter
        and not settings.unlimited_exchanges
        and not settings.jack_exchange
        and settings.collinear_share
        and not settings.lock_whole_line
        and settings.player_chooses_line
        and settings.pile_exhausted != "play_on"
        and settings.ends_on_last_card
        and not settings.most_sequences_wins
        and not settings.limit_chips
        and not settings.empty_hand_draws
        and not settings.share_hands
        and not settings.breakable
    )
