"""Sequence as a compiled kernel: the same rules on arrays of numbers, for millions of games (extra `research`).

This module itself needs nothing of the extra, so that anybody can ask it what the kernel plays.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from commonroom.engine import Table

BOTS = ("random", "greedy", "easy", "normal")
"""The bots that the kernel knows; the place of a bot is its number there."""


def why_not(game: str, table: Table, bots: Sequence[str]) -> str | None:
    """Say what keeps the kernel from playing a table between some bots; None if it can."""
    if game != "sequence":
        return f"fast plays sequence only, not {game}"
    if unknown := [bot for bot in bots if bot not in BOTS]:
        return f"fast has the bots {', '.join(BOTS)}, not {', '.join(unknown)}"
    if not fits(table):
        return "fast needs draw_mode=auto, and the default for every ruling"
    try:
        import numba  # noqa: F401
    except ModuleNotFoundError as error:
        return f"fast needs {error.name}; install it with: pip install 'commonroom[research]'"
    return None


FREE = frozenset(
    {
        # Who plays with which box: `layout.table_of` passes this on.
        *("edition", "side_of", "sides", "target", "hand_size", "colours", "chips"),
        # How cards are drawn by hand.
        *("draw_grace", "forgotten_draw"),
        # The kernel has two of the three possibilities, and `fits` refuses the third.
        "pile_exhausted",
        # What people do beside the game: bots do not talk, leave or run out of time.
        *("team_talk", "coaching_penalty", "turn_limit", "on_leave"),
        # Whether the edition allows all these rulings; the rulings themselves are compared.
        "house_rule",
    }
)
"""The settings that need not be the default. All others are compared, also those that are still to come."""


def fits(table: Table) -> bool:
    """Tell whether the kernel has the rulings of a table: the default ones, and cards are drawn automatically."""
    from commonroom.games.sequence.options import settings  # a game is loaded when it is named

    chosen, default = settings(table), settings(replace(table, options={"draw_mode": "auto"}))
    compared = set(chosen.__struct_fields__) - FREE
    return chosen.pile_exhausted != "play_on" and all(
        getattr(chosen, name) == getattr(default, name) for name in compared
    )
