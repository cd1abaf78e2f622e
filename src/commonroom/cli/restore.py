"""`commonroom restore`: a database from a backup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .databases import Database, address, look_through


def restore(
    backup: Annotated[Path, typer.Argument(metavar="BACKUP", help="A file that `commonroom backup` has written.")],
    database: Database = None,
) -> None:
    """Put a backup where there is no database yet."""
    from commonroom.server.backup import restore as put_back

    url = address(database)
    put_back(backup, url)
    print(f"restored from {backup}")
    look_through(url)
