"""What is told of a match that is played at no table: a record that is watched, or a lesson."""

from __future__ import annotations

from commonroom.engine import Match

from .contents import CONTENTS
from .protocol import SeatInfo, TableInfo


def info_of(match: Match, seed: bytes | None, connected: bool) -> TableInfo:
    """Describe the match as a table would; the seed only where nothing is left to hide."""
    table, rules = match.table, match.rules
    sides = rules.sides_of(table)
    return TableInfo(
        table="",
        game=rules.ABOUT.name,
        title=rules.ABOUT.title,
        edition=table.edition,
        options=dict(table.options),
        content=CONTENTS.keep(rules.ABOUT.name, table.options, table.version(rules.ABOUT)),
        seats=[
            SeatInfo(
                "bot" if player.bot else "person",
                player.name,
                player.bot,
                connected,
                sides[seat],
                player.wish,
                came=True,
                left=False,
                offered=False,
            )
            for seat, player in enumerate(table.seats)
        ],
        host=None,
        hints=False,
        team_chat=False,
        phase="playing" if match.to_act else "finished",
        commitment=match.commitment,
        seed=None if seed is None else seed.hex(),
        outcome=rules.outcome(match.current),
        rematch=None,
        clock=None,
        watchers=0,
        watching=[],
        gallery="silent",
        pause=None,
        asked=None,
        away_after=0.0,
    )
