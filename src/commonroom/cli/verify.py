"""`commonroom verify`: is everything in a database still what the server has written?"""

from __future__ import annotations

from .databases import Database, address, look_through


def verify(database: Database = None) -> None:
    """Check a server's database: is everything still what was written?"""
    look_through(address(database))
