"""What looking through a database has found, as lines and an exit status."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from .errors import FAILED

Database: TypeAlias = Annotated[
    str | None,
    typer.Argument(
        metavar="DATABASE",
        help="sqlite:///FILE, postgresql://… or a file; by default the one that is served.",
        envvar="COMMONROOM_DATABASE",
        show_default=False,
    ),
]


def address(database: Database) -> str:
    """Return the address of a database that was named on the command line, or of the usual one."""
    from commonroom.server.settings import default_database

    url = database or default_database()
    return url if ":/" in url else f"sqlite:///{url}"


def look_through(url: str) -> None:
    """Verify a database and say what is damaged; exit with 1 if anything is."""
    # The server's libraries take a second to load; help does not need them.
    from commonroom.server.verification import Damage, verify

    damaged = False
    for found in verify(url):
        if isinstance(found, Damage):
            damaged = True
            print(f"damaged: {'the database' if found.table is None else f'table {found.table}'}: {found.why}")
        else:
            outcome = "see above" if damaged else "nothing is damaged"
            print(f"{found.tables} tables with {found.actions} actions: {outcome}")
    if damaged:
        raise typer.Exit(FAILED)
