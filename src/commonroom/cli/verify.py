"""`commonroom verify`: is everything in a database still what the server has written?"""

from __future__ import annotations

from typing import Annotated

import typer

from commonroom.server.settings import default_database
from commonroom.server.verification import Damage
from commonroom.server.verification import verify as look

from .errors import FAILED


def verify(
    database: Annotated[
        str | None, typer.Argument(metavar="DATABASE", help="sqlite:///FILE, postgresql://… or a file.")
    ] = None,
) -> None:
    """Check a server's database: is everything still what was written?"""
    url = database or default_database()
    damaged = False
    for found in look(url if ":/" in url else f"sqlite:///{url}"):
        if isinstance(found, Damage):
            damaged = True
            print(f"damaged: {'the database' if found.table is None else f'table {found.table}'}: {found.why}")
        else:
            outcome = "see above" if damaged else "nothing is damaged"
            print(f"{found.tables} tables with {found.actions} actions: {outcome}")
    if damaged:
        raise typer.Exit(FAILED)
