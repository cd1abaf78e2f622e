"""`commonroom serve`: the table in a browser."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Annotated

import typer
from rich import print as show


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; 0.0.0.0 lets others in your network join.", metavar="A")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.", min=0, max=65535)] = None,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…", envvar="COMMONROOM_DATABASE")
    ] = None,
    secure: Annotated[bool | None, typer.Option(help="Cookies for https only; for a server behind https.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose pages may connect.")] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file with settings and limits; options go first.")] = None,
) -> None:
    """Serve the page, and play in a browser with friends or bots."""
    # The server's libraries take a second to load; the other commands do not need them.
    from commonroom.server.serve import serve as run
    from commonroom.server.settings import read_settings

    chosen = {"database": database, "host": host, "port": port, "secure_cookies": secure, "origins": origin}
    settings = read_settings(config, {name: value for name, value in chosen.items() if value is not None})
    run(settings, lambda: _welcome(settings.host, settings.port))


def _welcome(host: str, port: int) -> None:
    """Where to go, once the door is open."""
    everywhere = host in ("0.0.0.0", "::")
    show(f"Common Room is open: [bold]http://{'127.0.0.1' if everywhere else host}:{port}/[/bold]   (Ctrl-C to close)")
    if everywhere and (own := _own_address()):
        show(f"For others in your network: [bold]http://{own}:{port}/[/bold]")
    elif host == "127.0.0.1":
        show(
            "Only this computer can reach it. To let others in your network join:",
            "[bold]make play HOST=0.0.0.0[/bold]",
        )


def _own_address() -> str | None:
    """The address by which the network knows this machine; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
