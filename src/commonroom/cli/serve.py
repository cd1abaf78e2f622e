"""`commonroom serve`: the table in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich import print as show


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://…", envvar="COMMONROOM_DATABASE")
    ] = "sqlite:///commonroom.db",
    secure: Annotated[bool, typer.Option(help="Cookies for https only; for a server behind https.")] = False,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose pages may connect.")] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file with settings and limits; options go first.")] = None,
) -> None:
    """Serve the page, and play in a browser with friends or bots."""
    # The server's libraries take a second to load; the other commands do not need them.
    from commonroom.server.serve import serve as run
    from commonroom.server.settings import read_settings

    chosen = {"database": database, "host": host, "port": port, "secure_cookies": secure, "origins": origin or []}
    settings = read_settings(config, chosen)
    show(f"Common Room is open: [bold]http://{host}:{port}/[/bold]   (Ctrl-C to close)")
    run(settings)
