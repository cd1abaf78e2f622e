"""`commonroom serve`: the table in a browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import get_console
from rich.markup import escape

if TYPE_CHECKING:
    from commonroom.server.settings import Settings


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
    open_page: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open the page in a browser; by default on a desktop.")
    ] = None,
) -> None:
    """Serve the page, and play in a browser with friends or bots."""
    # The server's libraries take a second to load; the other commands do not need them.
    from commonroom.server.serve import serve as run
    from commonroom.server.settings import read_settings

    chosen: dict[str, Any] = {
        "database": database,
        "host": host,
        "port": port,
        "secure_cookies": secure,
        "origins": origin,
    }
    # The Makefile lets others in with `make`; without it, the program itself does.
    chosen["invite_command"] = os.environ.get("INVITE")
    settings = read_settings(config, {name: value for name, value in chosen.items() if value is not None})
    opens = _is_desktop() if open_page is None else open_page
    run(settings, lambda: _welcome(settings, opens))


def _welcome(settings: Settings, opens: bool) -> None:
    """Say where to go, once the server is open."""
    host, port, database = settings.host, settings.port, settings.database
    everywhere = host in ("0.0.0.0", "::")
    address = f"http://{'127.0.0.1' if everywhere else host}:{port}/"
    _say(f"Common Room is open: [bold]{address}[/bold]   (Ctrl-C to close)")
    if everywhere and (own := _own_address()):
        _say(f"For others in your network: [bold]http://{own}:{port}/[/bold]")
    elif host == "127.0.0.1":
        _say(f"Only this computer can reach it. To let your network in: [bold]{settings.invite_command}[/bold]")
    if database.startswith("sqlite:///"):
        _say(f"Your tables are kept in {escape(database.removeprefix('sqlite:///'))}")
    if opens:
        webbrowser.open(address)


def _say(line: str) -> None:
    """Print a line in one piece, so that an address or a command can be copied."""
    get_console().print(line, soft_wrap=True)


def _is_desktop() -> bool:
    """Tell whether somebody sits in front of a screen: a server in a terminal opens nothing."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _own_address() -> str | None:
    """Return the address of this machine in its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
