"""`commonroom backup`: a whole database in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .databases import Database, address, look_through


def backup(
    to: Annotated[Path, typer.Argument(metavar="TO", help="A new file, or a folder, where it is named by the time.")],
    database: Database = None,
) -> None:
    """Write a server's database to one file, while the server may go on."""
    from commonroom.server.backup import back_up

    file = back_up(address(database), to)
    print(f"backed up to {file}")
    look_through(f"sqlite:///{file}")
