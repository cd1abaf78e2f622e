"""What an operator can set; every default is safe."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from commonroom.engine import BadInput

LOCAL_FILE = "commonroom.db"


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much anybody may ask of the server. Ordinary play never comes near."""

    frame_bytes: int = 16 * 1024
    body_bytes: int = 256 * 1024
    frames: tuple[int, float] = (100, 20.0)
    """So many frames in so many seconds for each socket that plays; half of it for one that watches."""
    frames_burst: int = 20
    frames_per_address: tuple[int, float] = (5_000, 20.0)
    """For all sockets from one address together: a whole club behind one router stays below."""
    slow_downs: int = 50
    """So many frames in a row may come too fast, and wait; then the socket is closed."""
    chats: tuple[int, float] = (5, 10.0)
    hints: tuple[int, float] = (10, 20.0)
    asides: tuple[int, float] = (20, 60.0)
    """What a seat may say aside in a match, such as claims and substitutes: nobody needs more."""
    requests_per_address: tuple[int, float] = (1_200, 60.0)
    """Questions over HTTP."""
    replays_per_address: tuple[int, float] = (30, 60.0)
    pasts_per_address: tuple[int, float] = (300, 60.0)
    """Looks back at earlier moments of a table."""
    sockets_per_seat: int = 4
    sockets_per_address: int = 200
    tables_per_person: int = 30
    """New tables an hour."""
    tables_per_address: int = 120
    running_tables: int = 50
    """Unfinished tables of the last thirty days at which one person may sit and open another."""
    wrong_secrets: int = 20
    """A minute, for each address."""
    queue_frames: int = 64
    queue_bytes: int = 256 * 1024
    idle_table: float = 600.0
    """Seconds after which a table that nobody uses leaves memory."""
    idle_socket: float = 900.0
    """Seconds after which a socket that says nothing at all is closed; the page pings every few seconds."""
    ping: float = 20.0
    """Seconds between pings, and how long an answer may take."""
    away: float = 30.0
    """Seconds after which the host may give the seat of somebody who is gone to a bot."""
    links: int = 30
    """Links for other devices, an hour and person."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the server listens and what it trusts."""

    database: str = f"sqlite:///{LOCAL_FILE}"
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Origins to accept besides the host that was asked for."""
    hosts: tuple[str, ...] = ()
    """Names by which the server is reached, besides numbers, localhost and names of the local network."""
    secure_cookies: bool = False
    """Set behind https."""
    proxies: tuple[str, ...] = ()
    """Addresses whose forwarded headers are believed."""
    bot_workers: int = 1
    bot_seconds: float = 5.0
    """How long a bot may think before chance decides for it; waiting for a worker does not count."""
    replay_seconds: float = 20.0
    """How long it may take to replay a record that somebody brings."""
    bot_pause: float = 0.6
    """How long a bot's move is held back, so that people can follow."""
    gathering: float = 20.0
    """How long bots and clocks wait at the start of a match for players who have not opened the table yet."""
    limits: Limits = Limits()


def default_database() -> str:
    """Return the file in this folder if there is one, and otherwise the one in the user's data folder."""
    if Path(LOCAL_FILE).exists():
        return f"sqlite:///{LOCAL_FILE}"
    return f"sqlite:///{user_data_path('commonroom', appauthor=False, ensure_exists=True) / LOCAL_FILE}"


def read_settings(file: Path | None, chosen: dict[str, Any]) -> Settings:
    """Settings from a TOML file, and what was chosen besides."""
    try:
        written = msgspec.toml.decode(file.read_bytes()) if file else {}
        return msgspec.convert({"database": default_database()} | written | chosen, Settings)
    except OSError as error:
        raise BadInput("config", f"cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadInput("config", str(error)) from None
